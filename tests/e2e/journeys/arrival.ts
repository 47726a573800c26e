import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

/** How a page came to be what it is. */
export interface Arrival {
  /** The sum of its layout shifts, those after a tap or a key aside. */
  readonly shift: number;
  /** What moved, in words for a failure. */
  readonly moved: readonly string[];
  /** Bytes of the interface's answers until it was usable, as a program reads them. */
  readonly json: number;
}

/**
 * A line on which a page takes seconds: 300 ms from question to answer, so that scripts, styles and answers come one after the
 * other. Each request is held back by itself; the browser's own slow line now and then forgets some where several pages use it.
 */
export async function slowDown(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    await delay(300);
    // Whoever left the page waits for nothing.
    await route.continue().catch(() => undefined);
  });
}

/** Opens an address in a page of its own, and waits until nothing on it stands for something else. */
export async function arrive(page: Page, address: string): Promise<Arrival> {
  const bodies: Promise<number>[] = [];
  const weigh = (response: { url(): string; body(): Promise<Buffer> }) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      bodies.push(
        response.body().then(
          ({ length }) => length,
          // The page went on before it had come: nothing waited for it.
          () => 0,
        ),
      );
  };
  page.on('response', weigh);
  await page.addInitScript(observeShifts);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  const { shift, moved } = await page.evaluate(readShifts);
  page.off('response', weigh);
  const json = (await Promise.all(bodies)).reduce((sum, length) => sum + length, 0);
  return { shift, moved, json };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
type Observing = Window & { shiftsSoFar?: { observer: PerformanceObserver; entries: LayoutShift[] } };

function observeShifts(): void {
  const entries: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: 'layout-shift', buffered: true });
  (window as Observing).shiftsSoFar = { observer, entries };
}

async function readShifts(): Promise<Pick<Arrival, 'shift' | 'moved'>> {
  // what the last answer brought is drawn with the next frame, and told of after it
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { observer, entries } = (window as Observing).shiftsSoFar ?? {};
  if (!observer || !entries) throw new Error('Nobody looked at what moves');
  const all = [...entries, ...(observer.takeRecords() as LayoutShift[])];
  const counted = all.filter(({ hadRecentInput }) => !hadRecentInput);
  const name = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.outerHTML ?? '';
  return {
    shift: counted.reduce((sum, { value }) => sum + value, 0),
    moved: counted.map(
      ({ value, sources }) => `${value.toFixed(3)} ${name(sources[0]?.node ?? null).slice(0, 120)}`,
    ),
  };
}
