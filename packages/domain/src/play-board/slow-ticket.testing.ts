import type { KnownPast } from '../forecasts/known-past.ts';

/**
 * A ticket once more, slowly: the list of its balls in the order of choosing, lists of what they are, and a list of pairs. Written from the
 * specification (section 4 of the customers', Rulebook 5 and 6) and from nothing that the real one is made of.
 */
export interface SlowTicket {
  readonly id: string;
  readonly order: readonly number[];
  readonly hot: readonly number[];
  readonly cold: readonly number[];
  readonly copied: readonly number[];
  /** Each with its smaller ball first. A ball may be in several. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly special: number | null;
  readonly withMultiplier: boolean;
  readonly group: number | null;
}

type Mark = 'hot' | 'cold' | 'pair';

export const isPaired = ({ pairs }: SlowTicket, ball: number) => pairs.some((pair) => pair.includes(ball));
export const isComplete = ({ order }: SlowTicket, { matrix }: KnownPast) => order.length === matrix.balls;
export const isEmpty = ({ order, special }: SlowTicket) => order.length === 0 && special === null;
const hasDrum = ({ matrix }: KnownPast) => matrix.special.kind === 'own-drum';
export const isIn = (list: readonly number[], ball: number) => list.indexOf(ball) >= 0;
export const without = <T>(list: readonly T[], one: T) => list.filter((other) => other !== one);

/** What a ball is on a ticket. */
export function slowCategory(ticket: SlowTicket, ball: number): string {
  if (isPaired(ticket, ball)) return 'pair';
  if (isIn(ticket.hot, ball)) return 'hot';
  if (isIn(ticket.cold, ball)) return 'cold';
  return isIn(ticket.copied, ball) ? 'copied' : 'plain';
}

/** Empty, partial, full: all balls and, where there is one to pick, the special ball. */
export function slowState(ticket: SlowTicket, past: KnownPast): 'empty' | 'partial' | 'full' {
  if (isEmpty(ticket)) return 'empty';
  return isComplete(ticket, past) && (!hasDrum(past) || ticket.special !== null) ? 'full' : 'partial';
}

/** The word of a ball that nothing else is known of: hot or cold when it is in these lists, else plain. */
export function filed(ticket: SlowTicket, ball: number, { hot, cold }: KnownPast): SlowTicket {
  const bare = unfiled(ticket, ball);
  if (isIn(hot, ball)) return { ...bare, hot: [...bare.hot, ball] };
  return isIn(cold, ball) ? { ...bare, cold: [...bare.cold, ball] } : bare;
}

function unfiled(ticket: SlowTicket, ball: number): SlowTicket {
  const { hot, cold, copied } = ticket;
  return { ...ticket, hot: without(hot, ball), cold: without(cold, ball), copied: without(copied, ball) };
}

/** Removing one of a pair files its partner as hot, cold or plain, unless he is of another pair too. */
export function letGo(ticket: SlowTicket, ball: number, past: KnownPast): SlowTicket {
  const partners = ticket.pairs.filter((pair) => pair.includes(ball)).flat();
  let after: SlowTicket = {
    ...unfiled(ticket, ball),
    order: without(ticket.order, ball),
    pairs: ticket.pairs.filter((pair) => !pair.includes(ball)),
  };
  for (const partner of without(partners, ball)) {
    if (!isPaired(after, partner)) after = filed(after, partner, past);
  }
  return after;
}

/** Both balls on the ticket, as a pair. */
export function joined(ticket: SlowTicket, one: number, other: number): SlowTicket {
  const order = [...ticket.order, ...[one, other].filter((ball) => !isIn(ticket.order, ball))];
  const bare = unfiled(unfiled(ticket, one), other);
  return { ...bare, order, pairs: [...ticket.pairs, one < other ? [one, other] : [other, one]] };
}

/** Plain balls first, then the others, each in the order of choosing; never one of the balls to be added. */
export function roomFor(ticket: SlowTicket, item: readonly number[], past: KnownPast): SlowTicket {
  const needed = item.filter((ball) => !isIn(ticket.order, ball)).length;
  const droppable = ticket.order.filter((ball) => !isIn(item, ball));
  const plain = droppable.filter((ball) => slowCategory(ticket, ball) === 'plain');
  const inTurn = [...plain, ...droppable.filter((ball) => !isIn(plain, ball))];
  let after = ticket;
  while (after.order.length + needed > past.matrix.balls) {
    const [first] = inTurn.splice(0, 1);
    if (first === undefined) throw new Error('There is no room for the item');
    after = letGo(after, first, past);
  }
  return after;
}

/** Every ticket that one hot ball, cold ball or pair more can make; none when the list has nothing that is not on it. */
export function withMark(ticket: SlowTicket, kind: Mark, past: KnownPast): SlowTicket[] {
  const { balls, size } = past.matrix;
  const singles = { hot: past.hot, cold: past.cold.filter((ball) => !isIn(past.hot, ball)), pair: [] };
  const items = kind === 'pair' ? past.pairs : singles[kind].map((ball) => [ball]);
  return items
    .filter((item) => item.length <= balls && item.every((ball) => ball >= 1 && ball <= size))
    .filter((item) => item.some((ball) => !isIn(ticket.order, ball)))
    .map((item) => {
      const roomy = roomFor(ticket, item, past);
      const [one = 0, other = 0] = item;
      if (kind === 'pair') return joined(roomy, one, other);
      return { ...roomy, order: [...roomy.order, one], [kind]: [...roomy[kind], one] };
    });
}

/** Shown only when fewer than 3 numbers are paired and at most one is not, on a ticket that is not complete. */
export function mayHavePair(ticket: SlowTicket, past: KnownPast): boolean {
  const paired = ticket.order.filter((ball) => isPaired(ticket, ball)).length;
  return !isComplete(ticket, past) && paired < 3 && ticket.order.length - paired <= 1;
}

export const cleared = (id: string): SlowTicket => ({
  id,
  order: [],
  hot: [],
  cold: [],
  copied: [],
  pairs: [],
  special: null,
  withMultiplier: false,
  group: null,
});
