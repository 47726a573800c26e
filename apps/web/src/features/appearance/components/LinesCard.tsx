import { appearanceTexts } from '@bolillero/texts/study-appearance';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useEffect, useMemo, useState } from 'react';
import type { StudyProps } from '../../../api/study.ts';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import type { ChartTable } from '../../../components/charts/chart-table.ts';
import { scopeLine } from '../../../components/study/scope-words.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import type { Asked } from '../../../components/ui/Loaded.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import type { KnownDraws } from '../api.ts';
import { closer, type DrawWindow, inSight, wider } from '../draw-window.ts';
import type { StudiedBalls } from '../studied-balls.ts';
import { useDrawWindow } from '../use-draw-window.ts';
import { AbsenceLines, absenceLinesHeight, spanInWords } from './AbsenceLines.tsx';
import classes from './LinesCard.module.css';

const words = appearanceTexts.lines;

interface LinesCardProps extends StudyProps {
  readonly query: Asked<StudiedBalls>;
  readonly screen: 'phone' | 'desktop';
  /** How the older draws are doing. */
  readonly older: KnownDraws | undefined;
  /** So many draws are needed for what is in sight. */
  readonly onWant: (draws: number) => void;
}

/** How many lines there are before all are asked for, and how many draws are in sight at first. */
const usual = { phone: { lines: 14, draws: 50 }, desktop: { lines: 24, draws: 100 } } as const;
const counts = ['50', '100', '250'] as const;
type Count = (typeof counts)[number] | 'all' | 'other';
const countOptions = [
  ...counts.map((value) => ({ value, label: value })),
  { value: 'all', label: words.all },
] as const;
const orders = [
  { value: 'absence', label: words.byAbsence },
  { value: 'number', label: words.byNumber },
] as const;

/** One line a ball over the draws: the longest absence on top. */
export function LinesCard(props: LinesCardProps) {
  const { lottery, series, onSearch, query, screen } = props;
  return (
    <ChartCard
      title={words.title}
      help={words.help}
      scope={query.data ? scopeLine(lottery, series, query.data) : ''}
      height={absenceLinesHeight(usual[screen].lines, screen) + 100}
      query={query}
      isEmpty={({ draws }) => draws === 0}
      onClearDates={() => onSearch({ from: undefined, to: undefined })}
    >
      {(studied) => ({
        picture: <Lines {...props} studied={studied} />,
        note: words.honest,
        table: () => tableOf(studied),
      })}
    </ChartCard>
  );
}

function Lines({
  search,
  onSearch,
  screen,
  older,
  onWant,
  studied,
}: LinesCardProps & { readonly studied: StudiedBalls }) {
  const { draws: total, known, dateOf } = studied;
  const { window, hold, settle } = useDrawWindow({
    search,
    onSearch,
    draws: known,
    total,
    usual: Math.min(total, usual[screen].draws),
  });
  const [showsAll, setShowsAll] = useState(false);
  const order = search.sort === 'number' ? 'number' : 'absence';
  const lines = useMemo(
    () =>
      order === 'number'
        ? studied.lines
        : studied.lines.toSorted((a, b) => b.current - a.current || a.ball - b.ball),
    [studied.lines, order],
  );
  const few = usual[screen].lines;
  // the same list while a hand moves the window: what stands around the lines is not drawn again
  const shown = useMemo(() => (showsAll ? lines : lines.slice(0, few)), [lines, showsAll, few]);
  const inSightUntil = window.newer + window.count;
  useEffect(() => {
    if (inSightUntil > known.length && known.length < total) onWant(inSightUntil);
  }, [inSightUntil, known.length, total, onWant]);

  const count: Count =
    window.newer > 0
      ? 'other'
      : window.count === total
        ? 'all'
        : (counts.find((one) => Number(one) === window.count) ?? 'other');
  const show = (chosen: Count) =>
    settle({ newer: 0, count: chosen === 'all' ? total : Number(chosen) }, true);
  /** A tap is a step to come back from; going through the lines with the arrows is not. */
  const choose = (ball: number, place: number, by: 'tap' | 'keys') => {
    if (place >= few) setShowsAll(true);
    onSearch({ ball: String(ball) }, { replace: by === 'keys' });
  };
  return (
    <>
      <div className={classes.controls}>
        <div className={classes.group}>
          {screen === 'desktop' && (
            <>
              <span aria-hidden="true">{words.last}</span>
              <Segments<Count> label={words.last} options={countOptions} value={count} onChange={show} />
            </>
          )}
          <ZoomButtons {...{ window, total }} onZoom={(zoomed) => settle(zoomed, true)} />
        </div>
        <div className={classes.group}>
          {screen === 'desktop' && <span aria-hidden="true">{words.order}</span>}
          <Segments
            label={words.order}
            options={orders}
            value={order}
            onChange={(chosen) => onSearch({ sort: chosen === 'number' ? chosen : undefined })}
          />
        </div>
      </div>
      <p className={classes.span} role="status">
        {older?.pending ? words.loading(total) : older?.failed ? words.failed : spanInWords(window, dateOf)}
        {older?.failed && (
          <Button variant="subtle" size="xs" onClick={older.retry}>
            {words.retry}
          </Button>
        )}
      </p>
      <AbsenceLines
        lines={shown}
        all={lines}
        screen={screen}
        window={window}
        total={total}
        dateOf={dateOf}
        chosen={studied.chosen(search.ball)}
        onChoose={choose}
        onHold={hold}
        onSettle={settle}
      />
      {lines.length > few && (
        <Button
          variant={screen === 'phone' ? 'default' : 'subtle'}
          fullWidth={screen === 'phone'}
          size="md"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? words.fewer : words.every(lines.length)}
        </Button>
      )}
    </>
  );
}

/** − shows more draws, + fewer. */
function ZoomButtons({
  window,
  total,
  onZoom,
}: {
  readonly window: DrawWindow;
  readonly total: number;
  readonly onZoom: (window: DrawWindow) => void;
}) {
  const [out, into] = [wider(window, total), closer(window, total)];
  return (
    <>
      <IconButton
        label={words.wider}
        className={classes.zoom}
        disabled={out.count === window.count}
        onClick={() => onZoom(out)}
      >
        <IconZoomOut size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.closer}
        className={classes.zoom}
        disabled={into.count === window.count}
        onClick={() => onZoom(into)}
      >
        <IconZoomIn size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Every ball; how often it came is of the draws that are known. */
function tableOf({ lines, known, dateOf }: StudiedBalls): ChartTable {
  const whole = { newer: 0, count: known.length };
  return {
    title: words.title,
    columns: [
      { heading: words.table.ball, kind: 'number' },
      { heading: words.table.current, kind: 'number' },
      { heading: words.table.mean, kind: 'number', decimals: 1 },
      { heading: words.table.longest, kind: 'number' },
      { heading: words.table.count(known.length), kind: 'number' },
      { heading: words.table.last, kind: 'date' },
    ],
    rows: lines.map(({ ball, current, mean, longest, ages }) => [
      ball,
      current,
      mean,
      longest,
      inSight(ages, whole).length,
      dateOf(current) ?? null,
    ]),
  };
}
