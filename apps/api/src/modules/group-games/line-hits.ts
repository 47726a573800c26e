import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { eraAt } from '@bolillero/domain/games/era';
import { type DrawnNumbers, type Match, matchPlay } from '@bolillero/domain/prizes/matching';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { GameRow, LineRow } from './games-repository.ts';

/** What each line of a game hit of the numbers that its draw has on file; null while it is not settled, or they are gone. */
export function hitsOfLines(
  lottery: CatalogueLottery,
  game: GameRow,
  drawn: DrawnNumbers | null,
): (line: LineRow) => Match | null {
  const era = game.drawDate === null ? null : eraAt(lottery.eras, drawDate(game.drawDate));
  if (era === null || drawn === null || game.settledDrawId === null) return () => null;
  return (line) => matchPlay(era.matrix, line, drawn);
}
