import { isMainBall, isSpecialOfOwnDrum, picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { clearTicket, ticketState, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { slipsTexts } from '@bolillero/texts/study-slips';
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

type Given = Pick<LotteryDetail, 'matrix' | 'specialName'>;

/** Why the numbers of a past draw are no slip of the lottery as it plays now, in words; null where they are one. */
export function misfitOf({ matrix, specialName }: Given, { balls, special }: Drawn): string | null {
  const words = slipsTexts.notCopied;
  const gone = balls.find((ball) => !isMainBall(matrix, ball));
  if (gone !== undefined) return words.ball(gone, matrix.size);
  if (balls.length !== matrix.balls) return words.count(balls.length, matrix.balls);
  const isGone = picksSpecial(matrix) && special !== null && !isSpecialOfOwnDrum(matrix, special);
  return isGone ? words.special(specialName, special, specialSize(matrix)) : null;
}

/**
 * Puts the numbers of a past draw on a ticket of the play page: on the first empty one, else on a new one. Answers why not, in words, where
 * the lottery has other numbers by now or no ticket fits.
 */
export function copyToPlay(
  customerId: number,
  lottery: LotteryDetail,
  series: SeriesType,
  drawn: Drawn,
  client: QueryClient,
): string | null {
  const { matrix } = lottery;
  const misfit = misfitOf(lottery, drawn);
  if (misfit !== null) return misfit;
  const { store } = deskOf(placeOf(customerId, lottery, series), client);
  const empty = store.all().find(({ ticket }) => ticketState(matrix, ticket) === 'empty')?.ticket.id;
  const id = empty ?? store.add();
  if (id === null) return playTexts.tickets.tooMany(mostTickets);
  store.change([id], (ticket) => {
    const filled = drawn.balls.reduce(
      (made, ball) => toggleBall(matrix, made, ball, 'copied'),
      clearTicket(ticket),
    );
    return picksSpecial(matrix) && drawn.special !== null
      ? toggleSpecial(matrix, filled, drawn.special)
      : filled;
  });
  return null;
}
