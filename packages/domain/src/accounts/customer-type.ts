import type { SeriesName } from '../games/series.ts';

/**
 * Whether a customer of a type plays a series: the second one is for type 1 alone (Rulebook 9). Type 1 opens the advanced pages
 * of a customer, never the back-office.
 */
export function playsSeries(customerType: number, series: SeriesName): boolean {
  return series === 'traditional' || hasAdvancedPages(customerType);
}

/** Whether a customer of a type has the advanced groups and the advanced play page; their content needs the subscription (Rulebook 9). */
export function hasAdvancedPages(customerType: number): boolean {
  return customerType === 1;
}
