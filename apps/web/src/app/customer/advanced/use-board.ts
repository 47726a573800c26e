import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { unknownPast } from '@bolillero/domain/forecasts/known-past';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { knownPastQuery } from '../../../api/known-past.ts';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { createBoardStore } from '../../../features/play/advanced/board-store.ts';
import { browserRandom } from '../../../features/play/tickets/browser-random.ts';
import type { TicketStore } from '../../../features/play/tickets/ticket-store.ts';

/** The advanced page of some tickets, and what is known of the past, which it keeps up with. */
export function useBoard(store: TicketStore, lottery: LotteryDetail, type: SeriesType) {
  const [board] = useState(() =>
    createBoardStore(store, unknownPast({ matrix: store.matrix, date: dateOf(lottery) }), browserRandom),
  );
  useEffect(() => board.follow(), [board]);
  const past = useQuery(knownPastQuery({ id: lottery.id, type }, lottery));
  const known = past.data;
  useEffect(() => {
    if (known === undefined) return;
    const { chosen, date } = board.past.get();
    // draws that were chosen before another one came may be others by now
    board.setPast({ ...known, chosen: date === known.date ? chosen : null });
  }, [board, known]);
  return { board, past };
}

/** Of the draw on sale; where there is none nothing is played. */
const dateOf = ({ nextDrawDate }: LotteryDetail): DrawDate => drawDate(nextDrawDate ?? '9000-01-01');
