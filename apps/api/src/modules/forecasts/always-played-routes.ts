import { alwaysPlayedCall } from '@bolillero/contract/calls/forecasts';
import { validatePlay } from '@bolillero/domain/tickets/play';
import { playFaultText } from '@bolillero/texts/plays';
import { Type } from 'typebox';
import { readPlayTerms } from '../../engine/play-terms.ts';
import { rangeParameter } from '../../engine/query-parameters.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseJsonText } from '../../plugins/json-text.ts';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentAlwaysPlayed } from './always-played-presenter.ts';

const Balls = Type.Array(Type.Integer(), { maxItems: 99 });

/** "¿Y si la hubiera jugado siempre?" */
export const registerAlwaysPlayed: RegisterModule = (app, context) => {
  serveStatistic(app, context, alwaysPlayedCall, {
    ask: ({ balls, bExtra = null, potenciador, ...dates }, { era }, request) => {
      const typed = { balls: parseJsonText<typeof Balls>(request, Balls, balls, 'balls'), special: bExtra };
      const play = validatePlay(era.matrix, typed);
      if (!play.ok) {
        const errors = play.error.map((fault) => ({
          path: fault.code.startsWith('special') ? 'bExtra' : 'balls',
          message: playFaultText(fault),
        }));
        throw new AppError('input-invalid', { message: errors.map(({ message }) => message), errors });
      }
      return {
        play: { balls: play.value.balls, special: play.value.special, ...rangeParameter(dates) },
        buysMultiplier: potenciador ?? false,
      };
    },
    answer: async (subject, { play, buysMultiplier }) =>
      presentAlwaysPlayed(subject, play, await readPlayTerms(context.database, subject, buysMultiplier)),
  });
};
