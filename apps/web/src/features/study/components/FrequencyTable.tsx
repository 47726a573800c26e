import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { fixedText, numberText } from '@bolillero/domain/number-text';
import { studyTexts } from '@bolillero/texts/study';
import { useId, useState } from 'react';
import type { StudiedSeries } from '../../../api/study.ts';
import { Ball } from '../../../components/ui/Ball.tsx';
import { Bone } from '../../../components/ui/Bone.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import { type Frequencies, type FrequencyRow, useFrequency } from '../api.ts';
import { placeOf, tellsAnything } from '../frequency-place.ts';
import { FrequencyLine } from './FrequencyLine.tsx';
import classes from './Study.module.css';

const words = studyTexts.frequency;
const orders = [
  { value: 'count', label: words.byCount },
  { value: 'ball', label: words.byBall },
] as const;

interface FrequencyTableProps {
  readonly series: StudiedSeries;
  readonly drum: 'main' | 'special';
  readonly title: string;
  /** How many balls the drum has. */
  readonly balls: number;
  /** Of the lottery, for its special ball. */
  readonly accent: LotteryAccent;
}

/** How often each ball came, beside what chance alone gives. */
export function FrequencyTable({ series, drum, title, balls, accent }: FrequencyTableProps) {
  const id = useId();
  const query = useFrequency(series, drum);
  const [order, setOrder] = useState<'count' | 'ball'>('count');
  return (
    <Loaded query={query} waiting={<FrequencySkeleton title={title} balls={balls} />}>
      {(data) => {
        const { draws, from, to } = data;
        if (draws === 0 || from === null || to === null)
          return drum === 'main' ? <EmptyState title={words.empty} hint={words.emptyHint} /> : null;
        const rows = order === 'count' ? data.rows : data.rows.toSorted((a, b) => a.ball - b.ball);
        const tells = tellsAnything(rows);
        const most = Math.max(...rows.map(({ count, high }) => Math.max(count, high)));
        return (
          <section className={classes.part} aria-labelledby={id}>
            <h2 id={id} className={classes.heading}>
              {title}
            </h2>
            <p className={classes.lead}>
              {words.scope(draws, dateInWords(from, 'numeric'), dateInWords(to, 'numeric'))}{' '}
              {tells ? told(data) : words.fewDraws}
            </p>
            <Segments label={words.order} options={orders} value={order} onChange={setOrder} />
            <table className={classes.table}>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.ball}</th>
                  <th scope="col">{words.count}</th>
                  <th scope="col">{words.expected}</th>
                  <th scope="col">{words.interval}</th>
                  <th scope="col">
                    <span className="visually-hidden">{words.place}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.ball}>
                    <th scope="row">
                      {drum === 'special' ? (
                        <Ball number={row.ball} size="sm" state="special" accent={accent} />
                      ) : (
                        <Ball number={row.ball} size="sm" />
                      )}
                    </th>
                    <td>{numberText(row.count)}</td>
                    <td>{fixedText(row.expected, 1)}</td>
                    <td className={classes.interval}>
                      {words.range(fixedText(row.low, 1), fixedText(row.high, 1))}
                    </td>
                    <td className={classes.place}>
                      <FrequencyLine row={row} most={most} />
                      {tells && placeInWords(row)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={classes.small}>{words.worth}</p>
          </section>
        );
      }}
    </Loaded>
  );
}

/** Stands for the table: as long as it will be. */
function FrequencySkeleton({ title, balls }: { title: string; balls: number }) {
  return (
    <div className={classes.part}>
      <p className={classes.heading}>{title}</p>
      <Bone width={600} height={72} />
      <Bone width={320} height={40} />
      <table className={classes.table}>
        <thead>
          <tr>
            <th>
              <Bone width={50} height={20} />
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: balls }, (_, place) => place).map((place) => (
            <tr key={place}>
              <th>
                <Bone round width={30} height={30} />
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Which balls lie outside what is usual, and how often chance makes differences as large. */
function told({ rows, outsideByChance, chance }: Frequencies): string {
  const at = (place: 'above' | 'below') =>
    rows.filter((row) => placeOf(row) === place).map(({ ball }) => ball);
  const [above, below] = [at('above'), at('below')];
  const outside =
    above.length + below.length === 0
      ? words.noneOutside
      : words.outside(above, below, outsideByChance, rows.length);
  return chance === null ? outside : `${outside} ${words.chance(chance)}`;
}

function placeInWords(row: FrequencyRow): string {
  const place = placeOf(row);
  return place === 'within' ? '' : words[place];
}
