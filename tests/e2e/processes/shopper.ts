import { setTimeout } from 'node:timers/promises';
import { type Answer, apiOf } from '../api.ts';
import { type Play, playKey, playNumber } from './customer.ts';

/** What a customer has been told, and may rely on whatever happens to the server afterwards. */
export interface Acknowledged {
  /** Keys of the plays that were registered. */
  readonly plays: Set<string>;
  /** Captured orders with the purchases they were told of. */
  readonly captures: Map<string, readonly number[]>;
}

interface Errand {
  /** The processes that serve the house; each request goes to the next one. */
  readonly urls: readonly string[];
  readonly token: string;
  readonly customer: number;
  readonly date: string;
  /** Whether to start another round. */
  goOn(): boolean;
  /** Told of each payment that was acknowledged. */
  onPaid(): void;
}

/** As many plays as one customer may have for a draw date. */
const playsPerDay = 200;

/**
 * A customer who registers two plays and pays them, again and again, for as long as they may. A request that got no answer is sent again until
 * it gets one, as a browser on a bad line would: whatever the server had done of it must not be done twice.
 */
export async function shop({ urls, token, customer, date, goOn, onPaid }: Errand): Promise<Acknowledged> {
  const doors = urls.map((url) => apiOf(url, token));
  let visits = customer;
  const call = (method: string, path: string, body?: object) => {
    const door = doors[visits++ % doors.length];
    if (door === undefined) throw new Error('a house has at least one process');
    return door.call(method, path, body);
  };
  const told: Acknowledged = { plays: new Set(), captures: new Map() };
  let n = 0;
  while (goOn() && n < playsPerDay) {
    const plays: Play[] = [playNumber(customer, n++), playNumber(customer, n++)];
    const balls = plays.map((play, index) => ({ ...play, id: index }));
    const registered = await insist<{ registered: { newId: number }[] }>(() =>
      call('POST', '/checkouts/create', { loterie_id: 1, date_lottery: date, balls }),
    );
    for (const play of plays) told.plays.add(playKey(play.numbers, play.bExtra));
    const items = registered.registered.map(({ newId }) => newId);
    // Creating an order is the one step that cannot be repeated: a lost answer leaves an order nobody pays.
    const { id } = await insist<{ id: string }>(() =>
      call('POST', '/payments/orders', { kind: 'cart', items }),
    );
    await insist(() => call('POST', `/payments/orders/${id}/approve`, {}));
    const captured = await insist<{ purchases: number[] }>(() =>
      call('POST', `/payments/orders/${id}/capture`),
    );
    told.captures.set(id, captured.purchases);
    onPaid();
  }
  return told;
}

const retryMilliseconds = 20;

/** Repeats a request until it is answered; refuses any answer but a good one, or a server that is on its way. */
async function insist<T>(send: () => Promise<Answer<unknown>>): Promise<T> {
  for (;;) {
    const answer = await send().catch(() => null);
    if (answer === null || answer.status === 503) {
      await setTimeout(retryMilliseconds);
      continue;
    }
    if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }
}
