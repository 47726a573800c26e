import { saleFields } from '@bolillero/contract/field-names';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant, nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { seriesOf } from '@bolillero/domain/games/series';
import { dayInSentence } from '@bolillero/texts/days';
import { saleTexts } from '@bolillero/texts/plays';
import { AppError } from '../errors/app-error.ts';
import type { CatalogueLottery } from './load-lotteries.ts';

/** What a lottery sells at one instant: plays for its next draw date, until the cut-off. Nothing: nulls. */
export interface Sale {
  readonly lottery: CatalogueLottery;
  readonly date: DrawDate | null;
  readonly closesAt: Date | null;
}

/** A sale lasts until its cut-off, and is worked out once for that time. */
export function saleOf(lottery: CatalogueLottery, now: number): Sale {
  const { current } = lottery.lastSale;
  if (current !== null && current.from <= now && now < current.closesAt.getTime()) {
    return { lottery, date: current.date, closesAt: current.closesAt };
  }
  const date = lottery.hidden ? null : nextDrawDate(lottery.schedule, now);
  if (date === null) return { lottery, date, closesAt: null };
  const closesAt = new Date(cutoffInstant(lottery.schedule, date));
  lottery.lastSale.current = { from: now, date, closesAt };
  return { lottery, date, closesAt };
}

/** The sale of each lottery by its id, worked out once for a request that looks at many plays. */
export function salesAt(lotteries: readonly CatalogueLottery[], now: number): (lotteryId: number) => Sale {
  const known = new Map<number, Sale>();
  return (lotteryId) => {
    const lottery = lotteries.find(({ id }) => id === lotteryId);
    if (lottery === undefined) throw new Error(`no lottery ${lotteryId}`);
    const sale = known.get(lotteryId) ?? saleOf(lottery, now);
    known.set(lotteryId, sale);
    return sale;
  };
}

/** Whether a play is for the draw on sale, of a series that is played. `series` as the database numbers it. */
export function sells(
  { lottery, date }: Sale,
  play: { readonly series: number; readonly drawDate: string },
): boolean {
  return play.drawDate === date && (lottery.hasDoublePlay || seriesOf(play.series) === 'traditional');
}

/** The refusal of a play whose draw is not on sale: it says which one is, and until when. */
export function saleClosed({ lottery, date, closesAt }: Sale): AppError {
  const details = {
    [saleFields.lottery]: lottery.id,
    [saleFields.drawDate]: date,
    [saleFields.closesAt]: closesAt?.toISOString() ?? null,
  };
  if (date === null) return new AppError('sale-closed', { message: saleTexts.noNextDraw, details });
  return new AppError('sale-closed', { values: { date: dayInSentence(date) }, details });
}
