import type { AnswerOf } from '@bolillero/contract/call';
import type { backtestHelper } from '@bolillero/contract/calls/forecasts';
import type { BacktestReport, Compared, Observed, Side } from '@bolillero/domain/forecasts/backtest';
import { toDecimal } from '@bolillero/domain/money/cents';
import { forecastTexts } from '@bolillero/texts/forecasts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';

type Report = AnswerOf<typeof backtestHelper>['data'];

const presentObserved = ({ count, low, high, isOutside }: Observed) => ({
  count,
  low,
  high,
  outside: isOutside,
});

const presentCompared = ({ tickets, expected, helper, random }: Compared) => ({
  tickets,
  expected,
  helper: presentObserved(helper),
  random: presentObserved(random),
});

const presentSide = (side: Side): Report['helper'] => ({
  won: side.won === null ? null : toDecimal(side.won),
  without_prize: side.withoutPrize,
  free_plays: side.freePlays,
  matched: presentObserved(side.matched),
  verdict: side.verdict,
  chance_at_most: side.chanceAtMost,
});

/** A backtest's report in the wire's words. Stakes are USD, prizes in the lottery's currency. */
export function presentBacktest(
  report: BacktestReport,
  { currency }: CatalogueLottery,
  seed: string,
): Report {
  return {
    seed,
    currency,
    draws: report.draws,
    left_out: report.leftOut,
    without_table: report.withoutTable,
    money_draws: report.moneyDraws,
    without_money: report.draws - report.moneyDraws,
    tickets: report.tickets,
    staked: toDecimal(report.staked),
    staked_currency: 'USD',
    expected_won: report.expectedWon === null ? null : toDecimal(report.expectedWon),
    won_by_chance: report.wonByChance && {
      low: toDecimal(report.wonByChance.low),
      high: toDecimal(report.wonByChance.high),
    },
    expected_matched: report.expectedMatched,
    matches: report.matches.map((row) => ({ main: row.main, ...presentCompared(row) })),
    special: report.special === null ? null : presentCompared(report.special),
    levels: report.levels.map((row) => ({ level: row.level, ...presentCompared(row) })),
    helper: presentSide(report.helper),
    random: presentSide(report.random),
    notice: forecastTexts.notice,
  };
}
