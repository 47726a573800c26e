import { uiTexts } from '@bolillero/texts/ui';
import classes from './Wordmark.module.css';

/** The name, drawn: lines of one weight, its two o's are balls. */
export function Wordmark({ height = 26 }: { height?: number }) {
  return (
    <svg
      className={classes.wordmark}
      height={height}
      width={(height * 146) / 34}
      viewBox="0 0 146 34"
      role="img"
      aria-label={uiTexts.brand}
    >
      <path d="M2.4 3v25h9.5a6.9 6.9 0 0 0 1.4-13.65A6 6 0 0 0 11.1 3ZM2.4 14.6h9.4M51.5 3v25M60.5 12v16M69.5 3v25M78.5 3v25M87 20h16.2a8.1 8.1 0 1 0-2.7 6.2M111.5 28V12M111.5 19.5c.4-4.8 3.4-7.3 8.2-7.3" />
      <circle className={classes.dot} cx="60.5" cy="5" r="2.9" />
      <circle className={classes.ball} cx="35.6" cy="19.6" r="10.6" />
      <circle className={classes.open} cx="134.8" cy="20" r="8.3" />
    </svg>
  );
}
