import { pauseAccount, setSpendingLimit, spendingLimits } from '@bolillero/contract/calls/costumers';
import { customerOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentLimits } from './presenter.ts';
import { pause, readLimits, setLimit } from './service.ts';

export const registerLimits: RegisterModule = (app, context) => {
  const answer = async (customerId: number) => presentLimits(await readLimits(context, customerId));

  serve(app, context, spendingLimits, async (input) => await answer(customerOf(input).customerId));

  serve(app, context, setSpendingLimit, async (input) => {
    const { customerId } = customerOf(input);
    await setLimit(context, customerId, input.body.monthly);
    return await answer(customerId);
  });

  serve(app, context, pauseAccount, async (input) => {
    const { customerId } = customerOf(input);
    await pause(context, customerId, input.body.until);
    return await answer(customerId);
  });
};
