import AxeBuilder from '@axe-core/playwright';
import { accessibility, resultsLookedAt } from '@bolillero/test-browser/accessibility';
import { expect, type Page } from '@playwright/test';
import { type Screen, screens } from './widths.ts';

export type Theme = 'light' | 'dark';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/**
 * The page as it stands meets WCAG 2.2 AA as far as a program can tell, sizes of targets included, and does not
 * scroll sideways. Waits for the animations under way: text that is fading in has no contrast yet.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFaults(page, accessibility);
  await expectNoSidewaysScroll(page);
}

/** Of the same what another width of the screen can change: targets stay large enough, and nothing sticks out. */
export async function expectFits(page: Page): Promise<void> {
  await expectNoFaults(page, { runOnly: { type: 'rule', values: ['target-size'] } });
  await expectNoSidewaysScroll(page);
}

/** Of the same what another theme can change. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoFaults(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

async function expectNoFaults(page: Page, options: RunOptions): Promise<void> {
  await settled(page);
  // A page into which axe has been loaded keeps it until it is left: to load it again would cost more than the look.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'void 0' } : {}) });
  // Our pages have no frames of others, for whose sake axe would open a blank page at every look.
  const { violations } = await axe
    .options({ ...options, ...resultsLookedAt })
    .setLegacyMode()
    .analyze();
  const faults = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help}\n${violation.nodes
        .map((node) => `    ${node.target.join(' ')}  ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`)
        .join('\n')}`,
  );
  expect(faults, `accessibility of ${page.url()}`).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await widerThanScreen(page), `${page.url()} scrolls sideways because of`).toEqual([]);
}

/** Runs a check under both themes, each really shown, and leaves the page as it found it. */
export async function forEachTheme(page: Page, check: (theme: Theme) => Promise<void>): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html'), 'the page follows the theme of the device').toHaveAttribute(
      'data-color-scheme',
      theme,
      { timeout: 3_000 },
    );
    await check(theme);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Runs a check on another screen, and gives the page its own back. */
export async function onScreen(page: Page, screen: Screen, check: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  await page.setViewportSize(screens[screen]);
  await check();
  if (own !== null) await page.setViewportSize(own);
}

/** What follows screen and theme has been drawn, and no animation is under way, other than those that never end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const finite = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      // what the browser leaves undrawn, out of sight, stands still
      .filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      });
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** The elements that make a page wider than the screen; empty when it is not. */
async function widerThanScreen(page: Page): Promise<string[]> {
  const screen = page.viewportSize()?.width ?? 0;
  return await page.evaluate((width) => {
    const view = document.documentElement;
    if (Math.max(view.scrollWidth, view.clientWidth) <= width) return [];
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => {
        const { right } = element.getBoundingClientRect();
        return `${[element.localName, ...element.classList].join('.')} ends at ${Math.round(right)} of ${width}`;
      });
    return culprits.length > 0
      ? culprits.slice(0, 8)
      : [`a page of ${view.scrollWidth} on a screen of ${width}`];
  }, screen);
}
