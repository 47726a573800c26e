import type { Weekday } from '@bolillero/domain/calendar/draw-date';
import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { useQuery } from '@tanstack/react-query';
import type { Lottery } from '../../../api/lottery.ts';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { accentStyle } from '../../../components/ui/accent.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { paths } from '../../../paths.ts';
import { type SeriesState, useSeriesStates } from '../api/states.ts';
import classes from './LotteryPicker.module.css';

/** A card for each lottery, leading to its results. */
export function LotteryPicker() {
  const states = useSeriesStates().data ?? [];
  return (
    <Loaded
      query={useQuery(lotteryListQuery())}
      waiting={
        <div className={classes.grid}>
          <RowsSkeleton rows={1} height={190} />
          <RowsSkeleton rows={1} height={190} />
        </div>
      }
      empty={<EmptyState title={texts.noLotteries} hint={texts.noLotteriesHint} />}
    >
      {(lotteries) => (
        <div className={classes.grid}>
          {lotteries.map((lottery) => (
            <LotteryCard
              key={lottery.id}
              lottery={lottery}
              states={states.filter(({ lotteryId }) => lotteryId === lottery.id)}
            />
          ))}
        </div>
      )}
    </Loaded>
  );
}

const icons = {
  entered: IconCheck,
  missing: IconAlertTriangle,
  hidden: IconEyeOff,
  none: IconMinus,
} as const;

function LotteryCard({ lottery, states }: { lottery: Lottery; states: readonly SeriesState[] }) {
  return (
    <article className={classes.card} style={accentStyle(lottery.accent)}>
      <LotteryMark lottery={lottery} size={64} />
      <div className={classes.words}>
        <h2 className={classes.name}>{lottery.description}</h2>
        <p className={classes.fact}>{matrixInWords(lottery)}</p>
        <p className={classes.fact}>{texts.drawDays(weekdaysInWords(lottery.drawDays))}</p>
      </div>
      {states.length > 0 && (
        <ul className={classes.states}>
          {states.map((one) => (
            <State key={one.series} state={one} />
          ))}
        </ul>
      )}
      <ButtonLink
        {...paths.adminResultList(lottery.id, lottery.name)}
        aria-label={texts.seeNumbersOf(lottery.description)}
      >
        {texts.seeNumbers}
      </ButtonLink>
    </article>
  );
}

/** Whether a series' result is entered, missing or hidden, and of which draw. */
function State({ state: { series, state, date, missing } }: { state: SeriesState }) {
  const Icon = icons[state];
  const day = date === null ? '' : dateInWords(date, 'short');
  return (
    <li data-state={state}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {texts.types[series]}:{' '}
        {state === 'none' || date === null ? texts.states.none : texts.states[state](day)}
        {missing > 1 && ` ${texts.states.more(missing - 1)}`}
      </span>
    </li>
  );
}

/** "5 de 69 · Powerball, 1 de 26". */
export function matrixInWords(lottery: Lottery): string {
  const { balls, size, special } = lottery.matrix;
  const main = texts.matrix(balls, size);
  switch (special.kind) {
    case 'none':
      return main;
    case 'own-drum':
      return `${main} · ${texts.special(lottery.specialName, special.size)}`;
    case 'same-drum':
      return `${main} · ${texts.specialSameDrum(lottery.specialName)}`;
  }
}

// 2023-01-01 was a Sunday
const instantOf = (weekday: number) => new Date(Date.UTC(2023, 0, 1 + weekday));
const short = new Intl.DateTimeFormat('es', { weekday: 'short', timeZone: 'UTC' });

/** "lun, mié, sáb". */
export function weekdaysInWords(weekdays: readonly Weekday[]): string {
  return weekdays.map((weekday) => short.format(instantOf(weekday))).join(', ');
}
