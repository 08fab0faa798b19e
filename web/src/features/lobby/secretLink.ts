import { currentHash } from '../../base/router/router.svelte';

/** What stands behind # in a link that was mailed. It is not sent with the address, so no server or log has seen it. */
export const secretOfLink = (): string => currentHash().replace(/^#/, '');
