import type { TestProject } from 'vitest/node';
import { Server } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the program serves the client, without a slash at the end; each worker has a server of its own. */
    origins: string[];
  }
}

/** The program serves the built client to each worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => Server.begun()));
  project.provide(
    'origins',
    servers.map((server) => server.origin),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.end()));
  };
}
