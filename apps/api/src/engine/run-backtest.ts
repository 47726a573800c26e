import { type BacktestReport, backtest } from '@bolillero/domain/forecasts/backtest';
import type { Forecast } from '@bolillero/domain/forecasts/choice';
import { type PrizeSources, payTablesOf } from '@bolillero/domain/forecasts/pay-table';
import { methodOf } from '@bolillero/domain/forecasts/picker';
import type { LotteryDefinition } from '@bolillero/domain/games/lottery-definition';
import type { Scope } from '@bolillero/domain/history/scope';
import { seededRandom } from '@bolillero/domain/random/random-source';
import { playPrice } from '@bolillero/domain/tickets/play-price';

/** What a play of the past would have cost and paid: data alone. */
export interface PlayTerms extends PrizeSources {
  readonly lottery: PrizeSources['lottery'] &
    Pick<LotteryDefinition, 'ticketPrice' | 'serviceFee' | 'multiplierPrice'>;
}

/** A backtest as it travels to its thread: data alone. */
export interface BacktestOrder {
  readonly scope: Scope;
  readonly choice: Forecast;
  readonly ticketsPerDraw: number;
  readonly terms: PlayTerms;
  readonly seed: string;
}

export function runBacktest({ choice, terms, seed, scope, ticketsPerDraw }: BacktestOrder): BacktestReport {
  const input = { scope, ticketsPerDraw, method: methodOf(choice), ...moneyOf(terms) };
  return backtest(input, seededRandom(seed));
}

/** The prizes of a series by date, and what a play costs with everything that a customer pays for it. */
export function moneyOf(terms: PlayTerms) {
  return {
    tableAt: payTablesOf(terms),
    priceOf: (withMultiplier: boolean) => playPrice(terms.lottery, { withMultiplier }).total,
  };
}
