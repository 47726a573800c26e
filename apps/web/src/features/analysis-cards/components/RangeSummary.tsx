import { cardsTexts } from '@bolillero/texts/study-cards';
import { type ReactNode, useId } from 'react';
import { Ball } from '../../../components/ui/Ball.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import type { RangeDraws } from '../api.ts';
import { repeatedPairs } from '../card-marks.ts';
import classes from './RangeSummary.module.css';

const words = cardsTexts.detail;

/** What came most and least in the range, and the pairs that repeated, each with its count. */
export function RangeSummary({ data }: { readonly data: RangeDraws }) {
  const id = useId();
  const { from, to, count, more, less } = data;
  const pairs = repeatedPairs(data);
  if (from === null || to === null) return null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {words.range(dateInWords(from, 'numeric'), dateInWords(to, 'numeric'), count)}
      </h2>
      <dl className={classes.rows}>
        <Row name={words.more}>
          {more.map((counted) => (
            <Counted key={counted.ball} {...counted} />
          ))}
        </Row>
        <Row name={words.less}>
          {less.map((counted) => (
            <Counted key={counted.ball} {...counted} />
          ))}
        </Row>
        <Row name={words.pairs}>
          {pairs.length === 0 ? (
            <li>{words.noPairs}</li>
          ) : (
            pairs.map(({ balls: [one, other], count: times }) => (
              <li key={`${one}-${other}`} className={classes.counted}>
                <span className="visually-hidden">{words.pair(one, other, times)}</span>
                <span className={classes.seen} aria-hidden="true">
                  <Ball number={one} size="sm" />
                  <Ball number={other} size="sm" />
                  <b>{times}</b>
                </span>
              </li>
            ))
          )}
        </Row>
      </dl>
      <p className={classes.note}>{words.chance}</p>
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{name}</dt>
      <dd>
        <ul className={classes.balls}>{children}</ul>
      </dd>
    </div>
  );
}

function Counted({ ball, count }: { readonly ball: number; readonly count: number }) {
  return (
    <li className={classes.counted}>
      <span className="visually-hidden">{words.ball(ball, count)}</span>
      <span className={classes.seen} aria-hidden="true">
        <Ball number={ball} size="sm" />
        <b>{count}</b>
      </span>
    </li>
  );
}
