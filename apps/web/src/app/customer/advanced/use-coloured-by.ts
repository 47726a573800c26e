import { chosenGroup, zonesGroup } from '@bolillero/domain/play-board/board';
import { coloursOf } from '@bolillero/domain/play-board/groups';
import type { BoardStore } from '../../../features/play/advanced/board-store.ts';
import type { ColouredBy } from '../../../features/play/advanced/components/GamesBar.tsx';
import { useBoardPage, usePast } from '../../../features/play/advanced/use-board.ts';

/** Which draws colour all tickets; null: none do. */
export function useColouredBy(board: BoardStore): ColouredBy | null {
  const page = useBoardPage(board);
  const past = usePast(board);
  const counted = coloursOf(page, { group: null }, past);
  const group = page.ja === zonesGroup ? page.zonesOf : page.ja;
  return counted && { draws: counted.draws, chosen: group === chosenGroup };
}
