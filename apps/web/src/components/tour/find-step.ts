import type { TourStep } from './run-tour.ts';

/** What the selectors find first among what can be seen; one selector after another, until one finds anything. */
export const seen =
  (...selectors: readonly string[]): TourStep['find'] =>
  () => {
    for (const selector of selectors) {
      const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
      if (found) return found;
    }
    return null;
  };
