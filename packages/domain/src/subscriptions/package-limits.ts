import { type Cents, cents } from '../money/cents.ts';

/** The longest subscription that is sold at once. */
export const longestPackage = 120;

/** The highest price of a month, which keeps a slip of the finger from being sold. */
export const dearestMonth: Cents = cents(1_000_00);
