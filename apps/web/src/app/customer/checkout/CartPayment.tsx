import { lazy, Suspense } from 'react';
import type { CartPaymentInHand } from './use-cart-payment.ts';

const CartPaymentWindow = lazy(() =>
  import('./CartPaymentWindow.tsx').then((module) => ({ default: module.CartPaymentWindow })),
);

interface CartPaymentProps {
  readonly inHand: CartPaymentInHand;
  /** It opens away from the cart: the window says that all of it is paid. */
  readonly whole?: boolean;
}

/** The windows of a cart's payment while there is one; loaded when it begins. */
export function CartPayment(props: CartPaymentProps) {
  const { step } = props.inHand.payment.state;
  if (step === 'idle' || step === 'paid') return null;
  return (
    <Suspense>
      <CartPaymentWindow {...props} />
    </Suspense>
  );
}
