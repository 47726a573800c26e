import { profileTexts } from '@bolillero/texts/profile';
import { Amount } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import type { Purchase } from '../api.ts';
import { PrizeText } from './PrizeText.tsx';
import classes from './PurchaseList.module.css';
import { hasPart, stateText } from './purchase-words.ts';
import { TicketLink } from './TicketLink.tsx';

const words = profileTexts.purchases;

/** One purchase in the list. */
export function PurchaseRow({ purchase, onView }: { purchase: Purchase; onView: () => void }) {
  const { lottery } = purchase;
  const number = words.number(purchase.id);
  return (
    <li className={classes.row}>
      <LotteryMark name={lottery.name} image={lottery.image} size={40} />
      <div className={classes.what}>
        <p className={classes.number}>
          {number} · {lottery.description}
        </p>
        <BallRow
          balls={purchase.balls}
          special={purchase.special}
          specialLabel={lottery.specialName}
          multiplier={purchase.multiplier}
          lottery={lottery.name}
          size="sm"
        />
      </div>
      <p className={classes.draw}>
        <span className={classes.term}>{words.draw}</span>
        <DrawDateText date={purchase.date} form="short" />
      </p>
      <p className={classes.price}>
        <span className={classes.term}>{words.price}</span>
        <Amount value={purchase.price} />
      </p>
      <p className={classes.state}>
        <span className={classes.badge} data-state={purchase.state}>
          {stateText(purchase)}
        </span>
        {hasPart(purchase) && <PrizeText prize={purchase.prize} currency={lottery.currency} labelled />}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onView} aria-label={words.viewOf(number)}>
          {words.view}
        </Button>
        {purchase.pdf && <TicketLink href={purchase.pdf} number={number} />}
      </div>
    </li>
  );
}
