import { modeTexts as words } from '@bolillero/texts/study-mode';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { FloatingPanel } from '../../../components/ui/FloatingPanel.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import classes from './StackDates.module.css';

interface StackDatesProps {
  readonly ball: number;
  /** Newest first. */
  readonly dates: readonly string[];
  readonly beside: () => Element | null;
  readonly onShowDraw: (date: string) => void;
  readonly onClose: () => void;
}

/** The dates that the balls of a stack stand for, each with the way to its draw. */
export function StackDates({ ball, dates, beside, onShowDraw, onClose }: StackDatesProps) {
  return (
    <FloatingPanel title={words.legend} beside={beside} onClose={onClose}>
      <p className={classes.title}>{words.dates(ball, dates.length)}</p>
      <ul className={classes.dates}>
        {dates.map((date) => (
          <li key={date}>
            <DrawDateText date={date} />
            <IconButton
              label={words.showDraw(dateInWords(date, 'numeric'))}
              className={classes.act}
              onClick={() => onShowDraw(date)}
            >
              <IconSearch size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </FloatingPanel>
  );
}
