import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { Server } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the program serves the client, without a slash at the end. */
    origin: string;
    /** Where the browser is to be found. */
    browser: string;
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The program serves the built client, and one browser waits for all tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await Server.begun();
  project.provide('origin', server.origin);
  const browser = await chromium.launchServer({ executablePath: '/usr/bin/chromium', args: flags });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.end();
  };
}
