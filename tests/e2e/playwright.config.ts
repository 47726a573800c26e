import { join } from 'node:path';
import { browserFlags, findBrowser } from '@bolillero/test-browser/find-browser';
import { defineConfig } from '@playwright/test';
import { journeysOf, screens } from './widths.ts';

const browser = findBrowser();

/** Journeys in a real browser, against the application that `npm test` has just built. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: process.env.PLAYWRIGHT_OUTPUT_DIR ?? join(import.meta.dirname, '..', '..', 'test-results'),
  workers: 4,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: browser.executablePath,
      env: browser.env,
      args: [...browserFlags],
    },
    actionTimeout: 30_000,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // What was done and asked. With pictures and pages of each step, a quarter of the processor's work: `--trace retain-on-failure`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'telefono',
      testMatch: /e2e\/journeys\/[^/]+\.spec\.ts$/,
      grep: [...journeysOf.telefono],
      use: { viewport: screens.telefono, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'escritorio',
      testMatch: /e2e\/journeys\/[^/]+\.spec\.ts$/,
      grep: [...journeysOf.escritorio],
      use: { viewport: screens.escritorio },
    },
    // What the journeys see with, tried on pages made for it.
    { name: 'ojos', testMatch: 'harness.spec.ts', use: { viewport: screens.telefono } },
    // Kills and races of whole processes; no browser.
    { name: 'procesos', testMatch: /e2e\/processes\/[^/]+\.spec\.ts$/ },
  ],
});
