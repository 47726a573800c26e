import classes from './Dots.module.css';

/** So many of so many, as dots: the words stand beside them. `special`: the dot of a special ball, in its lottery's colour. */
export function Dots({ filled, of, special = false }: { filled: number; of: number; special?: boolean }) {
  return (
    <span className={classes.dots} data-special={special || undefined} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one dot is as another
        <span key={at} className={classes.dot} data-filled={at < filled || undefined} />
      ))}
    </span>
  );
}
