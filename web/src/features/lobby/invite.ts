import { online } from '../../door/server/connection.svelte';
import { showNotice } from '../../base/ui/toast.svelte';
import { change } from '../../base/storage/settings.svelte';
import type { LobbyLine } from './line';
import { whenOn } from './ready.svelte';
import { onlineReason } from './reason';
import type { CreateWish } from './wish';

type InviteConnection = Pick<LobbyLine, 'ask' | 'status'>;

/** Makes a table; its id, or null after a word about what went wrong. */
export async function makeTable(
  { setup, place }: CreateWish,
  line: InviteConnection = online(),
): Promise<string | null> {
  try {
    await whenOn(line);
    const { table } = await line.ask({ do: 'create', setup, place });
    change({ online: true });
    return table;
  } catch (error) {
    showNotice(() => onlineReason(error));
    return null;
  }
}

/** Takes that place, or any that is free; throws what the connection throws. */
export async function sitDown(table: string, place: number | null, line: InviteConnection = online()): Promise<void> {
  await whenOn(line);
  await line.ask({ do: 'sit', table, ...(place === null ? {} : { place }) });
  change({ online: true });
}
