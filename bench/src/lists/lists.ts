import { startThrowawayServer } from '@bolillero/embedded-postgres/testing/throwaway-server';
import { withFolder } from '../folder.ts';
import { type Started, startBolillero } from '../server.ts';
import { type Connection, countPurchases, fill, players, purchases } from './fill.ts';
import { rssOf } from './memory.ts';

const admin = { dni: '12345678', password: 'Oficina-Verde3' } as const;
const rounds = 5;

/** What a page of a million purchases costs, by order, filter and place, as a ratio to a `count(*)` of them; and an export of all. */
export async function benchLists(): Promise<void> {
  const database = await startThrowawayServer({ tcp: true });
  const { config } = database;
  const url = `postgres://${config.user}:${config.password ?? ''}@${config.host}:${config.port}/${config.database}`;
  try {
    await withFolder(async (dataDir) => {
      const env = {
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        ADMIN_DNI: admin.dni,
        ADMIN_PASSWORD: admin.password,
      };
      const server = await startBolillero(env);
      try {
        await fill(config);
        console.log(`${purchases} purchases of ${players} players`);
        await measure(server, config);
      } finally {
        await server.stop();
      }
    });
  } finally {
    await database.stop();
  }
}

async function measure(server: Started, config: Connection): Promise<void> {
  const token = await signIn(server.url);
  const counted = await countPurchases(config);
  console.log(`count(*) of the table: ${counted.toFixed(0)} ms, which is 1`);
  const ask = async (query: string) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const response = await get(server.url, `/purchases/${query}`, token);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      times.push(performance.now() - began);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  };
  const tell = async (name: string, query: string) => {
    const time = await ask(query);
    console.log(`${name}: ${(time / counted).toFixed(2)} (${time.toFixed(0)} ms)`);
  };
  const sold = (query = '') => `sold?count=later&${query}`;
  await tell('first page', sold());
  await tell('page 50,000, total told', sold('page=50000&known=999000'));
  await tell('last page, total told', sold('page=99900&known=999000'));
  for (const sort of ['id', 'lottery', 'player', 'date_lottery', 'sold_at']) {
    await tell(`sorted by ${sort}`, sold(`sort=${sort}`));
    await tell(`sorted by ${sort}, descending`, sold(`sort=-${sort}`));
  }
  await tell('of a lottery', sold('lottery_id=2'));
  await tell('of a series', sold('type=1'));
  await tell('of a month', sold('from=2020-03-01&to=2020-03-31'));
  await tell('search: one player', sold('q=de%20la%20cruz%20199999'));
  await tell('search: a number', sold('q=654321'));
  await tell('search: everybody', sold('q=jugadora'));
  await tell('pending', 'pending?count=later');
  await tell('pending, overdue', 'pending?count=later&part=overdue');
  await tell('the exact total', 'sold?count=only');

  for (const format of ['csv', 'xlsx']) {
    const before = await rssOf(server.pid);
    let peak = before;
    const others: number[] = [];
    const running = { on: true };
    const watch = (async () => {
      while (running.on) {
        const began = performance.now();
        await (await get(server.url, '/purchases/pending?count=later', token)).arrayBuffer();
        others.push(performance.now() - began);
        peak = Math.max(peak, await rssOf(server.pid));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const began = performance.now();
    const response = await get(server.url, `/purchases/sold/export?format=${format}`, token);
    let bytes = 0;
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    const seconds = (performance.now() - began) / 1000;
    running.on = false;
    await watch;
    const slow = others.toSorted((a, b) => a - b);
    const at = (part: number) => (slow[Math.floor(slow.length * part)] ?? 0).toFixed(0);
    console.log(
      `export ${format}: ${Math.round((purchases * 0.999) / seconds)} rows a second (${seconds.toFixed(0)} s, ${(bytes / 1e6).toFixed(0)} MB), memory from ${before} to at most ${peak} MB; another call meanwhile: ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`,
    );
  }
}

const get = (url: string, path: string, token: string) =>
  fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
