import type { Browser } from 'playwright';
import { openPhone, slow, slowdown } from '../phone.ts';
import type { StudiedHistory } from './studied-history.ts';

const rounds = 3;
const few = 100;
/** What a page may fetch of data before it can be used, in bytes as they travel. */
const mostData = 40 * 1024;

const views = [
  ['results: table', 'resultados', ''],
  ['results: slips', 'resultados', '?vista=cartillas'],
  ['analysis: cards', 'analisis', ''],
  ['analysis: structure', 'analisis', '?vista=estructura'],
  ['analysis: frequencies', 'analisis', '?vista=frecuencias'],
  ['analysis: appearances', 'analisis', '?vista=aparicion'],
  ['analysis: mode', 'analisis', '?vista=modas'],
] as const;

interface Visit {
  /** Milliseconds until nothing on the page waits for an answer. */
  readonly usable: number;
  /** Bytes of answers that had come by then, compressed as they travel. */
  readonly data: number;
}

/** What the pages that players study fetch before they can be used, and how soon that is: of a hundred draws and of a whole history. */
export async function benchStudies(browser: Browser, url: string, history: StudiedHistory): Promise<void> {
  const { lottery, draws, isReal } = history;
  console.log(
    `studies of ${lottery.name}, ${draws} ${isReal ? 'real' : 'generated'} draws against the last ${few}; ` +
      `a processor ${slowdown} times slower, 390 x 844, medians of ${rounds} visits`,
  );
  for (const [name, menu, query] of views) {
    const address = `${url}/${menu}/${lottery.id}/${lottery.name}${query}`;
    const ofFew = await visits(browser, address, url, history, few);
    const ofAll = await visits(browser, address, url, history, draws);
    console.log(
      `${name.padEnd(22)} data ${kilobytes(ofFew.data)} and ${kilobytes(ofAll.data)}` +
        `${ofAll.data > mostData ? ' (OVER 40 KB)' : ''}, usable after ` +
        `${ofFew.usable.toFixed(0)} and ${ofAll.usable.toFixed(0)} ms, ${(ofAll.usable / ofFew.usable).toFixed(2)} of ${few} draws`,
    );
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The middle of several visits with an empty cache. */
async function visits(
  browser: Browser,
  address: string,
  url: string,
  history: StudiedHistory,
  last: number,
): Promise<Visit> {
  await history.studyLast(last);
  const all: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await visit(browser, address, url, history.token));
  }
  const middle = (name: keyof Visit) =>
    all.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return { usable: middle('usable'), data: middle('data') };
}

async function visit(browser: Browser, address: string, url: string, token: string): Promise<Visit> {
  const page = await openPhone(browser, url, token);
  const session = await slow(page);
  const answers = new Set<string>();
  let data = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith(`${url}/api/`)) answers.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (answers.has(requestId)) data += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'commit' });
  // what waits for an answer is marked as such; the frame alone is no page yet
  const usable = await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (!main?.querySelector('h1') || main.querySelector('[data-waiting], [aria-busy="true"]')) return false;
    return main.querySelector('table, svg, [role="grid"], canvas') === null ? false : performance.now();
  });
  const visited = { usable: Number(await usable.jsonValue()), data };
  await page.context().close();
  return visited;
}
