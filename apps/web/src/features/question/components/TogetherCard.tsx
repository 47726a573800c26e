import { picksSpecial } from '@bolillero/domain/games/matrix';
import { numberText } from '@bolillero/domain/number-text';
import {
  type CameBeside,
  cameTogether,
  drawsThatCould,
  specialCame,
} from '@bolillero/domain/statistics/together';
import type { AskedBalls } from '@bolillero/domain/tickets/asked-balls';
import { chartTexts } from '@bolillero/texts/charts';
import { chanceText, studyQuestionTexts } from '@bolillero/texts/study-question';
import { useId } from 'react';
import { type LotteryDetail, matrixOn } from '../../../api/lottery.ts';
import type { StudiedDraw } from '../../../api/study.ts';
import { Bone } from '../../../components/ui/Bone.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { type Asked, Loaded } from '../../../components/ui/Loaded.tsx';
import classes from './Question.module.css';
import { SentenceText } from './SentenceText.tsx';

const words = studyQuestionTexts.together;

interface TogetherCardProps {
  readonly lottery: LotteryDetail;
  readonly asked: AskedBalls;
  readonly query: Asked<{ readonly count: number; readonly draws: readonly StudiedDraw[] }>;
  readonly onClearDates: (() => void) | undefined;
}

/** How often the balls came at once, beside what chance gives: in a sentence, and for each number of them in a table. */
export function TogetherCard({ lottery, asked, query, onClearDates }: TogetherCardProps) {
  const id = useId();
  const rows = Math.min(asked.balls.length, lottery.matrix.balls) + (asked.special === null ? 0 : 1);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {words.title}
      </h2>
      <Loaded
        query={query}
        waiting={
          <>
            <p className={classes.sentence}>
              <Bone width="90%" height={22} />
              <br />
              <Bone width="60%" height={22} />
            </p>
            <Bone height={38 + 44 * rows} />
          </>
        }
        isEmpty={({ count }) => count === 0}
        empty={
          <>
            <p className={classes.note}>{chartTexts.empty}</p>
            {onClearDates && (
              <Button variant="default" onClick={onClearDates}>
                {chartTexts.clearDates}
              </Button>
            )}
          </>
        }
      >
        {({ draws }) => <Counted lottery={lottery} asked={asked} draws={draws} />}
      </Loaded>
    </section>
  );
}

function Counted({
  lottery,
  asked,
  draws,
}: Pick<TogetherCardProps, 'lottery' | 'asked'> & { draws: readonly StudiedDraw[] }) {
  const { matrix, specialName } = lottery;
  const { balls, special } = asked;
  const on = (date: string) => matrixOn(lottery, date);
  const rows = cameTogether(draws, balls, on);
  const ofSpecial = special === null ? null : specialCame(draws, special, on);
  const could = drawsThatCould(draws, balls, on);
  const whole = balls.length === matrix.balls;
  const invitation = picksSpecial(matrix)
    ? (!whole || special === null) && words.addSpecial(specialName, matrix.balls)
    : !whole && words.addBalls(matrix.balls);
  return (
    <>
      <p className={classes.sentence} aria-live="polite">
        <SentenceText parts={sentenceOf(lottery, asked, rows, ofSpecial, draws.length, could)} />
      </p>
      <table className={classes.table}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.of}</th>
            <th scope="col">{words.draws}</th>
            <th scope="col">{words.chance}</th>
            <th scope="col">{words.last}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.of} name={words.row(row.of, balls)} came={row} />
          ))}
          {special !== null && ofSpecial !== null && (
            <Row name={words.special(specialName, special)} came={ofSpecial} />
          )}
        </tbody>
      </table>
      <p className={classes.note}>{words.note}</p>
      {invitation && balls.length <= matrix.balls && <p className={classes.note}>{invitation}</p>}
    </>
  );
}

function Row({ name, came }: { name: string; came: CameBeside }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={classes.count}>{numberText(came.draws)}</td>
      <td className={classes.quiet}>{chanceText(came.expected)}</td>
      <td className={classes.quiet}>
        {came.last === null ? words.never : dateInWords(came.last, 'numeric')}
      </td>
    </tr>
  );
}

function sentenceOf(
  { specialName }: LotteryDetail,
  { balls, special }: AskedBalls,
  rows: readonly (CameBeside & { readonly of: number })[],
  ofSpecial: CameBeside | null,
  draws: number,
  could: number,
) {
  const told = (came: CameBeside) => ({ ...came, last: came.last && dateInWords(came.last, 'numeric') });
  const [first] = rows;
  if (first === undefined) {
    return ofSpecial === null ? [] : words.onlySpecial(specialName, special ?? 0, told(ofSpecial), draws);
  }
  if (first.of < balls.length) return words.tooMany(first.of);
  return balls.length === 1
    ? words.one(balls[0] ?? 0, told(first), draws)
    : words.several(balls.length, told(first), could);
}
