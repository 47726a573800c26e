import { suggestedPartners } from '@bolillero/domain/statistics/pair-map';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { pairCountsQuery } from '../../../api/pair-counts.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import type { AdvancedWork } from '../../../features/play/advanced/advanced-work.ts';
import type { BoardStore } from '../../../features/play/advanced/board-store.ts';
import { PairSuggestion } from '../../../features/play/advanced/components/PairSuggestion.tsx';
import { useOfPage } from '../../../features/play/advanced/use-board.ts';

/** Pairs that are suggested of a ball (Rulebook 4). */
const mostSuggested = 10;

interface SuggestedProps {
  readonly board: BoardStore;
  readonly act: AdvancedWork['act'];
  readonly series: StudiedSeries;
  readonly home: () => HTMLElement | null;
}

/** The pairs of the ball that was chosen, as its ticket takes one. How often pairs came is asked once the page stands. */
export function Suggested({ board, act, series, home }: SuggestedProps) {
  // the ball is drawn first, and what it suggests after it
  const suggestion = useDeferredValue(useOfPage(board, (page) => page.suggestion));
  const { data } = useQuery(pairCountsQuery(series));
  const { size } = board.tickets.matrix;
  // a ball of a former drum cannot be chosen any more
  const pairs =
    data && suggestion
      ? suggestedPartners(suggestion.ball, data, data.size)
          .filter(({ partner }) => partner <= size)
          .slice(0, mostSuggested)
      : [];
  return (
    <PairSuggestion
      ball={suggestion?.ball ?? null}
      pairs={pairs}
      home={home}
      onTake={(partner) => act({ do: 'take-suggestion', partner })}
      onClose={() => act({ do: 'close-suggestion' })}
    />
  );
}
