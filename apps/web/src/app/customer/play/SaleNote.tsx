import { playTexts } from '@bolillero/texts/play';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import classes from './PlayRoom.module.css';

interface SaleNoteProps {
  readonly drawDate: string | null;
  readonly closesAt: string | null;
}

/** For which draw one plays here, and how long it is on sale. */
export function SaleNote({ drawDate, closesAt }: SaleNoteProps) {
  if (drawDate === null || closesAt === null) return playTexts.saleUnavailable;
  return (
    <>
      <span className={classes.part}>
        <DrawDateText date={drawDate} form="short" /> ·
      </span>{' '}
      <span className={classes.part}>
        {playTexts.closesIn} <Countdown to={closesAt} />
      </span>
    </>
  );
}
