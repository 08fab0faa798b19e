import { language } from '../../base/i18n/words.svelte';
import { change } from '../../base/storage/settings.svelte';
import type { BrowserSubscription, ChosenNotices, NoticeKind, Notices, NoticeWish } from '../../door/server/protocol';
import type { LobbyLine } from './line';
import { askForNotices, noticeState, type NoticeState } from './notices';

type PushLine = Pick<LobbyLine, 'post'>;

/** The service worker's, where it is there and the browser takes push messages. */
async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** As the server wants it; null where it lacks what messages are encrypted with. */
function described(subscription: PushSubscription): BrowserSubscription | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth, language: language() } : null;
}

/** With this key; a subscription with another, which the server had before, is given up. */
async function subscribed(manager: PushManager, pushKey: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) };
  try {
    return await manager.subscribe(wish);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(wish);
  }
}

/** Lets the server tell this browser, where both can; answers what it is told of, or null. */
async function startPush(line: PushLine): Promise<Notices | null> {
  const manager = await pushManager();
  if (!manager) return null;
  const { pushKey } = await line.post('/api/notices', {});
  if (pushKey === '') return null;
  const subscribe = described(await subscribed(manager, pushKey));
  return subscribe ? line.post('/api/notices', { subscribe }) : null;
}

/** Only ever after somebody pressed a button for it. Where the server cannot tell, the page still does. */
export async function startNotices(line: PushLine): Promise<NoticeState> {
  const state = await askForNotices();
  if (state === 'on') await startPush(line).catch(() => null);
  return state;
}

export async function stopNotices(line: PushLine): Promise<void> {
  change({ notices: false });
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await line.post('/api/notices', { unsubscribe: true }).catch(() => undefined); // its address is dead anyway
}

/** Whether this browser takes messages, which the server may know or not. */
export async function takesPush(): Promise<boolean> {
  return noticeState() === 'on' && Boolean(await (await pushManager())?.getSubscription());
}

/** What the server tells of while no page is open, and how. */
export interface ToldNotices {
  choice: ChosenNotices;
  /** Whether it tells this browser. */
  isPushed: boolean;
  /** What comes by e-mail; null where none can. */
  mailed: readonly NoticeKind[] | null;
}

const toldOf = ({ browsers, choice, mail }: Notices): ToldNotices => ({
  choice: chosen(choice),
  isPushed: browsers.some(({ isThis }) => isThis),
  mailed: mail?.kinds ?? null,
});

export async function toldNotices(line: PushLine): Promise<ToldNotices> {
  return toldOf(await line.post('/api/notices', {}));
}

/** Quiet hours are those of this place. */
export async function chooseNotices(line: PushLine, choose: ChosenNotices): Promise<ToldNotices> {
  return toldOf(await line.post('/api/notices', { choose: { ...choose, utcOffset: utcOffset() } }));
}

/** In the language of this page. */
export async function chooseMail(line: PushLine, kinds: readonly NoticeKind[]): Promise<ToldNotices> {
  return toldOf(await line.post('/api/notices', { mail: { kinds: [...kinds], language: language() } }));
}

function chosen({ quiet, ...others }: Notices['choice']): ChosenNotices {
  return quiet ? { ...others, quiet } : others;
}

const utcOffset = (now = new Date()): number => -now.getTimezoneOffset() || 0;

/** Tells the server what has changed since: who is signed in here, the language, summer time. */
export async function renewPush(line: PushLine): Promise<void> {
  if (noticeState() !== 'on') return;
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  const { pushKey, browsers, choice } = await line.post('/api/notices', {});
  if (pushKey === '') return;
  const known = browsers.find(({ isThis }) => isThis);
  const wish: NoticeWish = {};
  const subscribe = known?.language === language() ? null : described(subscription);
  if (subscribe) wish.subscribe = subscribe;
  if (choice.quiet && choice.utcOffset !== utcOffset()) wish.choose = { ...chosen(choice), utcOffset: utcOffset() };
  if (Object.keys(wish).length > 0) await line.post('/api/notices', wish);
}

/** Minutes of the day as a field for times has them, and back. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
