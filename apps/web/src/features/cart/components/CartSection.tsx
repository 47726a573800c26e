import { cartTexts } from '@bolillero/texts/cart';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { accentStyle } from '../../../components/ui/accent.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { type CartLine, isPlay, isShares, sharesIn, totalOf } from '../api/cart-line.ts';
import { goesWithAll } from '../goes-with-all.ts';
import { CartRow } from './CartRow.tsx';
import classes from './CartSection.module.css';

// Most carts have none.
const ShareRows = lazy(() => import('./ShareRows.tsx').then((module) => ({ default: module.ShareRows })));

/** More plays than this are not all shown at first, and can be searched. */
const many = 20;
/** So many of them stand there then. */
const shownOfMany = 6;

interface SectionLottery
  extends Pick<
    Lottery,
    'id' | 'name' | 'description' | 'image' | 'accent' | 'specialName' | 'multiplierLabel' | 'hasDoublePlay'
  > {
  readonly nextDrawDate: string | null;
  readonly closesAt: string | null;
}

interface CartSectionProps {
  /** Null for one that is no longer sold. */
  readonly lottery: SectionLottery | null;
  readonly lines: readonly CartLine[];
  /** Those of them that can be paid now. */
  readonly payable: readonly CartLine[];
  /** How many plays stand above it. */
  readonly before: number;
  /** What must be decided before it can be paid. */
  readonly notices: ReactNode;
  readonly onRemove: (line: CartLine) => void;
  readonly onClear: () => void;
  /** Pays for this section alone; absent where it is the only one, or has nothing to pay. */
  readonly onPay: (() => void) | undefined;
  readonly busy: boolean;
}

/** What the cart has of one lottery: for which draw, what it costs, row by row. */
export function CartSection(props: CartSectionProps) {
  const { lottery, lines, payable, before, notices, onRemove, onClear, onPay, busy } = props;
  const total = totalOf(payable);
  const plays = lines.filter(isPlay);
  const shares = lines.filter(isShares);
  const id = useId();
  const name = lottery?.description ?? cartTexts.gone;
  return (
    <section
      id={lottery ? sectionId(lottery.id) : undefined}
      tabIndex={-1}
      className={classes.section}
      style={accentStyle(lottery?.accent)}
      aria-labelledby={id}
    >
      <header className={classes.header}>
        {lottery && <LotteryMark lottery={lottery} size={40} />}
        <div className={classes.about}>
          <h2 id={id} className={classes.title}>
            {name}
          </h2>
          {lottery && <Sale lottery={lottery} />}
        </div>
        <p className={classes.sum}>
          {payable.length > 0 && <Amount value={total} size="lg" />}
          <span className={classes.muted}>{contentsOf(payable.length === 0 ? lines : payable)}</span>
        </p>
      </header>
      {notices}
      {plays.length > 0 && (
        <Rows lines={plays} before={before} lottery={lottery} onRemove={onRemove} name={name} />
      )}
      {shares.length > 0 && (
        <Suspense fallback={<RowsSkeleton rows={shares.length} height={76} />}>
          <ShareRows lines={shares} name={name} onRemove={onRemove} />
        </Suspense>
      )}
      <footer className={classes.footer}>
        {onPay ? (
          <button type="button" className={classes.link} onClick={onPay} disabled={busy}>
            {total === 0 ? cartTexts.confirmOnly(name) : cartTexts.payOnly(name)}
            {total > 0 && <span className={classes.toPay}> · {moneyText(total)}</span>}
          </button>
        ) : (
          <span />
        )}
        {lines.some(goesWithAll) && (
          <button type="button" className={classes.clear} onClick={onClear}>
            {cartTexts.clear}
          </button>
        )}
      </footer>
    </section>
  );
}

const contentsOf = (lines: readonly CartLine[]) =>
  cartTexts.contents(lines.filter(isPlay).length, sharesIn(lines));

/** The id of a lottery's section, which its address opens at. */
export const sectionId = (lotteryId: number) => `carrito-${lotteryId}`;

function Sale({ lottery: { nextDrawDate, closesAt } }: { lottery: SectionLottery }) {
  if (nextDrawDate === null || closesAt === null)
    return <p className={classes.muted}>{cartTexts.saleClosed}</p>;
  return (
    <p className={classes.muted}>
      {dateInWords(nextDrawDate, 'short')} · {cartTexts.closesIn} <Countdown to={closesAt} />
    </p>
  );
}

type RowsProps = Pick<CartSectionProps, 'lottery' | 'lines' | 'before' | 'onRemove'> & {
  readonly name: string;
};

/** Six rows of many, all of them when asked for; a number that is typed shows the plays that have it. */
function Rows({ lines, before, lottery, onRemove, name }: RowsProps) {
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const isMany = lines.length > many;
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
  const searching = isMany && number !== null;
  const placed = lines.map((line, at) => ({ line, place: before + at + 1 }));
  const found = searching
    ? placed.filter(({ line }) => line.balls.includes(number) || line.special === number)
    : placed;
  const shown = searching || all || !isMany ? found : found.slice(0, shownOfMany);
  const rest = found.length - shown.length;
  return (
    <>
      {isMany && (
        <div className={classes.search}>
          <TextField
            type="search"
            inputMode="numeric"
            label={cartTexts.search}
            autoComplete="off"
            maxLength={3}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p className={classes.muted} role="status">
            {searching
              ? cartTexts.found(found.length, lines.length)
              : cartTexts.shown(shown.length, lines.length)}
          </p>
        </div>
      )}
      {shown.length === 0 && <p className={classes.none}>{cartTexts.noneFound}</p>}
      <ul className={classes.rows} aria-label={cartTexts.of(name)}>
        {shown.map(({ line, place }) => (
          <CartRow key={line.id} line={line} place={place} lottery={lottery} onRemove={onRemove} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="subtle"
          fullWidth
          className={classes.more}
          onClick={() => setAll(true)}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        >
          {cartTexts.showRest(rest)}
        </Button>
      )}
    </>
  );
}
