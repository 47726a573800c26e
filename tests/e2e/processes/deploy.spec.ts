import { Agent, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { apiOf, form, namedFile } from '../api.ts';
import { type RunningServer, type Settings, startServer } from '../server.ts';
import { newCustomer, nextDraw, playNumber } from './customer.ts';
import { blockOf, findNginx, type RunningNginx, replaceOnce, startNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';

const document = 'docs/deploy.md';

/** The settings of the document, on a database of the test and with limits that the test can reach, or not. */
function settingsOn(databaseUrl: string): Settings {
  const lines = blockOf(document, 'sh', 'NODE_ENV=production').trim().split('\n');
  const written = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  return {
    ...written,
    DATABASE_URL: databaseUrl,
    // The document leaves it to its reader, and the start refuses what it says in its place.
    ADMIN_PASSWORD: 'Oficina-Verde3',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '1',
    THROTTLE_REQUESTS_PER_MINUTE: '1000000',
    THROTTLE_SUPPORT_PER_ADDRESS: '2',
  };
}

/** The site of the document between the processes and a port of the test's. */
const siteBefore = (servers: readonly RunningServer[]) => (port: number) =>
  replaceOnce(blockOf(document, 'nginx'), {
    '127.0.0.1:3001': new URL(servers[0]?.url ?? '').host,
    '127.0.0.1:3002': new URL(servers[1]?.url ?? '').host,
    'listen 80;': `listen 127.0.0.1:${port};`,
  });

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The address of the loopback that is asked from. */
  readonly from?: string;
  readonly agent?: Agent;
}

/** The status of an answer that came whole; throws when none did. */
function ask(port: number, path: string, { body, headers = {}, from, agent }: Asked = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(from === undefined ? {} : { localAddress: from }),
        ...(agent === undefined ? {} : { agent }),
      },
      (answer) => {
        answer
          .on('error', reject)
          .on('end', () => resolve(answer.statusCode ?? 0))
          .resume();
      },
    );
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/**
 * A proxy as plain as one can be, which keeps connections, sends each request to the next process that said at its last look that it was
 * ready, and tries nothing twice.
 */
function plainProxy(processes: readonly string[]) {
  const ready = new Set(processes.map((url) => Number(new URL(url).port)));
  const ports = [...ready];
  let turn = 0;
  const lookAt = async (port: number) => {
    const status = await ask(port, '/readyz').catch(() => 503);
    if (status === 200) ready.add(port);
    else ready.delete(port);
  };
  const looks = setInterval(() => {
    for (const port of ports) void lookAt(port);
  }, lookEvery);
  return {
    next(): number {
      turn += 1;
      const among = ports.filter((port) => ready.has(port));
      return among[turn % among.length] ?? 0;
    },
    sees: (url: string) => ready.has(Number(new URL(url).port)),
    stop: () => clearInterval(looks),
  };
}

/** Milliseconds between the looks of a proxy; a process that leaves is served on for longer. */
const lookEvery = 100;

/** A house as the document has it: two processes on one PostgreSQL server, behind nginx. */
async function openHouse(
  use: (house: { port: number; servers: RunningServer[]; settings: Settings }) => Promise<void>,
) {
  const program = findNginx();
  if (typeof program === 'string') {
    console.log(`skipped: ${program}`);
    test.skip(true, program);
    return;
  }
  const postgres = await startPostgres();
  const settings = settingsOn(postgres.url);
  const servers: RunningServer[] = [];
  let nginx: RunningNginx | null = null;
  try {
    servers.push(...(await Promise.all([startServer({ settings }), startServer({ settings })])));
    nginx = await startNginx(program, siteBefore(servers));
    await use({ port: nginx.port, servers, settings });
    for (const server of servers) await server.stop();
  } finally {
    await nginx?.stop();
    for (const server of servers) await server.kill().finally(server.discard);
    await postgres.stop();
  }
}

/** Has a process that would serve on for ten minutes end at once, by asking twice. */
async function askTwice(server: RunningServer): Promise<void> {
  try {
    const asked = performance.now();
    process.kill(server.pid, 'SIGTERM');
    // What comes within half a second is the same wish: npm passes on what the terminal has sent to both.
    process.kill(server.pid, 'SIGINT');
    const port = Number(new URL(server.url).port);
    await expect.poll(() => ask(port, '/readyz')).toBe(503);
    await expect.poll(() => performance.now() - asked).toBeGreaterThan(600);
    expect(await ask(port, '/healthz')).toBe(200);
    await expect(server.stop()).rejects.toThrow('ended with code 143');
    expect(server.log.join()).toContain('asked again');
  } finally {
    await server.kill().finally(server.discard);
  }
}

