import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer['address'];
  }
}

/** Projects run this each for itself, within one process: the server that they share is known to the process. */
const shared = globalThis as { bolilleroTestServer?: { users: number; server: Promise<TestServer> } };

/**
 * Vitest's global set-up of the projects that need a database.
 *
 * @public vitest.config.ts names the file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.bolilleroTestServer ??= { users: 0, server: startTestServer() };
  const mine = shared.bolilleroTestServer;
  mine.users += 1;
  project.provide('testServer', (await mine.server).address);
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    delete shared.bolilleroTestServer;
    await (await mine.server).stop();
  };
}
