import { registerSW } from 'virtual:pwa-register';
import { t } from '../i18n/words.svelte';
import { showNotice } from './toast.svelte';

/** After the first visit everything is on the device. A new version is offered, never forced: games are kept anyway. */
export function startOffline(): void {
  const update = registerSW({
    onNeedRefresh: () =>
      showNotice(
        () => t('offline.update'),
        () => ({ label: t('offline.load'), run: () => void update(true) }),
      ),
  });
}
