import { adminTodayTexts as texts } from '@bolillero/texts/admin-today';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import { type DueSeries, useDueResults } from '../../../api/dashboard.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { useSettings } from '../../../api/settings.ts';
import { Key } from '../../../components/keys/Key.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { dateInWords, dateOfInstant, timeOfInstant } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { Toolbar } from '../../../components/ui/Toolbar.tsx';
import { paths } from '../../../paths.ts';
import { Block } from './Block.tsx';
import classes from './Today.module.css';

const icons = {
  missing: IconAlertTriangle,
  hidden: IconEyeOff,
  entered: IconCircleCheck,
  none: IconClock,
} as const;

/** Tiles that a figure leads to. */
const keyed = 9;

/** Every series with what it owes; a tile leads to the form of the oldest draw owed, else to the series' results. */
export function SeriesTiles() {
  const query = useDueResults();
  const tiles = query.data ?? [];
  const navigate = useNavigate();
  useKeys(
    tiles.slice(0, keyed).map((tile, index) => ({
      key: String(index + 1),
      label: nameOf(tile),
      run: () => void navigate(addressOf(tile)),
    })),
  );
  const missing = tiles.filter(({ state }) => state === 'missing').length;
  const hidden = tiles.filter(({ state }) => state === 'hidden').length;
  return (
    <Block
      title={
        <>
          {texts.results}
          {missing > 0 && (
            <span className={classes.tag} data-tone="danger">
              <IconAlertTriangle size={14} aria-hidden="true" /> {texts.resultsMissing(missing)}
            </span>
          )}
          {hidden > 0 && (
            <span className={classes.tag}>
              <IconEyeOff size={14} aria-hidden="true" /> {texts.resultsHidden(hidden)}
            </span>
          )}
        </>
      }
      action={tiles.length > 0 && <p className={classes.hint}>{texts.keysHint}</p>}
      query={query}
      height={150}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={texts.noSeries} />
        ) : (
          <Toolbar label={texts.results} className={classes.tiles}>
            {all.map((tile, index) => (
              <Tile key={`${tile.lottery.id} ${tile.type}`} tile={tile} place={index + 1} />
            ))}
          </Toolbar>
        )
      }
    </Block>
  );
}

function Tile({ tile, place }: { tile: DueSeries; place: number }) {
  const { lottery, type, state, owed, last } = tile;
  const Icon = icons[state];
  const date = owed[0] ?? last;
  return (
    <Link {...addressOf(tile)} className={classes.tile} data-state={state}>
      <LotteryMark lottery={lottery} size={32} />
      {place <= keyed && (
        <span className={classes.tileKey}>
          <Key>{String(place)}</Key>
        </span>
      )}
      <span className={classes.names}>
        <span className={classes.name}>{lottery.description}</span>
        <span className={classes.series}>{seriesWord(type)}</span>
      </span>
      <span className={classes.state}>
        <span className={classes.stateWord}>
          <Icon size={16} aria-hidden="true" /> {texts.states[state]}
        </span>
        {date !== null && date !== undefined && (
          <span className={classes.date}>
            {dateInWords(date, 'short')}
            {owed.length > 1 && ` ${texts.more(owed.length - 1)}`}
          </span>
        )}
      </span>
      <span className={classes.next}>
        <Next tile={tile} />
      </span>
    </Link>
  );
}

/** When it draws next, by the house's calendar and clocks. */
function Next({ tile: { next } }: { tile: DueSeries }) {
  const { timeZone } = useSettings();
  if (next === null) return texts.noNext;
  const instant = Date.parse(next.drawsAt);
  const isToday = dateOfInstant(instant, timeZone) === dateOfInstant(serverNow(), timeZone);
  return texts.next(
    isToday ? `${texts.today} ${timeOfInstant(instant, timeZone)}` : dateInWords(next.date, 'short'),
  );
}

const seriesWord = (type: number) =>
  type === 1 ? lotteryTexts.series.laggards : lotteryTexts.series.traditional;

const nameOf = ({ lottery, type }: DueSeries) => `${lottery.description} ${seriesWord(type)}`;

/** The new result of the oldest draw owed; the series' results where none is. */
function addressOf({ lottery: { id, name }, type, state, owed: [oldest] }: DueSeries) {
  const series = type === 1 ? { type: '1' as const } : {};
  return state === 'missing' && oldest !== undefined
    ? { ...paths.adminNewResult(id, name), search: { ...series, fecha: oldest } }
    : { ...paths.adminResultList(id, name), search: series };
}
