import { cardsTexts as words } from '@bolillero/texts/study-cards';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { useSelectableDates } from '../../../api/selectable-dates.ts';
import type { StudiedRange, StudyProps } from '../../../api/study.ts';
import { DateRangeFields } from '../../../components/study/DateRangeFields.tsx';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { ResultsExcelButton } from '../../../components/study/ResultsExcelButton.tsx';
import { useDateRange } from '../../../components/study/use-date-range.ts';
import { phone } from '../../../components/table/phone.ts';
import { Bone } from '../../../components/ui/Bone.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { useStudiedCards } from '../api.ts';
import { mostDrawn } from '../most-drawn.ts';
import { CardGrid, WaitingGrid } from './CardGrid.tsx';
import classes from './CardsStudy.module.css';
import type { Place } from './DrawnCard.tsx';
import { MarkKey } from './MarkKey.tsx';

interface CardsStudyProps extends StudyProps {
  /** Where the card of a draw leads: by its place in the range, 0 the oldest. */
  readonly cardPlace: (index: number, range: StudiedRange) => Place;
}

const perPage = { phone: 10, desktop: 16 } as const;

/** The draws of a range as small slips, the newest first. */
export function CardsStudy(props: CardsStudyProps) {
  const { lottery, series, search, onSearch, cardPlace } = props;
  const size = perPage[useMediaQuery(phone) ? 'phone' : 'desktop'];
  const { range, query } = useStudiedCards(lottery, series, search);
  const clearDates = () => onSearch({ from: undefined, to: undefined, page: undefined, fecha: undefined });
  return (
    <div className={classes.study}>
      <div className={classes.tools}>
        <RangeForm {...props} range={range ?? {}} />
        <div className={classes.end}>
          <ResultsExcelButton
            lottery={lottery}
            series={series}
            range={range ?? {}}
            disabled={!query.data || query.data.count === 0}
          />
        </div>
      </div>
      <Loaded query={query} waiting={<Waiting lottery={lottery} cards={size} />}>
        {(data, { stale }) => {
          if (data === null) return <EmptyState title={words.empty} hint={words.emptyHint} />;
          if (data.count === 0) return <NoDraws onClear={clearDates} />;
          const { balls, count, usual } = mostDrawn(lottery, data.draws);
          const newest = data.draws.map((draw, index) => ({ draw, index })).toReversed();
          const looked = newest.findIndex(({ draw }) => draw.date === search.fecha);
          const pages = Math.ceil(newest.length / size);
          const page = Math.min(search.page ?? Math.floor(Math.max(0, looked) / size) + 1, pages);
          return (
            <div className={classes.study} data-stale={stale || undefined}>
              <p className={classes.sentence}>
                <MarkedText text={words.sentence(balls, count, data.count, usual)} />
              </p>
              <MarkKey />
              <CardGrid
                key={`${data.from} ${data.to} ${page}`}
                lottery={lottery}
                counts={data}
                cards={newest.slice((page - 1) * size, page * size).map(({ draw, index }) => ({
                  draw,
                  place: cardPlace(index, range ?? {}),
                }))}
                returned={search.fecha}
              />
              <Pager
                page={page}
                pages={pages}
                perPage={size}
                total={newest.length}
                onPage={(to) => onSearch({ page: to, fecha: undefined })}
              />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

/** Desde, Hasta and Enviar. */
function RangeForm({ lottery, series, range, onSearch }: StudyProps & { readonly range: StudiedRange }) {
  const dates = useSelectableDates(lottery, series);
  const form = useDateRange({
    dates,
    range,
    onSend: ({ from, to }) => onSearch({ from, to, page: undefined, fecha: undefined }),
  });
  return (
    <form {...form.props} className={classes.range}>
      <DateRangeFields form={form} dates={dates} />
      <Button type="submit" size="md" className={classes.send}>
        {studyDatesTexts.send}
      </Button>
    </form>
  );
}

function NoDraws({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title={words.noDraws}
      hint={words.noDrawsHint}
      action={
        <Button variant="default" onClick={onClear}>
          {studyDatesTexts.clear}
        </Button>
      }
    />
  );
}

function Waiting({ lottery, cards }: { readonly lottery: LotteryDetail; readonly cards: number }) {
  return (
    <div className={classes.study}>
      <div className={classes.sentence}>
        <Bone width="70%" height="1em" />
      </div>
      <MarkKey />
      <WaitingGrid lottery={lottery} cards={cards} />
    </div>
  );
}
