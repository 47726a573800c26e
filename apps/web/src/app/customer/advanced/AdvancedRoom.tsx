import { PlayRoom } from '../play/PlayRoom.tsx';
import type { PlayTableProps } from '../play/use-play-table.tsx';

/** The advanced play page of a lottery's series. */
export function AdvancedRoom(props: PlayTableProps) {
  return <PlayRoom {...props} />;
}
