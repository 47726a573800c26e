import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { buildHistory, type History, type PastDraw } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import type { BallCount } from '@bolillero/domain/statistics/counts';
import { previousPlaysBefore } from '@bolillero/domain/statistics/previous-plays';
import type { LotteryDetail } from '../../api/lottery.ts';
import type { StudiedDraw } from '../../api/study.ts';

/** The balls of a group of previous plays, with how many of its draws had each. */
export interface PreviousGroup {
  readonly main: readonly BallCount[];
  readonly special: readonly BallCount[];
}

/** The draws that a page was sent as the history that the domain's statistics read. */
export function historyOf(lottery: Pick<LotteryDetail, 'eras'>, draws: readonly StudiedDraw[]): History {
  return buildHistory(lottery.eras, draws as readonly PastDraw[]);
}

/** JAk as of a draw, with JAEk. */
export function groupBefore(history: History, date: string, k: number): PreviousGroup {
  const scope = wholeScope(history);
  return {
    main: previousPlaysBefore(scope, date as DrawDate, k, 'main'),
    special: previousPlaysBefore(scope, date as DrawDate, k, 'special'),
  };
}
