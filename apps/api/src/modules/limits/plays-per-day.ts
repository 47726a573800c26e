import { saleFields } from '@bolillero/contract/field-names';
import type { Db } from '@bolillero/database/connection';
import { dayInSentence } from '@bolillero/texts/days';
import { playsPerDayText } from '@bolillero/texts/plays';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { AppError } from '../../errors/app-error.ts';
import { countPlays } from './repository.ts';

/** A draw date of a lottery, both series together. */
export interface PlayDay {
  readonly lottery: CatalogueLottery;
  readonly drawDate: string;
}

/**
 * How many plays may come of what `act` puts in a customer's cart: as many as the lottery lets them have for a draw date, in the
 * cart and bought (Rulebook 1, `intents`; 0: no limit). Refused only when there are more than before. Free plays, which are won,
 * and what was given back do not count. Sure only with the customer's row locked.
 * @throws {AppError} plays-per-day
 */
export async function withinPlaysPerDay<T>(
  tx: Db,
  customerId: number,
  day: PlayDay,
  act: () => Promise<T>,
): Promise<T> {
  const { lottery, drawDate } = day;
  const limit = lottery.playsPerDay;
  if (limit === 0) return await act();
  const plays = async () => {
    const { inCart, bought } = await countPlays(tx, customerId, { lotteryId: lottery.id, drawDate });
    return inCart + bought;
  };
  const before = await plays();
  const done = await act();
  const after = await plays();
  if (after > limit && after > before) throw refusal(day, before, false);
  return done;
}

/** What an order has of a play. */
interface OrderedPlay {
  readonly lotteryId: number;
  readonly drawDate: string;
  readonly freeOfPurchaseId: number | null;
}

/**
 * Whether a payment would give its customer more plays for a draw date than they may have: those bought, those of other payments
 * under way, and its own. What else is in the cart does not count here.
 */
export async function paidPlaysRefusal(
  db: Db,
  customerId: number,
  items: readonly OrderedPlay[],
  lotteryOf: (lotteryId: number) => CatalogueLottery,
): Promise<AppError | null> {
  const paid = items.filter(({ freeOfPurchaseId }) => freeOfPurchaseId === null);
  const days = new Map(paid.map((item) => [`${item.lotteryId} ${item.drawDate}`, item]));
  for (const { lotteryId, drawDate } of days.values()) {
    const lottery = lotteryOf(lotteryId);
    if (lottery.playsPerDay === 0) continue;
    const { bought, beingPaid } = await countPlays(db, customerId, { lotteryId, drawDate });
    const added = paid.filter((item) => item.lotteryId === lotteryId && item.drawDate === drawDate).length;
    const have = bought + beingPaid;
    if (have + added > lottery.playsPerDay) return refusal({ lottery, drawDate }, have, true);
  }
  return null;
}

function refusal({ lottery, drawDate }: PlayDay, have: number, isPaying: boolean): AppError {
  const limit = lottery.playsPerDay;
  const words = { lottery: lottery.displayName, date: dayInSentence(drawDate), limit, have };
  return new AppError('plays-per-day', {
    message: playsPerDayText(words, isPaying),
    details: { [saleFields.lottery]: lottery.id, [saleFields.drawDate]: drawDate, limit, have },
  });
}
