import { type BacktestReport, backtest } from '@bolillero/domain/forecasts/backtest';
import type { Forecast } from '@bolillero/domain/forecasts/choice';
import { methodOf } from '@bolillero/domain/forecasts/picker';
import { type PrizeTemplate, templateAt } from '@bolillero/domain/games/lottery-definition';
import type { SeriesName } from '@bolillero/domain/games/series';
import type { Scope } from '@bolillero/domain/history/scope';
import type { Cents } from '@bolillero/domain/money/cents';
import { seededRandom } from '@bolillero/domain/random/random-source';

/** A backtest as it travels to its thread: data alone. */
export interface BacktestOrder {
  readonly scope: Scope;
  readonly choice: Forecast;
  readonly ticketsPerDraw: number;
  readonly templates: readonly PrizeTemplate[];
  readonly series: SeriesName;
  readonly ticketPrice: Cents;
  readonly seed: string;
}

export function runBacktest({ choice, templates, series, seed, ...order }: BacktestOrder): BacktestReport {
  const input = {
    ...order,
    method: methodOf(choice),
    levelsAt: levelsOf(templates, series),
  };
  return backtest(input, seededRandom(seed));
}

/** The prize tables of a series by date: those that a draw of that date starts from. */
export function levelsOf(templates: readonly PrizeTemplate[], series: SeriesName) {
  return (date: Parameters<typeof templateAt>[2]) => templateAt(templates, series, date)?.levels ?? null;
}
