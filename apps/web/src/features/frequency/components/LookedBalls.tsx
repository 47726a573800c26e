import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { Ball } from '../../../components/ui/Ball.tsx';
import type { Looked } from '../looked.ts';
import classes from './LookedBalls.module.css';

interface LookedBallsProps {
  readonly looked: Looked;
  readonly accent: LotteryAccent;
  readonly specialName: string;
}

/** The ball, pair or trio of a row. */
export function LookedBalls({ looked: { kind, balls }, accent, specialName }: LookedBallsProps) {
  return (
    <span className={classes.balls}>
      {balls.map((ball) =>
        kind === 'special' ? (
          <Ball key={ball} number={ball} size="sm" state="special" accent={accent} label={specialName} />
        ) : (
          <Ball key={ball} number={ball} size="sm" />
        ),
      )}
    </span>
  );
}
