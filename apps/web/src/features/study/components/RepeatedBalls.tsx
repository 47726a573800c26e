import { studyTexts } from '@bolillero/texts/study';
import { Ball, type Heat } from '../../../components/ui/Ball.tsx';
import classes from './Study.module.css';

const words = studyTexts.previousPlays;
const most = 8;

/** The balls that came more than once in a group, with their counts; the first ones of many. */
export function RepeatedBalls({ counts }: { counts: readonly { balls: number; count: number }[] }) {
  const repeated = counts.filter(({ count }) => count > 1);
  if (repeated.length === 0) return <span className={classes.none}>{words.none}</span>;
  return (
    <span className={classes.repeated}>
      {repeated.slice(0, most).map(({ balls, count }) => (
        <Ball key={balls} number={balls} size="sm" heat={Math.min(count, 3) as Heat} />
      ))}
      {repeated.length > most && <span className={classes.none}>{words.more(repeated.length - most)}</span>}
    </span>
  );
}
