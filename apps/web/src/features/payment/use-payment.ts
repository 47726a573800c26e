import { paymentTexts } from '@bolillero/texts/cart';
import { uiTexts } from '@bolillero/texts/ui';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { tell } from '../../components/ui/dialog-store.ts';
import { playPayer } from './api/approve-order.ts';
import { capture } from './api/capture-order.ts';
import { openOrder, type PaymentOrder } from './api/create-order.ts';
import { orderState } from './api/order-state.ts';
import { forgetOrder, keepOrder, keptOrder, type UnfinishedOrder } from './unfinished-order.ts';

export type PaymentState =
  | { readonly step: 'idle' }
  | { readonly step: 'opening' }
  | { readonly step: 'window'; readonly order: PaymentOrder }
  | { readonly step: 'capturing'; readonly order: UnfinishedOrder; readonly from: 'window' | 'page' }
  | { readonly step: 'paid'; readonly purchases: number };

interface PaymentOptions {
  readonly customerId: number;
  /** Whatever happened, the cart may have changed. */
  readonly onSettled: () => void;
  readonly onPaid: () => void;
}

/** Whether a failed capture may still have taken place, or can yet: then it is safe, and right, to ask again. */
function isUndecided(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Whether a failure says nothing of the cart itself, so that it is worth saying that it is as it was. */
function leavesCart(error: unknown): boolean {
  return !(error instanceof ApiError) || isUndecided(error) || error.code === 'order-declined';
}

/** A payment from "Comprar" to its purchases. The server decides everything; this only never forgets to ask. */
export function usePayment({ customerId, onSettled, onPaid }: PaymentOptions) {
  const [state, setState] = useState<PaymentState>({ step: 'idle' });
  const [unfinished, setUnfinished] = useState<UnfinishedOrder | null>(null);

  const settle = () => {
    forgetOrder(customerId);
    setUnfinished(null);
  };
  const paid = (purchases: number) => {
    settle();
    setState({ step: 'paid', purchases });
    onPaid();
    onSettled();
  };
  const fail = async (error: unknown, order: UnfinishedOrder | null) => {
    // it may have been paid: the cart is said to be as it was only when it surely is
    const open = order !== null && isUndecided(error);
    if (open) setUnfinished(order);
    else settle();
    setState({ step: 'idle' });
    onSettled();
    const reasons = error instanceof ApiError ? error.messages : [paymentTexts.failed];
    await tell(
      uiTexts.errorTitle,
      !open && leavesCart(error) ? [...reasons, paymentTexts.nothingLost] : reasons,
    );
  };
  const finish = async (order: UnfinishedOrder, from: 'window' | 'page') => {
    setState({ step: 'capturing', order, from });
    try {
      paid((await capture(order.id)).length);
    } catch (error) {
      await fail(error, order);
    }
  };

  // what was approved before this page was loaded
  useEffect(() => {
    const kept = keptOrder(customerId);
    if (kept === null) return;
    let left = false;
    orderState(kept.id)
      .then(({ status }) => {
        if (left) return;
        if (status === 'open' || status === 'capturing') setUnfinished(kept);
        else forgetOrder(customerId);
      })
      .catch((error: unknown) => {
        if (left) return;
        if (isUndecided(error)) setUnfinished(kept);
        else forgetOrder(customerId);
      });
    return () => {
      left = true;
    };
  }, [customerId]);

  return {
    state,
    unfinished,
    /** Opens an order for these plays; `shown` is the total that the customer has before their eyes. */
    start: async (items: readonly number[], shown: string) => {
      setState({ step: 'opening' });
      try {
        const order = await openOrder(items);
        if (Number(order.amount) !== Number(shown)) {
          setState({ step: 'idle' });
          onSettled();
          return await tell(uiTexts.errorTitle, paymentTexts.amountChanged);
        }
        if (order.provider === 'none') return await finish(order, 'page');
        setState({ step: 'window', order });
      } catch (error) {
        await fail(error, null);
      }
    },
    /** The test gateway's payer says yes: approved, then captured. */
    approve: async (order: PaymentOrder) => {
      setState({ step: 'capturing', order, from: 'window' });
      keepOrder(customerId, order);
      try {
        await playPayer(order.id, 'approve');
      } catch (error) {
        return await fail(error, order);
      }
      await finish(order, 'window');
    },
    decline: async (order: PaymentOrder) => {
      setState({ step: 'capturing', order, from: 'window' });
      try {
        await playPayer(order.id, 'decline');
        await capture(order.id);
      } catch (error) {
        await fail(error, null);
      }
    },
    close: () => setState({ step: 'idle' }),
    finishUnfinished: (order: UnfinishedOrder) => finish(order, 'page'),
    leaveUnfinished: settle,
  };
}
