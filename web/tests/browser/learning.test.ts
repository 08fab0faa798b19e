import { describe, expect, it } from 'vitest';
import { puzzlesOf } from '../../src/features/puzzles/puzzles';
import { positionFragment } from '../../src/match/links';
import { newContext, newPage, phone, useBrowser } from './browser';
import { few } from './scope';
import { TablePage } from './table';
import { askForHint, beginAtFullStrength, beginByClick } from './ways';
import { filled, gameNames, t } from './words';

useBrowser();

describe('learning', () => {
  it('remembers a puzzle that was solved', async () => {
    const page = await newPage();
    const index = puzzlesOf('grailnah').findIndex(({ line }) => /^n:[A-G]\d+-/.test(line[0] ?? ''));
    const [, from = '', to = ''] = /^n:(\w+)-([\w*]+)/.exec(puzzlesOf('grailnah')[index]?.line[0] ?? '') ?? [];
    await page.goto(`/puzzles/grailnah#${index + 1}`);
    await page.locator('[data-cell]').first().waitFor();
    await page.getByRole('button', { name: t('puzzle.hint') }).click();
    const table = new TablePage(page);
    await table.press(from);
    await table.press(to);
    await page.getByText(t('puzzle.solved')).first().waitFor();
    await page.reload();
    const name = t('puzzle.numberSolved', String(index + 1), t(`puzzle.grade.${puzzlesOf('grailnah')[index]!.grade}`));
    await page.getByRole('button', { name, exact: true }).waitFor();
  });

  it('explains a whole game on a phone, move by move, and goes on after a reload', async () => {
    const page = await newPage(phone);
    await page.goto('/learn/menhirs');
    await page.getByRole('link', { name: t('lesson.startHint', t('coach.menhirs.title')) }).click();
    const coach = page.getByRole('region', { name: t('coach.label') });
    await coach.getByText(t('coach.menhirs.start')).waitFor();
    const table = new TablePage(page);
    await table.press('d4');
    await coach.getByText(t('tell.menhirs.placed.you')).waitFor();
    await coach.getByText(t('coach.menhirs.own')).waitFor();
    await coach.getByText(filled('tell.menhirs.placed.other', { who: t('level.1') })).waitFor();
    await coach.getByText(t('coach.menhirs.shared')).waitFor();
    const box = (await coach.boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= phone.viewport!.width]).toEqual([true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport!.width);
    const isCut = await coach.evaluate((element) => element.scrollHeight > element.clientHeight);
    expect(isCut).toBe(false);
    await page.reload();
    await coach.getByText(t('coach.menhirs.shared')).waitFor();
    await page.goto('/games');
    await page.locator('a[href^="/game/"]').first().click();
    await coach.getByText(t('coach.menhirs.shared')).waitFor();
    await page.getByRole('button', { name: t('play.undo') }).click();
    await coach.getByText(t('coach.menhirs.start')).waitFor();
  });

  it('keeps the board of a lesson where it is, and marks what a step speaks of', async () => {
    const page = await newPage(phone);
    await page.goto('/learn/grailnah/2');
    const board = page.getByRole('group', { name: t('lesson.board', t('lesson.grailnah.2.title')) });
    const lesson = page.getByRole('region', { name: t('lesson.grailnah.2.title') });
    const top = async (): Promise<number> => (await board.boundingBox())!.y;
    const marked = page.locator('[data-cell]').and(page.getByLabel(t('cell.pointed')));
    await marked.waitFor();
    expect(await marked.getAttribute('data-cell')).toBe('F8');
    expect(await page.locator('.pointed .ring').count()).toBe(1);
    const start = await top();
    const next = page.getByRole('button', { name: t('lesson.skip') });
    for (let step = 2; step <= 8; ++step) {
      await next.click();
      await lesson.getByText(t(`lesson.grailnah.2.step${step}` as 'lesson.grailnah.2.step2')).waitFor();
      expect(await top(), `step ${step}`).toBe(start);
    }
    expect(await marked.count()).toBe(0);
  });

  it('analyses a position exactly where it is solved', async () => {
    const page = await newPage();
    const position = 'M../.M../..M.M/..M./M.M 1a place - 7b';
    await page.goto(`/analysis#${positionFragment('menhirs', { side: '3', clearing: '7b' }, position)}`);
    await page.locator('.verdict', { hasText: t('analysis.wonIn', t('seat.b'), 12) }).waitFor();
  });

  it('offers every game to print, on every paper, in every language', async () => {
    const page = await newPage();
    for (const game of gameNames) {
      for (const paper of ['a4', 'letter']) {
        for (const language of ['en', 'fr', 'nl']) {
          const answer = await page.request.get(`/print/${game}-${paper}-${language}.pdf`);
          expect(answer.headers()['content-type']).toBe('application/pdf');
          expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
        }
      }
    }
  });
});

describe('without a network', () => {
  it('everything works after the first visit, full strength too', async () => {
    const context = await newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/games');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => url.includes('.nnue')).length >= 3;
    });
    await context.setOffline(true);
    await beginByClick(page, 'menhirs', 'computer');
    await page.locator('[data-cell]').first().waitFor();
    await page.reload();
    await page.locator('[data-cell]').first().waitFor();
    const paths = ['/rules/graal', '/about/graal', '/learn/grailnah/1', '/puzzles/graal', '/games', '/new/graal'];
    for (const path of few(paths, '/rules/graal', '/learn/grailnah/1')) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('alert').count(), path).toBe(0);
    }
    await beginAtFullStrength(page);
    await askForHint(page);
  });
});
