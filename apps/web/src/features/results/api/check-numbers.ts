import { checkNumbers } from '@bolillero/contract/calls/results';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { SeriesType } from '../../../api/series.ts';

export interface NumbersToCheck {
  readonly lottery: { readonly id: number; readonly name: string };
  readonly series: SeriesType;
  readonly date: string;
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** What a play has hit in a draw, by the rules that the settlement uses. */
export interface Hits {
  readonly matched: readonly number[];
  readonly special: boolean;
  readonly level: string | null;
  /** Decimal amount, `Jugada gratis`, or `0`. */
  readonly prize: string;
  /** Whether the draw has a prize table; without one nobody can say what a hit was worth. */
  readonly prizesKnown: boolean;
}

export function useCheckNumbers() {
  return useMutation({
    mutationFn: async ({ lottery, series, date, balls, special }: NumbersToCheck): Promise<Hits> => {
      const {
        matched,
        special: hit,
        level,
        prize,
        prizes_known: prizesKnown,
      } = await request(checkNumbers, {
        query: { type: series },
        body: { name: lottery.name, id: lottery.id, balls: [...balls], ball_red: special, date },
      });
      return { matched, special: hit, level, prize, prizesKnown };
    },
  });
}
