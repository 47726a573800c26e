import { studyDatesTexts } from '@bolillero/texts/study-dates';
import type { RefObject } from 'react';
import type { LotteryDetail } from '../../api/lottery.ts';
import { useSelectableDates } from '../../api/selectable-dates.ts';
import type { StudiedRange, StudiedSeries } from '../../api/study.ts';
import { Button } from '../ui/Button.tsx';
import { placedBeside } from '../ui/placed-beside.ts';
import { Window } from '../ui/Window.tsx';
import { DateRangeFields } from './DateRangeFields.tsx';
import classes from './DatesWindow.module.css';
import { useDateRange } from './use-date-range.ts';

interface DatesWindowProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly range: StudiedRange;
  /** What sends them says: 'Enviar' unless said otherwise. */
  readonly send?: string;
  /** Both dates, or none where they were taken off. */
  readonly onRange: (range: StudiedRange) => void;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
}

/** From when to when a study looks: a window beside its button, a sheet on a phone. */
export function DatesWindow(props: DatesWindowProps) {
  const { lottery, series, range, send = studyDatesTexts.send, onRange, onClose, anchor } = props;
  const dates = useSelectableDates(lottery, series);
  const choose = (chosen: StudiedRange) => {
    onRange(chosen);
    onClose();
  };
  const form = useDateRange({ dates, range, onSend: choose });
  const isNarrowed = range.from !== undefined || range.to !== undefined;
  return (
    <Window
      title={studyDatesTexts.title}
      place={placedBeside(() => anchor.current)}
      width={420}
      titleFirst
      onClose={onClose}
    >
      <form {...form.props} className={classes.form}>
        <div className={classes.fields}>
          <DateRangeFields form={form} dates={dates} />
        </div>
        <div className={classes.buttons}>
          {isNarrowed && (
            <Button variant="default" size="md" onClick={() => choose({ from: undefined, to: undefined })}>
              {studyDatesTexts.clear}
            </Button>
          )}
          <Button type="submit" size="md">
            {send}
          </Button>
        </div>
      </form>
    </Window>
  );
}
