import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from './build/calls-without-schemas.ts';
import { lotteryImages } from './build/lottery-images.ts';
import { officePreloads } from './build/office-preloads.ts';
import { packedFiles } from './build/packed-files.ts';
import { pageBudgets } from './build/page-budgets.ts';
import { pageManifest } from './build/page-manifest.ts';
import { sheetsPackedInPlace } from './build/sheets-packed-in-place.ts';
import { themeAssets } from './build/theme-assets.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

const source = (...files: readonly string[]) => new RegExp(`/src/(${files.join('|')})\\.tsx?$`);
const inShell = source(
  'api/(api-error|client|minimum-wait|queries|server-clock|settings)',
  'calendar/draw-date',
  'components/layout/(BottomBar|Frame|Header|MenuButton|NotificationBell|use-unfolding)',
  'components/ui/(Amount|IconButton|ThemeSwitch|Wordmark|class-names)',
  'money/cents',
  'number-text',
  'ui', // the texts of the kit
);
const inDraws = source(
  'api/(balls|lottery|series)',
  'components/ui/(accent|Ball|BallRow|Countdown|DrawDateText|LotteryMark)',
  'games/(matrix|one-in-shown)',
);
const inKit =
  /\/(components\/(ui|layout)|src\/api|packages\/(contract|domain|texts)\/src|features\/lotteries)\//;

const office = officePreloads();

export default defineConfig({
  plugins: [
    react(),
    office.plugin,
    callsWithoutSchemas(),
    themeAssets(),
    lotteryImages(),
    sheetsPackedInPlace(),
    pageManifest(),
    packedFiles(),
    pageBudgets(),
  ],
  resolve: {
    alias: [
      // Schemas are the server's; what `callsWithoutSchemas` leaves of them needs no library.
      {
        find: /^typebox$/,
        replacement: new URL('./src/api/no-schemas.ts', import.meta.url).pathname,
      },
    ],
  },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
  // what a thread of ours runs is a build of its own
  worker: { format: 'es', plugins: () => [sheetsPackedInPlace()] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: office.resolve },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Packing each file at the best quality takes its time.
      checks: { pluginTimings: false },
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // What changes only with an upgrade keeps its name, and its place in the browser's cache, across releases.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            {
              name: 'tanstack',
              test: /node_modules[\\/]@tanstack[\\/](?!(react-)?(table|virtual))/,
              priority: 2,
            },
            // What every page loads, and what every page of a lottery shows: in pieces of some hundred bytes it would
            // weigh half as much again.
            { name: 'shell', test: inShell, priority: 1 },
            { name: 'draws', test: inDraws },
            // What many pages share, the back-office's counted: fewer files, each of which costs its headers and its turn on the line.
            { name: 'kit', test: inKit, minShareCount: 38 },
            { name: 'icons', test: /@tabler[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
