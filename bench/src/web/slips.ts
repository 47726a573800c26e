import type { Browser, Page } from 'playwright';
import { openPhone, slow, slowdown } from '../phone.ts';
import { type Tasks, tasksWhile } from './long-tasks.ts';
import type { StudiedHistory } from './studied-history.ts';

/** A page of the stack has 50 slips: the first page and ten of the next. */
const slips = 60;
const perPage = 50;
/** The longest that a task may keep the page from answering, in milliseconds. */
const longTask = 50;

/** Whether a stack of slips in the colours of JA10 stays fluid on a slow phone while it is scrolled and recoloured. */
export async function benchSlips(browser: Browser, url: string, history: StudiedHistory): Promise<void> {
  const { lottery, draws, token } = history;
  await history.studyLast(draws);
  console.log(
    `${slips} slips of ${lottery.name} in the colours of JA10; a processor ${slowdown} times slower, 390 x 844`,
  );
  const page = await openPhone(browser, url, token);
  const stack = `${url}/resultados/${lottery.id}/${lottery.name}?vista=cartillas&ja=10`;
  await arrive(page, stack);
  await slow(page);
  const watch = (act: () => Promise<void>) => tasksWhile(browser, page, act);
  const first = await watch(() => scrollThrough(page, perPage));
  const one = await watch(() => recolourOne(page));
  const all = await watch(() => recolourAll(page));
  await arrive(page, `${stack}&page=2`);
  const second = await watch(() => scrollThrough(page, slips - perPage));
  tell('scrolling', {
    processor: [...first.processor, ...second.processor].toSorted((a, b) => b - a),
    longestByClock: Math.max(first.longestByClock, second.longestByClock),
  });
  tell('recolouring one', one);
  tell('recolouring all', all);
  await page.context().close();
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('section[data-draw] [data-heat]').first().waitFor();
}

function tell(what: string, { processor, longestByClock }: Tasks): void {
  const [longest = Number.NaN] = processor;
  const over = processor.filter((time) => time > longTask).length;
  console.log(
    `${what.padEnd(16)} ${over} tasks above ${longTask} ms; the longest ${longest.toFixed(0)} ms of the processor ` +
      `(${(longest / longTask).toFixed(2)} of ${longTask}), ${longestByClock.toFixed(0)} ms by the clock`,
  );
}

/** A finger's way down the stack, until so many slips were seen. */
async function scrollThrough(page: Page, count: number): Promise<void> {
  const seen = new Set<string>();
  for (let step = 0; step < count * 8 && seen.size < count; step += 1) {
    await page.mouse.wheel(0, 240);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const dates = await page
      .locator('section[data-draw]')
      .evaluateAll((all) => all.map((slip) => slip.getAttribute('data-draw') ?? ''));
    for (const date of dates) seen.add(date);
  }
  if (seen.size < count) throw new Error(`${seen.size} of ${count} slips were seen`);
}

/** Every group of previous plays on one slip. Playwright's own way to a button would be the longest task. */
async function recolourOne(page: Page): Promise<void> {
  const slip = page.locator('section[data-draw]').nth(1);
  for (let group = 0; group < 10; group += 1) {
    await slip
      .locator('[role="toolbar"] button')
      .evaluateAll((all, at) => (all[at] as HTMLElement).click(), group);
    await painted(page);
  }
}

/** The same group on all slips of the page. */
async function recolourAll(page: Page): Promise<void> {
  for (const group of ['2', '7', '10']) {
    await page.locator('main select').evaluate((select: HTMLSelectElement, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, group);
    await page.waitForURL(new RegExp(`ja=${group}(&|$)`));
    await painted(page);
  }
}

/** Once what was done is on the screen. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
