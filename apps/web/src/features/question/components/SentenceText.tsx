import type { Sentence } from '@bolillero/texts/study-question';
import classes from './Question.module.css';

/** A sentence whose figure stands out: in felt, or in gold where it is money won. */
export function SentenceText({ parts, money = false }: { parts: Sentence; money?: boolean }) {
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
      <span key={at} className={money ? classes.money : classes.strong}>
        {part.strong}
      </span>
    ),
  );
}
