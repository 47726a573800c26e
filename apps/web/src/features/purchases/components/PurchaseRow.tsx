import { lotteryTexts } from '@bolillero/texts/lotteries';
import { profileTexts } from '@bolillero/texts/profile';
import { Amount } from '../../../components/ui/Amount.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { type Purchase, useRepeat } from '../api.ts';
import classes from './PurchaseList.module.css';
import { PurchaseNumbers } from './PurchaseNumbers.tsx';
import { tell } from './purchase-words.ts';
import { RepeatButton, RepeatOutcome } from './Repeat.tsx';
import { StateBadge } from './StateBadge.tsx';

const words = profileTexts.purchases;

interface PurchaseRowProps {
  readonly purchase: Purchase;
  /** This instant, by the server's clock. */
  readonly now: number;
  readonly onView: () => void;
}

/** One purchase in the list: what was bought, its one state, and the one thing to do with it. All of it opens its window. */
export function PurchaseRow({ purchase, now, onView }: PurchaseRowProps) {
  const { lottery } = purchase;
  const repeat = useRepeat();
  const told = tell(purchase, now);
  const number = words.number(purchase.id);
  const act = actOf(purchase, told.state);
  const view = (label: string, name: string) => (
    <button type="button" className={classes.view} onClick={onView} aria-label={name}>
      {label}
    </button>
  );
  return (
    <li className={classes.row}>
      <LotteryMark lottery={lottery} size={36} />
      <div className={classes.what}>
        <p className={classes.name}>
          {act === 'view'
            ? lottery.description
            : view(lottery.description, words.viewOfLottery(lottery.description, number))}
          {purchase.series === 1 && <span className={classes.series}>{lotteryTexts.series.laggards}</span>}
        </p>
        <p className={classes.number}>
          {number} · <DrawDateText date={purchase.date} form="short" />
        </p>
      </div>
      <p className={classes.price}>
        <Amount value={purchase.price} />
        {purchase.multiplierBought && <span className={classes.multiplier}>{lottery.multiplierLabel}</span>}
      </p>
      <div className={classes.balls}>
        <PurchaseNumbers purchase={purchase} state={told.state} size="sm" />
      </div>
      <p className={classes.state}>
        <StateBadge purchase={purchase} told={told} />
      </p>
      <div className={classes.act}>
        {act === 'view' && view(words.view, words.viewOf(number))}
        {act === 'pdf' && (
          <a
            className={classes.link}
            href={purchase.pdf ?? undefined}
            target="_blank"
            rel="noopener"
            aria-label={words.pdfOf(number)}
          >
            {words.pdf}
          </a>
        )}
        {act === 'repeat' && (
          <RepeatButton repeat={repeat} what={{ id: purchase.id }} name={words.repeatOf(number)}>
            {words.repeat}
          </RepeatButton>
        )}
      </div>
      <RepeatOutcome repeat={repeat} lottery={lottery} />
    </li>
  );
}

/** The one thing to do with a purchase in the list; everything else is in its window. */
function actOf({ pdf }: Purchase, state: ReturnType<typeof tell>['state']): 'view' | 'pdf' | 'repeat' {
  if (state === 'drawn') return 'repeat';
  return (state === 'bought' || state === 'awaiting-result') && pdf !== null ? 'pdf' : 'view';
}
