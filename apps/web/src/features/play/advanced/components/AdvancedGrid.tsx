import { SlipGrid } from '../../components/SlipGrid.tsx';
import type { SlipKind } from '../../components/slip-kind.ts';
import { AddTile } from '../../components/TicketBoard.tsx';
import { useTicketIds } from '../../tickets/use-tickets.ts';
import type { AdvancedWork } from '../advanced-work.ts';
import type { BoardStore } from '../board-store.ts';
import classes from './AdvancedGrid.module.css';
import { AdvancedSlip } from './AdvancedSlip.tsx';

interface AdvancedGridProps {
  readonly board: BoardStore;
  readonly kind: SlipKind;
  readonly work: AdvancedWork;
}

/** All tickets of the advanced page side by side, for wide screens. */
export function AdvancedGrid({ board, kind, work }: AdvancedGridProps) {
  const ids = useTicketIds(board.tickets);
  return (
    <SlipGrid
      className={classes.grid}
      ids={ids}
      slip={(id, position) => (
        <AdvancedSlip board={board} id={id} position={position} kind={kind} work={work} />
      )}
    >
      <AddTile onAdd={() => work.act({ do: 'add-ticket' })} />
    </SlipGrid>
  );
}
