import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { expectAccessible, expectContrast, expectFits, forEachTheme, onScreen } from './accessible.ts';
import { type Api, apiOf } from './api.ts';
import { isShared, sharedHouse } from './houses.ts';
import { type RunningServer, type Settings, startServer, unhandledIn } from './server.ts';
import { newWatch, type Watch } from './watch.ts';
import { onBoth, type Screen } from './widths.ts';

export { expect } from '@playwright/test';

/** The server of a house, which can be started again on its data and its address. */
export interface HouseServer extends RunningServer {
  /** Stops it as an operator would and starts it with some settings changed, such as a later BOLILLERO_NOW. */
  restart(changed: Settings): Promise<void>;
}

interface HouseFixtures {
  /**
   * Settings of the house in which a file's journeys take place: the shared one, unless the file says
   * `test.use({ settings: houseOf(import.meta.filename, { ... }) })` at its top.
   */
  settings: Settings;
  server: HouseServer;
}

interface TestFixtures {
  /** The interface of the house, for arranging data. */
  api: Api;
  /** Excuses a problem that the test provokes, such as `allow('401 POST /api/users/login')`. */
  allow: Watch['allow'];
  watch: ReturnType<typeof newWatch>;
  /** Somebody else with a browser of their own, watched as `page` is. */
  newVisitor: () => Promise<Page>;
  /**
   * A finished screen: accessible, with the contrast of both themes, and within the width of either screen (a journey that
   * runs on both looks at its own). With PICTURES=1 it is kept under test-results/screens for people to look at.
   */
  expectScreen: (name: string, page?: Page) => Promise<void>;
  serverLog: undefined;
}

/**
 * The tests' own `test`: a house for many files or for one alone, a page that fails its test for whatever goes wrong on it unseen.
 * A failed test ends its worker, and with it the server and its data: a story told over several tests belongs into
 * `test.describe.serial`.
 */
export const test = base.extend<TestFixtures, HouseFixtures>({
  settings: [sharedHouse, { option: true, scope: 'worker' }],

  server: [
    async ({ settings }, use) => {
      const first = await startServer({ settings });
      let current = first;
      const restart = async (changed: Settings) => {
        if (isShared(settings)) throw new Error('Others use this house: take one of your own, see houseOf.');
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

  expectScreen: async ({ page }, use, { project, tags }) => {
    const own = project.name as Screen;
    const other: Screen = own === 'telefono' ? 'escritorio' : 'telefono';
    const runsOnBoth = tags.includes(onBoth);
    // One barrier does not hide the next: the journey goes on, and all are told at its end.
    const barriers: string[] = [];
    const note = (where: string) => (error: Error) => void barriers.push(`${where}: ${error.message}`);
    await use(async (name, one = page) => {
      await forEachTheme(one, async (theme) => {
        // The colours of the dark theme are the same on either screen: a journey that runs on both looks at them once.
        const isLookedAtThere = theme === 'dark' && runsOnBoth && own === 'telefono';
        const check = theme === 'light' ? expectAccessible : expectContrast;
        if (!isLookedAtThere) await check(one).catch(note(`${name}, ${theme}`));
        await picture(one, own, `${name}-${theme}`);
      });
      if (runsOnBoth) return;
      await onScreen(one, other, async () => {
        await expectFits(one).catch(note(`${name}, ${other}`));
        await picture(one, other, name);
      });
    });
    if (barriers.length > 0) throw new Error(barriers.join('\n\n'));

    async function picture(of: Page, screen: Screen, name: string): Promise<void> {
      if (process.env.PICTURES !== '1') return;
      const path = join(project.outputDir, 'screens', screen, `${name}.png`);
      await of.screenshot({ path, fullPage: true });
    }
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
