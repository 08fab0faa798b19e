import { RefusedError } from '../wasm';
import type { Connection } from './connection.svelte';
import type { RecordPage, Table } from './protocol';

/** After this a server that was asked for pages too quickly is asked again. */
const pause = 1000;

async function pageOf(connection: Connection, { table, number }: Table, from: number): Promise<RecordPage> {
  for (;;) {
    try {
      return await connection.ask({ do: 'page', table, number, from });
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refusal.key !== 'server.too-fast') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** The table with its whole record, whose pages are asked for where it is too long for one message. */
export async function wholeOf(connection: Connection, table: Table): Promise<Table> {
  const { recordNext, ...whole } = table;
  for (let from = recordNext; from !== undefined;) {
    const page = await pageOf(connection, table, from);
    whole.record += page.text;
    from = page.next;
  }
  return whole;
}
