/** Why a ball was chosen. The categories partition a ticket's balls: each is in one of them (Rulebook 6). */
export type BallCategory = 'plain' | 'hot' | 'cold' | 'pair' | 'copied';

export interface ChosenBall {
  readonly ball: number;
  readonly category: BallCategory;
  /** Of a pair's ball: the other one, which is on the ticket as well. */
  readonly partner?: number;
}

/** A ticket, as far as its balls go. */
interface Filled {
  readonly balls: readonly ChosenBall[];
}

/** What a ball that is picked is filed as: by the lists of hot and cold balls; plain when it is in neither. */
export type CategoryOf = (ball: number) => 'hot' | 'cold' | 'plain';

/** The balls that a ball is paired with on a ticket. Of a ball in two pairs one partner points at it without being pointed at. */
export function partnersOf(balls: readonly ChosenBall[], ball: number): number[] {
  const own = balls.find((chosen) => chosen.ball === ball)?.partner;
  return balls.flatMap((chosen) =>
    chosen.ball !== ball && (chosen.ball === own || chosen.partner === ball) ? [chosen.ball] : [],
  );
}

/**
 * A ticket without some of its balls. Who loses his only partner is no pair any more: he is filed as hot, cold or plain again, in
 * his place (section 4 of the customers' specification).
 */
export function withoutBalls<T extends Filled>(
  ticket: T,
  gone: readonly number[],
  categoryOf: CategoryOf,
): T {
  const balls = ticket.balls.filter(({ ball }) => !gone.includes(ball));
  return balls.length === ticket.balls.length ? ticket : { ...ticket, balls: refiled(balls, categoryOf) };
}

/** Balls of which each that is filed as of a pair has its partner beside it. */
export function refiled(balls: readonly ChosenBall[], categoryOf: CategoryOf): ChosenBall[] {
  return balls.map((chosen) => {
    const { ball, category, partner } = chosen;
    if (category !== 'pair' || balls.some((one) => one.ball === partner)) return chosen;
    const [other] = partnersOf(balls, ball);
    return other === undefined ? { ball, category: categoryOf(ball) } : { ball, category, partner: other };
  });
}

/**
 * A ticket with some balls added in a category; of a pair, a ball that is there already joins it in its place, and stays in a pair that it was in
 * before: the new partner points at it. Nothing is checked: there must be room, and one of a pair must be in none yet.
 */
export function withBalls<T extends Filled>(ticket: T, added: readonly number[], category: BallCategory): T {
  const filed = (ball: number): ChosenBall => {
    const partner = category === 'pair' ? added.find((other) => other !== ball) : undefined;
    return partner === undefined ? { ball, category } : { ball, category, partner };
  };
  const there = new Set(ticket.balls.map(({ ball }) => ball));
  const joins = ({ ball, partner }: ChosenBall) => added.includes(ball) && partner === undefined;
  return {
    ...ticket,
    balls: [
      ...ticket.balls.map((chosen) => (joins(chosen) ? filed(chosen.ball) : chosen)),
      ...added.filter((ball) => !there.has(ball)).map(filed),
    ],
  };
}

/** So many balls that make room, none of them among those that stay: plain ones first, then the one chosen longest ago. */
export function leastMeant(balls: readonly ChosenBall[], stay: readonly number[], count: number): number[] {
  const others = balls.filter(({ ball }) => !stay.includes(ball));
  const order = [
    ...others.filter(({ category }) => category === 'plain'),
    ...others.filter(({ category }) => category !== 'plain'),
  ];
  return order.slice(0, count).map(({ ball }) => ball);
}

/** How many balls of a ticket are of a pair. */
export function pairedBalls({ balls }: Filled): number {
  return balls.filter(({ category }) => category === 'pair').length;
}
