import { registerSW } from 'virtual:pwa-register';
import { printPath, usualPaper } from '../features/book/printing';
import { language, t } from '../base/i18n/words.svelte';
import { gameNames } from '../match/games';
import { showNotice } from '../base/ui/toast.svelte';

const quiet = 10_000;

/** What can be printed is fetched once the page is at rest, on the usual paper; the service worker keeps it. */
function fetchPrints(): void {
  const paper = usualPaper(navigator.language);
  for (const game of gameNames) void fetch(printPath(game, paper, language())).catch(() => undefined);
}

/** After the first visit everything is on the device. A new version is offered, never forced: games are kept anyway. */
export function startOffline(): void {
  const update = registerSW({
    onNeedRefresh: () =>
      showNotice(
        () => t('offline.update'),
        () => ({ label: t('offline.load'), run: () => void update(true) }),
      ),
  });
  void navigator.serviceWorker?.ready.then(() => setTimeout(fetchPrints, quiet));
}
