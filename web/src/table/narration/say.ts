import { lasting, listed, levelName, t } from '../../base/i18n/words.svelte';
import type { OnlineFacts } from '../../match/match';
import { absentAt, type Absentee } from '../../match/seats';
import type { Message } from '../../door/types';
import { say } from '../../base/i18n/words.svelte';
import { announce } from '../../base/ui/announce.svelte';
import { showRefusal } from '../../base/ui/toast.svelte';
import type { Offer, Table } from '../../door/server/protocol';

export function nameOfPlace({ places }: Table, place: number): string {
  const { level = 0, name = '', isFormer } = places[place] ?? {};
  if (isFormer) return t('player.former');
  return level > 0 ? levelName(level) : name;
}

/** What somebody asks of the others, in a sentence. */
export function offerText(table: Table, { what, by, place, level }: Offer): string {
  const isMine = by === table.me;
  if (what !== 'hand-over') return isMine ? t(`offer.yours.${what}`) : t(`offer.${what}`, nameOfPlace(table, by));
  const [whose, computer] = [nameOfPlace(table, place), levelName(level)];
  return isMine
    ? t('offer.yours.hand-over', whose, computer)
    : t('offer.hand-over', nameOfPlace(table, by), whose, computer);
}

export function awaitedText(table: Table, { awaited }: Offer): string {
  return t('offer.awaited', listed(awaited.map((place) => nameOfPlace(table, place))));
}

const isGone = ({ goneIn }: Absentee): boolean => goneIn === 0;

const nameOf = ({ what, by, place }: Offer): string => `${what} ${by} ${place}`;

/** What changed at the table besides actions, for those who do not see it. */
export function tableChanges({ table: before }: OnlineFacts, { table: after }: OnlineFacts): readonly string[] {
  const known = new Set(before.offers.map(nameOf));
  const said = after.offers.filter((offer) => !known.has(nameOf(offer))).map((offer) => offerText(after, offer));
  after.places.forEach((place, index) => {
    const was = before.places[index];
    if (!was || index === after.me || place.level > 0 || !place.isTaken || was.isHere === place.isHere) return;
    said.push(t('chat.said', nameOfPlace(after, index), t(place.isHere ? 'table.here' : 'table.away')));
  });
  const wereGone = new Set(
    absentAt(before)
      .filter(isGone)
      .map(({ place }) => place),
  );
  for (const { place } of absentAt(after).filter((each) => isGone(each) && !wereGone.has(each.place)))
    said.push(t('away.gone', nameOfPlace(after, place)));
  if (after.givenBack > before.givenBack) said.push(t('table.givenBack', lasting(after.givenBack)));
  const isSilent = !before.isSilent && after.isSilent;
  return isSilent ? [...said, t('table.silence')] : said;
}

/** A refusal of the server is shown and said like one of the rules. */
export function reportRefusal(refusal: Message | null): void {
  if (!refusal) return;
  showRefusal(refusal);
  announce(say(refusal));
}
