import { registerPlaysNormal } from '@bolillero/contract/calls/checkouts';
import { request } from '../../../api/client.ts';
import type { SeriesType } from '../../../api/series.ts';

export interface PlaysToRegister {
  readonly lotteryId: number;
  readonly series: SeriesType;
  readonly date: string;
  readonly plays: readonly {
    /** The page's own id of the ticket. */
    readonly id: string;
    readonly balls: readonly number[];
    readonly special: number | null;
  }[];
}

/**
 * Registers full tickets as plays of a draw, all or none. Repeating it registers nothing twice. Answers the new id of
 * each ticket's play.
 */
export async function registerPlays(what: PlaysToRegister): Promise<ReadonlyMap<string, number>> {
  const { registered } = await request(registerPlaysNormal, {
    body: {
      loterie_id: what.lotteryId,
      type: what.series,
      date_lottery: what.date,
      balls: what.plays.map(({ id, balls, special }) => ({ id, numbers: [...balls], bExtra: special })),
    },
  });
  return new Map(registered.map(({ id, newId }) => [String(id), newId]));
}
