import type { Door } from './types';

/** The networks that are shipped with the client, by their paths; a file is fetched when it is first needed. */
const addresses = import.meta.glob<string>('../../../data/networks/*.nnue', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pathOf = (name: string): string => `../../../data/networks/${name}.nnue`;

/** How long a search waits for its network, in milliseconds; after that it begins with the game's own evaluation. */
const longestWait = 2000;

/** Whether there is a network for a game, if not for all its options: files are named after games. */
export function hasNetwork(game: string): boolean {
  return Object.keys(addresses).some((path) => path === pathOf(game) || path.includes(`/${game}-`));
}

/** Whether there is one that fits these options; without it the last level is as strong as it gets. */
export function hasFittingNetwork(rules: Door, game: string, options: Readonly<Record<string, string>>): boolean {
  return addresses[pathOf(rules.network(game, options).text)] !== undefined;
}

/** Loads networks into the rules of one worker. */
export class Networks {
  private readonly loading = new Map<string, Promise<void>>();

  constructor(private readonly load: (address: string) => Promise<Response> = (address) => fetch(address)) {}

  /** Waits for the network of a game, though not for long; where it cannot be loaded, the next search tries again. */
  async ensureLoaded(rules: Door, game: string, options: Readonly<Record<string, string>>): Promise<void> {
    const { text: name } = rules.network(game, options);
    const address = addresses[pathOf(name)];
    if (address === undefined) return;
    let loading = this.loading.get(name);
    if (!loading) {
      loading = this.fetch(rules, game, options, address).catch(() => void this.loading.delete(name));
      this.loading.set(name, loading);
    }
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  }

  private async fetch(
    rules: Door,
    game: string,
    options: Readonly<Record<string, string>>,
    address: string,
  ): Promise<void> {
    const answer = await this.load(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    rules.bringNetwork(game, options, new Uint8Array(await answer.arrayBuffer()));
  }
}
