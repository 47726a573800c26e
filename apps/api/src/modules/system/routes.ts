import { appSettings } from '@bolillero/contract/calls/system';
import { draw } from '@bolillero/database/schema/draw';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../plugins/calls.ts';

export function registerSystem(app: FastifyInstance, context: Context): void {
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
}
