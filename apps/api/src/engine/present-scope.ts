import { dateAt } from '@bolillero/domain/history/history';
import { drawCount, type Scope } from '@bolillero/domain/history/scope';

/** Which draws an answer is about: how many, the first and the last one's date. */
export function presentScope(scope: Scope): { draws: number; from: string | null; to: string | null } {
  const draws = drawCount(scope);
  if (draws === 0) return { draws, from: null, to: null };
  return { draws, from: dateAt(scope.history, scope.start), to: dateAt(scope.history, scope.end - 1) };
}
