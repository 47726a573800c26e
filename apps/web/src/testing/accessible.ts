import axe, { type RunOptions } from 'axe-core';
import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The rules of every screen, from the configuration: the journeys hold whole pages to the same. */
    accessibility: RunOptions;
  }
}

/** What an element shows meets WCAG 2.2 AA as far as a program can tell, and does not scroll the page sideways. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .map((animation) => animation.finished),
  );
  const { violations } = await axe.run(element, inject('accessibility'));
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}  ${failureSummary}`),
  );
  expect(faults, 'accessibility').toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
}
