import type { AnswerOf } from '@bolillero/contract/call';
import type { topResults } from '@bolillero/contract/calls/lotteries';
import type { Db } from '@bolillero/database/connection';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Identity } from '../../identity/identity.ts';
import { listDraws } from '../draws/repository.ts';

/** The dates of the newest results of the traditional series, which a second drawing can be entered for. */
export async function presentTop(
  db: Db,
  lotteries: readonly CatalogueLottery[],
  { admin }: Identity,
  limit: number,
): Promise<AnswerOf<typeof topResults>> {
  const lotteryIds = lotteries.map(({ id }) => id);
  const rows = await listDraws(db, { lotteryIds, series: 0, hiddenToo: admin !== null }, { limit });
  const data = rows.map((row) => ({
    id: row.id,
    date: row.date,
    date_before: row.nextDate,
    amount: toDecimal(cents(row.amountCents)),
  }));
  return { data };
}
