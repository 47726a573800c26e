import { Writable } from 'node:stream';
import { freshDatabase } from '@bolillero/database/testing/fresh-database';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { logOptions } from '../log-options.ts';
import { startProcess } from '../process.ts';

test('the log tells each request by an id, and never a password, a token or a query', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const parsed = parseConfig({ LOG_LEVEL: 'trace' });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  const database = await freshDatabase();
  const running = await startProcess(
    parsed.config,
    database.config,
    pino(logOptions(parsed.config), destination),
  );
  try {
    const password = 'Clave-Secreta1';
    const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
      running.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
    const account = {
      email: 'rosa@example.com',
      birthday: '1990-05-12',
      password,
      confirm_password: password,
    };
    await send('/costumers/create', account);
    const { token } = (await send('/costumers/login', account)).json();
    expect(token).toEqual(expect.any(String));
    const authorization = `Bearer ${token}`;
    await send('/costumers/valid-token', { token });
    await running.app.inject({ url: `/api/costumers/profile?token=${token}`, headers: { authorization } });
    await running.app.inject({ url: '/api/costumers/profile', cookies: { costumer_token: token } });

    const log = lines.join('');
    const requests = lines.map((line) => JSON.parse(line)).filter(({ req }) => req !== undefined);
    expect(requests.length).toBeGreaterThanOrEqual(5);
    for (const request of requests) expect(request.reqId).toEqual(expect.any(String));
    expect(log).toContain('/api/costumers/profile');
    for (const secret of [token, password, '?token=']) expect(log).not.toContain(secret);
  } finally {
    await running.stop();
    await database.drop();
  }
});
