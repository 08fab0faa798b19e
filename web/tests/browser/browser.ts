import { env } from 'node:process';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { browsers, flags } from './launching';

/** Of this worker's server; workers are counted from 1. */
export const origin = inject('origins')[Number(env['VITEST_POOL_ID']) - 1]!;

let browser: Browser;
/**
 * One for all files of a worker, which are loaded anew each; it ends with the worker. One for all workers would cost a
 * fifth more, since every message then passes through another process.
 */
const worker = globalThis as { lightBrowser?: Promise<Browser> };
let contexts: BrowserContext[] = [];
let problems: string[] = [];
let tolerated: RegExp[] = [];

/** Each test has contexts of its own, and fails on any trouble of its pages. */
export function useBrowser(kind: keyof typeof browsers = 'light'): void {
  beforeAll(async () => {
    const launched = (): Promise<Browser> => chromium.launch({ executablePath: browsers[kind], args: flags });
    browser = await (kind === 'light' ? (worker.lightBrowser ??= launched()) : launched());
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const found = problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
    [contexts, problems, tolerated] = [[], [], []];
    expect(found).toEqual([]);
  });
  afterAll(() => (kind === 'light' ? undefined : browser.close()));
}

/** Trouble that a test makes on purpose. */
export function tolerate(pattern: RegExp): void {
  tolerated.push(pattern);
}

function watchRequests(context: BrowserContext, home: string): void {
  context.on('request', (request) => {
    const { protocol, origin: host } = new URL(request.url());
    if (/^https?:|^wss?:/.test(protocol) && host !== home) problems.push(`a request to ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
}

function watchPages(context: BrowserContext): void {
  context.on('weberror', (error) => problems.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
  });
}

/**
 * Painted grounds are loaded and laid out, but not drawn: without a GPU drawing them is a third of what all tests cost.
 * telling.test.ts sees the page as it comes.
 */
async function hidePaintings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.painting { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
  });
}

export async function newContext(options: BrowserContextOptions = {}, hasNotation = true): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  contexts.push(context);
  await context.exposeBinding('reportViolation', (_, text: string) => void problems.push(`policy: ${text}`));
  await context.addInitScript(() => {
    const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`${violatedDirective} ${blockedURI}`),
    );
  });
  // Tests type moves and read them, and have chosen an opponent; telling.test.ts sees the page as it comes.
  if (hasNotation) {
    await hidePaintings(context);
    await context.addInitScript(() => {
      if (location.origin === 'null') return; // a page without an address keeps nothing
      const key = 'broceliande.settings';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      localStorage.setItem(key, JSON.stringify({ notation: true, opponent: 3, ...kept }));
    });
  }
  watchRequests(context, options.baseURL ?? origin);
  watchPages(context);
  return context;
}

export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  return (await newContext(options)).newPage();
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
