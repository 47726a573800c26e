import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { aCustomerWithCart } from '../customer.ts';
import { withFolder } from '../folder.ts';
import { openBrowser, openPhone, slow, slowdown } from '../phone.ts';
import { startBolillero } from '../server.ts';

const tickets = [5, 60, 200];
const carts = [5, 200];
const taps = 40;

/** What a phone with a slow processor does under the finger: the few against the many, in one run. */
export function benchTaps(): Promise<void> {
  return withFolder(async (folder) => {
    const load = loadavg()[0] ?? Number.NaN;
    console.log(
      `${cpus().length} cores, load ${load.toFixed(2)}; a processor ${slowdown} times slower, 390 x 844`,
    );
    const bolillero = await startBolillero({ DATA_DIR: join(folder, 'data'), DEMO: '1' });
    const browser = await openBrowser();
    try {
      await compare('tap to paint', tickets, 'tickets', (count) => tapsOnSlip(browser, bolillero.url, count));
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
      `${what.padEnd(16)} ${`${count} ${of}`.padStart(12)}: ${middle.toFixed(0)} ms, ` +
        `95 % within ${at(0.95).toFixed(0)} ms (${times.length} times), ${(middle / first).toFixed(2)} of ${counts[0]}`,
    );
  }
}

/** Milliseconds from each tap to the next frame that shows it, as the browser tells it (Event Timing, in steps of 8). */
async function tapsOnSlip(browser: Browser, url: string, count: number): Promise<readonly number[]> {
  const { token, lotteryId } = await aCustomerWithCart(url, 1);
  const page = await openPhone(browser, url, token);
  await page.goto(`${url}/loteria/${lotteryId}/power_balls/normal/simple`);
  const add = page.getByRole('button', { name: 'Añadir cartilla' }).first();
  await add.waitFor();
  const shown = await page.evaluate(() => document.querySelectorAll('[aria-label^="Cartilla "]').length);
  const opened = Math.min(Math.max(shown, 1), 5);
  for (let more = opened; more < count; more += 1) await add.click();
  await page.evaluate(() => {
    const kept: number[] = [];
    (window as unknown as { taps: number[] }).taps = kept;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') kept.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await slow(page);
  const cells = page.getByRole('grid').first().getByRole('gridcell');
  for (let tap = 0; tap < taps; tap += 1) await cells.nth((tap * 7) % 60).tap();
  const times = () => page.evaluate(() => (window as unknown as { taps: number[] }).taps);
  await page.waitForFunction(
    (wanted) => (window as unknown as { taps: number[] }).taps.length >= wanted,
    taps / 2,
  );
  const found = await times();
  await page.context().close();
  return found;
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
