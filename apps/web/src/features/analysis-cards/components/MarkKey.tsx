import { cardsTexts as words } from '@bolillero/texts/study-cards';
import { MarkShape } from './CardPanel.tsx';
import classes from './MarkKey.module.css';

const shown = ['more', 'less', 'pair', 'plain'] as const;

/** What the shapes of the cards mean. */
export function MarkKey() {
  return (
    <ul className={classes.key} aria-label={words.key}>
      {shown.map((mark) => (
        <li key={mark} className={classes.item}>
          <svg viewBox="-.1 -.1 1.2 1.2" width="20" height="20" data-mark={mark} aria-hidden="true">
            <MarkShape mark={mark} />
          </svg>
          {words.marks[mark]}
        </li>
      ))}
    </ul>
  );
}
