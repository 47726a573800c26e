import type { AnswerOf } from '@bolillero/contract/call';
import type { alwaysPlayedCall } from '@bolillero/contract/calls/forecasts';
import { alwaysPlayed } from '@bolillero/domain/forecasts/always';
import { scopeWithin } from '@bolillero/domain/history/scope';
import { type Cents, toDecimal } from '@bolillero/domain/money/cents';
import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { forecastTexts } from '@bolillero/texts/forecasts';
import type { Subject } from '../../engine/engine.ts';
import type { DateRange } from '../../engine/query-parameters.ts';
import { moneyOf, type PlayTerms } from '../../engine/run-backtest.ts';

/** What a play would have hit and won, had it been played in every draw of a range. */
export function presentAlwaysPlayed(
  { scope, lottery }: Subject,
  { balls, special, ...range }: TypedPlay & DateRange,
  terms: PlayTerms,
): AnswerOf<typeof alwaysPlayedCall> {
  const { tableAt, priceOf } = moneyOf(terms);
  const played = alwaysPlayed(scopeWithin(scope, range), { balls, special }, tableAt, priceOf);
  const data = {
    balls: [...balls],
    bExtra: special,
    currency: lottery.currency,
    draws: played.draws,
    left_out: played.leftOut,
    without_table: played.withoutTable,
    money_draws: played.moneyDates.length,
    without_money: played.draws - played.moneyDates.length,
    dates: [...played.moneyDates],
    expected_steps: played.expectedSteps.map(({ date, won }) => ({ fecha: date, won: toDecimal(won) })),
    matched: [...played.matched],
    hits: played.hits.map((hit) => ({
      fecha: hit.date,
      balls: [...hit.balls],
      special: hit.special,
      level: hit.level,
      prize: decimalOrNull(hit.prize),
    })),
    won: decimalOrNull(played.won),
    expected_won: decimalOrNull(played.expectedWon),
    staked: toDecimal(played.staked),
    staked_currency: 'USD' as const,
    without_prize: played.withoutPrize,
    free_plays: played.freePlays,
    notice: forecastTexts.notice,
  };
  return { ok: true, data };
}

function decimalOrNull(amount: Cents | null): string | null {
  return amount === null ? null : toDecimal(amount);
}
