import type { BoardAct, Said } from '@bolillero/domain/play-board/board';
import { advancedTexts } from '@bolillero/texts/advanced';
import { advancedSaidTexts } from '@bolillero/texts/advanced-said';
import { forecastFaultText } from '@bolillero/texts/forecasts';
import { playTexts } from '@bolillero/texts/play';
import { useCallback } from 'react';
import { showWarning } from '../../../components/ui/notice-store.ts';
import type { BoardStore } from '../../../features/play/advanced/board-store.ts';
import type { OneTooMany } from '../../../features/play/tickets/one-too-many.ts';
import { mostTickets } from '../../../features/play/tickets/ticket-store.ts';

/** How long warnings of the selection stand, in seconds (section 8 of the customers' specification). */
const warned = { seconds: 3 };

/** Does things to the board, and says what there is to say: in the slot, at the ticket, or as a warning. */
export function useAct(
  board: BoardStore,
  { tell, tooMany }: { readonly tell: (text: string) => void; readonly tooMany: OneTooMany },
): (act: BoardAct) => void {
  return useCallback(
    (act) => {
      const said = board.act(act);
      if (said) say(said);

      function say(what: Said): void {
        switch (what.kind) {
          case 'deselected':
            tell(advancedSaidTexts.deselected);
            break;
          case 'one-too-many':
            tooMany.tell(what.ticket);
            break;
          case 'nothing-to-add':
            tell(advancedSaidTexts.nothingToAdd[what.of]);
            break;
          case 'no-zone':
            tell(advancedSaidTexts.noZone);
            break;
          case 'past-unknown':
            tell(advancedSaidTexts.pastUnknown);
            break;
          case 'too-many-tickets':
            showWarning(playTexts.tickets.tooMany(mostTickets));
            break;
          case 'none-marked':
            showWarning(advancedTexts.selection.noneMarked, warned);
            break;
          case 'fault':
            showWarning(forecastFaultText(what.fault), warned);
            break;
        }
      }
    },
    [board, tell, tooMany],
  );
}
