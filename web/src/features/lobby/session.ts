import { moment, t } from '../../base/i18n/words.svelte';
import type { SessionEntry } from '../../door/server/protocol';

/** A browser as its owner knows it. */
export function sessionName({ browser, system }: SessionEntry): string {
  if (browser && system) return t('session.on', browser, system);
  return browser || system || t('session.unknown');
}

/** When and where it was used. */
export function sessionFacts({ created, used, network, isThis }: SessionEntry): string {
  const facts = [
    isThis ? t('session.this') : '',
    t('session.since', moment(created)),
    isThis ? '' : t('token.used', moment(used)),
    network ? t('session.network', network) : '',
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}
