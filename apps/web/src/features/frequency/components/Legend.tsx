import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { numberText } from '@bolillero/domain/number-text';
import { frequencyTexts } from '@bolillero/texts/study-frequency';
import { uiTexts } from '@bolillero/texts/ui';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { StudiedRange, StudiedSeries } from '../../../api/study.ts';
import { chancePlace } from '../../../components/charts/chance-place.ts';
import { Bone } from '../../../components/ui/Bone.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { FloatingPanel } from '../../../components/ui/FloatingPanel.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { type Counted, datesQuery } from '../api.ts';
import { type Looked, labelOf, neighboursOf } from '../looked.ts';
import { isJudged } from '../outside.ts';
import classes from './Legend.module.css';
import { LookedBalls } from './LookedBalls.tsx';

const words = frequencyTexts.legend;
/** Dates before 'Ver más'. */
const fewDates = 3;
/** Others of the chart below the one that is looked at. */
const others = 2;

interface LegendProps {
  readonly series: StudiedSeries;
  readonly range: StudiedRange;
  readonly looked: Looked;
  /** All of its chart, the most frequent first. */
  readonly ranked: readonly Counted[];
  readonly accent: LotteryAccent;
  readonly specialName: string;
  readonly beside: () => Element | null;
  readonly onLook: (looked: Looked) => void;
  readonly onClose: () => void;
  readonly onShowDraw: (date: string) => void;
  readonly onHistory: () => void;
}

/** When what is looked at came: three dates, or all of them, each leading to its draw; below it the first others of its chart. */
export default function Legend(props: LegendProps) {
  const { looked, ranked } = props;
  const label = labelOf(looked);
  const { previous, next } = neighboursOf(looked, ranked);
  const below = ranked
    .map(({ balls }): Looked => ({ kind: looked.kind, balls }))
    .filter((one) => labelOf(one) !== label)
    .slice(0, others);
  return (
    <FloatingPanel
      title={words.title}
      beside={props.beside}
      onClose={props.onClose}
      tools={
        <IconButton label={frequencyTexts.history.button} className={classes.tool} onClick={props.onHistory}>
          <IconHistory size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <table className={classes.table}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.ball}</th>
            <th scope="col">{words.columns.count}</th>
            <th scope="col">{words.columns.dates}</th>
          </tr>
        </thead>
        <tbody>
          {[looked, ...below].map((row, at) => (
            <LegendRow key={labelOf(row)} {...props} row={row} isLooked={at === 0} />
          ))}
        </tbody>
      </table>
      {(previous || next) && (
        <div className={classes.steps}>
          <Step to={previous} words={words.previous} onLook={props.onLook}>
            <IconChevronLeft size={20} aria-hidden="true" />
          </Step>
          <Step to={next} words={words.next} onLook={props.onLook}>
            <IconChevronRight size={20} aria-hidden="true" />
          </Step>
        </div>
      )}
    </FloatingPanel>
  );
}

interface LegendRowProps extends LegendProps {
  readonly row: Looked;
  /** It has its dates; the others only the newest, and lead to theirs. */
  readonly isLooked: boolean;
}

function LegendRow({
  row,
  isLooked,
  series,
  range,
  accent,
  specialName,
  onLook,
  onShowDraw,
}: LegendRowProps) {
  const { data, error, refetch } = useQuery(datesQuery(series, range, row));
  const balls = <LookedBalls looked={row} accent={accent} specialName={specialName} />;
  const newest = data?.dates[0];
  return (
    <tr data-looked={isLooked || undefined}>
      <th scope="row">
        {isLooked ? (
          balls
        ) : (
          <button
            type="button"
            className={classes.other}
            title={words.open(words.what(row.balls))}
            onClick={() => onLook(row)}
          >
            {balls}
          </button>
        )}
      </th>
      <td className={classes.count}>{data?.row ? countOf(data.row, row.kind) : <Bone width={44} />}</td>
      <td>
        {error && data === undefined ? (
          <span className={classes.failed} role="alert">
            {words.failed}{' '}
            <Button size="xs" variant="subtle" onClick={() => void refetch()}>
              {uiTexts.retry}
            </Button>
          </span>
        ) : isLooked ? (
          <Dates dates={data?.dates} onShowDraw={onShowDraw} />
        ) : (
          <span className={classes.newest}>
            {data ? newest && dateInWords(newest, 'numeric') : <Bone width={84} />}
          </span>
        )}
      </td>
    </tr>
  );
}

interface StepProps {
  /** Nothing at the end of the chart. */
  readonly to: Looked | undefined;
  readonly words: (what: string) => string;
  readonly onLook: (looked: Looked) => void;
  readonly children: ReactNode;
}

/** To the one before or after: bars are thinner than a finger. */
function Step({ to, words: say, onLook, children }: StepProps) {
  return (
    <IconButton
      label={say(to ? words.what(to.balls) : '')}
      className={classes.tool}
      disabled={to === undefined}
      onClick={() => to && onLook(to)}
    >
      {children}
    </IconButton>
  );
}

/** With ▲ or ▼ where it stands out: of pairs and trios some always lie far outside the band of one. */
function countOf(row: Counted, kind: Looked['kind']): string {
  const isSingle = kind === 'ball' || kind === 'special';
  const place = isSingle && isJudged(row) ? chancePlace(row) : 'inside';
  return `${place === 'above' ? '▲ ' : place === 'below' ? '▼ ' : ''}${numberText(row.count)}`;
}

interface DatesProps {
  readonly dates: readonly string[] | undefined;
  readonly onShowDraw: (date: string) => void;
}

function Dates({ dates, onShowDraw }: DatesProps) {
  const [open, setOpen] = useState(false);
  if (dates === undefined)
    return (
      <span className={classes.bones}>
        <Bone width={84} height={20} />
        <Bone width={84} height={20} />
        <Bone width={84} height={20} />
      </span>
    );
  if (dates.length === 0) return <span className={classes.failed}>{words.none}</span>;
  return (
    <>
      <ul className={classes.dates}>
        {(open ? dates : dates.slice(0, fewDates)).map((date) => (
          <li key={date}>
            {dateInWords(date, 'numeric')}
            <IconButton
              label={words.search(dateInWords(date, 'numeric'))}
              className={classes.search}
              onClick={() => onShowDraw(date)}
            >
              <IconSearch size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {dates.length > fewDates && (
        <Button variant="subtle" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.less : words.more}
        </Button>
      )}
    </>
  );
}
