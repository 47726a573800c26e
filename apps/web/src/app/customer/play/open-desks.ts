import type { Matrix } from '@bolillero/domain/games/matrix';
import type { SeriesType } from '../../../api/series.ts';
import type { CartLine } from '../../../features/cart/api/cart-line.ts';
import type { PlayDesk } from '../../../features/play/registration/desk.ts';
import { customerStore } from '../../../session/stores.ts';

/** Whose tickets, and of what. */
export interface DeskPlace {
  readonly customerId: number;
  readonly lottery: { readonly id: number; readonly name: string };
  readonly series: SeriesType;
  readonly matrix: Matrix;
  /** Whether a play can have the multiplier; true as well while no draw is on sale. */
  readonly sellsMultiplier: boolean;
}

export interface OpenDesk {
  readonly place: DeskPlace;
  readonly desk: PlayDesk;
  readonly close: () => void;
}

/** The desks of this page's life: a ticket on its way goes on while its player looks at something else. */
export const openDesks = new Map<string, OpenDesk>();

// another person's tickets are none of the next one's business
customerStore.onEnd(() => {
  for (const { close } of openDesks.values()) close();
  openDesks.clear();
});

/** Empties the tickets whose plays were paid. Those of a page that is not open are emptied when it is, by the cart. */
export function clearPaid(customerId: number, lines: readonly CartLine[]): void {
  for (const { place, desk } of openDesks.values()) {
    if (place.customerId !== customerId) continue;
    const paid = lines.filter(
      (line) => line.lotteryId === place.lottery.id && line.series === place.series && !line.free,
    );
    desk.paid(new Set(paid.map((line) => line.key)));
  }
}
