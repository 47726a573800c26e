import { demonstrationCustomers, demonstrationPassword } from '@bolillero/database/demonstration/accounts';
import { median, requestsPerSecond, type Target } from '../load.ts';
import { ticksOf } from '../processor.ts';
import { type Started, startProgram } from '../server.ts';

const paths = [
  { name: 'frequency', path: '/api/analytic/more?id=1&limit=10' },
  { name: 'pairs', path: '/api/analytic/more-pair?id=1&limit=10' },
];
const rounds = 5;
const seconds = 3;

/** A statistic that is kept, against a constant of as many bytes: of the same server behind the same guard, and of a bare one. */
export async function benchServed(dataDir: string): Promise<void> {
  const product = await startProgram(['bench/src/engine/constant-server.ts'], {
    DATA_DIR: dataDir,
    DEMO: '1',
    THROTTLE_REQUESTS_PER_MINUTE: '100000000',
  });
  try {
    const headers = { authorization: `Bearer ${await subscriberToken(product.url)}` };
    console.log('kept statistics as they are served, in what a request of a constant answer costs');
    for (const { name, path } of paths) await compareServed(product, name, path, headers);
  } finally {
    await product.stop();
  }
}

async function compareServed(
  product: Started,
  name: string,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const statistic = { url: `${product.url}${path}`, headers };
  const body = await (await fetch(statistic.url, { headers })).text();
  const size = Buffer.byteLength(body);
  const constant = { url: `${product.url}/api/bench/constant/${size}`, headers };
  const bare = await startProgram(['bench/src/bare-server.ts'], { BARE_BODY: body });
  try {
    const targets: [Target, Started][] = [
      [statistic, product],
      [constant, product],
      [{ url: bare.url, headers }, bare],
    ];
    for (const [target] of targets) await requestsPerSecond(target, 1);
    const taken: { speed: number; cost: number }[][] = targets.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [target, program]] of targets.entries()) {
        taken[index]?.push(await loaded(target, program));
      }
    }
    const against = (other: number, what: 'speed' | 'cost') =>
      median((taken[0] ?? []).map((one, round) => one[what] / (taken[other]?.[round]?.[what] ?? Number.NaN)));
    const speeds = taken.map((list) => Math.round(median(list.map(({ speed }) => speed)))).join(' | ');
    console.log(`  ${name} (${size} bytes): ${speeds} requests/s`);
    for (const [other, what] of [
      [1, 'a constant behind the same guard'],
      [2, 'bare node:http'],
    ] as const) {
      const slower = 1 / against(other, 'speed');
      console.log(
        `    against ${what}: ${slower.toFixed(2)} times the time, ${against(other, 'cost').toFixed(2)} times the processor time a request`,
      );
    }
  } finally {
    await bare.stop();
  }
}

/** Requests per second, and the ticks of the processor that a request took, with the database's. */
async function loaded(target: Target, { pid }: Started): Promise<{ speed: number; cost: number }> {
  const before = ticksOf(pid);
  const speed = await requestsPerSecond(target, seconds);
  const after = ticksOf(pid);
  const ticks = before === null || after === null ? Number.NaN : after - before;
  return { speed, cost: ticks / (speed * seconds) };
}

async function subscriberToken(url: string): Promise<string> {
  const response = await fetch(`${url}/api/costumers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demonstrationCustomers.subscriber.email, password: demonstrationPassword }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`No sign-in: ${response.status}`);
  return token;
}
