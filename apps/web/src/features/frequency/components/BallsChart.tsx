import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { chartTexts } from '@bolillero/texts/charts';
import { frequencyTexts } from '@bolillero/texts/study-frequency';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { BarChart } from '../../../components/charts/BarChart.tsx';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { accentStyle } from '../../../components/ui/accent.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import type { Asked } from '../../../components/ui/Loaded.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import type { BallCounts } from '../api.ts';
import { isJudged, outsideOf } from '../outside.ts';
import { countsTable } from '../tables.ts';
import classes from './Charts.module.css';

const words = frequencyTexts.balls;

/** In the address: the most frequent first. By number, which is the order without a word, they stand as they are drawn. */
const byCount = 'veces';

const orders = [
  { value: 'numero', label: words.byNumber },
  { value: byCount, label: words.byCount },
] as const;

/** What every chart of this study is given. */
export interface ChartProps {
  readonly scope: string;
  /** What is looked at: `61`, `21-32`. */
  readonly chosen: string | undefined;
  readonly onChoose: (balls: string) => void;
  readonly onEscape: () => void;
  readonly onClearDates: () => void;
  readonly helpOn: boolean;
  readonly onHelp: () => void;
  /** What its help says now. */
  readonly help: string;
}

interface BallsChartProps extends ChartProps {
  readonly query: Asked<BallCounts>;
  /** The special ball's drum; without it, that of the main balls. */
  readonly special?: { readonly name: string; readonly accent: LotteryAccent };
  readonly sort?: string | undefined;
  readonly onSort?: (sort: string | undefined) => void;
  readonly onHistory?: () => void;
}

/** How often each ball of a drum came, as bars. */
export function BallsChart(props: BallsChartProps) {
  const { query, special, sort, onSort, onHistory, chosen, onChoose, onEscape, help } = props;
  const phone = useMediaQuery('(max-width: 48em)');
  const row = special ? 220 : phone ? 190 : 260;
  const title = special ? frequencyTexts.special.title(special.name) : words.title;
  return (
    <ChartCard
      title={title}
      help={help}
      helpOn={props.helpOn}
      onHelp={props.onHelp}
      scope={props.scope}
      height={(phone && !special ? 2 * row : row) + 28}
      query={query}
      isEmpty={({ draws }) => draws === 0}
      onClearDates={props.onClearDates}
      tools={
        onHistory && (
          <IconButton label={frequencyTexts.history.button} className={classes.tool} onClick={onHistory}>
            <IconHistory size={22} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {(data) => {
        const outside = outsideOf(data);
        const rows = sort === byCount ? data.rows : data.rows.toSorted((a, b) => first(a) - first(b));
        const [one] = data.rows;
        const alike = one !== undefined && data.rows.every(({ expected }) => expected === one.expected);
        return {
          ...(special && {
            sentence: (
              <MarkedText
                text={
                  outside.tells
                    ? frequencyTexts.special.sentence(outside.rows.length, outside.of, outside.byChance)
                    : frequencyTexts.outside.tooFew(data.draws, outside.expected)
                }
              />
            ),
          }),
          legend: (
            <BarsKey
              chance={alike ? chartTexts.chance(one.expected, one.low, one.high) : chartTexts.chanceOfEach}
              marks={outside.tells}
              accent={special?.accent}
            />
          ),
          ...(onSort && {
            choices: (
              <Segments
                label={words.order}
                options={orders}
                value={sort === byCount ? byCount : 'numero'}
                onChange={(order) => onSort(order === byCount ? byCount : undefined)}
              />
            ),
          }),
          picture: (
            <BarChart
              label={title}
              bars={rows.map((counted) => ({
                ...counted,
                label: String(first(counted)),
                name: special && frequencyTexts.special.ball(special.name, first(counted)),
                silent: !isJudged(counted),
              }))}
              chosen={chosen}
              onChoose={onChoose}
              onEscape={onEscape}
              height={row}
              folds={!special}
              accent={special?.accent}
              marks={outside.tells}
              hint={words.hint}
            />
          ),
          table: () => countsTable(title, frequencyTexts.table.ball, rows),
          all: words.all(data.rows.length),
        };
      }}
    </ChartCard>
  );
}

const first = ({ balls: [ball = 0] }: { readonly balls: readonly number[] }) => ball;

interface BarsKeyProps {
  readonly chance: string;
  /** Whether bars may stand out. */
  readonly marks: boolean;
  readonly accent: LotteryAccent | undefined;
}

/** What line, band and bars mean. */
function BarsKey({ chance, marks, accent }: BarsKeyProps) {
  return (
    <>
      <span className={classes.key}>
        <svg width="30" height="14" aria-hidden="true">
          <rect className={classes.band} width="30" height="14" rx="2" />
          <line className={classes.expected} x1="0" x2="30" y1="7" y2="7" />
        </svg>
        {chance}
      </span>
      {marks && (
        <>
          <span
            className={classes.key}
            style={accentStyle(accent)}
            data-accent={accent !== undefined || undefined}
          >
            <svg width="11" height="15" aria-hidden="true">
              <rect className={classes.above} width="11" height="15" rx="2" />
            </svg>
            {words.key.above}
          </span>
          <span
            className={classes.key}
            style={accentStyle(accent)}
            data-accent={accent !== undefined || undefined}
          >
            <svg width="11" height="15" aria-hidden="true">
              <rect className={classes.below} x="1" y="1" width="9" height="13" rx="2" />
            </svg>
            {words.key.below}
          </span>
        </>
      )}
    </>
  );
}
