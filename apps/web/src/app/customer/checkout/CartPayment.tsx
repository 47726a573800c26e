import { lazy, Suspense } from 'react';
import type { CartPaymentInHand } from './use-cart-payment.ts';

const CartPaymentWindow = lazy(() =>
  import('./CartPaymentWindow.tsx').then((module) => ({ default: module.CartPaymentWindow })),
);

/** The windows of a cart's payment while there is one; loaded when it begins. */
export function CartPayment({ inHand }: { inHand: CartPaymentInHand }) {
  const { step } = inHand.payment.state;
  if (step === 'idle' || step === 'paid') return null;
  return (
    <Suspense>
      <CartPaymentWindow inHand={inHand} />
    </Suspense>
  );
}
