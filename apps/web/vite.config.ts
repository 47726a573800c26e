import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleBudget } from './build/bundle-budget.ts';
import { lotteryImages } from './build/lottery-images.ts';
import { tokensStyleSheet } from './build/tokens-style-sheet.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), tokensStyleSheet(), lotteryImages(), bundleBudget()],
  resolve: {
    alias: [
      // The browser reads a call's method, path and access; its schemas are checked by the server.
      { find: /^typebox$/, replacement: new URL('./src/api/no-schemas.ts', import.meta.url).pathname },
    ],
  },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with an upgrade keeps its name, and its place in the browser's cache, across releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
});
