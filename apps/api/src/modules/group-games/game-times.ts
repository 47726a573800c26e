import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant, drawInstant } from '@bolillero/domain/calendar/schedule';
import { type GroupGameState, groupGameState } from '@bolillero/domain/group-games/game-state';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { GameRow } from './games-repository.ts';

/** When a game's sale ends and when its draw is held, in milliseconds since 1970 UTC, as the calendar has it now. */
export interface GameTimes {
  readonly closesAt: number;
  readonly drawsAt: number;
}

/** Null of a game that has no draw date yet. */
export function gameTimes({ schedule }: CatalogueLottery, row: Pick<GameRow, 'drawDate'>): GameTimes | null {
  if (row.drawDate === null) return null;
  const date = drawDate(row.drawDate);
  return { closesAt: cutoffInstant(schedule, date), drawsAt: drawInstant(schedule, date) };
}

/** The state of a game at an instant. */
export function stateOfGame(row: GameRow, lottery: CatalogueLottery, now: number): GroupGameState {
  const times = gameTimes(lottery, row);
  return groupGameState(
    {
      isActivated: row.activatedAt !== null,
      closesAt: times?.closesAt ?? null,
      drawsAt: times?.drawsAt ?? null,
      participations: row.participations,
      sharesSold: row.sharesSold,
      isSettled: row.settledDrawId !== null,
      isRefunded: row.refundedAt !== null,
    },
    now,
  );
}
