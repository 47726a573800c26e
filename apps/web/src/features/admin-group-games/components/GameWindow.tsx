import { adminGroupGamesTexts as texts } from '@bolillero/texts/admin-group-games';
import type { ReactNode } from 'react';
import { Window } from '../../../components/ui/Window.tsx';
import type { GroupGame } from '../api.ts';
import { Books } from './Books.tsx';
import { gameName } from './GameTable.tsx';
import classes from './GroupGames.module.css';
import { LinesFile } from './LinesFile.tsx';
import { Participants } from './Participants.tsx';

interface GameWindowProps {
  readonly game: GroupGame;
  readonly onClose: () => void;
  /** What was done with it, below its books. */
  readonly children?: ReactNode;
}

/** A game in full: its line file, its participants and its books. */
export function GameWindow({ game, onClose, children }: GameWindowProps) {
  return (
    <Window title={gameName(game)} width={720} titleFirst onClose={onClose}>
      {game.refundCause !== null && <p className={classes.note}>{texts.refunded(game.refundCause)}</p>}
      <LinesFile game={game} />
      <Participants game={game} />
      <Books game={game} />
      {children}
    </Window>
  );
}
