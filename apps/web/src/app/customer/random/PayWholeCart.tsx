import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { showError } from '../../../components/ui/notice-store.ts';
import { wholeCartQuery } from '../../../features/cart/api/cart.ts';
import { paths } from '../../../paths.ts';
import { CartPayment } from '../checkout/CartPayment.tsx';
import { isOpening, useCartPayment } from '../checkout/use-cart-payment.ts';
import { useIsPayable } from '../checkout/use-is-payable.ts';

interface PayWholeCartProps {
  readonly customerId: number;
  /** Where the cart opens if something has to be decided there first. */
  readonly lottery: { readonly id: number; readonly name: string };
  /** Without having paid. */
  readonly onLeft: () => void;
}

/**
 * Opens 'Pagar' for all of the cart that can be paid over the page; what was paid leads to its receipt. Where nothing can be
 * paid as it is (a draw that closed, a payment that was left in the middle) it leads to the cart.
 */
export function PayWholeCart({ customerId, lottery, onLeft }: PayWholeCartProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isPayable = useIsPayable();
  const inHand = useCartPayment(customerId);
  const { state, checked, unfinished } = inHand.payment;
  const [opened, setOpened] = useState(false);
  const [whole, setWhole] = useState(false);
  const asked = useRef(false);
  const toCart = () => navigate(paths.cart(lottery.id, lottery.name));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a press of the button
  useEffect(() => {
    if (!checked || asked.current) return;
    asked.current = true;
    if (unfinished !== null) return void toCart();
    client
      .fetchQuery({ ...wholeCartQuery(), staleTime: 0 })
      .then(({ lines }) => {
        const payable = lines.filter(isPayable);
        setWhole(payable.length === lines.length);
        return payable.length === 0 ? toCart() : inHand.pay(payable);
      })
      .catch((error: unknown) => showError(error))
      .finally(() => setOpened(true));
  }, [checked]);

  const { step } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (opened && step === 'idle') {
      if (unfinished === null) onLeft();
      else void toCart();
    }
  }, [opened, step]);

  return (
    <>
      <BusyOverlay visible={!opened || isOpening(inHand)} screen />
      <CartPayment inHand={inHand} whole={whole} />
    </>
  );
}
