import { modeTexts as words } from '@bolillero/texts/study-mode';
import { uiTexts } from '@bolillero/texts/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import classes from './StackDates.module.css';

interface StackDatesProps {
  readonly ball: number;
  /** Newest first. */
  readonly dates: readonly string[];
  readonly onShowDraw: (date: string) => void;
  readonly onClose: () => void;
}

/** The dates that the balls of a stack stand for, each with the way to its draw. */
export function StackDates({ ball, dates, onShowDraw, onClose }: StackDatesProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.head}>
        <h3 id={id} className={classes.title}>
          {words.dates(ball, dates.length)}
        </h3>
        <IconButton label={uiTexts.close} className={classes.act} onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </header>
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
    </section>
  );
}
