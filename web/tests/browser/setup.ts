import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browsers, flags } from './launching';
import { Server } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the program serves the client, without a slash at the end; each worker has a server of its own. */
    origins: string[];
    /** Where the light browser is to be found. */
    browser: string;
  }
}

/** The program serves the built client to each worker, and one browser waits for all tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => Server.begun()));
  project.provide(
    'origins',
    servers.map((server) => server.origin),
  );
  const browser = await chromium.launchServer({ executablePath: browsers.light, args: flags });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.end()));
  };
}
