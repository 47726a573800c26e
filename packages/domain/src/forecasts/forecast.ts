import { isMainBall, isSpecialOfOwnDrum, type Matrix } from '../games/matrix.ts';
import type { RandomSource } from '../random/random-source.ts';
import { err, ok, type Result } from '../result.ts';
import { fillRandomly } from '../tickets/random-fill.ts';
import type { ChosenBall, Ticket } from '../tickets/ticket.ts';
import { type Addition, adviserOf } from './advice.ts';
import { type Forecast, type ForecastFault, validateForecast } from './choice.ts';
import { asOfItsDate, type ForecastContext } from './context.ts';

/**
 * A ticket filled in by a helper (Rulebook 5): the same ticket for the same context, ticket, choice and source. It is full,
 * save with hot, cold and pair, which add one item and leave the rest to the player; where their list has nothing that is not
 * on the ticket, it stays as it is. What the ticket has that its matrix does not is dropped first.
 *
 * @planned The advanced play page fills its tickets with it.
 */
export function forecast(
  context: ForecastContext,
  ticket: Ticket,
  choice: Forecast,
  random: RandomSource,
): Result<Ticket, ForecastFault> {
  const { matrix } = context;
  const fault = validateForecast(matrix, choice);
  if (fault) return err(fault);
  const advice = adviserOf(choice)(asOfItsDate(context));
  const kept = fitting(matrix, ticket);
  const balls = advice.main ? plain(advice.main(random)) : kept.balls;
  const special = advice.special ? advice.special(random) : kept.special;
  const advised = { ...kept, balls, special };
  const added = advice.addition ? withOneOf(matrix, advised, advice.addition, random) : advised;
  return ok(addsOnly(choice) ? added : fillRandomly(matrix, added, random));
}

function addsOnly({ helper }: Forecast): boolean {
  return helper === 'hot' || helper === 'cold' || helper === 'pair';
}

function plain(balls: readonly number[]): ChosenBall[] {
  return balls.toSorted((a, b) => a - b).map((ball) => ({ ball, category: 'plain' }));
}

/** What of a ticket fits the matrix: one that was begun under another era may have balls that are not drawn any more. */
function fitting(matrix: Matrix, ticket: Ticket): Ticket {
  const { special } = ticket;
  return {
    ...ticket,
    balls: ticket.balls
      .filter(
        ({ ball }, index, all) =>
          isMainBall(matrix, ball) && all.findIndex((one) => one.ball === ball) === index,
      )
      .slice(0, matrix.balls),
    special: special !== null && isSpecialOfOwnDrum(matrix, special) ? special : null,
  };
}

function withOneOf(
  matrix: Matrix,
  ticket: Ticket,
  { category, items }: Addition,
  random: RandomSource,
): Ticket {
  const chosen = new Set(ticket.balls.map(({ ball }) => ball));
  const others = items.filter((item) => item.some((ball) => !chosen.has(ball)));
  const item = others.length > 1 ? others[random.below(others.length)] : others[0];
  if (item === undefined) return ticket;
  const joined = ticket.balls.map((one) => (item.includes(one.ball) ? { ball: one.ball, category } : one));
  const added = item.filter((ball) => !chosen.has(ball)).map((ball) => ({ ball, category }));
  const tooMany = Math.max(0, joined.length + added.length - matrix.balls);
  return { ...ticket, balls: [...withoutLeastMeant(joined, item, tooMany), ...added] };
}

/** Less so many balls, none of them of the item: plain ones first, then the one chosen longest ago. */
function withoutLeastMeant(
  balls: readonly ChosenBall[],
  item: readonly number[],
  count: number,
): readonly ChosenBall[] {
  const others = balls.filter(({ ball }) => !item.includes(ball));
  const order = [
    ...others.filter(({ category }) => category === 'plain'),
    ...others.filter(({ category }) => category !== 'plain'),
  ];
  const dropped = new Set(order.slice(0, count));
  return balls.filter((ball) => !dropped.has(ball));
}
