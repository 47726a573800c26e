import { cardsTexts as words } from '@bolillero/texts/study-cards';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedDraw } from '../../../api/study.ts';
import type { RangeCounts } from '../card-marks.ts';
import { moveOverCards } from '../move-over-cards.ts';
import classes from './CardGrid.module.css';
import { DrawnCard, type Place, WaitingCard } from './DrawnCard.tsx';

interface CardGridProps {
  readonly lottery: LotteryDetail;
  readonly counts: RangeCounts;
  readonly cards: readonly { readonly draw: StudiedDraw; readonly place: Place }[];
  /** The draw whose card somebody comes back to. */
  readonly returned: string | undefined;
}

/** Cards side by side, one tab stop: arrows move over them, Enter opens. */
export function CardGrid({ lottery, counts, cards, returned }: CardGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      cards.findIndex(({ draw }) => draw.date === returned),
    ),
  );
  const links = () => [...(grid.current?.querySelectorAll<HTMLElement>('a[data-date]') ?? [])];
  useEffect(() => {
    if (returned === undefined) return;
    const card = grid.current?.querySelector<HTMLElement>(`a[data-date="${CSS.escape(returned)}"]`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  }, [returned]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = links();
    const [first] = all;
    const columns = all.filter((link) => link.offsetParent !== null && top(link) === top(first)).length;
    const next = moveOverCards(all.length, columns, active, event.key);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <ul
      ref={grid}
      className={classes.grid}
      style={widthOf(lottery)}
      aria-label={words.list}
      data-keeps-focus={returned !== undefined || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = links().indexOf(target);
        if (at >= 0) setActive(at);
      }}
    >
      {cards.map(({ draw, place }, at) => (
        <li key={draw.date}>
          <DrawnCard lottery={lottery} draw={draw} counts={counts} place={place} isStop={at === active} />
        </li>
      ))}
    </ul>
  );
}

/** Stands for the cards of a page. */
export function WaitingGrid({ lottery, cards }: { readonly lottery: LotteryDetail; readonly cards: number }) {
  return (
    <div className={classes.grid} style={widthOf(lottery)} aria-hidden="true">
      {Array.from({ length: cards }, (_, place) => place).map((place) => (
        <WaitingCard key={place} lottery={lottery} />
      ))}
    </div>
  );
}

const top = (element: HTMLElement | undefined) => Math.round(element?.getBoundingClientRect().top ?? 0);

/** In pixels, as the specification has it: a card, and one of a lottery whose cards are narrower. */
const cardWidth = 135;
const narrower: Readonly<Record<string, number>> = { tinkas: 115 };

function widthOf({ name }: LotteryDetail): CSSProperties {
  return { '--card-width': `${narrower[name] ?? cardWidth}px` } as CSSProperties;
}
