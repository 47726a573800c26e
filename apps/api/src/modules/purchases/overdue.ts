import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { drawInstant } from '@bolillero/domain/calendar/schedule';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { PurchaseRow } from './repository.ts';

/** Its draw has been held, and neither is its ticket here nor does its price go back. */
export const isOverdue = (row: PurchaseRow, { schedule }: CatalogueLottery, now: number) =>
  row.soldAt === null && row.refundedAt === null && drawInstant(schedule, drawDate(row.drawDate)) <= now;
