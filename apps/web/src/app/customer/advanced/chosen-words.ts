import { picksSpecial } from '@bolillero/domain/games/matrix';
import type { BoardTool } from '@bolillero/domain/play-board/board';
import { choiceInWords } from '@bolillero/texts/forecast-choice';
import type { LotteryDetail } from '../../../api/lottery.ts';

/** What was chosen of a tool: 'JA3 · 3 números · Powerball al azar'. Null where there is nothing to choose. */
export function chosenWords(
  tool: BoardTool,
  { matrix, specialName }: Pick<LotteryDetail, 'matrix' | 'specialName'>,
): string | null {
  if (tool.kind !== 'fill') return null;
  return choiceInWords(tool.choice, {
    balls: matrix.balls,
    special: picksSpecial(matrix) ? specialName : null,
  });
}
