import { picksSpecial } from '@bolillero/domain/games/matrix';
import { frequencyTexts as words } from '@bolillero/texts/study-frequency';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { StudyProps } from '../../../api/study.ts';
import { ScopeLine } from '../../../components/study/ScopeLine.tsx';
import { scopeLine } from '../../../components/study/scope-words.ts';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { ballCountsQuery, type Counted, combinationsQuery } from '../api.ts';
import { type Looked, labelOf, parseLooked } from '../looked.ts';
import { outsideOf } from '../outside.ts';
import { useLookedAt } from '../use-looked-at.ts';
import { BallsChart } from './BallsChart.tsx';
import { CombinationsChart } from './CombinationsChart.tsx';
import classes from './FrequencyStudy.module.css';
import { OutsideCard } from './OutsideCard.tsx';
import { PairMapCard } from './PairMapCard.tsx';

const Legend = lazy(() => import('./Legend.tsx'));
const loadHistory = () => import('./LookedAtWindow.tsx').then(({ LookedAtWindow }) => LookedAtWindow);

/** The specification's time for what the help button says. */
const helpSeconds = 2;

type Chart = Looked['kind'];
/** The map of pairs has a help of its own. */
type Helped = Chart | 'map';

interface FrequencyStudyProps extends StudyProps {
  /** The card of how long balls stay away, which ends this study. */
  readonly cycles?: ReactNode;
}

/** Cuadro de frecuencias: how often balls, pairs and trios came beside what chance gives, and when. */
export default function FrequencyStudy(props: FrequencyStudyProps) {
  const { lottery, series, search, onSearch, onShowDraw, cycles } = props;
  const phone = useMediaQuery('(max-width: 48em)');
  const hasSpecial = picksSpecial(lottery.matrix);
  const balls = useQuery(ballCountsQuery(series, search, 'main'));
  const special = useQuery({ ...ballCountsQuery(series, search, 'special'), enabled: hasSpecial });
  const pairs = useQuery(combinationsQuery(series, search, 2));
  const trios = useQuery(combinationsQuery(series, search, 3));
  const looked = parseLooked(search.ball);
  const lookedAt = useLookedAt(series, looked ? labelOf(looked) : undefined);
  const [helping, setHelping] = useState<Helped | null>(null);
  const [explained, setExplained] = useState<Looked | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const firstChart = useRef<HTMLDivElement>(null);

  const rowsOf = { ball: balls.data, special: special.data, pair: pairs.data, trio: trios.data } as const;
  const look = (kind: Chart, numbers: string) => {
    const chosen = parseLooked(kind === 'special' ? `+${numbers}` : numbers);
    if (chosen === null) return;
    if (helping === kind) setExplained(chosen);
    else onSearch({ ball: labelOf(chosen) });
  };
  const tooFew = balls.data !== undefined && !outsideOf(balls.data).tells;
  const leave = () => onSearch({ ball: undefined });
  const clearDates = () => onSearch({ from: undefined, to: undefined });
  const turnHelp = (kind: Helped) => {
    const on = helping !== kind;
    setHelping(on ? kind : null);
    setExplained(null);
    showSuccess(on ? words.help.on : words.help.off, { seconds: helpSeconds });
  };
  /** What all charts are given; `help` is what stands in one while its help is on. */
  const chart = (kind: Chart, help: string) => ({
    scope: rowsOf[kind] ? scopeLine(lottery, series, rowsOf[kind]) : '',
    chosen: looked?.kind === kind ? looked.balls.join('-') : undefined,
    onChoose: (numbers: string) => look(kind, numbers),
    onEscape: leave,
    onClearDates: clearDates,
    helpOn: helping === kind,
    onHelp: () => turnHelp(kind),
    help: explained && helping === kind ? explanation(explained, rowsOf[kind]?.rows) : help,
  });
  const legend = (kind: Chart) =>
    looked?.kind === kind && (
      <Suspense fallback={null}>
        <Legend
          series={series}
          range={search}
          looked={looked}
          ranked={rowsOf[kind]?.rows ?? []}
          accent={lottery.accent}
          specialName={lottery.specialName}
          beside={() => firstChart.current}
          onLook={(next) => onSearch({ ball: labelOf(next) })}
          onClose={leave}
          onShowDraw={onShowDraw}
          onHistory={() => setShowsHistory(true)}
        />
      </Suspense>
    );
  return (
    <div className={classes.study}>
      <ScopeLine
        lottery={lottery}
        series={series}
        scope={balls.data}
        range={search}
        onRange={(range) => onSearch({ from: range.from, to: range.to })}
      />
      <OutsideCard
        query={balls}
        matrix={lottery.matrix}
        onChoose={(ball) => onSearch({ ball: String(ball) })}
        onClearDates={clearDates}
      />
      <div ref={firstChart}>
        <BallsChart
          {...chart('ball', words.balls.help)}
          query={balls}
          sort={search.sort}
          onSort={(sort) => onSearch({ sort })}
          onHistory={() => setShowsHistory(true)}
        />
      </div>
      {legend('ball')}
      {hasSpecial && (
        <BallsChart
          {...chart('special', words.balls.help)}
          query={special}
          special={{ name: lottery.specialName, accent: lottery.accent }}
        />
      )}
      {legend('special')}
      <div className={classes.together}>
        <div className={classes.column}>
          <CombinationsChart
            {...chart('pair', words.pairs.help)}
            of={2}
            phone={phone}
            query={pairs}
            tooFew={tooFew}
          />
          {phone && legend('pair')}
          {!phone && (
            <CombinationsChart
              {...chart('trio', words.trios.help)}
              of={3}
              phone={phone}
              query={trios}
              tooFew={tooFew}
            />
          )}
        </div>
        <PairMapCard
          lottery={lottery}
          series={series}
          range={search}
          looked={looked}
          helpOn={helping === 'map'}
          onHelp={() => turnHelp('map')}
          mostFrequent={balls.data?.rows[0]?.balls[0]}
          onChoose={(pair) => onSearch({ ball: pair })}
          onEscape={leave}
          onClearDates={clearDates}
        />
        {phone && (
          <CombinationsChart
            {...chart('trio', words.trios.help)}
            of={3}
            phone={phone}
            query={trios}
            tooFew={tooFew}
          />
        )}
      </div>
      {!phone && legend('pair')}
      {legend('trio')}
      {cycles}
      {showsHistory && (
        <LazyWindow
          load={loadHistory}
          onFailed={() => setShowsHistory(false)}
          props={{
            labels: lookedAt,
            specialName: lottery.specialName,
            accent: lottery.accent,
            onLook: (ball: string) => {
              setShowsHistory(false);
              onSearch({ ball });
            },
            onClose: () => setShowsHistory(false),
          }}
        />
      )}
    </div>
  );
}

function explanation(looked: Looked, rows: readonly Counted[] | undefined): string {
  const label = looked.balls.join('-');
  const row = rows?.find(({ balls }) => balls.join('-') === label);
  return row ? words.explained(row.balls, row.count, row.expected, row.low, row.high) : '';
}
