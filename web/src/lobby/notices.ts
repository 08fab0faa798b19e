import { change, settings } from '../store/settings.svelte';

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
  open: () => void;
}

/** Tells, if that is allowed; some phones want it done by the service worker. */
export function notify({ title, body, tag, open }: Notice): void {
  if (noticeState() !== 'on') return;
  const details = { body, tag, icon: '/icon.svg' };
  try {
    const notice = new Notification(title, details);
    notice.onclick = () => {
      globalThis.focus();
      notice.close();
      open();
    };
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, details));
  }
}
