import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { program } from '../program';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the program serves the client, without a slash at the end. */
    origin: string;
    /** Where the browser is to be found. */
    browser: string;
  }
}

const client = env['BROCELIANDE_WEB'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function addressOf(server: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: string): void => {
      said += text;
      const found = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    };
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', hear);
    }
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`the program does not serve ${client}: ${said}`)));
  });
}

/** The program serves the built client, and one browser waits for all tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn(program, ['serve', '--web', client, '--port', '0', '--database', ':memory:']);
  project.provide('origin', await addressOf(server));
  const browser = await chromium.launchServer({ executablePath: '/usr/bin/chromium', args: flags });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.kill();
  };
}
