import { type Cents, sum } from '@bolillero/domain/money/cents';
import { useSyncExternalStore } from 'react';
import type { SeriesType } from '../../../api/series.ts';
import type { CartLine } from '../../../features/cart/api/cart-line.ts';
import type { PlayDesk } from '../../../features/play/registration/desk.ts';

/** Plays in the cart that stand apart from the tickets of the page: released, of the other series, or from elsewhere. */
export interface Released {
  readonly count: number;
  readonly total: Cents;
}

/**
 * What of a lottery's cart (`lines`, of both series) stands apart from the tickets of a series' desk, kept in step with both.
 */
export function useReleased(desk: PlayDesk, series: SeriesType, lines: readonly CartLine[]): Released {
  useSyncExternalStore(desk.holdings.subscribe, desk.holdings.get);
  return releasedOf(desk, series, lines);
}

/** Plays of a closed sale cannot be paid and do not count. */
export function releasedOf(
  desk: Pick<PlayDesk, 'isTickets'>,
  series: SeriesType,
  lines: readonly CartLine[],
): Released {
  const isTickets = (line: CartLine) => line.series === series && !line.free && desk.isTickets(line);
  const released = lines.filter((line) => !line.expired && !isTickets(line));
  return { count: released.length, total: sum(released.map((line) => line.price)) };
}
