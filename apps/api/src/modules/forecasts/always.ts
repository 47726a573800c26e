import type { AnswerOf } from '@bolillero/contract/call';
import { alwaysPlayedCall } from '@bolillero/contract/calls/forecasts';
import { alwaysPlayed } from '@bolillero/domain/forecasts/always';
import { seriesOf } from '@bolillero/domain/games/series';
import { scopeWithin } from '@bolillero/domain/history/scope';
import { times, toDecimal } from '@bolillero/domain/money/cents';
import { type TypedPlay, validatePlay } from '@bolillero/domain/tickets/play';
import { forecastTexts } from '@bolillero/texts/forecasts';
import { playFaultText } from '@bolillero/texts/plays';
import { Type } from 'typebox';
import type { Subject } from '../../engine/engine.ts';
import { type DateRange, rangeParameter } from '../../engine/query-parameters.ts';
import { levelsOf } from '../../engine/run-backtest.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseJsonText } from '../../plugins/json-text.ts';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import type { RegisterModule } from '../../register-module.ts';

const Balls = Type.Array(Type.Integer(), { maxItems: 99 });

/** "¿Y si la hubiera jugado siempre?" */
export const registerAlways: RegisterModule = (app, context) => {
  serveStatistic(app, context, alwaysPlayedCall, {
    ask: ({ balls, bExtra = null, ...dates }, { era }, request) => {
      const typed = { balls: parseJsonText<typeof Balls>(request, Balls, balls, 'balls'), special: bExtra };
      const play = validatePlay(era.matrix, typed);
      if (!play.ok) {
        const errors = play.error.map((fault) => ({
          path: fault.code.startsWith('special') ? 'bExtra' : 'balls',
          message: playFaultText(fault),
        }));
        throw new AppError('input-invalid', { message: errors.map(({ message }) => message), errors });
      }
      return { balls: play.value.balls, special: play.value.special, ...rangeParameter(dates) };
    },
    answer: presentAlways,
  });
};

function presentAlways(
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
