import {
  type CardSort,
  cardList,
  cardOfDate,
  cardRange,
  cardsWithBall,
  similarDraws,
} from '@bolillero/contract/calls/study';
import type { DrawOrder } from '@bolillero/domain/history/draw-order';
import { questionTexts } from '@bolillero/texts/engine';
import { Type } from 'typebox';
import { dateParameter, invalidParameter, rangeParameter } from '../../engine/query-parameters.ts';
import { parseJsonText } from '../../plugins/json-text.ts';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentConstellations } from './constellations-presenter.ts';
import { largestBallIn } from './largest-ball.ts';
import { presentCardOf, presentCards, presentCardsWithBall, presentDraws } from './presenter.ts';

const MarkedBalls = Type.Array(Type.Integer({ minimum: 1, maximum: 99 }), { maxItems: 99 });

const orderOf = (sort: CardSort): DrawOrder => ({
  by: sort.endsWith('fecha') ? 'date' : 'balls',
  descending: sort.startsWith('-'),
});

const pageOf = ({ limit = 50, page = 1 }: { limit?: number; page?: number }) => ({ limit, page });

export const registerStudy: RegisterModule = (app, context) => {
  serveStatistic(app, context, cardList, {
    ask: ({ sort = '-fecha', brief = 0, ...query }) => ({
      ...rangeParameter(query),
      order: orderOf(sort),
      brief: brief === 1,
      ...pageOf(query),
    }),
    answer: presentDraws,
  });

  serveStatistic(app, context, cardRange, {
    ask: (query) => ({ ...rangeParameter(query), ...pageOf(query) }),
    answer: presentCards,
  });

  serveStatistic(app, context, cardsWithBall, {
    ask: (query, { lottery }) => {
      const most = largestBallIn(lottery.eras);
      if (query.ball > most) throw invalidParameter('ball', questionTexts.noBall('ball', most));
      return { ...rangeParameter(query), ...pageOf(query), ball: query.ball, brief: query.brief === 1 };
    },
    answer: presentCardsWithBall,
  });

  serveStatistic(app, context, cardOfDate, {
    ask: ({ fecha }) => dateParameter('fecha', fecha),
    answer: presentCardOf,
  });

  serveStatistic(app, context, similarDraws, {
    ask: ({ bolillas, fecha, limit = 100 }, { lottery }, request) => {
      const most = largestBallIn(lottery.eras);
      const balls = parseJsonText<typeof MarkedBalls>(request, MarkedBalls, bolillas, 'bolillas');
      if (balls.some((ball) => ball > most))
        throw invalidParameter('bolillas', questionTexts.noBall('bolillas', most));
      const marked = [...new Set(balls)].sort((a, b) => a - b);
      return { marked, date: dateParameter('fecha', fecha), limit };
    },
    answer: presentConstellations,
  });
};
