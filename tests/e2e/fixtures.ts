import { basename, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { expectAccessible, forEachTheme } from './accessible.ts';
import { type Api, apiOf } from './api.ts';
import { type RunningServer, type Settings, startServer, unhandledIn } from './server.ts';
import { newWatch, type Watch } from './watch.ts';

export { expect } from '@playwright/test';
export { expectAccessible, forEachTheme } from './accessible.ts';

/** A file's server, which can be started again on its data and its address. */
export interface FileServer extends RunningServer {
  /** Stops it as an operator would and starts it with some settings changed, such as a later BOLILLERO_NOW. */
  restart(changed: Settings): Promise<void>;
}

/**
 * The settings of a file's server. Playwright shares a worker, and with it the server, between files whose settings are the
 * same: the file's name among them keeps each to its own.
 */
export const houseOf = (file: string, settings: Settings = {}): Settings => ({
  ...settings,
  JOURNEY: basename(file),
});

interface FileFixtures {
  /**
   * Settings of this file's server. Every file has a server and a database of its own, so each says
   * `test.use({ settings: houseOf(import.meta.filename, { ... }) })` at its top.
   */
  settings: Settings | undefined;
  server: FileServer;
}

interface TestFixtures {
  /** The interface of this file's server, for arranging data. */
  api: Api;
  /** Excuses a problem that the test provokes, such as `allow('401 POST /api/users/login')`. */
  allow: Watch['allow'];
  watch: ReturnType<typeof newWatch>;
  /** Somebody else with a browser of their own, watched as `page` is. */
  newVisitor: () => Promise<Page>;
  /** Keeps a picture under test-results/screens for people to look at. */
  picture: (name: string, page?: Page) => Promise<void>;
  /** A finished screen: accessible and pictured under both themes. */
  expectScreen: (name: string, page?: Page) => Promise<void>;
  serverLog: undefined;
}

/**
 * The tests' own `test`: a server for each file, a page that fails its test for whatever goes wrong on it unseen.
 * A failed test ends its worker, and with it the server and its data: a story told over several tests belongs into
 * `test.describe.serial`.
 */
export const test = base.extend<TestFixtures, FileFixtures>({
  settings: [undefined, { option: true, scope: 'worker' }],

  server: [
    async ({ settings }, use) => {
      if (settings?.JOURNEY === undefined)
        throw new Error('Say test.use({ settings: houseOf(import.meta.filename) }) at the top of the file.');
      const first = await startServer({ settings });
      let current = first;
      const restart = async (changed: Settings) => {
        await current.stop();
        const again = { ...settings, ...changed, PORT: new URL(first.url).port };
        current = await startServer({ settings: again, dataDir: first.dataDir });
      };
      try {
        await use({
          ...first,
          get pid() {
            return current.pid;
          },
          get log() {
            return current.log;
          },
          stop: () => current.stop(),
          kill: () => current.kill(),
          restart,
        });
        await current.stop();
      } finally {
        first.discard();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => await use(server.url),

  api: async ({ server }, use) => await use(apiOf(server.url)),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  watch: async ({}, use) => {
    const watch = newWatch();
    await use(watch);
    const verdict = watch.verdict();
    if (verdict.length > 0) throw new Error(`On the pages of this test:\n${verdict.join('\n')}`);
  },

  allow: async ({ watch }, use) => await use(watch.allow),

  context: async ({ context, watch }, use) => {
    watch.follow(context);
    await use(context);
  },

  newVisitor: async ({ browser, watch }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch.follow(context);
      return await context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  picture: async ({ page }, use, testInfo) => {
    const folder = join(testInfo.project.outputDir, 'screens', testInfo.project.name);
    await use(async (name, other = page) => {
      await other.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    });
  },

  expectScreen: async ({ page, picture }, use) => {
    // One barrier does not hide the next: the journey goes on, and all are told at its end.
    const barriers: string[] = [];
    await use(async (name, other = page) => {
      await forEachTheme(other, async (theme) => {
        await picture(`${name}-${theme}`, other);
        await expectAccessible(other).catch((error: Error) =>
          barriers.push(`${name}, ${theme}: ${error.message}`),
        );
      });
    });
    if (barriers.length > 0) throw new Error(barriers.join('\n\n'));
  },

  serverLog: [
    async ({ server }, use, testInfo) => {
      const before = server.log.length;
      await use(undefined);
      const lines = server.log.slice(before);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server.log', { body: lines.join('\n'), contentType: 'text/plain' });
      }
      const faults = unhandledIn(lines);
      if (faults.length > 0)
        throw new Error(`The server's log tells of unhandled failures:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});
