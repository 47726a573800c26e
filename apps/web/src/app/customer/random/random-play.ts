import { fillRandomly } from '@bolillero/domain/tickets/random-fill';
import { emptyTicket, ticketBalls } from '@bolillero/domain/tickets/ticket';
import type { QueryClient } from '@tanstack/react-query';
import { matrixOn } from '../../../api/lottery.ts';
import { cartKey } from '../../../api/queries.ts';
import { flashCart } from '../../../components/layout/cart-flash.ts';
import { registerPlays } from '../../../features/cart/api/cart.ts';
import { lotteriesQuery, lotteryQuery } from '../../../features/lotteries/api.ts';
import { judgeFailure } from '../../../features/play/registration/failure.ts';
import { browserRandom, newTicketId } from '../../../features/play/tickets/browser-random.ts';

/** One play of a lottery's traditional series whose numbers chance has chosen. */
export interface RandomPlay {
  readonly ticketId: string;
  readonly lotteryId: number;
  readonly date: string;
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** A random play that is in the cart. */
export interface AddedPlay extends RandomPlay {
  /** Of the play in the cart. */
  readonly id: number;
  /** By `Date.now()`: what was read of the cart before that cannot know it. */
  readonly addedAt: number;
}

/** What came of a random play on its way to the cart. */
export type RandomOutcome =
  | { readonly added: AddedPlay }
  | {
      readonly failure: unknown;
      /** It was sent and no answer came: it may be in the cart, and has to be sent again as it is. */
      readonly unanswered: RandomPlay | null;
    };

/** Puts a random play of a draw into the cart; one that was sent before without an answer is sent again instead. */
export async function playAtRandom(
  client: QueryClient,
  lotteryId: number,
  date: string,
  unanswered: RandomPlay | null,
): Promise<RandomOutcome> {
  let play = unanswered?.date === date ? unanswered : null;
  try {
    play ??= await draw(client, lotteryId, date);
    const added = await register(play);
    void client.invalidateQueries({ queryKey: cartKey });
    flashCart();
    return { added };
  } catch (failure) {
    if (judgeFailure(failure).kind === 'transient') return { failure, unanswered: play };
    // the sale may have closed, the lottery changed
    void client.invalidateQueries({ queryKey: lotteriesQuery().queryKey });
    void client.invalidateQueries({ queryKey: lotteryQuery(lotteryId).queryKey });
    return { failure, unanswered: null };
  }
}

/** By the matrix of the draw's own era, which the list of lotteries does not tell. */
async function draw(client: QueryClient, lotteryId: number, date: string): Promise<RandomPlay> {
  const lottery = await client.ensureQueryData(lotteryQuery(lotteryId));
  const ticket = fillRandomly(matrixOn(lottery, date), emptyTicket(newTicketId()), browserRandom);
  return { ticketId: ticket.id, lotteryId, date, balls: ticketBalls(ticket), special: ticket.special };
}

/** Repeating it adds nothing. */
async function register(play: RandomPlay): Promise<AddedPlay> {
  const { ticketId, lotteryId, date, balls, special } = play;
  const ids = await registerPlays({
    lotteryId,
    series: 0,
    date,
    plays: [{ id: ticketId, balls, special, withMultiplier: false }],
  });
  return { ...play, id: ids.get(ticketId) ?? 0, addedAt: Date.now() };
}
