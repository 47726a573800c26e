import { isMainBall, isSpecialOfOwnDrum, type Matrix } from '../games/matrix.ts';
import type { RandomSource } from '../random/random-source.ts';
import { err, ok, type Result } from '../result.ts';
import {
  type CategoryOf,
  type ChosenBall,
  leastMeant,
  withBalls,
  withoutBalls,
} from '../tickets/categories.ts';
import { fillRandomly } from '../tickets/random-fill.ts';
import type { Ticket } from '../tickets/ticket.ts';
import { type Addition, adviserOf, historyReaders, type Readers } from './advice.ts';
import { type Forecast, type ForecastFault, validateForecast } from './choice.ts';
import { asOfItsDate, type ForecastContext, type Target } from './context.ts';

/**
 * A ticket filled in by a helper (Rulebook 5): the same ticket for the same context, ticket, choice and source. It is full,
 * save with hot, cold and pair, which add one item and leave the rest to the player; where their list has nothing that is not
 * on the ticket, it stays as it is. What the ticket has that its matrix does not is dropped first.
 *
 * @planned Whoever fills tickets where the history is; what pages fill is held to it.
 */
export function forecast(
  context: ForecastContext,
  ticket: Ticket,
  choice: Forecast,
  random: RandomSource,
): Result<Ticket, ForecastFault> {
  return forecastBy(historyReaders, asOfItsDate(context), ticket, choice, random);
}

/** The same over any past that can be read. */
export function forecastBy<Context extends Target>(
  readers: Readers<Context>,
  context: Context,
  ticket: Ticket,
  choice: Forecast,
  random: RandomSource,
): Result<Ticket, ForecastFault> {
  const { matrix } = context;
  const fault = validateForecast(matrix, choice);
  if (fault) return err(fault);
  const advice = adviserOf(choice, readers)(context);
  const kept = fittingTicket(matrix, ticket);
  const balls = advice.main ? plain(advice.main(random)) : kept.balls;
  const special = advice.special ? advice.special(random) : kept.special;
  const advised = { ...kept, balls, special };
  const { addition } = advice;
  const added = addition
    ? withOneOf(matrix, advised, addition, random, categoriesBy(readers, context))
    : advised;
  return ok(addsOnly(choice) ? added : fillRandomly(matrix, added, random));
}

/** What balls are filed as when they are picked: hot, cold, or neither. */
export function categoriesBy<Context extends Target>(
  readers: Readers<Context>,
  context: Context,
): CategoryOf {
  const hot = new Set(readers.marks('hot')(context).flat());
  const cold = new Set(readers.marks('cold')(context).flat());
  return (ball) => (hot.has(ball) ? 'hot' : cold.has(ball) ? 'cold' : 'plain');
}

function addsOnly({ helper }: Forecast): boolean {
  return helper === 'hot' || helper === 'cold' || helper === 'pair';
}

function plain(balls: readonly number[]): ChosenBall[] {
  return balls.toSorted((a, b) => a - b).map((ball) => ({ ball, category: 'plain' }));
}

/** What of a ticket fits the matrix: one that was begun under another era may have balls that are not drawn any more. */
function fittingTicket(matrix: Matrix, ticket: Ticket): Ticket {
  const { special } = ticket;
  const balls = ticket.balls
    .filter(
      ({ ball }, index, all) =>
        isMainBall(matrix, ball) && all.findIndex((one) => one.ball === ball) === index,
    )
    .slice(0, matrix.balls);
  return {
    ...ticket,
    balls,
    special: special !== null && isSpecialOfOwnDrum(matrix, special) ? special : null,
  };
}

function withOneOf(
  matrix: Matrix,
  ticket: Ticket,
  { category, items }: Addition,
  random: RandomSource,
  categoryOf: CategoryOf,
): Ticket {
  const chosen = new Set(ticket.balls.map(({ ball }) => ball));
  const others = items.filter((item) => item.some((ball) => !chosen.has(ball)));
  const item = others.length > 1 ? others[random.below(others.length)] : others[0];
  if (item === undefined) return ticket;
  const added = item.filter((ball) => !chosen.has(ball)).length;
  const tooMany = Math.max(0, ticket.balls.length + added - matrix.balls);
  const roomy = withoutBalls(ticket, leastMeant(ticket.balls, item, tooMany), categoryOf);
  return withBalls(roomy, item, category);
}
