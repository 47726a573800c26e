import type { Matrix } from '@bolillero/domain/games/matrix';
import { askedBalls, readAskedNumbers } from '@bolillero/domain/tickets/asked-balls';
import { validatePlay } from '@bolillero/domain/tickets/play';

/** The main balls of a slip in an address ("7-14-21-35-49+9"), ascending; null where they are none of the game of today. */
export function slipOf(matrix: Matrix, text: string | undefined): readonly number[] | null {
  const { balls } = askedBalls(readAskedNumbers(text ?? ''));
  // the kind of a slip is that of its main balls
  const play = validatePlay({ ...matrix, special: { kind: 'none' } }, { balls, special: null });
  return play.ok ? play.value.balls : null;
}
