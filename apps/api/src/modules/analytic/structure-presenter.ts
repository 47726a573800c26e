import type { AnswerOf } from '@bolillero/contract/call';
import type { drawStructure } from '@bolillero/contract/calls/analytic';
import { scopeWithin } from '@bolillero/domain/history/scope';
import { type StructureCount, structure } from '@bolillero/domain/statistics/structure';
import type { Subject } from '../../engine/engine.ts';
import { presentScope } from '../../engine/present-scope.ts';
import type { DateRange } from '../../engine/query-parameters.ts';

const presentCounts = (rows: readonly StructureCount[]) =>
  rows.map(({ value, count, expected, low, high }) => ({ value, count, expected, low, high }));

/** What kind the draws of a range are, beside what chance gives. */
export function presentStructure(subject: Subject, range: DateRange): AnswerOf<typeof drawStructure> {
  const scope = scopeWithin(subject.scope, range);
  const { odd, low, consecutive, repeats, sum, span, spanByFour } = structure(scope);
  return {
    odd: presentCounts(odd),
    low: presentCounts(low),
    consecutive: presentCounts(consecutive),
    repeats: presentCounts(repeats),
    sum: presentCounts(sum),
    span: presentCounts(span),
    span_by_four: presentCounts(spanByFour),
    ...presentScope(scope),
  };
}
