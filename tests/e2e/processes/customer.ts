import { type Api, apiOf } from '../api.ts';

/** The instant at which the house's clock starts: no draw closes while a test runs. */
export const steadyNow = '2026-11-21T17:00:00Z';

/** Settings of a server that is asked more than a player would. */
export const patientSettings = {
  BOLILLERO_NOW: steadyNow,
  THROTTLE_REQUESTS_PER_MINUTE: '100000000',
  THROTTLE_REGISTRATIONS_PER_ADDRESS: '100000',
  THROTTLE_ORDERS_PER_CUSTOMER: '100000',
  LOG_LEVEL: 'warn',
} as const;

const password = 'Clave-Segura1';

export interface Play {
  readonly numbers: readonly number[];
  readonly bExtra: number;
}

export interface CartLine {
  readonly id: number;
  readonly balls: string;
  readonly ball_red: number;
}

export interface PurchaseLine extends CartLine {
  readonly order_id: string;
  readonly price: string;
}

/** Powerball plays that are all different: the n-th one of a customer. */
export function playNumber(customer: number, n: number): Play {
  const first = 1 + (n % 60);
  const numbers = [first, first + 1, first + 2, first + 3, 65 + (Math.floor(n / 60) % 5)].toSorted(
    (a, b) => a - b,
  );
  return { numbers, bExtra: 1 + ((customer * 7 + Math.floor(n / 300)) % 26) };
}

/** The same spelling for what was played and what the server lists. */
export const playKey = (balls: readonly number[], special: number) => `${balls.join('-')}+${special}`;
export const lineKey = (line: CartLine) => playKey(JSON.parse(line.balls) as number[], line.ball_red);

/** Registers a customer and signs them in. */
export async function newCustomer(url: string, name: string): Promise<{ token: string; email: string }> {
  const api = apiOf(url);
  const email = `${name}@example.com`;
  await api.post('/costumers/create', {
    email,
    birthday: '1990-05-12',
    password,
    confirm_password: password,
  });
  const { token } = await api.post<{ token: string }>('/costumers/login', { email, password });
  return { token, email };
}

/** The date of the next Powerball draw. */
export async function nextDraw(api: Api): Promise<string> {
  const { data } = await api.get<{ data: { listLotteries: { date_before: string }[] } }>('/lottery/one?id=1');
  const date = data.listLotteries[0]?.date_before;
  if (date === undefined) throw new Error('Powerball has no next draw');
  return date;
}

export async function cartOf(api: Api): Promise<readonly CartLine[]> {
  return (await api.get<{ listCheckout: CartLine[] }>('/checkouts/list')).listCheckout;
}

/** Every purchase of a customer, over all pages. */
export async function purchasesOf(api: Api): Promise<readonly PurchaseLine[]> {
  const all: PurchaseLine[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.get<{ purchases: PurchaseLine[]; pages: number }>(
      `/purchases/list?perPage=100&page=${page}`,
    );
    all.push(...answer.purchases);
    if (page >= answer.pages) return all;
  }
}
