import { useEffect, useRef } from 'react';
import type { BoardStore } from '../../../features/play/advanced/board-store.ts';
import { useOfPage } from '../../../features/play/advanced/use-board.ts';

/** Reads the played plays anew when tickets are no longer being marked (section 4 of the customers' specification). */
export function useFreshPlays(board: BoardStore, refetch: () => unknown): void {
  const isMarking = useOfPage(board, ({ selection }) => selection !== null);
  const wasMarking = useRef(isMarking);
  useEffect(() => {
    if (wasMarking.current && !isMarking) refetch();
    wasMarking.current = isMarking;
  }, [isMarking, refetch]);
}
