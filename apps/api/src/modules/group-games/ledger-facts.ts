import type { Db } from '@bolillero/database/connection';
import { type Ledger, ledgerOf } from '@bolillero/domain/group-games/ledger';
import { type Currency, cents } from '@bolillero/domain/money/cents';
import type { GameRow } from './games-repository.ts';
import { moneyOf } from './ledger-repository.ts';
import type { LineWithWin } from './lines-repository.ts';

/** The books of a game, out of what was kept of it. `prizeCurrency`: of its lottery's prizes. */
export async function readLedger(
  db: Db,
  row: GameRow,
  lines: readonly LineWithWin[],
  prizeCurrency: Currency,
): Promise<Ledger> {
  const { paid, refunded, paidOut } = await moneyOf(db, row.id);
  const prizes = lines.flatMap(({ row: line, win }) =>
    win === null || win.amountCents === 0 ? [] : [{ line: line.number, amount: cents(win.amountCents) }],
  );
  return ledgerOf({
    participations: row.participations,
    sharePrice: cents(row.sharePriceCents ?? 0),
    sharesSold: row.sharesSold,
    paid: cents(paid),
    refunded: row.refundedAt === null ? null : cents(refunded),
    lines: lines.length,
    linePrice: cents(row.linePriceCents ?? 0),
    isClosed: row.frozenAt !== null,
    prizeCurrency,
    prizes,
    paidOut: cents(paidOut),
  });
}
