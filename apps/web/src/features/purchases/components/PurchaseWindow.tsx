import { lotteryTexts } from '@bolillero/texts/lotteries';
import { profileTexts } from '@bolillero/texts/profile';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText, InstantText } from '../../../components/ui/DrawDateText.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import type { Purchase } from '../api.ts';
import { PrizeText } from './PrizeText.tsx';
import classes from './PurchaseWindow.module.css';
import { hasPart, hintText, stateText } from './purchase-words.ts';
import { TicketLink } from './TicketLink.tsx';

const words = profileTexts.purchases;

/** Everything about one purchase. */
export function PurchaseWindow({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { lottery } = purchase;
  const number = words.number(purchase.id);
  const hint = hintText(purchase);
  return (
    <Window title={words.detail} onClose={onClose}>
      <p className={classes.lottery}>
        {lottery.description}
        {purchase.series === 1 && ` · ${lotteryTexts.series.laggards}`}
      </p>
      <BallRow
        balls={purchase.balls}
        special={purchase.special}
        specialLabel={lottery.specialName}
        multiplier={purchase.multiplier}
        lottery={lottery.name}
        size="lg"
      />
      <dl className={classes.facts}>
        <dt>{words.order}</dt>
        <dd>{number}</dd>
        <dt>{words.draw}</dt>
        <dd>
          <DrawDateText date={purchase.date} />
        </dd>
        <dt>{purchase.free ? words.confirmed : words.paid}</dt>
        <dd>
          <InstantText instant={purchase.boughtAt} />
        </dd>
        <dt>{words.price}</dt>
        <dd>
          <Amount value={purchase.price} />
          <span className={classes.madeOf}>
            {words.madeOf(moneyText(purchase.ticketPrice), moneyText(purchase.serviceFee))}
            {purchase.multiplierBought && ` + ${words.multiplier}`}
          </span>
        </dd>
        <dt>{words.state}</dt>
        <dd>{stateText(purchase)}</dd>
        {hasPart(purchase) && (
          <>
            <dt>{words.prize}</dt>
            <dd>
              <PrizeText prize={purchase.prize} currency={lottery.currency} />
            </dd>
          </>
        )}
      </dl>
      {hint && <p className={classes.hint}>{hint}</p>}
      {purchase.pdf && <TicketLink href={purchase.pdf} number={number} />}
    </Window>
  );
}
