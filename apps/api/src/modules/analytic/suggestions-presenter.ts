import type { AnswerOf } from '@bolillero/contract/call';
import type { pairSuggestion } from '@bolillero/contract/calls/analytic';
import { appearances } from '@bolillero/domain/statistics/appearances';
import { pairSuggestions } from '@bolillero/domain/statistics/combinations';
import type { Subject } from '../../engine/engine.ts';

/** The ten pairs with a ball that came most, each with the ball that it would add. */
export function presentSuggestions(
  { scope, lottery }: Subject,
  ball: number,
): AnswerOf<typeof pairSuggestion> {
  const data = pairSuggestions(scope, ball).map(({ balls, count }) => ({
    balls: [...balls],
    bolillas: balls.filter((one) => one !== ball),
    count,
    fecha: appearances(scope, balls, 'main')[0] ?? '',
    name: lottery.name,
  }));
  return { data };
}
