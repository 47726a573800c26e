import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { aCustomerWithCart } from '../customer.ts';
import { withFolder } from '../folder.ts';
import { openBrowser } from '../phone.ts';
import { startBolillero } from '../server.ts';
import { startBrowser } from './browser.ts';
import { type Look, look } from './look.ts';
import { benchSlips } from './slips.ts';
import { studiedHistory } from './studied-history.ts';
import { benchStudies } from './studies.ts';

const rounds = 3;

interface Visited {
  readonly name: string;
  readonly path: string;
  readonly signedIn?: true;
}

const pages: readonly Visited[] = [
  { name: 'home', path: '/' },
  { name: 'sign-in', path: '/login-client' },
  { name: "a lottery's result", path: '/ultimos-resultados/1/power_balls' },
  { name: 'frequent questions', path: '/preguntas-frecuentes' },
  { name: 'promotions', path: '/lista-promociones' },
  { name: 'lotteries', path: '/loterias', signedIn: true },
  { name: 'play', path: '/loteria/1/power_balls/normal/simple', signedIn: true },
];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const columns: readonly (readonly [string, (look: Look) => string])[] = [
  ['perf', ({ performance: mark }) => String(mark)],
  ['a11y', ({ accessibility }) => String(accessibility)],
  ['best', ({ bestPractices }) => String(bestPractices)],
  ['seo', ({ seo }) => String(seo)],
  ['FCP', ({ firstPaint }) => seconds(firstPaint)],
  ['LCP', ({ largestPaint }) => seconds(largestPaint)],
  ['TBT', ({ blocked }) => `${blocked.toFixed(0)} ms`],
  ['CLS', ({ shift }) => shift.toFixed(3)],
  ['script', ({ scriptBytes }) => kilobytes(scriptBytes)],
  ['all', ({ bytes }) => kilobytes(bytes)],
  ['files', ({ files }) => String(files)],
];

/** The middle of each figure by itself. */
function middleOf(looks: readonly Look[]): Look {
  const names = Object.keys(looks[0] ?? {}) as (keyof Look)[];
  const middle = (name: keyof Look) =>
    looks.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(looks.length / 2)];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Look;
}

/** The pages as a phone on a slow line sees them for the first time: Lighthouse's marks and what was transferred. */
export function benchWeb(): Promise<void> {
  return withFolder(async (folder) => {
    const load = loadavg()[0] ?? Number.NaN;
    console.log(`${cpus().length} cores, load ${load.toFixed(2)}; medians of ${rounds} visits`);
    const bolillero = await startBolillero({ DATA_DIR: join(folder, 'data'), DEMO: '1' });
    try {
      const { token } = await aCustomerWithCart(bolillero.url, 2);
      const browser = await startBrowser();
      try {
        await visitAll(bolillero.url, browser.port, token);
      } finally {
        browser.kill();
      }
      await studyAll(bolillero.url);
    } finally {
      await bolillero.stop();
    }
  });
}

/** The pages of a long history, and its slips. */
async function studyAll(url: string): Promise<void> {
  const history = await studiedHistory(url);
  const browser = await openBrowser();
  try {
    await benchStudies(browser, url, history);
    await benchSlips(browser, url, history);
  } finally {
    await browser.close();
  }
}

async function visitAll(url: string, port: number, token: string): Promise<void> {
  console.log(['page'.padEnd(20), ...columns.map(([title]) => title.padStart(7))].join(' '));
  for (const { name, path, signedIn } of pages) {
    const looks: Look[] = [];
    for (let round = 0; round < rounds; round += 1) {
      looks.push(await look(`${url}${path}`, port, signedIn ? token : undefined));
    }
    const middle = middleOf(looks);
    console.log([name.padEnd(20), ...columns.map(([, show]) => show(middle).padStart(7))].join(' '));
  }
}
