import { Writable } from 'node:stream';
import { freshDatabase } from '@bolillero/database/testing/fresh-database';
import { cents } from '@bolillero/domain/money/cents';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startProcess } from '../process.ts';
import { parseConfig } from '../settings/config.ts';
import { logOptions } from '../settings/log-options.ts';
import { startPayPalServer } from '../testing/paypal-server.ts';

test('the log tells what PayPal did badly, and never the secret, a token or a signature', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const paypal = await startPayPalServer();
  const parsed = parseConfig({ ...paypal.settings, PAYPAL_TIMEOUT_MS: '800', LOG_LEVEL: 'trace' });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  const { config } = parsed;
  const database = await freshDatabase();
  const running = await startProcess(config, database.config, pino(logOptions(config), destination));
  try {
    const { current: payments } = running.context.payments;
    const open = () =>
      payments.createOrder({
        reference: '6f0b2b0e-0000-4000-8000-000000000001',
        amount: cents(600),
        currency: 'USD',
      });
    paypal.misbehave('token', 'half');
    await expect(open()).rejects.toThrow('PayPal did not answer');
    const { providerOrder } = await open();
    for (const fault of ['hang', 'fail', 'cut', 'garbage', 'unauthorized'] as const) {
      paypal.misbehave('find', fault);
      await payments.find(providerOrder).catch(() => undefined);
    }
    const notice = paypal.notice('CHECKOUT.ORDER.APPROVED', providerOrder);
    const told = await running.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: notice.headers,
      payload: notice.text,
    });
    expect(told.statusCode).toBe(200);
    await running.app.inject({ url: '/api/settings' });

    const log = lines.join('');
    for (const fact of ['TimeoutError', 'SERVICE_UNAVAILABLE', 'not JSON', 'AUTHENTICATION_FAILURE', 'f00']) {
      expect(log).toContain(fact);
    }
    expect(log).toContain('/api/payments/webhook');
    const signature = notice.headers['paypal-transmission-sig'] ?? 'none';
    const secret = config.paypal?.secret ?? 'none';
    const basic = Buffer.from(`${config.paypal?.clientId}:${secret}`).toString('base64');
    for (const hidden of [secret, basic, 'Bearer', signature]) expect(log).not.toContain(hidden);
    for (const token of paypal.tokens()) expect(log).not.toContain(token.slice(0, 6));
  } finally {
    await running.stop();
    await database.drop();
    await paypal.close();
  }
});
