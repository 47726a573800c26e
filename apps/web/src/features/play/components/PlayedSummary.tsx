import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { playTexts } from '@bolillero/texts/play';
import { type ReactNode, useEffect, useState } from 'react';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { MultiplierMark } from '../../../components/ui/MultiplierMark.tsx';
import classes from './PlayedSummary.module.css';

const words = playTexts.summary;

/** Its time on the screen; it stays while somebody points at it or is in it. */
const shownMs = 2_000;
/** So many plays are shown; more of them are counted. */
const mostShown = 3;

export interface PlayedPlay {
  readonly id: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly withMultiplier?: boolean;
}

interface PlayedSummaryProps {
  readonly plays: readonly PlayedPlay[];
  readonly accent: LotteryAccent;
  readonly specialName: string;
  readonly multiplierLabel: string;
  readonly cart: ReactNode;
  readonly onClose: () => void;
}

/** 'Números seleccionados': what was just played, at the side, for two seconds. */
export function PlayedSummary({
  plays,
  accent,
  specialName,
  multiplierLabel,
  cart,
  onClose,
}: PlayedSummaryProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  return (
    <aside
      className={classes.summary}
      aria-label={words.title}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={classes.head} role="status">
        <h2 className={classes.title}>{words.title}</h2>
        <span className={classes.count}>{words.count(plays.length)}</span>
      </div>
      <ul className={classes.list}>
        {plays.slice(0, mostShown).map((play) => (
          <li key={play.id} className={classes.play}>
            <BallRow
              balls={play.balls}
              special={play.special}
              specialLabel={specialName}
              accent={accent}
              size="sm"
              state="chosen"
            />
            {play.withMultiplier && <MultiplierMark label={multiplierLabel} />}
          </li>
        ))}
        {plays.length > mostShown && <li className={classes.more}>{words.more(plays.length - mostShown)}</li>}
      </ul>
      {cart}
    </aside>
  );
}
