import { playTexts } from '@bolillero/texts/play';
import { placeOfZone } from '@bolillero/texts/time-zones';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { timeOfInstant } from '../../../components/ui/dates.ts';
import classes from './PlayRoom.module.css';

interface SaleNoteProps {
  readonly drawDate: string | null;
  readonly closesAt: string | null;
  /** The draw's own, IANA: the hour of closing is said by it, where there is room. */
  readonly timeZone?: string;
}

/** For which draw one plays here, and how long it is on sale. */
export function SaleNote({ drawDate, closesAt, timeZone }: SaleNoteProps) {
  if (drawDate === null || closesAt === null) return playTexts.saleUnavailable;
  return (
    <>
      <span className={classes.part}>
        <DrawDateText date={drawDate} form="short" /> ·
      </span>{' '}
      <span className={classes.part}>
        {playTexts.closesIn} <Countdown to={closesAt} />
      </span>{' '}
      {timeZone && (
        <span className={classes.part}>
          · {playTexts.closesAt(timeOfInstant(closesAt, timeZone), placeOfZone(timeZone))}
        </span>
      )}
    </>
  );
}
