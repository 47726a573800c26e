import { appSettings } from '@bolillero/contract/calls/system';
import { serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { hasDemoDraws } from './repository.ts';

export const registerSystem: RegisterModule = (app, context) => {
  serve(app, context, appSettings, async () => {
    const { config } = context;
    return {
      payments: context.payments.current.name,
      password_min: config.passwordMin,
      min_age: config.minAge,
      time_zone: config.houseTimeZone,
      now: context.clock.date().toISOString(),
      demo: await hasDemoDraws(context.db),
      paypal_client_id: config.paypal?.clientId ?? null,
      help_lines: [...config.helpLines],
      minimum_wait: config.minimumWait,
    };
  });
};
