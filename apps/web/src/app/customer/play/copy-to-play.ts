import { isMainBall, isSpecialOfOwnDrum, picksSpecial } from '@bolillero/domain/games/matrix';
import { clearTicket, ticketState, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import type { QueryClient } from '@tanstack/react-query';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { mostTickets } from '../../../features/play/tickets/ticket-store.ts';
import { deskOf, placeOf } from './desks.ts';

/** Numbers of a past draw. */
interface Drawn {
  readonly balls: readonly number[];
  readonly special: number | null;
}

/**
 * Puts the numbers of a past draw on a ticket of the play page: on the first empty one, else on a new one. Answers why not, in words, where
 * the lottery has other numbers by now or no ticket fits; `misfit` says the former.
 */
export function copyToPlay(
  customerId: number,
  lottery: LotteryDetail,
  series: SeriesType,
  { balls, special }: Drawn,
  client: QueryClient,
  misfit: (size: number) => string,
): string | null {
  const { matrix } = lottery;
  const drum = picksSpecial(matrix);
  const fits =
    balls.length === matrix.balls &&
    balls.every((ball) => isMainBall(matrix, ball)) &&
    (!drum || special === null || isSpecialOfOwnDrum(matrix, special));
  if (!fits) return misfit(matrix.size);
  const { store } = deskOf(placeOf(customerId, lottery, series), client);
  const empty = store.all().find(({ ticket }) => ticketState(matrix, ticket) === 'empty')?.ticket.id;
  const id = empty ?? store.add();
  if (id === null) return playTexts.tickets.tooMany(mostTickets);
  store.change([id], (ticket) => {
    const filled = balls.reduce(
      (made, ball) => toggleBall(matrix, made, ball, 'copied'),
      clearTicket(ticket),
    );
    return drum && special !== null ? toggleSpecial(matrix, filled, special) : filled;
  });
  return null;
}
