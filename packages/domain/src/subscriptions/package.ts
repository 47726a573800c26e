import { type Cents, times } from '../money/cents.ts';

/** A subscription for a number of months, at a price a month. USD (Rulebook 3). */
export interface SubscriptionPackage {
  readonly months: number;
  readonly monthlyPrice: Cents;
}

/** What a package costs: its price times its months. */
export function packageTotal({ months, monthlyPrice }: SubscriptionPackage): Cents {
  return times(monthlyPrice, months);
}

/**
 * Whole per cent that a package saves a month against the first one. What is left of a per cent is not promised; a package that
 * is as dear or dearer saves 0.
 */
export function savingPercent(one: SubscriptionPackage, first: SubscriptionPackage): number {
  const saved = first.monthlyPrice - one.monthlyPrice;
  return saved <= 0 ? 0 : Math.floor((saved * 100) / first.monthlyPrice);
}
