import type { Matrix } from '@bolillero/domain/games/matrix';
import { numberText } from '@bolillero/domain/number-text';
import { chartTexts } from '@bolillero/texts/charts';
import { frequencyTexts } from '@bolillero/texts/study-frequency';
import { useId } from 'react';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { Ball } from '../../../components/ui/Ball.tsx';
import { Bone } from '../../../components/ui/Bone.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import type { Asked } from '../../../components/ui/Loaded.tsx';
import { Loading } from '../../../components/ui/skeletons.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import type { BallCounts } from '../api.ts';
import { outsideOf } from '../outside.ts';
import classes from './OutsideCard.module.css';

const words = frequencyTexts.outside;

interface OutsideCardProps {
  readonly query: Asked<BallCounts>;
  /** What the next draw takes. */
  readonly matrix: Matrix;
  readonly onChoose: (ball: number) => void;
  readonly onClearDates: () => void;
}

/** The few balls that stand out, with how many chance puts there anyway. */
export function OutsideCard({ query, matrix, onChoose, onClearDates }: OutsideCardProps) {
  const id = useId();
  const phone = useMediaQuery('(max-width: 48em)');
  const { data } = query;
  if (data === undefined) return <Waiting query={query} />;
  if (data.draws === 0)
    return (
      <section className={classes.card} data-outside>
        <div className={classes.state}>
          <p>{chartTexts.empty}</p>
          <Button variant="default" onClick={onClearDates}>
            {chartTexts.clearDates}
          </Button>
        </div>
      </section>
    );
  const outside = outsideOf(data);
  return (
    <section className={classes.card} data-outside aria-labelledby={id}>
      <h2 id={id} className={classes.sentence}>
        <MarkedText
          text={
            outside.tells
              ? words.sentence(outside.rows.length, outside.of, outside.byChance)
              : words.tooFew(data.draws, outside.expected)
          }
        />
      </h2>
      {outside.tells && outside.rows.length > 0 && (
        <ul className={classes.balls}>
          {outside.rows.map(({ balls: [ball = 0], count, expected }) => (
            <li key={ball}>
              <button type="button" className={classes.ball} onClick={() => onChoose(ball)}>
                <Ball
                  number={ball}
                  size="lg"
                  state={count > expected ? 'chosen' : 'plain'}
                  label={words.ball}
                />
                <span>
                  <b className={classes.count}>
                    {count > expected ? '▲' : '▼'} {numberText(count)}
                  </b>
                  <span className={classes.away}>{words.away(count, expected, phone)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.honest}>
        {outside.tells && outside.of < data.rows.length && `${words.young(data.rows.length - outside.of)} `}
        {words.honest(outside.tells ? data.chance : null, matrix)}
      </p>
    </section>
  );
}

/** As high as the card usually is: its sentence, six balls and the line below. */
function Waiting({ query }: { readonly query: Asked<BallCounts> }) {
  if (query.error)
    return (
      <section className={classes.card} data-outside>
        <div className={classes.state} role="alert">
          <p>{chartTexts.failed}</p>
          <Button variant="default" onClick={() => void query.refetch()}>
            {chartTexts.retry}
          </Button>
        </div>
      </section>
    );
  return (
    <section className={classes.card} data-outside>
      <Loading>
        <div className={classes.waiting}>
          <Bone width="75%" height={26} />
          <Bone width="55%" height={26} />
          <Bone width="90%" height={44} />
          <Bone width="95%" height={18} />
        </div>
      </Loading>
    </section>
  );
}
