import {
  createPackage as createCall,
  createSubscription,
  deletePackage as deleteCall,
  listPromotions,
  renewSubscription,
  subscriptionTime,
  updatePackage as updateCall,
  validSubscription,
} from '@bolillero/contract/calls/subscriptions';
import { daysLeft } from '@bolillero/domain/subscriptions/period';
import { adminOf, customerOf, type Input, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { houseTime } from '../limits/refusals.ts';
import { warnOfEndings } from './endings.ts';
import { changePackage, createPackage, removePackage } from './packages-office.ts';
import { presentPromotion, presentState } from './presenter.ts';
import { listPackages, type PackageRow } from './repository.ts';
import { confirmBought, runningSubscription } from './service.ts';

const lookForEndingsEvery = 10 * 60_000;

export const registerSubscriptions: RegisterModule = (app, context) => {
  const stateOf = async (customerId: number) =>
    presentState(await runningSubscription(context, customerId), houseTime(context));

  serve(app, context, listPromotions, async () => {
    const packages = await listPackages(context.db);
    return { data: packages.map((row) => presentPromotion(row, packages[0] ?? row)) };
  });

  const presented = async (row: PackageRow) => {
    const [first = row] = await listPackages(context.db);
    return { ok: true, data: presentPromotion(row, first) };
  };

  serve(app, context, createCall, async ({ body, identity }) =>
    presented(await createPackage(context, adminOf({ identity }), body)),
  );

  serve(app, context, updateCall, async ({ params, body, identity }) =>
    presented(await changePackage(context, adminOf({ identity }), params.id, body)),
  );

  serve(app, context, deleteCall, async ({ params, identity }) => {
    await removePackage(context, adminOf({ identity }), params.id);
    return { ok: true };
  });

  const bought = async (input: Pick<Input<typeof createSubscription>, 'body' | 'identity'>) => {
    const { customerId } = customerOf(input);
    const { meses: months, precio: monthlyPrice, token } = input.body;
    await confirmBought(context, customerId, { months, monthlyPrice, token });
    return await stateOf(customerId);
  };
  // Two names of one operation: the order says whether it began a subscription or went on with one.
  serve(app, context, createSubscription, bought);
  serve(app, context, renewSubscription, bought);

  serve(app, context, validSubscription, async ({ identity: { customer } }) =>
    customer === null ? { ok: false } : await stateOf(customer.customerId),
  );

  serve(app, context, subscriptionTime, async (input) => {
    const running = await runningSubscription(context, customerOf(input).customerId);
    if (running === null) return { ok: false };
    return { ok: true, dias: daysLeft(running.endsAt.getTime(), context.clock.now()) };
  });

  context.jobs.every('subscriptions about to end', lookForEndingsEvery, () => warnOfEndings(context));
};
