import type { Forecast } from '@bolillero/domain/forecasts/choice';
import { chosenGroup } from '@bolillero/domain/play-board/board';
import { ticketState } from '@bolillero/domain/tickets/ticket';
import { uiTexts } from '@bolillero/texts/ui';
import { useCallback } from 'react';
import { confirm } from '../../../components/ui/dialog-store.ts';
import type { AdvancedWork } from '../../../features/play/advanced/advanced-work.ts';
import type { BoardStore } from '../../../features/play/advanced/board-store.ts';
import type { FillTool } from '../../../features/play/advanced/components/tools.ts';
import type { OpenOnAdvanced } from './advanced-place.ts';

/** What the bars, the rail and 'Ayudas' do. */
export function useTools(
  board: BoardStore,
  act: AdvancedWork['act'],
  setOpen: (open: OpenOnAdvanced | null) => void,
  /** The ticket that one comes from. */
  from: () => string,
) {
  const onTool = useCallback(
    (tool: FillTool) => {
      if (tool === 'clear' || tool === 'delete')
        return act({ do: 'begin', tool: { kind: tool }, from: from() });
      setOpen({ kind: 'helper', window: tool === 'jas-bot' ? 'jas' : tool });
    },
    [act, setOpen, from],
  );
  const onChoice = useCallback(
    (choice: Forecast) => {
      setOpen(null);
      act({ do: 'begin', tool: { kind: 'fill', choice }, from: from() });
    },
    [act, setOpen, from],
  );
  const onGroup = useCallback(
    (group: number) => {
      if (group === chosenGroup && board.page.get().ja !== chosenGroup) return setOpen({ kind: 'previous' });
      act({ do: 'choose-group', group });
    },
    [board, act, setOpen],
  );
  const onExecute = useCallback(async () => {
    const { selection } = board.page.get();
    if (selection?.tool.kind === 'delete' && !(await mayDelete(board, selection.marked))) return;
    act({ do: 'execute' });
  }, [board, act]);
  const onRemove = useCallback(
    async (id: string) => {
      if (await mayDelete(board, new Set([id]))) act({ do: 'remove', ticket: id });
    },
    [board, act],
  );
  return { onTool, onChoice, onGroup, onExecute, onRemove };
}

/** Asks where there are numbers on a ticket that goes. */
async function mayDelete({ tickets }: BoardStore, ids: ReadonlySet<string>): Promise<boolean> {
  const withNumbers = tickets
    .all()
    .filter(({ ticket }) => ids.has(ticket.id) && ticketState(tickets.matrix, ticket) !== 'empty').length;
  return withNumbers === 0 || confirm({ title: uiTexts.confirmRemove(withNumbers), danger: true });
}
