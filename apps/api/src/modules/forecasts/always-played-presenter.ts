import type { AnswerOf } from '@bolillero/contract/call';
import type { alwaysPlayedCall } from '@bolillero/contract/calls/forecasts';
import { alwaysPlayed } from '@bolillero/domain/forecasts/always';
import { seriesOf } from '@bolillero/domain/games/series';
import { scopeWithin } from '@bolillero/domain/history/scope';
import { times, toDecimal } from '@bolillero/domain/money/cents';
import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { forecastTexts } from '@bolillero/texts/forecasts';
import type { Subject } from '../../engine/engine.ts';
import type { DateRange } from '../../engine/query-parameters.ts';
import { levelsOf } from '../../engine/run-backtest.ts';

/** What a play would have hit and won, had it been played in every draw of a range. */
export function presentAlwaysPlayed(
  { scope, lottery, series }: Subject,
  { balls, special, ...range }: TypedPlay & DateRange,
): AnswerOf<typeof alwaysPlayedCall> {
  const levelsAt = levelsOf(lottery.prizeTemplates, seriesOf(series));
  const played = alwaysPlayed(scopeWithin(scope, range), { balls, special }, levelsAt);
  const data = {
    balls: [...balls],
    bExtra: special,
    currency: lottery.currency,
    draws: played.draws,
    left_out: played.leftOut,
    matched: [...played.matched],
    hits: played.hits.map((hit) => ({
      fecha: hit.date,
      balls: [...hit.balls],
      special: hit.special,
      level: hit.level,
      prize: hit.prize === null ? null : toDecimal(hit.prize),
    })),
    won: toDecimal(played.won),
    staked: toDecimal(times(lottery.ticketPrice, played.draws)),
    without_prize: played.withoutPrize,
    free_plays: played.freePlays,
    notice: forecastTexts.notice,
  };
  return { ok: true, data };
}
