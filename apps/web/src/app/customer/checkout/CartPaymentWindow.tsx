import { failedWith } from '../../../api/api-error.ts';
import { Payment } from '../../../features/payment/components/Payment.tsx';
import { ClosedSale } from './ClosedSale.tsx';
import { PaidLines } from './PaidLines.tsx';
import { Promises } from './Promises.tsx';
import { SharesGone } from './SharesGone.tsx';
import type { CartPaymentInHand } from './use-cart-payment.ts';

interface CartPaymentWindowProps {
  readonly inHand: CartPaymentInHand;
  readonly whole?: boolean | undefined;
}

/** 'Pagar' for lines of the cart: what is paid, and what may be done where a sale has closed or shares are gone meanwhile. */
export function CartPaymentWindow({ inHand, whole = false }: CartPaymentWindowProps) {
  const { payment, lines } = inHand;
  const { state } = payment;
  if (state.step === 'failed' && failedWith(state.error, 'group-game-shares-gone'))
    return <SharesGone inHand={inHand} messages={state.messages} />;
  if (
    state.step === 'failed' &&
    failedWith(state.error, 'sale-closed', 'cart-item-expired', 'group-game-closed')
  )
    return <ClosedSale inHand={inHand} messages={state.messages} />;
  return <Payment payment={payment} about={<PaidLines lines={lines} whole={whole} />} after={<Promises />} />;
}
