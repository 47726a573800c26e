import { alwaysPlayedCall } from '@bolillero/contract/calls/forecasts';
import type { Cents, Currency } from '@bolillero/domain/money/cents';
import type { AskedBalls } from '@bolillero/domain/tickets/asked-balls';
import { queryOptions } from '@tanstack/react-query';
import { readAmount } from '../../api/amount.ts';
import { request } from '../../api/client.ts';
import type { StudiedRange, StudiedSeries } from '../../api/study.ts';

/** A prize level that the play won. */
export interface AlwaysPrize {
  readonly date: string;
  /** As tables write it: "2 + 1". */
  readonly level: string;
  /** Null where it is none that can be summed: a free play, the jackpot, an amount that is not known. */
  readonly prize: Cents | null;
}

/** What a play would have cost and won, had it been played in every draw of a range. */
export interface AlwaysPlayed {
  /** Draws that it took part in, and those whose rules it did not fit. */
  readonly draws: number;
  readonly leftOut: number;
  /** The draws that count in money, oldest first, and how many do not. */
  readonly dates: readonly string[];
  readonly withoutMoney: number;
  /** USD. */
  readonly staked: Cents;
  /** Of the prizes. */
  readonly currency: Currency;
  /** In that currency, without the jackpot; null where no draw counts. */
  readonly won: Cents | null;
  readonly expectedWon: Cents | null;
  /** What chance gives as it adds up, oldest first, exact at these dates and on a line between them by draws. */
  readonly expectedSteps: readonly { readonly date: string; readonly won: Cents }[];
  /** Of the draws that count in money, oldest first. */
  readonly prizes: readonly AlwaysPrize[];
  readonly freePlays: number;
  /** Levels won that are not in `won`. */
  readonly withoutPrize: number;
}

/** "¿Y si la hubiera jugado siempre?", without the multiplier. */
export const alwaysQuery = (series: StudiedSeries, { from, to }: StudiedRange, asked: AskedBalls) =>
  queryOptions({
    queryKey: ['always', series.id, series.type, from ?? '', to ?? '', asked.balls.join('-'), asked.special],
    queryFn: async ({ signal }): Promise<AlwaysPlayed> => {
      const { data } = await request(alwaysPlayedCall, {
        body: {
          id: series.id,
          type: series.type,
          balls: [...asked.balls],
          bExtra: asked.special,
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
        },
        signal,
      });
      const counted = new Set(data.dates);
      return {
        draws: data.draws,
        leftOut: data.left_out,
        dates: data.dates.toReversed(),
        withoutMoney: data.without_money,
        staked: readAmount(data.staked),
        currency: data.currency,
        won: data.won === null ? null : readAmount(data.won),
        expectedWon: data.expected_won === null ? null : readAmount(data.expected_won),
        expectedSteps: data.expected_steps.map(({ fecha: date, won }) => ({ date, won: readAmount(won) })),
        prizes: data.hits
          .toReversed()
          .flatMap(({ fecha: date, level, prize }): AlwaysPrize[] =>
            level !== null && counted.has(date)
              ? [{ date, level, prize: prize === null ? null : readAmount(prize) }]
              : [],
          ),
        freePlays: data.free_plays,
        withoutPrize: data.without_prize,
      };
    },
    staleTime: 60_000,
  });
