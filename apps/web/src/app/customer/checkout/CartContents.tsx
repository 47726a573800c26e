import { cartTexts } from '@bolillero/texts/cart';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { FrameFoot } from '../../../components/layout/frame-places.tsx';
import { AcceptedPayments } from '../../../components/ui/AcceptedPayments.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useClearLotteryCart } from '../../../features/cart/api/cart.ts';
import { type CartLine, isPlay, isShares, sharesIn } from '../../../features/cart/api/cart-line.ts';
import { type CartSection as Section, sectionsOf } from '../../../features/cart/cart-sections.ts';
import { CartSection, sectionId } from '../../../features/cart/components/CartSection.tsx';
import { CartSummary } from '../../../features/cart/components/CartSummary.tsx';
import { ExpiredLines } from '../../../features/cart/components/ExpiredLines.tsx';
import { OtherSeriesLines } from '../../../features/cart/components/OtherSeriesLines.tsx';
import { useRemoveLines } from '../../../features/cart/components/use-remove-lines.ts';
import { goesWithAll } from '../../../features/cart/goes-with-all.ts';
import { multiplierLabelOf } from '../../../features/cart/multiplier-label.ts';
import type { LotteryOnSale } from '../../../features/lotteries/api.ts';
import { usePlaysSeries } from '../../../session/customer.ts';
import classes from './Checkout.module.css';
import { LimitNote } from './LimitNote.tsx';
import { type CartPaymentInHand, isOpening } from './use-cart-payment.ts';
import { useIsPayable } from './use-is-payable.ts';

// Few carts have any.
const StuckShares = lazy(() =>
  import('../../../features/cart/components/StuckShares.tsx').then((module) => ({
    default: module.StuckShares,
  })),
);

interface CartContentsProps {
  /** Not empty. */
  readonly lines: readonly CartLine[];
  readonly lotteries: readonly LotteryOnSale[];
  /** The lottery whose section the address names. */
  readonly openAt: number;
  readonly inHand: CartPaymentInHand;
  readonly isWide: boolean;
}

/** The cart's sections, what can be done to each, and what all of them come to. */
export function CartContents({ lines, lotteries, openAt, inHand, isWide }: CartContentsProps) {
  const playsSeries = usePlaysSeries();
  const isPayable = useIsPayable();
  const remove = useRemoveLines();
  const clear = useClearLotteryCart();
  const sections = sectionsOf(lines, lotteries);
  const busy = isOpening(inHand);

  // the first one is in sight anyway
  const opensBelow = sections.findIndex(({ lotteryId }) => lotteryId === openAt) > 0;
  useEffect(() => {
    if (!opensBelow) return;
    const section = document.getElementById(sectionId(openAt));
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }, [openAt, opensBelow]);

  const payable = lines.filter(isPayable);
  const blocked = lines.find((line) => !line.beingPaid && !isPayable(line));
  const payAll = () => {
    if (payable.length > 0 || !blocked) return void inHand.pay(payable);
    // what must be decided first is where the focus goes
    document.getElementById(noticesId(blocked.lotteryId))?.querySelector<HTMLElement>('section')?.focus();
  };
  const clearSection = async ({ lotteryId, lottery, lines: some }: Section<LotteryOnSale>) => {
    const gone = some.filter(goesWithAll);
    if (lottery === null) return void (await remove(gone));
    const title = cartTexts.confirmClear;
    const message = clearsWhat(lottery.description, gone, sections.length > 1);
    if (!(await confirm({ title, ...(message !== '' && { message }), danger: true }))) return;
    clear.mutate(lotteryId, {
      onSuccess: () => showSuccess(cartTexts.removed),
      onError: (error) => showError(error),
    });
  };
  const removeOne = useCallback((line: CartLine) => void remove([line]), [remove]);
  const summary = (
    <CartSummary
      lines={payable}
      multiplierLabel={multiplierLabelOf(payable, lotteries)}
      onPay={payAll}
      paying={busy}
      disabled={payable.length === 0 && !blocked}
      accepted={isWide && <AcceptedPayments />}
      notes={isWide && <LimitNote />}
    />
  );
  return (
    <div className={classes.cart}>
      <div className={classes.sections}>
        {sections.map((section) => {
          const { lotteryId, lottery, lines: some, before } = section;
          const toPay = some.filter(isPayable);
          return (
            <CartSection
              key={lotteryId}
              lottery={lottery}
              lines={some}
              payable={toPay}
              before={before}
              notices={
                <div id={noticesId(lotteryId)} className={classes.notices}>
                  <OtherSeriesLines lines={some.filter((line) => !playsSeries(line.series))} />
                  <ExpiredLines
                    lines={some.filter((line) => isPlay(line) && line.expired && playsSeries(line.series))}
                    nextDate={lottery?.nextDrawDate ?? null}
                  />
                  {some.filter(isShares).map(
                    (line) =>
                      !line.beingPaid &&
                      !isPayable(line) && (
                        <Suspense key={line.id}>
                          <StuckShares line={line} name={lottery?.description ?? cartTexts.gone} />
                        </Suspense>
                      ),
                  )}
                </div>
              }
              onRemove={removeOne}
              onClear={() => void clearSection(section)}
              onPay={sections.length > 1 && toPay.length > 0 ? () => void inHand.pay(toPay) : undefined}
              busy={busy}
            />
          );
        })}
        {!isWide && <AcceptedPayments />}
      </div>
      {isWide ? <div className={classes.aside}>{summary}</div> : <FrameFoot>{summary}</FrameFoot>}
    </div>
  );
}

/** Which plays go where there are others, and that shares go with them. */
function clearsWhat(lottery: string, gone: readonly CartLine[], hasOthers: boolean): string {
  const plays = gone.filter(isPlay).length;
  const shares = sharesIn(gone);
  return [
    ...(hasOthers && plays > 0 ? [cartTexts.clearsOnly(lottery, plays)] : []),
    ...(shares > 0 ? [cartTexts.clearsShares(lottery, shares)] : []),
  ].join(' ');
}

const noticesId = (lotteryId: number) => `avisos-${lotteryId}`;
