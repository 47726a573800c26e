import type { AnswerOf } from '@bolillero/contract/call';
import type { analysisDetail, analysisRange } from '@bolillero/contract/calls/analysis';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { countBefore, drawAt } from '@bolillero/domain/history/history';
import { drawCount, drumIn, type Scope, scopeWithin } from '@bolillero/domain/history/scope';
import { topPairs } from '@bolillero/domain/statistics/combinations';
import { type BallCount, frequency } from '@bolillero/domain/statistics/counts';
import { listLength } from '@bolillero/domain/statistics/hot-and-cold';
import { leastFrequent, mostFrequent } from '@bolillero/domain/statistics/ranking';
import { questionTexts } from '@bolillero/texts/engine';
import type { Subject } from '../../engine/engine.ts';
import { presentScope } from '../../engine/present-scope.ts';
import { type DateRange, invalidParameter } from '../../engine/query-parameters.ts';
import { AppError } from '../../errors/app-error.ts';

type RangeAnswer = AnswerOf<typeof analysisRange>;

function presentDraw({ history }: Scope, index: number): RangeAnswer['data'][number] {
  const { date, balls, special } = drawAt(history, index);
  return { fecha: date, numbers: [...balls], bRed: special };
}

const presentPositions = (counts: readonly BallCount[]) =>
  counts.map(({ ball, count }, index) => ({ position: index + 1, ball, count }));

/** The draws of a range, oldest first, with the balls and pairs of that range that came most and the balls that came least. */
export function presentRange({ scope: whole, matrix }: Subject, range: DateRange): RangeAnswer {
  const scope = scopeWithin(whole, range);
  const size = drumIn(scope, 'main', matrix);
  const counts = frequency(scope, 'main');
  const indexes = Array.from({ length: drawCount(scope) }, (_, place) => scope.start + place);
  return {
    data: indexes.map((index) => presentDraw(scope, index)),
    more: presentPositions(mostFrequent(counts, size, listLength)),
    less: presentPositions(leastFrequent(counts, size, listLength)),
    pairmore: topPairs(scope, listLength).map(({ balls: [val1 = 0, val2 = 0], count }) => ({
      val1,
      val2,
      count,
    })),
    ...presentScope(scope),
  };
}

/** One draw of a range, by its date or its place, with its neighbours within the range. */
export function presentDetail(
  subject: Subject,
  { fecha, index: asked, ...range }: DateRange & { readonly fecha: DrawDate | null; readonly index: number },
): AnswerOf<typeof analysisDetail> {
  const scope = scopeWithin(subject.scope, range);
  const total = drawCount(scope);
  const index = fecha === null ? asked : countBefore(scope.history, fecha) - scope.start;
  const isThere = index >= 0 && index < total;
  if (fecha === null && !isThere && total > 0)
    throw invalidParameter('index', questionTexts.noSuchIndex(total));
  if (!isThere) throw new AppError('not-found');
  const one = presentDraw(scope, scope.start + index);
  if (fecha !== null && one.fecha !== fecha) throw new AppError('not-found');
  return {
    data: {
      ...one,
      previous: index === 0 ? null : presentDraw(scope, scope.start + index - 1),
      next: index === total - 1 ? null : presentDraw(scope, scope.start + index + 1),
      index,
      total,
    },
  };
}
