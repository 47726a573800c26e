import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const faultsOf = (settings: Readonly<Record<string, string>>) => {
  const parsed = parseConfig(settings);
  return parsed.ok ? [] : parsed.faults;
};
const account = { PAYPAL_CLIENT_ID: 'house', PAYPAL_SECRET: 'house-secret' };

describe('who takes the payments', () => {
  test('is the test gateway without an account, and PayPal with one', () => {
    const [none, some] = [parseConfig({}), parseConfig({ ...account, PAYPAL_WEBHOOK_ID: 'WH1' })];
    expect(none).toMatchObject({ ok: true, config: { paypal: null } });
    expect(some).toMatchObject({
      ok: true,
      config: {
        paypal: {
          clientId: 'house',
          secret: 'house-secret',
          api: 'https://api-m.paypal.com',
          webhookId: 'WH1',
          timeoutMilliseconds: 10_000,
        },
      },
    });
  });

  test('needs id and secret together, and nothing of PayPal without them', () => {
    for (const settings of [
      { PAYPAL_CLIENT_ID: 'house' },
      { PAYPAL_SECRET: 'house-secret' },
      { PAYPAL_WEBHOOK_ID: 'WH1' },
      { PAYPAL_API: 'https://api-m.sandbox.paypal.com' },
    ]) {
      const faults = faultsOf(settings);
      expect(faults, JSON.stringify(settings)).toHaveLength(1);
      expect(faults.join()).not.toContain('house-secret');
    }
  });

  test('is reached by https, or on this very machine', () => {
    for (const api of ['https://api-m.sandbox.paypal.com', 'http://127.0.0.1:9', 'http://localhost:9/']) {
      expect(faultsOf({ ...account, PAYPAL_API: api }), api).toEqual([]);
    }
    for (const api of ['http://api-m.paypal.com', 'ftp://localhost', 'paypal']) {
      expect(faultsOf({ ...account, PAYPAL_API: api }), api).toHaveLength(1);
    }
    expect(parseConfig({ ...account, PAYPAL_API: 'http://localhost:9/' })).toMatchObject({
      config: { paypal: { api: 'http://localhost:9' } },
    });
  });

  test('is never two, and in production never the test gateway by accident', () => {
    expect(faultsOf({ ...account, PAYMENTS: 'test' })).toHaveLength(1);
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://juego.example' };
    expect(faultsOf(production)).toHaveLength(1);
    expect(faultsOf({ ...production, PAYMENTS: 'test' })).toEqual([]);
    expect(faultsOf({ ...production, ...account })).toEqual([]);
  });

  test('waits between 50 and 60000 milliseconds for an answer', () => {
    for (const wait of ['49', '60001', 'x']) expect(faultsOf({ PAYPAL_TIMEOUT_MS: wait })).toHaveLength(1);
  });
});

describe('operating', () => {
  test('a process has at least four connections: with fewer, calls wait for each other for ever', () => {
    expect(faultsOf({ DATABASE_CONNECTIONS: '3' })).toEqual([
      'DATABASE_CONNECTIONS debe ser un número entero de 4 a 500; se recibió «3».',
    ]);
    expect(faultsOf({ DATABASE_CONNECTIONS: '4' })).toEqual([]);
  });

  test('in production a stop leaves proxies time to turn away; somebody with Ctrl-C waits for nothing', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://juego.example', ...account };
    const stoppingOf = (settings: Readonly<Record<string, string>>) => {
      const parsed = parseConfig(settings);
      return parsed.ok ? parsed.config.stopping : null;
    };
    expect(stoppingOf({})).toEqual({ drainMilliseconds: 0, finishMilliseconds: 10_000 });
    expect(stoppingOf(production)?.drainMilliseconds).toBe(5_000);
    expect(stoppingOf({ ...production, DRAIN_SECONDS: '0', STOP_SECONDS: '25' })).toEqual({
      drainMilliseconds: 0,
      finishMilliseconds: 25_000,
    });
    expect(faultsOf({ DRAIN_SECONDS: '-1', STOP_SECONDS: '0' })).toHaveLength(2);
  });
});

test('administrators have a second factor if they like, or all of them; idle and longest times have bounds', () => {
  const of = (settings: Readonly<Record<string, string>>) => {
    const parsed = parseConfig(settings);
    if (!parsed.ok) throw new Error(parsed.faults.join());
    const { adminSecondFactorRequired, adminIdleMinutes, adminSessionHours } = parsed.config;
    return [adminSecondFactorRequired, adminIdleMinutes, adminSessionHours];
  };
  expect(of({})).toEqual([false, 30, 12]);
  expect(of({ ADMIN_SECOND_FACTOR: 'required', ADMIN_IDLE_MINUTES: '0', ADMIN_SESSION_HOURS: '1' })).toEqual([
    true,
    0,
    1,
  ]);
  expect(of({ ADMIN_SECOND_FACTOR: 'off' })).toEqual([false, 30, 12]);
  const wrong = { ADMIN_SECOND_FACTOR: 'si', ADMIN_IDLE_MINUTES: '-1', ADMIN_SESSION_HOURS: '0' };
  expect(faultsOf(wrong)).toEqual([
    'ADMIN_SECOND_FACTOR debe ser «off» o «required»; se recibió «si».',
    expect.stringContaining('ADMIN_SESSION_HOURS'),
    expect.stringContaining('ADMIN_IDLE_MINUTES'),
  ]);
});
