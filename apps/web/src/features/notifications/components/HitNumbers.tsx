import { BallRow } from '../../../components/ui/BallRow.tsx';
import type { Notification } from '../api.ts';

/** The numbers of the play that a notification is about, the hits ringed. */
export function HitNumbers({ notification }: { notification: Notification }) {
  const { lottery, balls, special, matched, matchedSpecial } = notification;
  // A special ball of the same drum is one of the player's own.
  const own = special === null && matchedSpecial !== null ? [...matched, matchedSpecial] : matched;
  return (
    <BallRow
      balls={balls}
      special={special}
      specialLabel={lottery?.specialName ?? ''}
      accent={lottery?.accent}
      matched={own}
      specialMatched={special !== null && matchedSpecial === special}
    />
  );
}
