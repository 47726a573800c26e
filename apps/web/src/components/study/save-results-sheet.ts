import { resultsSheetTexts as words } from '@bolillero/texts/study-results-bar';
import { fileName } from '../charts/chart-files.ts';
import { saveFile } from '../ui/save-file.ts';
import type { ResultsSheet } from './results-sheet.ts';

/** Hands out the draws of a range as an Excel file, named with its dates and the time of day; answers its name. */
export async function saveResultsSheet(asked: ResultsSheet): Promise<string> {
  const { lottery, draws, range, ball } = asked;
  const file = await madeAside(asked);
  const from = range.from ?? draws[0]?.date ?? '';
  const to = range.to ?? draws.at(-1)?.date ?? '';
  const time = new Date().toTimeString().slice(0, 'HH:MM:SS'.length);
  const name = `${fileName(words.fileName(lottery.description, from, to, ball, time))}.xlsx`;
  saveFile(name, file, file.type);
  return name;
}

/** The file, made by a thread of its own, which ends with it. */
function madeAside(asked: ResultsSheet): Promise<Blob> {
  const worker = new Worker(new URL('./results-sheet-worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => {
      if (data === null) reject(new Error('The sheet could not be made'));
      else resolve(data);
    };
    worker.onerror = () => reject(new Error('The sheet could not be made'));
  });
  worker.postMessage(asked);
  return made.finally(() => worker.terminate());
}
