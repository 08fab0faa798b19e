import { go } from '../../base/router/router.svelte';
import { change, settings } from '../../base/storage/settings.svelte';

/** Whether the browser tells of turns: it does, it could, it was forbidden to, or it cannot at all. */
export type NoticeState = 'on' | 'off' | 'denied' | 'absent';

export function noticeState(): NoticeState {
  if (typeof Notification === 'undefined') return 'absent';
  if (Notification.permission === 'denied') return 'denied';
  return settings.notices && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Only ever after somebody pressed a button for it. */
export async function askForNotices(): Promise<NoticeState> {
  if (typeof Notification === 'undefined') return 'absent';
  const answer = await Notification.requestPermission();
  change({ notices: answer === 'granted' });
  return noticeState();
}

export interface Notice {
  title: string;
  body: string;
  /** A later notice of the same tag takes the place of this one. */
  tag: string;
  /** Where whoever clicks it wants to be. */
  path: string;
}

/** Tells, if that is allowed; on some phones only the service worker can, and hears of the click. */
export function notify({ title, body, tag, path }: Notice): void {
  if (noticeState() !== 'on') return;
  const details = { body, tag, icon: '/icon-192.png', data: { path } };
  try {
    const notice = new Notification(title, details);
    notice.onclick = () => {
      globalThis.focus();
      notice.close();
      go(path);
    };
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, details));
  }
}

/** Goes where `notice-click.js`, in the service worker, says that a notice was about. Answers how to stop. */
export function followNotices(): () => void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'object' && data && 'open' in data && typeof data.open === 'string') go(data.open);
  };
  navigator.serviceWorker?.addEventListener('message', hear);
  return () => navigator.serviceWorker?.removeEventListener('message', hear);
}
