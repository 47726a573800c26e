import { resultsSheet } from './results-sheet.ts';

/** A thread that makes one Excel file: of a long history it takes longer than a page may stand still. */
self.addEventListener('message', async ({ data }: MessageEvent<Parameters<typeof resultsSheet>[0]>) => {
  const file = await resultsSheet(data).catch(() => null);
  self.postMessage(file);
});
