import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /**
     * What a selector finds. For the cells of a slip alone: roles and names, by which everything else is found, would be
     * worked out for each of the hundreds of them, at each tap.
     */
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` });
