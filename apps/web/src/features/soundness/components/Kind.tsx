import { soundnessTexts as texts } from '@bolillero/texts/soundness';
import { type Key, type ReactNode, useId } from 'react';
import type { Rows } from '../api.ts';
import classes from './Soundness.module.css';

interface KindProps<T> {
  readonly words: {
    readonly title: string;
    readonly none: string;
    readonly meaning: string;
    readonly done: string;
  };
  /** How many were found, in a sentence; a list says it by itself. */
  readonly found?: string | false;
  readonly list: Rows<T>;
  readonly keyOf: (row: T) => Key;
  readonly item: (row: T) => ReactNode;
  readonly level: 2 | 3 | 4;
  /** Where it is put right. */
  readonly children?: ReactNode;
}

/** Rows that are in sight before the others are asked for. */
const inSight = 10;

/** One kind of what may be wrong with a history: how often, when, what it means, and what was done. */
export function Kind<T>({ words, found, list, keyOf, item, level, children }: KindProps<T>) {
  const id = useId();
  const Heading = `h${level}` as const;
  const { total, rows } = list;
  const first = rows.slice(0, inSight);
  const others = rows.slice(inSight);
  const items = (some: readonly T[]) => (
    <ul className={classes.rows}>
      {some.map((row) => (
        <li key={keyOf(row)}>{item(row)}</li>
      ))}
    </ul>
  );
  return (
    <section className={classes.kind} aria-labelledby={id}>
      <Heading id={id}>{words.title}</Heading>
      {found ? <p>{found}</p> : total === 0 && <p>{words.none}</p>}
      {first.length > 0 && items(first)}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{texts.more(others.length)}</summary>
          {items(others)}
        </details>
      )}
      {total > rows.length && <p className={classes.note}>{texts.newest(rows.length, total)}</p>}
      {total > 0 && (
        <dl className={classes.meaning}>
          <dt>{texts.meaning}</dt>
          <dd>{words.meaning}</dd>
          <dt>{texts.done}</dt>
          <dd>{words.done}</dd>
        </dl>
      )}
      {children}
    </section>
  );
}
