import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { parseConfig } from '../settings/config.ts';
import { installErrors } from './errors.ts';
import { installMetrics } from './metrics.ts';

let server: FastifyInstance;
afterEach(() => server.close());

const production = { NODE_ENV: 'production', PAYMENTS: 'test', PUBLIC_URL: 'https://juego.example' };
const secret = 'k3epThis-fromOthers';

async function metricsWith(settings: Readonly<Record<string, string>>, authorization?: string) {
  const parsed = parseConfig(settings);
  if (!parsed.ok) throw new Error(parsed.faults.join());
  server = Fastify();
  installErrors(server);
  installMetrics(server, { config: parsed.config } as Context);
  await server.inject('/nada');
  return await server.inject({
    url: '/metrics',
    headers: authorization === undefined ? {} : { authorization },
  });
}

test('without a token they are for everybody, outside production', async () => {
  const { statusCode, headers, body } = await metricsWith({});
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('http_request_duration_seconds_count{route="unknown",status="4xx"} 1');
  expect(body).toContain('process_cpu_user_seconds_total');
});

test.each([undefined, 'Bearer ', `Bearer ${secret}`])(
  'in production without a token there are none, asked with %j',
  async (authorization) => {
    const response = await metricsWith(production, authorization);
    expect([response.statusCode, response.json().code]).toEqual([404, 'route-unknown']);
  },
);

test.each([{}, production])('with a token they are for who has it, with %j', async (settings) => {
  const set = { ...settings, METRICS_TOKEN: secret };
  expect((await metricsWith(set, `Bearer ${secret}`)).statusCode).toBe(200);
  for (const wrong of [
    undefined,
    'Bearer ',
    `Bearer ${secret}x`,
    `Bearer ${secret.slice(1)}`,
    `Basic ${secret}`,
    secret,
  ]) {
    const { statusCode, headers, json, body } = await metricsWith(set, wrong);
    expect([statusCode, json().code], wrong).toEqual([401, 'metrics-token-required']);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).not.toContain(secret);
  }
});

test.each(['short', 'with a space in it, long', 'con-eñe-y-bastante-larga'])(
  'METRICS_TOKEN=%s is refused at start, and not repeated',
  (token) => {
    const parsed = parseConfig({ METRICS_TOKEN: token });
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(parsed.faults.join()).toMatch(/^METRICS_TOKEN /);
    expect(parsed.faults.join()).not.toContain(token);
  },
);
