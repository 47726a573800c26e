import type { BoardAct } from '@bolillero/domain/play-board/board';
import type { OneTooMany } from '../tickets/one-too-many.ts';

/** What is done with the slips of the advanced page. */
export interface AdvancedWork {
  readonly tooMany: OneTooMany;
  /** Does something to the board; the page says what there is to say of it. */
  readonly act: (act: BoardAct) => void;
  /** Asks, where a ticket has numbers, and takes it away. */
  readonly onRemove: (id: string) => void;
  /** On phones: opens 'Ayudas', which has what does not stand on the slip. */
  readonly onHelp?: (() => void) | undefined;
}
