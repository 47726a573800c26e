import { appSettings } from '@bolillero/contract/calls/system';
import { helpLinesOf, presentFacts } from '../../house/present-facts.ts';
import { findHouse } from '../../house/repository.ts';
import { serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { hasDemoDraws } from './repository.ts';

export const registerSystem: RegisterModule = (app, context) => {
  serve(app, context, appSettings, async () => {
    const { config } = context;
    const [house, demo] = await Promise.all([findHouse(context.db), hasDemoDraws(context.db)]);
    return {
      payments: context.payments.current.name,
      password_min: config.passwordMin,
      min_age: config.minAge,
      time_zone: config.houseTimeZone,
      now: context.clock.date().toISOString(),
      demo,
      paypal_client_id: config.paypal?.clientId ?? null,
      help_lines: helpLinesOf(house, config),
      house: presentFacts(house),
      minimum_wait: config.minimumWait,
    };
  });
};
