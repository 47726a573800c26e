import { chosenGroup, zonesGroup } from '@bolillero/domain/play-board/board';
import { coloursOf } from '@bolillero/domain/play-board/groups';
import type { BoardStore } from '../../../features/play/advanced/board-store.ts';
import type { ColouredBy } from '../../../features/play/advanced/components/GamesBar.tsx';
import { useOfPage, usePast } from '../../../features/play/advanced/use-board.ts';

/** Which draws colour all tickets; null: none do. */
export function useColouredBy(board: BoardStore): ColouredBy | null {
  const ja = useOfPage(board, (page) => page.ja);
  const zonesOf = useOfPage(board, (page) => page.zonesOf);
  const past = usePast(board);
  const counted = coloursOf({ ja, zonesOf }, { group: null }, past);
  const group = ja === zonesGroup ? zonesOf : ja;
  return counted && { draws: counted.draws, chosen: group === chosenGroup };
}