test('the site of docs/deploy.md serves pages, calls and files, tells addresses apart, no request fails while its processes are restarted, and a second signal ends one at once', async () => {
  await openHouse(async ({ port, servers, settings }) => {
    const url = `http://127.0.0.1:${port}`;

    // Pages, and what they load.
    const page = await fetch(`${url}/login`);
    const script = /<script[^>]+src="([^"]+)"/.exec(await page.text())?.[1] ?? 'none';
    expect([page.status, (await fetch(new URL(script, url))).status]).toEqual([200, 200]);

    // The largest ticket that is taken, bought and uploaded through it.
    const { token } = await newCustomer(url, 'jugadora');
    const player = apiOf(url, token);
    const date = await nextDraw(player);
    const play = (n: number) => ({
      loterie_id: 1,
      date_lottery: date,
      balls: [{ ...playNumber(0, n), id: 1 }],
    });
    const { registered } = await player.post<{ registered: { newId: number }[] }>(
      '/checkouts/create',
      play(1),
    );
    const items = registered.map(({ newId }) => newId);
    const { id } = await player.post<{ id: string }>('/payments/orders', { kind: 'cart', items });
    await player.post(`/payments/orders/${id}/approve`, {});
    const { purchases } = await player.post<{ purchases: number[] }>(`/payments/orders/${id}/capture`);
    const signIn = { dni: settings.ADMIN_DNI, password: settings.ADMIN_PASSWORD };
    const office = apiOf(url, (await apiOf(url).post<{ token: string }>('/users/login', signIn)).token);
    const pdf = `%PDF-1.4\n${' '.repeat(1_048_575 - 9 - 6)}\n%%EOF`;
    await office.post(
      `/purchases/purchase-sold/${purchases[0]}`,
      form({ image: namedFile(pdf, 'cartilla.pdf', 'application/pdf') }),
    );
    const ticket = await fetch(`${url}/api/purchases/${purchases[0]}/ticket`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await ticket.arrayBuffer()).byteLength).toBe(1_048_575);

    // Two messages an hour from an address: another one has its own, and nobody chooses theirs.
    const message = { email: 'ana@example.com', name: 'Ana', message: '¿A qué hora es el sorteo?' };
    const write = (from: string, headers = {}) =>
      ask(port, '/api/supports/create', { body: message, from, headers });
    const pretended = { 'x-forwarded-for': '203.0.113.66', 'x-real-ip': '203.0.113.66' };
    expect([await write('127.0.0.2'), await write('127.0.0.2'), await write('127.0.0.2', pretended)]).toEqual(
      [200, 200, 429],
    );
    expect(await write('127.0.0.3')).toBe(200);

    // Under load, one process after the other is told to stop and started again.
    let goOn = true;
    const plain = plainProxy(servers.map((server) => server.url));
    const answers = new Map<string, number>();
    const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
    const work = async (index: number) => {
      const agent = new Agent({ keepAlive: true });
      const throughNginx = index % 2 === 0;
      const authorization = `Bearer ${token}`;
      for (let n = 0; goOn; n += 1) {
        const asked: [string, Asked][] = [
          ['/', {}],
          ['/api/lottery/list', {}],
          ['/api/checkouts/list', { headers: { authorization } }],
          ['/api/checkouts/create', { headers: { authorization }, body: play(2 + ((index + n) % 5)) }],
        ];
        const [path, how] = asked[(index + n) % asked.length] ?? ['/', {}];
        const to = throughNginx ? port : plain.next();
        const status = await ask(to, path, { ...how, agent }).catch((error: Error) => error.message);
        count(`${throughNginx ? 'nginx' : 'plain'} ${how.body === undefined ? 'GET' : 'POST'} ${status}`);
      }
      agent.destroy();
    };
    const load = Promise.all(Array.from({ length: 8 }, (_, index) => work(index)));
    for (const [index, server] of servers.entries()) {
      await server.stop();
      const drain = index === 0 ? {} : { DRAIN_SECONDS: '600' };
      const again = { ...settings, ...drain, PORT: new URL(server.url).port };
      servers[index] = await startServer({ settings: again, dataDir: server.dataDir });
      await expect.poll(() => plain.sees(server.url)).toBe(true);
    }
    const total = () => [...answers.values()].reduce((sum, times) => sum + times, 0);
    const until = total() + 100;
    await expect.poll(total).toBeGreaterThan(until);
    goOn = false;
    await load;
    plain.stop();
    console.log(
      `during two restarts: ${[...answers].map(([what, times]) => `${times} × ${what}`).join(', ')}`,
    );
    expect([...answers.keys()].toSorted()).toEqual([
      'nginx GET 200',
      'nginx POST 200',
      'plain GET 200',
      'plain POST 200',
    ]);
    const patient = servers.pop();
    if (patient !== undefined) await askTwice(patient);
  });
});
