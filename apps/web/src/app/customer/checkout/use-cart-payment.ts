import { toDecimal } from '@bolillero/domain/money/cents';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { cartKey } from '../../../api/queries.ts';
import { type CartLine, isPlay, totalOf } from '../../../features/cart/api/cart-line.ts';
import { limitsQuery } from '../../../features/limits/api.ts';
import { usePayment } from '../../../features/payment/use-payment.ts';
import { purchasesQuery } from '../../../features/purchases/api.ts';
import { paths } from '../../../paths.ts';
import { clearPaid } from '../play/open-desks.ts';

/** Pays for lines of the cart, of one lottery or of many, wherever it is asked for; shown by `CartPayment`. What was paid leads to its receipt. */
export function useCartPayment(customerId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [lines, setLines] = useState<readonly CartLine[]>([]);
  // what is free is bought before anything is rendered again
  const paying = useRef<readonly CartLine[]>([]);
  const payment = usePayment({
    customerId,
    kind: 'cart',
    onSettled: () => {
      void client.invalidateQueries({ queryKey: cartKey });
      void client.invalidateQueries({ queryKey: limitsQuery().queryKey });
    },
    onPaid: (order) => {
      clearPaid(customerId, paying.current.filter(isPlay));
      void client.invalidateQueries({ queryKey: purchasesQuery().queryKey });
      void navigate(paths.receipt(order, true));
    },
  });
  return {
    payment,
    /** What is being paid. */
    lines,
    pay: (some: readonly CartLine[]) => {
      paying.current = some;
      setLines(some);
      return payment.start({ kind: 'cart', items: some.map(({ id }) => id) }, toDecimal(totalOf(some)));
    },
  };
}

export type CartPaymentInHand = ReturnType<typeof useCartPayment>;

/** Whether it waits for the server before there is a window to wait in. */
export function isOpening({ payment: { state } }: CartPaymentInHand): boolean {
  return state.step === 'opening' || (state.step === 'capturing' && state.from === 'page');
}
