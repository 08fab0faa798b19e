// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { LostError } from '../../door/server/commands';
import { clearToast, currentToast } from '../../base/ui/toast.svelte';
import { change, settings } from '../../base/storage/settings.svelte';
import { makeTable, sitDown } from './invite';
import { OpenTables } from './lobby.svelte';
import { whenOn } from './ready.svelte';
import { FakeLine, refusalOf, rowOf, welcome } from './testing';
import { inviteWish } from './wish';

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a table', () => {
  beforeEach(() => {
    clearToast();
    change({ online: false });
  });

  it('is made, and from then on its maker plays online', async () => {
    const fake = new FakeLine(() => ({ say: 'created', table: 'abcdef' }));
    expect(await makeTable(inviteWish('graal'), fake.line)).toBe('abcdef');
    expect(fake.asked).toEqual([{ do: 'create', ...inviteWish('graal') }]);
    expect(settings.online).toBe(true);
  });
  it('is not made where the server says no, or nothing', async () => {
    const refusing = new FakeLine(() => refusalOf('server.too-many', 'too many tables'));
    expect(await makeTable(inviteWish('menhirs'), refusing.line)).toBeNull();
    expect(currentToast()?.text).toBe('Too many tables');
    const lost = new FakeLine(() => new LostError());
    expect(await makeTable(inviteWish('menhirs'), lost.line)).toBeNull();
    expect(currentToast()?.text).toContain('no connection');
    expect(settings.online).toBe(false);
  });
  it('is sat down at, at any place or a certain one', async () => {
    const fake = new FakeLine();
    await sitDown('abcdef', null, fake.line);
    await sitDown('abcdef', 2, fake.line);
    expect(fake.asked).toEqual([
      { do: 'sit', table: 'abcdef' },
      { do: 'sit', table: 'abcdef', place: 2 },
    ]);
    expect(settings.online).toBe(true);
  });
  it('is not waited for too long', async () => {
    const fake = new FakeLine();
    fake.status = 'waiting';
    await expect(whenOn(fake.line, 5)).rejects.toBeInstanceOf(LostError);
  });
});

describe('open tables', () => {
  const open = rowOf('aaaaa1', { phase: 'open', changed: 1 });
  const later = rowOf('aaaaa2', { phase: 'open', changed: 2 });

  it('come and go, the latest first, and only those with room', async () => {
    const full = rowOf('aaaaa3', { phase: 'open', places: [{ level: 0, name: 'Ada', isTaken: true }] });
    const fake = new FakeLine(({ do: what }) => ({ say: what === 'lobby' ? 'lobby' : 'done', tables: [open, full] }));
    const tables = new OpenTables();
    const stop = tables.follow(fake.line);
    await settle();
    expect(tables.rows).toEqual([open]);
    fake.say({ say: 'lobby', tables: [open, later] });
    expect(tables.rows).toEqual([later, open]);
    fake.say(welcome);
    expect(fake.asked).toHaveLength(2);
    stop();
    expect(fake.asked.at(-1)).toEqual({ do: 'lobby', watch: false });
    expect(fake.listeners).toBe(0);
  });
});
