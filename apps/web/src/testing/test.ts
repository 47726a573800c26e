import { dashboard } from '@bolillero/contract/calls/dashboard';
import { appSettings } from '@bolillero/contract/calls/system';
import { test as base } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { observeServerClock } from '../api/server-clock.ts';
import { dialogStore } from '../components/ui/dialog-store.ts';
import { noticeStore } from '../components/ui/notice-store.ts';
import { adminStore, customerStore } from '../session/stores.ts';
import { colorScheme } from '../theme/color-scheme.ts';
import { type Server, startServer } from './server.ts';
import { settings } from './settings.ts';

export { afterEach, beforeEach, expect } from 'vitest';
export { page, userEvent } from 'vitest/browser';

/** Saturday 8 August 2026, ten hours before Powerball closes, as in the journeys. */
const houseTime = new Date('2026-08-08T15:00:00Z');

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

interface ComponentFixtures {
  /** Answers this test's requests; one that nobody foresaw fails it. */
  server: Server;
}

/** The `test` of components: an empty page on a desktop's screen, nobody signed in, the time of the house. */
export const test = base.extend<ComponentFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = startServer(houseTime);
      // every frame asks for them
      server.serve(appSettings, settings);
      server.serve(dashboard, ({ query }) =>
        query.part === 'counts' ? { counts: { results: 0, tickets: 0, questions: 0, mail: 0 } } : {},
      );
      observeServerClock(houseTime.toISOString());
      await page.viewport(desktop.width, desktop.height);
      await use(server);
      await cleanup();
      leaveNothing();
      server.stop();
      if (server.unexpected.length > 0)
        throw new Error(`Nobody foresaw these requests:\n${server.unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** What outlives a component: the next test begins without it. */
function leaveNothing(): void {
  for (let open = dialogStore.get(); open; open = dialogStore.get()) open.answer(false);
  for (const notice of noticeStore.get()) noticeStore.close(notice.id);
  for (const store of [customerStore, adminStore]) store.end('signed-out');
  // a test that ended in the dark
  if (colorScheme.get() === 'dark') colorScheme.choose('light');
  document.documentElement.style.fontSize = '';
  localStorage.clear();
  sessionStorage.clear();
}
