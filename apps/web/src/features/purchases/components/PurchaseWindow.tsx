import { lotteryTexts } from '@bolillero/texts/lotteries';
import { profileTexts } from '@bolillero/texts/profile';
import { proofMarginText } from '@bolillero/texts/proof-margin';
import { WhyPrizeButton } from '../../../components/prizes/WhyPrizeButton.tsx';
import { AskLink } from '../../../components/study/AskLink.tsx';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { ButtonLink, TextLink } from '../../../components/ui/ButtonLink.tsx';
import { DrawDateText, InstantText } from '../../../components/ui/DrawDateText.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { paths } from '../../../paths.ts';
import { type Purchase, usePurchase, useRepeat } from '../api.ts';
import { PurchaseNumbers } from './PurchaseNumbers.tsx';
import classes from './PurchaseWindow.module.css';
import { tell, wonMoney } from './purchase-words.ts';
import { RepeatButton, RepeatOutcome } from './Repeat.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StateBadge } from './StateBadge.tsx';
import { TicketLink } from './TicketLink.tsx';
import { useStateChanges } from './use-state-changes.ts';

const words = profileTexts.purchases;

interface OpenedPurchaseProps {
  readonly id: number;
  /** The purchase, where the list has it already. */
  readonly known: Purchase | undefined;
  readonly onClose: () => void;
}

/** A purchase's window; one that the list does not show is asked for. */
export function OpenedPurchase({ id, known, onClose }: OpenedPurchaseProps) {
  return (
    <Window title={words.detail} onClose={onClose}>
      {known === undefined ? <Asked id={id} /> : <Everything purchase={known} />}
    </Window>
  );
}

function Asked({ id }: { id: number }) {
  const query = usePurchase(id);
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={4} height={32} />}>
      {(purchase) => (purchase === null ? <p>{words.unknown}</p> : <Everything purchase={purchase} />)}
    </Loaded>
  );
}

/** Everything about one purchase, and all that can be done with it. */
function Everything({ purchase }: { purchase: Purchase }) {
  const { lottery, refundReason } = purchase;
  const now = useStateChanges([purchase]);
  const told = tell(purchase, now);
  const number = words.number(purchase.id);
  return (
    <>
      <p className={classes.lottery}>
        {lottery.description}
        {purchase.series === 1 && ` · ${lotteryTexts.series.laggards}`}
      </p>
      <PurchaseNumbers purchase={purchase} state={told.state} size="lg" />
      <p className={classes.state}>
        <StateBadge purchase={purchase} told={told} />
      </p>
      {told.hint && <p className={classes.hint}>{told.hint}</p>}
      {refundReason !== null && <p className={classes.hint}>{words.why(refundReason)}</p>}
      <dl className={classes.facts}>
        <div>
          <dt>{words.order}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{words.draw}</dt>
          <dd>
            <DrawDateText date={purchase.date} />
          </dd>
        </div>
        <div>
          <dt>{purchase.free ? words.confirmed : words.paid}</dt>
          <dd>
            <InstantText instant={purchase.boughtAt} /> {words.yourClock}
          </dd>
        </div>
        <div>
          <dt>{words.price}</dt>
          <dd>
            <Amount value={purchase.price} />
            {!purchase.free && <span className={classes.madeOf}>{madeOf(purchase)}</span>}
          </dd>
        </div>
        {purchase.proof !== null && (
          <div>
            <dt>{words.recorded}</dt>
            <dd>
              {proofMarginText(purchase.proof.aheadMs)}{' '}
              <TextLink {...paths.proof({ sha256: purchase.proof.sha256 })}>{words.checkProof}</TextLink>
            </dd>
          </div>
        )}
        {told.state === 'drawn' && purchase.prize !== null && (
          <div>
            <dt>{words.prize}</dt>
            <dd>
              {Number(purchase.prize) === 0 ? (
                words.noPrize
              ) : (
                <Amount
                  value={purchase.prize}
                  currency={lottery.currency}
                  tone={wonMoney(purchase) ? 'prize' : 'plain'}
                />
              )}
            </dd>
          </div>
        )}
      </dl>
      <Acts purchase={purchase} number={number} isDrawn={told.state === 'drawn'} />
    </>
  );
}

interface ActsProps {
  readonly purchase: Purchase;
  readonly number: string;
  readonly isDrawn: boolean;
}

function Acts({ purchase, number, isDrawn }: ActsProps) {
  const { lottery, series, date, id } = purchase;
  const repeat = useRepeat();
  const hasWon = isDrawn && purchase.prize !== null && Number(purchase.prize) !== 0;
  return (
    <>
      {hasWon && <ButtonLink {...paths.win(id)}>{words.win}</ButtonLink>}
      <div className={classes.acts}>
        {purchase.pdf && <TicketLink href={purchase.pdf} number={number} />}
        <RepeatButton repeat={repeat} what={{ id }} name={words.repeatOf(number)}>
          {words.repeat}
        </RepeatButton>
        {purchase.orderPlays > 1 && (
          <RepeatButton repeat={repeat} what={{ orderId: purchase.orderId }}>
            {words.repeatOrder(purchase.orderPlays)}
          </RepeatButton>
        )}
        <ShareButton purchase={purchase} />
        {isDrawn && <WhyPrizeButton of={{ purchaseId: id }} won={hasWon} />}
        {isDrawn && (
          <TextLink {...paths.drawResult(lottery.id, lottery.name, date, series)}>{words.result}</TextLink>
        )}
        <AskLink lottery={lottery} series={series} play={purchase} />
        <TextLink {...paths.receipt(purchase.orderId)}>{words.receipt}</TextLink>
        <TextLink {...paths.support(id)}>{words.support}</TextLink>
      </div>
      <RepeatOutcome repeat={repeat} lottery={lottery} />
    </>
  );
}

function madeOf({ ticketPrice, serviceFee, multiplierPrice, multiplierBought, lottery }: Purchase): string {
  const multiplier = multiplierBought
    ? words.multiplierOf(moneyText(multiplierPrice), lottery.multiplierLabel)
    : '';
  return `${words.madeOf(moneyText(ticketPrice), moneyText(serviceFee))}${multiplier}`;
}
