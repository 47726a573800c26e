import { toDecimal } from '@bolillero/domain/money/cents';
import { cartTexts } from '@bolillero/texts/cart';
import { paymentTexts } from '@bolillero/texts/payment';
import { useQueryClient } from '@tanstack/react-query';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { cartQuery } from '../../../api/queries.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { useLotteryCart } from '../../../features/cart/api/cart.ts';
import { totalOf } from '../../../features/cart/api/cart-line.ts';
import { Payment } from '../../../features/payment/components/Payment.tsx';
import { PaymentDone } from '../../../features/payment/components/PaymentDone.tsx';
import { UnfinishedPayment } from '../../../features/payment/components/UnfinishedPayment.tsx';
import { usePayment } from '../../../features/payment/use-payment.ts';
import { purchasesQuery } from '../../../features/purchases/api.ts';
import { paths } from '../../../paths.ts';
import { usePlaysSeries } from '../../../session/customer.ts';
import { clearPaid } from '../play/open-desks.ts';
import { CartLines } from './CartLines.tsx';
import classes from './Checkout.module.css';
import { OtherCarts } from './OtherCarts.tsx';

interface CheckoutProps {
  readonly lottery: LotteryDetail;
  readonly customerId: number;
}

/** The cart of a lottery from its lines to its purchases. */
export function Checkout({ lottery, customerId }: CheckoutProps) {
  const client = useQueryClient();
  const cart = useLotteryCart({
    id: lottery.id,
    name: lottery.name,
    drawDate: lottery.nextDrawDate,
  });
  const lines = cart.data?.lines ?? [];
  const payment = usePayment({
    customerId,
    kind: 'cart',
    onSettled: () => void client.invalidateQueries({ queryKey: cartQuery().queryKey }),
    onPaid: () => {
      clearPaid(customerId, lines);
      void client.invalidateQueries({ queryKey: purchasesQuery().queryKey });
    },
  });
  const { state } = payment;
  const playsSeries = usePlaysSeries();
  const buy = () => {
    if (lines.length === 0) return showWarning(cartTexts.empty);
    if (lines.some((line) => !playsSeries(line.series)))
      return document.getElementById('other-series')?.focus();
    if (lines.some((line) => line.expired)) return document.getElementById('expired')?.focus();
    void payment.start({ kind: 'cart', items: lines.map((line) => line.id) }, toDecimal(totalOf(lines)));
  };
  const play = paths.play(lottery.id, lottery.name);
  return (
    <>
      <PageHeader
        title={cartTexts.title}
        subtitle={lottery.description}
        mark={<LotteryMark name={lottery.name} image={lottery.image} size={44} />}
      />
      <div className={classes.page}>
        <UnfinishedPayment payment={payment} />
        {state.step === 'paid' ? (
          <PaymentDone
            count={state.purchases}
            actions={
              <>
                <ButtonLink {...paths.profile()} size="md">
                  {paymentTexts.seePurchases}
                </ButtonLink>
                <ButtonLink {...play} size="md" variant="default">
                  {paymentTexts.playAgain}
                </ButtonLink>
              </>
            }
          />
        ) : (
          <CartLines
            lottery={lottery}
            cart={cart}
            onBuy={buy}
            buying={state.step === 'opening' || (state.step === 'capturing' && state.from === 'page')}
          />
        )}
        <OtherCarts lotteryId={lottery.id} />
      </div>
      <Payment
        payment={payment}
        about={<p className={classes.paying}>{paymentTexts.cart.paying(lines.length)}</p>}
      />
    </>
  );
}
