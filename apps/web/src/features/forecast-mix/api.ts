import type { BodyOf } from '@bolillero/contract/call';
import { backtestHelper } from '@bolillero/contract/calls/forecasts';
import type { Forecast } from '@bolillero/domain/forecasts/choice';
import { queryOptions } from '@tanstack/react-query';
import { readAmount } from '../../api/amount.ts';
import { failedWith } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import type { StudiedSeries } from '../../api/study.ts';
import type { BacktestQueue } from './backtest-queue.ts';

/** What would have come of one ticket of a helper at each past draw. */
export interface Worth {
  readonly draws: number;
  /** Main balls hit for each draw, and the 95 % interval of chance. */
  readonly matched: {
    readonly perDraw: number;
    readonly low: number;
    readonly high: number;
    readonly outside: boolean;
  };
  /** Of a stake of 100, in dollars; null where stake and prizes have not the same currency, or no draw counts in money. */
  readonly back: { readonly won: number; readonly low: number; readonly high: number } | null;
  readonly isOtherCurrency: boolean;
  /** Draws that do not count in money. */
  readonly withoutMoney: number;
}

/** The same choice always shows the same figures: nobody is to try until they please. */
const seed = 'pronostico-mix';
const ticketsPerDraw = 1;
const mostTries = 5;

/** A backtest, once those that were asked for before have ended: the server runs one at a time for a customer. */
export const worthQuery = (
  { id, type }: StudiedSeries,
  choice: Forecast,
  /** The draw that is played for: after it there is one draw more to try. */
  date: string,
  queue: BacktestQueue,
) =>
  queryOptions({
    queryKey: ['forecast-worth', id, type, date, choice],
    queryFn: ({ signal }) =>
      queue(async (): Promise<Worth> => {
        const { data } = await request(backtestHelper, {
          body: {
            id,
            type,
            choice: choice as BodyOf<typeof backtestHelper>['choice'],
            tickets: ticketsPerDraw,
            seed,
          },
          signal,
        });
        const { draws, staked, helper, won_by_chance: byChance, currency, staked_currency } = data;
        const share = (amount: string) => (100 * readAmount(amount)) / readAmount(staked);
        const counts = helper.won !== null && byChance !== null && currency === staked_currency;
        return {
          draws,
          matched: {
            perDraw: helper.matched.count / draws,
            low: helper.matched.low / draws,
            high: helper.matched.high / draws,
            outside: helper.matched.outside,
          },
          back:
            counts && helper.won !== null
              ? { won: share(helper.won), low: share(byChance.low), high: share(byChance.high) }
              : null,
          isOtherCurrency: currency !== staked_currency,
          withoutMoney: data.without_money,
        };
      }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // another page of the same customer may be at it
    retry: (failures, error) =>
      failures < mostTries && failedWith(error, 'backtest-running', 'backtests-busy'),
    retryDelay: 2_000,
  });
