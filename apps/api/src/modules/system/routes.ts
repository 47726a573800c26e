import { appSettings } from '@bolillero/contract/calls/system';
import { draw } from '@bolillero/database/schema/draw';
import { eq } from 'drizzle-orm';
import { serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';

export const registerSystem: RegisterModule = (app, context) => {
  serve(app, context, appSettings, async () => {
    const demo = await context.db.select({ id: draw.id }).from(draw).where(eq(draw.demo, true)).limit(1);
    const { config } = context;
    return {
      payments: context.payments.name,
      password_min: config.passwordMin,
      min_age: config.minAge,
      now: context.clock.date().toISOString(),
      demo: demo.length > 0,
      paypal_client_id: config.paypal?.clientId ?? null,
      help_lines: [...config.helpLines],
      minimum_wait: config.minimumWait,
    };
  });
};
