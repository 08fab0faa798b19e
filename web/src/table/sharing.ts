import { t } from '../base/i18n/words.svelte';
import { pathTo } from '../base/router/routes';
import { announce } from '../base/ui/announce.svelte';
import { showLink } from '../base/ui/shownLink.svelte';
import { showNotice } from '../base/ui/toast.svelte';

const addressOf = (fragment: string): string => location.origin + pathTo.open(fragment);

export function notify(text: () => string): void {
  showNotice(text);
  announce(text());
}

/** Puts an address into the clipboard, or shows it to be copied by hand where that is forbidden. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify(() => t('link.copied'));
  } catch {
    showLink(address);
  }
}

export async function copyLink(fragment: string): Promise<void> {
  await copyAddress(addressOf(fragment));
}

/** Hands a link to the device's own sheet for sharing; where it has none, the link is copied. */
export async function shareLink(fragment: string, title: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(fragment);
  try {
    await navigator.share({ title, url: addressOf(fragment) });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(fragment);
  }
}
