import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { aCustomerWithCart, aSubscriber } from '../customer.ts';
import { withFolder } from '../folder.ts';
import { openBrowser, openPhone, openWide, slow, slowdown } from '../phone.ts';
import { startBolillero } from '../server.ts';

const tickets = [5, 60, 200];
const carts = [5, 200];
const taps = 40;
/** Those that a player begins with. */
const firstTickets = 5;
/** Numbers of the first slip that no screen here has to scroll to. */
const inSight = 40;

/** What a phone with a slow processor does under the finger: the few against the many, in one run. */
export function benchTaps(): Promise<void> {
  return withFolder(async (folder) => {
    const load = loadavg()[0] ?? Number.NaN;
    console.log(`${cpus().length} cores, load ${load.toFixed(2)}; a processor ${slowdown} times slower`);
    const bolillero = await startBolillero({ DATA_DIR: join(folder, 'data'), DEMO: '1' });
    const browser = await openBrowser();
    try {
      for (const place of places)
        await compare(`tap to paint, ${place.name}`, tickets, 'tickets', (count) =>
          tapsOnSlip(browser, bolillero.url, place, count),
        );
      await compare(
        'opening a cart',
        carts,
        'plays',
        async (count) => (await cart(browser, bolillero.url, count)).open,
      );
      await compare(
        'deleting a play',
        carts,
        'plays',
        async (count) => (await cart(browser, bolillero.url, count)).remove,
      );
    } finally {
      await browser.close();
      await bolillero.stop();
    }
  });
}

/** Prints the middle and the 95th of each, and how the middle grows from the fewest on. */
async function compare(
  what: string,
  counts: readonly number[],
  of: string,
  measure: (count: number) => Promise<readonly number[]>,
): Promise<void> {
  let first = Number.NaN;
  for (const count of counts) {
    const times = (await measure(count)).toSorted((a, b) => a - b);
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    const middle = at(0.5);
    if (Number.isNaN(first)) first = middle;
    console.log(
      `${what.padEnd(29)} ${`${count} ${of}`.padStart(12)}: ${middle.toFixed(0)} ms, ` +
        `95 % within ${at(0.95).toFixed(0)} ms (${times.length} times), ${(middle / first).toFixed(2)} of ${counts[0]}`,
    );
  }
}

/** Where is tapped: which page, on which screen. */
interface Place {
  readonly name: string;
  readonly open: (browser: Browser, url: string, token: string) => Promise<Page>;
  readonly isTouch: boolean;
  readonly view: 'simple' | 'mix';
  /** What colours the slips beforehand, where the page has it. */
  readonly colour?: string;
}

const places: readonly Place[] = [
  { name: 'phone', open: openPhone, isTouch: true, view: 'simple' },
  { name: '1440', open: openWide, isTouch: false, view: 'simple' },
  { name: 'phone, advanced', open: openPhone, isTouch: true, view: 'mix', colour: 'JA3' },
  { name: '1440, advanced', open: openWide, isTouch: false, view: 'mix', colour: 'JA3' },
];

/** The shortest that the browser tells of; what is faster is counted as this. */
const shortest = 16;

/**
 * Milliseconds from each tap to the next frame that shows it, as the browser tells it (Event Timing, in steps of 8): a number is chosen, then let go
 * again, on the first slip.
 */
async function tapsOnSlip(
  browser: Browser,
  url: string,
  at: Place,
  count: number,
): Promise<readonly number[]> {
  const { token, lotteryId } = await (at.view === 'mix' ? aSubscriber(url) : aCustomerWithCart(url, 1));
  const page = await at.open(browser, url, token);
  await page.goto(`${url}/loteria/${lotteryId}/power_balls/normal/${at.view}`);
  const add = page.getByRole('button', { name: 'Añadir cartilla' }).first();
  await add.waitFor();
  await page.getByRole('grid').first().waitFor();
  for (let more = firstTickets; more < count; more += 1)
    await add.evaluate((button) => (button as HTMLElement).click());
  if (at.colour !== undefined)
    await page.getByRole('radio', { name: at.colour, exact: true }).first().click();
  await page.evaluate(() => {
    const kept: number[] = [];
    (window as unknown as { taps: number[] }).taps = kept;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') kept.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  // where the numbers are is asked once: to find each by its role would keep a slow processor busy between the taps
  const middles = await page.evaluate(() =>
    [...(document.querySelector('[role=grid]')?.querySelectorAll('[data-number]') ?? [])].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  await slow(page);
  for (let tap = 0; tap < taps; tap += 1) {
    const [x, y] = middles[(Math.floor(tap / 2) * 5) % inSight] ?? [0, 0];
    await (at.isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    // as between two taps of a finger: the next one does not wait for what this one began
    await page.waitForTimeout(150);
  }
  // what was drawn last is told after the next frame
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))));
  const found = await page.evaluate(() => (window as unknown as { taps: number[] }).taps);
  await page.context().close();
  return [...found, ...Array.from({ length: Math.max(0, taps - found.length) }, () => shortest)];
}

/** Milliseconds until the cart can be paid after a reload, and from confirming a deletion until the play is gone. */
async function cart(
  browser: Browser,
  url: string,
  count: number,
): Promise<{ open: readonly number[]; remove: readonly number[] }> {
  const { token, lotteryId } = await aCustomerWithCart(url, count);
  const page = await openPhone(browser, url, token);
  const path = `${url}/checkout/${lotteryId}/power_balls`;
  const pay = page.getByRole('button', { name: /^Pagar \$/ });
  await page.goto(path);
  await pay.waitFor();
  await slow(page);
  const opened: number[] = [];
  const removed: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    let began = performance.now();
    await page.goto(path);
    await pay.waitFor();
    opened.push(performance.now() - began);
    const label = await pay.textContent();
    await page.getByRole('button', { name: 'Eliminar la jugada 0001' }).click();
    began = performance.now();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.waitForFunction(
      (before) => ![...document.querySelectorAll('button')].some(({ textContent }) => textContent === before),
      label,
    );
    removed.push(performance.now() - began);
  }
  await page.context().close();
  return { open: opened, remove: removed };
}
