import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant, isSaleOpen, nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { saleTexts } from '@bolillero/texts/plays';
import { AppError } from '../app-error.ts';
import { seriesOf } from './catalogue.ts';
import type { CatalogueLottery } from './load-lotteries.ts';

/** What is sold: a draw of one series of a lottery. `series` as the wire and the database number it. */
export interface SoldDraw {
  readonly series: number;
  readonly drawDate: string;
}

/** Whether plays of a draw are sold now: the lottery is shown, plays that series, and this is its next draw date. */
export function isOnSale(lottery: CatalogueLottery, sold: SoldDraw, now: number): boolean {
  if (lottery.hidden) return false;
  if (seriesOf(sold.series) === 'laggards' && !lottery.hasDoublePlay) return false;
  return isSaleOpen(lottery.schedule, drawDate(sold.drawDate), now);
}

/** The draw that is sold now, with the instant of its cut-off; nulls when none is. */
export function drawOnSale(lottery: CatalogueLottery, now: number) {
  const date = lottery.hidden ? null : nextDrawDate(lottery.schedule, now);
  return { date, closesAt: date === null ? null : new Date(cutoffInstant(lottery.schedule, date)) };
}

/** The refusal of a play whose draw is not sold now: it says which one is. */
export function saleClosed(lottery: CatalogueLottery, now: number): AppError {
  const { date, closesAt } = drawOnSale(lottery, now);
  const details = { lottery_id: lottery.id, date_lottery: date, closes_at: closesAt?.toISOString() ?? null };
  if (date === null) return new AppError('sale-closed', { message: saleTexts.noNextDraw, details });
  return new AppError('sale-closed', { values: { date: date.split('-').reverse().join('/') }, details });
}
