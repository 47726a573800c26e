import type { AnswerOf } from '@bolillero/contract/call';
import type { ballCycles } from '@bolillero/contract/calls/analytic';
import { drumIn, type Part, type Scope, scopeWithin } from '@bolillero/domain/history/scope';
import { type Cycle, cycles, cyclesOf } from '@bolillero/domain/statistics/cycle';
import type { Subject } from '../../engine/engine.ts';
import { presentScope } from '../../engine/present-scope.ts';
import type { DateRange } from '../../engine/query-parameters.ts';

/** The cycle of every ball over the draws of a range. */
export function cyclesIn(
  subject: Subject,
  { part, ...range }: DateRange & { readonly part: Part },
): { scope: Scope; rows: readonly Cycle[] } {
  const scope = scopeWithin(subject.scope, range);
  const size = drumIn(scope, part, subject.matrix);
  const carried = subject.tables(scope);
  return { scope, rows: carried === null ? cycles(scope, size, part) : cyclesOf(carried[part], size) };
}

export function presentCycles(scope: Scope, rows: readonly Cycle[]): AnswerOf<typeof ballCycles> {
  const data = rows.map(({ ball, current, mean, longest }) => ({ ball, current, mean, longest }));
  return { data, ...presentScope(scope) };
}
