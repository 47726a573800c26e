import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import type { PeriodLength } from '@bolillero/domain/statistics/periods';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import { type ReactNode, useState } from 'react';
import { serverNow } from '../../../api/server-clock.ts';
import type { StudyProps } from '../../../api/study.ts';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import type { ChartTable } from '../../../components/charts/chart-table.ts';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { scopeLine } from '../../../components/study/scope-words.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { type Averages, useAverages } from '../api.ts';
import { type PeriodRange, periodRange } from '../period-range.ts';
import { frequencyChanges, partialPeriods } from '../uneven-periods.ts';
import classes from './AveragesCard.module.css';
import { PeriodsPicture, periodsPictureHeight } from './PeriodsPicture.tsx';

const words = appearanceTexts.averages;

interface AveragesCardProps extends StudyProps {
  readonly screen: 'phone' | 'desktop';
  /** The ball that is looked at; undefined until that is known. */
  readonly ball: number | undefined;
}

const lengths = [
  { value: 'month', label: words.month },
  { value: 'year', label: words.year },
] as const;

/** How often a ball came in each month or year, beside what chance gives with the draws of each. */
export function AveragesCard({ lottery, series, search, onSearch, screen, ball }: AveragesCardProps) {
  const today = dateIn(lottery.schedule.timeZone, serverNow());
  const within = { opening: drawDate(lottery.openingDate), today };
  const range = periodRange(search, within);
  // one that left the drum is in no draw of the usual range
  const inDrum = ball !== undefined && ball > lottery.matrix.size ? 1 : ball;
  const query = useAverages(series, range, inDrum);
  const choose = (by: PeriodLength) =>
    onSearch({ by: by === 'month' ? undefined : by, since: undefined, until: undefined });
  const { data } = query;
  const fields = <RangeFields {...{ onSearch, range }} ball={inDrum ?? 1} balls={lottery.matrix.size} />;
  const lengthSwitch = <Segments label={words.by} options={lengths} value={range.by} onChange={choose} />;
  const controls =
    screen === 'phone'
      ? { legend: lengthSwitch, choices: <RangeButton range={range}>{fields}</RangeButton> }
      : { legend: fields, choices: <div className={classes.low}>{lengthSwitch}</div> };
  return (
    <ChartCard
      title={words.title}
      help={words.help}
      scope={data ? scopeLine(lottery, series, data) : ''}
      height={periodsPictureHeight}
      query={query}
    >
      {(averages) => {
        const { periods } = averages;
        return {
          sentence: (
            <MarkedText text={words.sentence(averages.ball, averages.average, averages.expected, range.by)} />
          ),
          ...controls,
          picture: <PeriodsPicture ball={averages.ball} periods={periods} by={range.by} />,
          note: words.honest(
            range.by,
            partialPeriods(range, { ...within, schedule: lottery.schedule, last: averages.to }),
            frequencyChanges(lottery.schedule.drawDays, averages),
          ),
          table: () => tableOf(averages),
        };
      }}
    </ChartCard>
  );
}

interface RangeFieldsProps extends Pick<StudyProps, 'onSearch'> {
  readonly range: PeriodRange;
  readonly ball: number;
  readonly balls: number;
}

/** Which ball, from which period to which. */
function RangeFields({ onSearch, range, ball, balls }: RangeFieldsProps) {
  const periods = range.choices.map((period) => ({ value: period, label: words.period(period) }));
  const numbers = Array.from({ length: balls }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }));
  return (
    <div className={classes.fields}>
      <SelectField
        label={words.ball}
        options={numbers}
        value={`${ball}`}
        onChange={({ target }) => onSearch({ ball: target.value })}
      />
      <SelectField
        label={words.from}
        options={periods.filter(({ value }) => value <= range.to)}
        value={range.from}
        onChange={({ target }) => onSearch({ since: target.value })}
      />
      <SelectField
        label={words.to}
        options={periods.filter(({ value }) => value >= range.from)}
        value={range.to}
        onChange={({ target }) => onSearch({ until: target.value })}
      />
    </div>
  );
}

/** The range on a phone: a button that says it, and opens the fields in a sheet. */
function RangeButton({ range, children }: { readonly range: PeriodRange; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.range(range.from, range.to)}
      </Button>
      {open && (
        <Window title={words.choose} onClose={close}>
          <div className={classes.sheet}>
            {children}
            <Button size="md" onClick={close}>
              {words.done}
            </Button>
          </div>
        </Window>
      )}
    </>
  );
}

function tableOf({ ball, periods }: Averages): ChartTable {
  return {
    title: words.table.title(ball),
    columns: [
      { heading: words.table.period, kind: 'text' },
      { heading: words.table.count, kind: 'number' },
      { heading: words.table.draws, kind: 'number' },
      { heading: words.table.expected, kind: 'number', decimals: 1 },
      { heading: words.table.low, kind: 'number', decimals: 1 },
      { heading: words.table.high, kind: 'number', decimals: 1 },
    ],
    rows: periods.map(({ period, count, draws, expected, low, high }) => [
      period,
      count,
      draws,
      expected,
      low,
      high,
    ]),
  };
}
