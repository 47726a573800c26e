import { paymentTexts } from '@bolillero/texts/payment';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, failedWith } from '../../api/api-error.ts';
import {
  capture,
  type OrderFor,
  type OrderKind,
  openOrder,
  orderState,
  type PaymentOrder,
  playPayer,
} from './api.ts';
import { forgetOrder, keepOrder, keptOrder, type UnfinishedOrder } from './unfinished-order.ts';

export type PaymentState =
  | { readonly step: 'idle' }
  | { readonly step: 'opening' }
  | { readonly step: 'window'; readonly order: PaymentOrder }
  | { readonly step: 'capturing'; readonly order: PaymentOrder; readonly from: 'window' }
  | { readonly step: 'capturing'; readonly order: UnfinishedOrder; readonly from: 'page' }
  /** Nothing came of it, or it is not known yet what did. */
  | { readonly step: 'failed'; readonly messages: readonly string[]; readonly error: unknown }
  | { readonly step: 'paid' };

interface PaymentOptions {
  readonly customerId: number;
  readonly kind: OrderKind;
  /** Whatever happened, the cart or the subscription may have changed. */
  readonly onSettled: () => void;
  /** With the order's id. */
  readonly onPaid: (order: string) => void;
}

/** Whether a failed capture may still have taken place, or can yet: then it is safe, and right, to ask again. */
function isUndecided(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status === 429 || error.status >= 500 || hasEndedSession(error))
  );
}

/** They leave the page for the sign-in, and nothing was decided. */
function hasEndedSession(error: unknown): boolean {
  return failedWith(error, 'sign-in-required');
}

/** Whether a failure says nothing of what is paid for, so that it is worth saying that it is as it was. */
function leavesAll(error: unknown): boolean {
  return !(error instanceof ApiError) || isUndecided(error) || error.code === 'order-declined';
}

/** A payment from its button to what was bought. The server decides everything; this only never forgets to ask. */
export function usePayment({ customerId, kind, onSettled, onPaid }: PaymentOptions) {
  const payer = useMemo(() => ({ customerId, kind }), [customerId, kind]);
  const words = paymentTexts[kind];
  const [state, setState] = useState<PaymentState>({ step: 'idle' });
  const [unfinished, setUnfinished] = useState<UnfinishedOrder | null>(null);
  const [checked, setChecked] = useState(() => keptOrder(payer) === null);

  const settle = () => {
    forgetOrder(payer);
    setUnfinished(null);
  };
  const paid = (order: string) => {
    settle();
    setState({ step: 'paid' });
    onPaid(order);
    onSettled();
  };
  const fail = (error: unknown, order: UnfinishedOrder | null) => {
    // it may have been paid: the cart is said to be as it was only when it surely is
    const open = order !== null && isUndecided(error);
    if (open) setUnfinished(order);
    else settle();
    onSettled();
    if (hasEndedSession(error)) return setState({ step: 'idle' });
    const reasons = error instanceof ApiError ? error.messages : [paymentTexts.failed];
    const messages = !open && leavesAll(error) ? [...reasons, words.nothingLost] : reasons;
    setState({ step: 'failed', messages, error });
  };
  const finish = async (order: UnfinishedOrder) => {
    try {
      await capture(order.id);
      paid(order.id);
    } catch (error) {
      fail(error, order);
    }
  };

  // what was approved before this page was loaded
  useEffect(() => {
    const kept = keptOrder(payer);
    if (kept === null) return;
    let left = false;
    orderState(kept.id)
      .then(({ status }) => {
        if (left) return;
        if (status === 'open' || status === 'capturing') setUnfinished(kept);
        else forgetOrder(payer);
      })
      .catch((error: unknown) => {
        if (left) return;
        if (isUndecided(error)) setUnfinished(kept);
        else forgetOrder(payer);
      })
      .finally(() => {
        if (!left) setChecked(true);
      });
    return () => {
      left = true;
    };
  }, [payer]);

  return {
    state,
    unfinished,
    /** Whether it is known if there is an unfinished order. */
    checked,
    /** Opens an order; `shown` is the total that the customer has before their eyes. */
    start: async (what: OrderFor, shown: string) => {
      setState({ step: 'opening' });
      try {
        const order = await openOrder(what);
        if (Number(order.amount) !== Number(shown)) {
          onSettled();
          return setState({ step: 'failed', messages: [words.amountChanged], error: null });
        }
        if (order.provider === 'none') {
          setState({ step: 'capturing', order, from: 'page' });
          return await finish(order);
        }
        setState({ step: 'window', order });
      } catch (error) {
        fail(error, null);
      }
    },
    /** The test gateway's payer says yes: approved, then captured. */
    approve: async (order: PaymentOrder) => {
      setState({ step: 'capturing', order, from: 'window' });
      keepOrder(payer, order);
      try {
        await playPayer(order.id, 'approve');
      } catch (error) {
        return fail(error, order);
      }
      await finish(order);
    },
    decline: async (order: PaymentOrder) => {
      setState({ step: 'capturing', order, from: 'window' });
      try {
        await playPayer(order.id, 'decline');
        await capture(order.id);
      } catch (error) {
        fail(error, null);
      }
    },
    /** PayPal's buyer said yes: what is captured is ours to do. */
    approved: async (order: PaymentOrder) => {
      setState({ step: 'capturing', order, from: 'window' });
      keepOrder(payer, order);
      await finish(order);
    },
    /** PayPal itself failed: whether its buyer had approved before that is not known here. */
    broken: () => {
      onSettled();
      setState({ step: 'failed', messages: [paymentTexts.failed, paymentTexts.ifApproved], error: null });
    },
    close: () => setState({ step: 'idle' }),
    /** After the news of a payment was read: ready for another. */
    done: () => setState({ step: 'idle' }),
    finishUnfinished: (order: UnfinishedOrder) => {
      setState({ step: 'capturing', order, from: 'page' });
      return finish(order);
    },
    leaveUnfinished: settle,
  };
}

export type PaymentInHand = ReturnType<typeof usePayment>;
