import { Fragment } from 'react';
import classes from './MarkedText.module.css';

/** A sentence of a study: what stands between `**` is what it is about. */
export function MarkedText({ text }: { readonly text: string }) {
  return text.split('**').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, in their order
      <strong key={at} className={classes.mark}>
        {part}
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
