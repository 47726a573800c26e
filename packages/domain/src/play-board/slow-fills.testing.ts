import { type Forecast, type PoolSource, percentageDraws } from '../forecasts/choice.ts';
import type { KnownPast } from '../forecasts/known-past.ts';
import { setsOf } from '../games/games.testing.ts';
import type { BallCount } from '../statistics/counts.ts';
import { numerologyValue } from '../tickets/numerology.ts';
import { isIn, roomFor, type SlowTicket, withMark } from './slow-ticket.testing.ts';

type Part = 'main' | 'special';

/** Every ticket that a helper can make of one (Rulebook 5). For games so small that they can be written down. */
export function slowFills(ticket: SlowTicket, choice: Forecast, past: KnownPast): SlowTicket[] {
  switch (choice.helper) {
    case 'random':
      return completed(ticket, past);
    case 'jas':
      return someInside(ticket, choice.source, choice.inside, past);
    case 'bot':
      return choice.bot > 5
        ? specialFrom(ticket, choice.source, choice.bot === 6, past)
        : someInside(ticket, choice.source, choice.bot, past);
    case 'most-likely':
      return mostLikely(ticket, choice, past);
    case 'numerology':
      return withNumber(ticket, numerologyValue(past.matrix, choice.birth, past.date), past);
    case 'percentage':
      return byShare(ticket, percentageDraws[choice.option - 1] ?? 0, past);
    default: {
      const added = withMark(ticket, choice.helper, past);
      return added.length > 0 ? added : [ticket];
    }
  }
}

/** Whether a choice cannot be made in this game, or speaks of previous plays that nobody chose. */
export function slowRefusal(choice: Forecast, { matrix }: KnownPast): boolean {
  const { balls, special } = matrix;
  const isCount = (count: number, most: number) => [0, 1, 2, 3, 4, 5, 6].slice(0, most + 1).includes(count);
  switch (choice.helper) {
    case 'jas':
      return choice.source === null || !isCount(choice.inside, balls);
    case 'bot':
      if (choice.source === null) return true;
      return [6, 7].includes(choice.bot)
        ? special.kind !== 'own-drum'
        : !isCount(choice.bot, Math.min(5, balls));
    case 'most-likely':
      if (choice.special && (choice.source === null || special.kind !== 'own-drum')) return true;
      return !isCount(choice.count, balls);
    case 'percentage':
      return ![1, 2, 3].includes(choice.option);
    default:
      return false;
  }
}

/** Whether a choice asks for what came in draws of the past. */
export function slowLooksBack(choice: Forecast): boolean {
  switch (choice.helper) {
    case 'random':
    case 'numerology':
      return false;
    case 'most-likely':
      return choice.source !== null;
    default:
      return true;
  }
}

const upTo = (size: number) => Array.from({ length: size }, (_, at) => at + 1);
const drum = ({ matrix }: KnownPast) => (matrix.special.kind === 'own-drum' ? upTo(matrix.special.size) : []);

/** How often balls came in the draws that a source names; of zones, in those that they are read off. */
function countsOf(source: PoolSource | null, part: Part, past: KnownPast): readonly BallCount[] {
  if (source === null) return [];
  const plays = 'draws' in source ? past.groups[source.draws - 1] : past.chosen?.plays;
  return plays?.[part] ?? [];
}

/** 'De juego': of zones all balls of their rows, else the balls that came. */
function poolOf(source: PoolSource | null, part: Part, past: KnownPast): number[] {
  const all = part === 'main' ? upTo(past.matrix.size) : drum(past);
  if (part === 'main' && (source?.kind === 'zones' || source?.kind === 'zones-between')) {
    const zones = slowZones(past, source.kind === 'zones' ? source.draws - 1 : 10);
    return all.filter((ball) => zones.some(({ from, to }) => from <= ball && ball <= to));
  }
  const counts = countsOf(source, part, past);
  return all.filter((ball) => counts.some((one) => one.ball === ball));
}

