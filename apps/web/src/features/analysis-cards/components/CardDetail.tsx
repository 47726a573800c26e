import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { cardsTexts as words } from '@bolillero/texts/study-cards';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type LotteryDetail, matrixOn } from '../../../api/lottery.ts';
import type { StudiedRange, StudiedSeries } from '../../../api/study.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type RangeDraws, useStudiedCards } from '../api.ts';
import { cardMarks } from '../card-marks.ts';
import classes from './CardDetail.module.css';
import { DetailSlip } from './DetailSlip.tsx';
import { RangeSummary } from './RangeSummary.tsx';

interface CardDetailProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly range: StudiedRange;
  /** The draw's place in the range, 0 the oldest; beyond its ends the nearest. */
  readonly index: number;
  /** Goes to another draw of the range. */
  readonly onIndex: (index: number, range: StudiedRange) => void;
  /** Goes back to the cards, to the one of this draw. */
  readonly onBack: (date: string, range: StudiedRange) => void;
  /** 'Visión general': back to the card of this draw. */
  readonly backLink: (date: string | undefined, range: StudiedRange) => ReactNode;
}

/** One draw of a range large, with what came most and least in the range; ← and → go on, Escape goes back. */
export function CardDetail({ lottery, series, range: asked, index, ...ways }: CardDetailProps) {
  const { range, query } = useStudiedCards(lottery, series, asked);
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={2} height={420} />}>
      {(data) => {
        if (data === null || data.count === 0)
          return (
            <>
              {ways.backLink(undefined, asked)}
              <EmptyState title={words.noDraws} hint={words.noDrawsHint} />
            </>
          );
        return <Detail {...{ lottery, data, index, ...ways }} range={range ?? asked} />;
      }}
    </Loaded>
  );
}

type DetailProps = Omit<CardDetailProps, 'series'> & { readonly data: RangeDraws };

function Detail({ lottery, range, data, index, onIndex, onBack, backLink }: DetailProps) {
  const last = data.draws.length - 1;
  const at = Math.min(Math.max(0, index), last);
  const draw = data.draws[at];
  const go = (to: number) => {
    if (to >= 0 && to <= last) onIndex(to, range);
  };
  useDetailKeys((key) => {
    if (key === 'Escape') return draw && onBack(draw.date, range);
    go(key === 'ArrowLeft' ? at - 1 : at + 1);
  });
  if (draw === undefined) return null;
  const matrix = matrixOn(lottery, draw.date);
  return (
    <div className={classes.detail} data-keeps-focus>
      <div className={classes.head}>
        {backLink(draw.date, range)}
        <p className={classes.place}>{words.detail.place(at + 1, last + 1)}</p>
      </div>
      <DetailSlip
        lottery={lottery}
        draw={draw}
        size={matrix.size}
        specials={picksSpecial(matrix) ? specialSize(matrix) : 0}
        marks={cardMarks(draw, data)}
        ringed={data.less.map(({ ball }) => ball).filter((ball) => !draw.balls.includes(ball))}
        header={
          <div className={classes.turn}>
            <IconButton
              label={words.detail.previous}
              className={classes.button}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            >
              <IconChevronLeft size={22} aria-hidden="true" />
            </IconButton>
            <h2 className={classes.date} aria-live="polite">
              {dateInWords(draw.date, 'long')}
            </h2>
            <IconButton
              label={words.detail.next}
              className={classes.button}
              disabled={at === last}
              onClick={() => go(at + 1)}
            >
              <IconChevronRight size={22} aria-hidden="true" />
            </IconButton>
          </div>
        }
      />
      <RangeSummary data={data} />
    </div>
  );
}

const detailKeys = ['ArrowLeft', 'ArrowRight', 'Escape'];

/** Keys of the page, but for those of a field or of a window over it. */
function useDetailKeys(onKey: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!detailKeys.includes(event.key) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element) || event.target.closest('input, select, textarea, dialog')) return;
    if (document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    onKey(event.key);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
