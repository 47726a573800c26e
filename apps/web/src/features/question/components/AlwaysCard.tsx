import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { printsMultiplier, sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { type Currency, cents, formatJackpot, formatMoney, toDecimal } from '@bolillero/domain/money/cents';
import { numberText } from '@bolillero/domain/number-text';
import type { AskedBalls } from '@bolillero/domain/tickets/asked-balls';
import { studyQuestionTexts } from '@bolillero/texts/study-question';
import { useQuery } from '@tanstack/react-query';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedRange, StudiedSeries } from '../../../api/study.ts';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import type { ChartTable } from '../../../components/charts/chart-table.ts';
import { type StudiedScope, scopeLine } from '../../../components/study/scope-words.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { largestPrize, levelCounts, netOf, sumsOf, sumYears } from '../always-sums.ts';
import { type AlwaysPlayed, alwaysQuery } from '../api.ts';
import { sumText } from '../sum-text.ts';
import classes from './Question.module.css';
import { SentenceText } from './SentenceText.tsx';
import { SumChart, sumChartHeight } from './SumChart.tsx';

const words = studyQuestionTexts.always;

interface AlwaysCardProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly range: StudiedRange;
  /** A play of the lottery's game of today. */
  readonly asked: AskedBalls;
  readonly scope: StudiedScope | undefined;
  readonly onClearDates: (() => void) | undefined;
}

/** '¿Y si la hubiera jugado siempre?': what a play would have cost and won, and how it adds up. Without the jackpot. */
export function AlwaysCard({ lottery, series, range, asked, scope, onClearDates }: AlwaysCardProps) {
  const query = useQuery(alwaysQuery(series, range, asked));
  const both = lottery.currency !== 'USD';
  return (
    <ChartCard
      title={words.title}
      help={both ? words.helpOfBoth : words.help}
      scope={scope ? scopeLine(lottery, series, scope) : ''}
      height={sumChartHeight}
      query={query}
      isEmpty={({ draws, leftOut }) => draws + leftOut === 0}
      onClearDates={onClearDates}
    >
      {(played) => {
        const note = <Notes lottery={lottery} series={series} played={played} />;
        if (played.draws === 0) return { sentence: words.noDraws, picture: null, note };
        if (played.won === null) return { sentence: words.unknown, picture: null, note };
        return {
          sentence: (
            <SentenceText
              parts={words.sentence(sumText(played.staked, 'USD'), sumText(played.won, played.currency))}
              money
            />
          ),
          legend: <Facts played={played} />,
          picture: <SumChart points={sumsOf(played)} currency={played.currency} />,
          note,
          table: () => tableOf(played),
          all: words.all,
        };
      }}
    </ChartCard>
  );
}

/** Plays, how many won something, and the largest prize. */
function Facts({ played }: { played: AlwaysPlayed }) {
  const { dates, prizes, currency } = played;
  const largest = largestPrize(prizes);
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.plays}</dt>
        <dd>{numberText(dates.length)}</dd>
      </div>
      <div>
        <dt>{words.winners}</dt>
        <dd>
          {prizes.length === 0 ? words.none : numberText(prizes.length)}{' '}
          {prizes.length > 0 && (
            <small>{words.oneIn(numberText(Math.round(dates.length / prizes.length)))}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.largest}</dt>
        <dd>{largest === null ? '—' : <Amount value={largest} currency={currency} tone="prize" />}</dd>
      </div>
    </dl>
  );
}

/** What the figures are made of, and what is not in them. */
function Notes({
  lottery,
  series,
  played,
}: Pick<AlwaysCardProps, 'lottery' | 'series'> & { played: AlwaysPlayed }) {
  const { ticketPrice, serviceFee, multiplierLabel } = lottery;
  const of = seriesOf(series.type);
  const last = (played.dates.at(-1) ?? lottery.openingDate) as DrawDate;
  const total = formatMoney(cents(ticketPrice + serviceFee), 'USD');
  const without = sellsMultiplier(lottery, of, last) ? multiplierLabel : null;
  const counts = played.dates.length > 0;
  // where nothing can be summed the sentence has said so of all of them
  const sums = played.won !== null;
  const lines = [
    ...(counts
      ? [
          words.price(total, toDecimal(ticketPrice), toDecimal(serviceFee), without),
          words.prizes(levelCounts(played.prizes)),
          words.freePlays(played.freePlays),
          words.jackpot,
        ]
      : []),
    ...(sums && played.withoutPrize > 0 ? [words.withoutPrize(played.withoutPrize)] : []),
    ...(printsMultiplier(lottery, of, last) ? [words.mean] : []),
  ];
  return (
    <span className={classes.notes}>
      {lines.length > 0 && <span>{lines.join(' ')}</span>}
      {sums && played.withoutMoney > 0 && <span>{words.unknownPrizes(played.withoutMoney)}</span>}
      {played.leftOut > 0 && <span>{words.otherMatrix(played.leftOut)}</span>}
    </span>
  );
}

/** Year by year. */
function tableOf(played: AlwaysPlayed): ChartTable {
  const of = (currency: Currency) => formatJackpot(cents(0), currency).replace('0', '').trim();
  const money = { kind: 'number', decimals: 2 } as const;
  const both = played.currency !== 'USD';
  return {
    title: words.title,
    columns: [
      { heading: words.table.year, kind: 'text' },
      { heading: words.table.plays, kind: 'number' },
      { heading: words.table.paid(of('USD')), ...money },
      { heading: words.table.winners, kind: 'number' },
      { heading: words.table.won(of(played.currency)), ...money },
      ...(both ? [] : [{ heading: words.table.net(of('USD')), ...money }]),
    ],
    rows: sumYears(played).map(({ year, plays, paid, winners, won }) => [
      year,
      plays,
      paid / 100,
      winners,
      won / 100,
      ...(both ? [] : [netOf({ paid, won }) / 100]),
    ]),
  };
}
