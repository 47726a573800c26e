import classes from './WorthBand.module.css';

interface WorthBandProps {
  readonly value: number;
  /** What chance gives, 95 of 100 times. */
  readonly low: number;
  readonly high: number;
  /** The picture in words. */
  readonly words: string;
}

/** So many times the band is the width of the scale, the band in its middle: the same on every card, since chance is the same for all. */
const bands = 4;

/** A dot, the helper, on a band, chance. */
export function WorthBand({ value, low, high, words }: WorthBandProps) {
  const width = (high - low) * bands;
  const from = (low + high) / 2 - width / 2;
  const at = (of: number) => (width === 0 ? 50 : Math.min(98, Math.max(2, ((of - from) / width) * 100)));
  return (
    <div className={classes.scale} role="img" aria-label={words}>
      <span
        className={classes.band}
        style={{ insetInlineStart: `${at(low)}%`, inlineSize: `${at(high) - at(low)}%` }}
      />
      <span className={classes.dot} style={{ insetInlineStart: `${at(value)}%` }} />
    </div>
  );
}
