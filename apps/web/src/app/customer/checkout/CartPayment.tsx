import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import type { CartPaymentInHand } from './use-cart-payment.ts';

interface CartPaymentProps {
  readonly inHand: CartPaymentInHand;
  /** It opens away from the cart: the window says that all of it is paid. */
  readonly whole?: boolean;
}

const loadWindow = () => import('./CartPaymentWindow.tsx').then((module) => module.CartPaymentWindow);

/** The windows of a cart's payment while there is one; loaded when it begins. */
export function CartPayment(props: CartPaymentProps) {
  const { step } = props.inHand.payment.state;
  if (step === 'idle' || step === 'paid') return null;
  return <LazyWindow load={loadWindow} props={props} onFailed={props.inHand.payment.close} />;
}
