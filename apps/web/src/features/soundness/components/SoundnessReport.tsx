import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { numberText } from '@bolillero/domain/number-text';
import { soundnessTexts as words } from '@bolillero/texts/soundness';
import type { ReactNode } from 'react';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import type { FiledNumbers, FiledResult, SeriesSoundness } from '../api.ts';
import { Kind } from './Kind.tsx';
import classes from './Soundness.module.css';

interface SoundnessReportProps {
  readonly found: SeriesSoundness;
  readonly lottery: { readonly specialName: string; readonly accent: LotteryAccent };
  /** The way to a result, named by its date. */
  readonly result: (result: FiledResult, label: string) => ReactNode;
  /** The way to enter the result of a date that is missing, for those who may. */
  readonly enter?: (date: string) => ReactNode;
  /** Where dates off the calendar, and what sources say, are put right. */
  readonly calendar?: ReactNode;
  readonly sources?: ReactNode;
  /** Of the headings of its kinds: the verdict's is one above. */
  readonly level: 2 | 3 | 4;
}

const day = (date: string) => dateInWords(date, 'numeric');

/** How sound the history of a series is: the verdict, the figures, and each kind with its dates and what it means. */
export function SoundnessReport(props: SoundnessReportProps) {
  const { found, lottery, result, enter, calendar, sources, level } = props;
  const { verdict, reasons, counted, stretches, offCalendar, outOfEra, repeated, disagreements } = found;
  const counts = {
    draws: found.draws,
    expected: found.expected,
    missing: found.missing,
    offCalendar: offCalendar.total,
    outOfEra: outOfEra.total,
    neighbours: repeated.rows.filter(({ inNeighbours }) => inNeighbours).length,
    disagreements: disagreements.total,
  };
  const row = ({
    balls,
    special,
    multiplier = null,
  }: Partial<FiledNumbers> & { balls: readonly number[] }) => (
    <BallRow
      balls={balls}
      special={special}
      specialLabel={lottery.specialName}
      multiplier={multiplier}
      accent={lottery.accent}
      size="xs"
    />
  );
  return (
    <div className={classes.report}>
      <p className={classes.verdict} data-verdict={verdict}>
        {words.verdict(verdict, counts, reasons)}
      </p>
      {found.draws > 0 && (
        <>
          <dl className={classes.figures} aria-label={words.figures.label}>
            <Figure label={words.figures.draws} value={numberText(found.draws)} />
            <Figure label={words.figures.expected} value={numberText(found.expected)} />
            <Figure label={words.figures.from} value={found.from ? day(found.from) : words.figures.unknown} />
            <Figure label={words.figures.to} value={found.to ? day(found.to) : words.figures.unknown} />
          </dl>
          <p className={classes.note}>
            {words.counted(day(counted.from), counted.draws, counted.missing)}{' '}
            {words.expectedUntil(day(found.checkedTo))}
          </p>
          <Kind
            level={level}
            words={words.missing}
            found={found.missing > 0 && words.missing.found(found.missing, stretches.total)}
            list={stretches}
            keyOf={({ from }) => from}
            item={({ from, to, draws }) => (
              <>
                {draws === 1 ? day(from) : words.missing.stretch(day(from), day(to), draws)} {enter?.(from)}
              </>
            )}
          />
          <Kind
            level={level}
            words={words.offCalendar}
            list={offCalendar}
            keyOf={({ id }) => id}
            item={(draw) => (
              <>
                {result(draw, day(draw.date))} {draw.reason}
              </>
            )}
          >
            {offCalendar.total > 0 && calendar}
          </Kind>
          <Kind
            level={level}
            words={words.outOfEra}
            list={outOfEra}
            keyOf={({ id }) => id}
            item={(draw) => (
              <>
                {result(draw, day(draw.date))} {row(draw)} {draw.faults.join(' ')}
              </>
            )}
          />
          <Kind
            level={level}
            words={words.repeated}
            found={words.repeated.found(found.equalPairs, found.expectedPairs)}
            list={repeated}
            keyOf={({ balls }) => balls.join('-')}
            item={({ balls, draws, inNeighbours }) => (
              <>
                {row({ balls })} {draws.map((draw) => result(draw, day(draw.date)))}
                {inNeighbours && <strong>{words.repeated.neighbours}</strong>}
              </>
            )}
          />
          <Kind
            level={level}
            words={words.disagreements}
            list={disagreements}
            keyOf={({ id, source }) => `${id} ${source}`}
            item={(draw) => (
              <>
                {result(draw, day(draw.date))}
                <span>
                  {words.disagreements.theirs(draw.source)}: {row(draw.theirs)}
                </span>
                <span>
                  {words.disagreements.ours}: {row(draw.ours)}
                </span>
              </>
            )}
          >
            {disagreements.total > 0 && sources}
          </Kind>
        </>
      )}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
