import type { Connection } from '../../door/server/connection.svelte';

/** What pages need of the connection; tests bring one of their own. */
export type LobbyLine = Pick<Connection, 'status' | 'me' | 'wasSignedOut' | 'ask' | 'listen' | 'post'>;
