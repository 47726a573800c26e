import {
  approveOrder,
  captureOrder as captureOrderCall,
  createOrder as createOrderCall,
  oneOrder,
  paymentWebhook,
} from '@bolillero/contract/calls/payments';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { ProviderUnavailable } from '../../adapters/payment-provider.ts';
import { AppError } from '../../errors/app-error.ts';
import { customerOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { captureOrder } from './capture.ts';
import { createCartOrder } from './create-cart-order.ts';
import { createSubscriptionOrder } from './create-subscription-order.ts';
import { takeNotice } from './notice.ts';
import { readReceipt } from './receipt.ts';
import { catchUpWithOrders, forgetEnded, orderChecks, tellOrdersLeft } from './reconcile.ts';
import { playPayer, readOrder } from './service.ts';

const minute = 60_000;
const hour = 60 * minute;

export const registerPayments: RegisterModule = (app, context) => {
  serve(app, context, createOrderCall, async (input) => {
    const { customerId } = customerOf(input);
    const { body } = input;
    const order = await reachingProvider(
      body.kind === 'cart'
        ? createCartOrder(context, customerId, body.items)
        : createSubscriptionOrder(context, customerId, body.meses),
    );
    return {
      id: order.id,
      amount: toDecimal(cents(order.amountCents)),
      currency: order.currency,
      provider: order.provider,
      provider_order: order.providerOrder,
    };
  });

  serve(app, context, approveOrder, async (input) => {
    const { customerId } = customerOf(input);
    const outcome = input.body?.outcome ?? 'approve';
    const status = await reachingProvider(playPayer(context, customerId, input.params.id, outcome));
    return { ok: true, status };
  });

  serve(app, context, captureOrderCall, async (input) => {
    const { customerId } = customerOf(input);
    const purchases = await reachingProvider(captureOrder(context, customerId, input.params.id));
    return { status: 'captured' as const, purchases: [...purchases] };
  });

  serve(app, context, oneOrder, async (input) => {
    const { order, purchases } = await readOrder(context, customerOf(input).customerId, input.params.id);
    const amount = toDecimal(cents(order.amountCents));
    return {
      id: order.id,
      kind: order.kind,
      status: order.state,
      amount,
      currency: order.currency,
      purchases,
      receipt: await readReceipt(context, order),
    };
  });

  serve(app, context, paymentWebhook, async ({ request }) => {
    await reachingProvider(takeNotice(context, request.headers, request.jsonText));
    return { ok: true };
  });

  context.jobs.every('orders left behind', hour, () => tellOrdersLeft(context, app.log));
  context.jobs.every('items of ended orders', 24 * hour, () => forgetEnded(context));
  context.jobs.every('orders after the clock was set back', minute, () =>
    catchUpWithOrders(context, app.log),
  );
  context.jobs.serve(
    orderChecks(context, (error) => app.log.error({ err: error }, 'order could not be checked')),
  );
};

/** A provider that cannot be reached is said as such: the order is kept, and the call may be repeated. */
async function reachingProvider<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ProviderUnavailable ? new AppError('payment-unavailable') : error;
  }
}