/** Every order of the members of a list. */
function orders<T>(list: readonly T[]): T[][] {
  return list.length === 0
    ? [[]]
    : list.flatMap((one) => orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

/** What is missing, in any way there is; what is on the ticket stays. */
function completed(ticket: SlowTicket, past: KnownPast): SlowTicket[] {
  const { matrix } = past;
  const others = upTo(matrix.size).filter((ball) => !isIn(ticket.order, ball));
  const full = setsOf(others, matrix.balls - ticket.order.length)
    .flatMap(orders)
    .map((added) => ({ ...ticket, order: [...ticket.order, ...added] }));
  return ticket.special === null ? full.flatMap((it) => withSpecial(it, drum(past))) : full;
}

/** The ticket with each of these as its special ball; as it is where there is none to pick. */
function withSpecial(ticket: SlowTicket, specials: readonly number[]): SlowTicket[] {
  return specials.length === 0 ? [ticket] : specials.map((special) => ({ ...ticket, special }));
}

/** Other main balls, all plain, in the place of those that the ticket has. */
function withMain(ticket: SlowTicket, balls: readonly number[]): SlowTicket {
  const order = balls.toSorted((a, b) => a - b);
  return { ...ticket, order, hot: [], cold: [], copied: [], pairs: [] };
}

/** So many of the pool and the others from outside: all of a pool that is too small, and the reverse. */
function hands(pool: readonly number[], asked: number, { matrix }: KnownPast): number[][] {
  const outside = upTo(matrix.size).filter((ball) => !isIn(pool, ball));
  let inside = asked;
  while (inside > pool.length) inside -= 1;
  while (matrix.balls - inside > outside.length) inside += 1;
  return setsOf(pool, inside).flatMap((some) =>
    setsOf(outside, matrix.balls - inside).map((others) => [...some, ...others]),
  );
}

function someInside(ticket: SlowTicket, source: PoolSource | null, asked: number, past: KnownPast) {
  const pool = poolOf(source, 'main', past);
  return hands(pool, asked, past).flatMap((balls) => completed(withMain(ticket, balls), past));
}

/** BOT 6 and 7: the special ball from its pool or from outside; from the other side where there is none. */
function specialFrom(ticket: SlowTicket, source: PoolSource | null, inside: boolean, past: KnownPast) {
  const pool = poolOf(source, 'special', past);
  const wanted = drum(past).filter((ball) => isIn(pool, ball) === inside);
  return withSpecial(ticket, wanted.length > 0 ? wanted : drum(past)).flatMap((it) => completed(it, past));
}

/** The hands of which no ball that is left in the pool came more often than one that is taken. */
function mostLikely(
  ticket: SlowTicket,
  { source, count, special }: Extract<Forecast, { helper: 'most-likely' }>,
  past: KnownPast,
): SlowTicket[] {
  const pool = poolOf(source, 'main', past);
  const counts = countsOf(source, 'main', past);
  const came = (ball: number) => counts.find((one) => one.ball === ball)?.count ?? 0;
  const best = hands(pool, count, past).filter((hand) =>
    pool.every(
      (left) => isIn(hand, left) || hand.every((ball) => !isIn(pool, ball) || came(ball) >= came(left)),
    ),
  );
  const specials = special ? mostRepeated(countsOf(source, 'special', past), drum(past)) : drum(past);
  return best.flatMap((balls) => withSpecial(withMain(ticket, balls), specials));
}

function mostRepeated(counts: readonly BallCount[], all: readonly number[]): readonly number[] {
  const inDrum = counts.filter(({ ball }) => isIn(all, ball));
  const most = inDrum.filter(({ count }) => inDrum.every((other) => other.count <= count));
  return most.length > 0 ? most.map(({ ball }) => ball) : all;
}

/** Numerology: the special ball where there is one to pick, else one of the main balls. */
function withNumber(ticket: SlowTicket, value: number, past: KnownPast): SlowTicket[] {
  if (drum(past).length > 0) return completed({ ...ticket, special: value }, past);
  if (isIn(ticket.order, value)) return completed(ticket, past);
  const roomy = roomFor(ticket, [value], past);
  return completed({ ...roomy, order: [...roomy.order, value] }, past);
}

/** 3/5/7+1 JAS: balls of the last draws while there are any, whichever; chance makes some likelier, none impossible. */
function byShare(ticket: SlowTicket, draws: number, past: KnownPast): SlowTicket[] {
  const source: PoolSource = { kind: 'previous', draws };
  const pool = poolOf(source, 'special', past);
  return hands(poolOf(source, 'main', past), past.matrix.balls, past).flatMap((balls) =>
    withSpecial(withMain(ticket, balls), pool.length > 0 ? pool : drum(past)),
  );
}

/** The rows of 7 that came more than 3 times, and more often than chance gives, in the draws of a group. */
export function slowZones(past: KnownPast, group: number): { from: number; to: number; sum: number }[] {
  const { balls, size } = past.matrix;
  const previous = group === 10 ? past.chosen?.plays : past.groups[group];
  const draws = group === 10 ? (past.chosen?.draws ?? 0) : Math.min(group + 1, past.draws);
  const rows = Array.from({ length: Math.ceil(size / 7) }, (_, row) => {
    const from = 7 * row + 1;
    const to = Math.min(size, from + 6);
    const inRow = (previous?.main ?? []).filter(({ ball }) => from <= ball && ball <= to);
    return { from, to, sum: inRow.reduce((sum, { count }) => sum + count, 0) };
  });
  return rows
    .filter(({ from, to, sum }) => sum > 3 && sum > (draws * balls * (to - from + 1)) / size)
    .sort((a, b) => b.sum - a.sum || a.from - b.from);
}
