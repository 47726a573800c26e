import type { Db } from '@bolillero/database/connection';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { multiplierFaultTexts, multiplierValuesText } from '@bolillero/texts/plays';
import { recordChange } from '../../audit/repository.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { dropUnsent } from '../../mail/outbox-repository.ts';
import type { ReceivedFile } from '../../plugins/receive-file.ts';
import { recordTicket } from '../../proof/record-file.ts';
import type { PrizeChange } from '../draws/prize-changes.ts';
import { rehearse } from '../draws/rehearse.ts';
import { findDrawOf } from '../settlement/draws-repository.ts';
import { enqueueLateSettlement } from '../settlement/late-tickets.ts';
import { settlePurchase } from '../settlement/settle-purchase.ts';
import { withdrawWin } from '../settlement/withdraw-win.ts';
import type { PurchaseRow } from './repository.ts';
import * as purchases from './repository.ts';
import { readForAdmins } from './service.ts';
import { pdfMediaType } from './ticket-file.ts';
import * as files from './ticket-file-repository.ts';

/** What an administrator uploads: the PDF, and the multiplier printed on the ticket as it was typed. */
export interface UploadedTicket {
  readonly file: ReceivedFile;
  readonly multiplier: string;
}

async function sell(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  { id, lottery }: { readonly id: number; readonly lottery: CatalogueLottery },
  { file, multiplier: typed }: UploadedTicket,
): Promise<void> {
  const row = await purchases.lock(tx, id);
  if (row === null) throw new AppError('not-found');
  const multiplier = printedMultiplier(lottery, row, typed);
  if (row.refundedAt !== null) throw new AppError('purchase-refunded');
  if (row.ticketFileId !== null) {
    const { sha256 } = await files.fileFacts(tx, row.ticketFileId);
    const repeated = sha256 === files.sha256Of(file.bytes).toString('hex') && row.multiplier === multiplier;
    if (repeated) return;
    throw new AppError('purchase-already-sold');
  }
  const soldAt = context.clock.date();
  const ticketFileId = await files.insertFile(tx, file, pdfMediaType, soldAt);
  await purchases.markSold(tx, id, { ticketFileId, multiplier, soldAt });
  await recordChange(tx, admin, soldAt, {
    action: 'update',
    entity: 'purchase',
    entityId: id,
    before: { sold: false },
    after: {
      sold: true,
      multiplier,
      file: await files.fileFacts(tx, ticketFileId),
      // Whoever reads it later is to see that the result was on file before the ticket was.
      ...((await findDrawOf(tx, id)) !== null && { afterResult: true }),
    },
  });
  await enqueueMail(tx, context, {
    kind: 'ticket',
    key: ticketKey(id, ticketFileId),
    customerId: row.customerId,
    data: { purchaseId: id },
  });
  await enqueueLateSettlement(tx, context, { ...row, ticketFileId });
}

/**
 * Marks a pending purchase as sold with its PDF, which is recorded in the chain of proof; when its draw was settled already, it is settled now. The same file and
 * multiplier again change nothing.
 * @throws {AppError} not-found, multiplier-required, multiplier-invalid, purchase-refunded, purchase-already-sold
 */
export async function sellPurchase(
  context: Context,
  admin: AdminIdentity,
  id: number,
  ticket: UploadedTicket,
): Promise<void> {
  const { lottery } = await readForAdmins(context, id);
  await context.db.transaction(async (tx) => {
    await sell(tx, context, admin, { id, lottery }, ticket);
    await recordTicket(tx, context, id);
  });
}

/**
 * What a PDF would change for players whose draw was settled already: what its own play wins, and the shares of its jackpot; and whether
 * the result of its draw is on file, so that it comes late.
 * @throws {AppError} not-found, multiplier-required, multiplier-invalid, purchase-refunded, purchase-already-sold
 */
export async function previewSelling(
  context: Context,
  admin: AdminIdentity,
  id: number,
  ticket: UploadedTicket,
): Promise<{ readonly resultKnown: boolean; readonly changes: readonly PrizeChange[] }> {
  const { clock, config } = context;
  const { lottery } = await readForAdmins(context, id);
  const draw = await findDrawOf(context.db, id);
  const { changes } = await rehearse(context, lottery, draw === null ? [] : [draw.id], async (tx) => {
    await sell(tx, context, admin, { id, lottery }, ticket);
    await settlePurchase(tx, { clock, config, lotteries: [lottery] }, id);
  });
  return { resultKnown: draw !== null, changes };
}

/** A ticket that replaces one that was taken back is told of again. */
export const ticketKey = (purchaseId: number, fileId: number) => `${purchaseId}:${fileId}`;

/** The multiplier that a ticket of this purchase carries: required where one is printed for its draw, refused elsewhere. */
function printedMultiplier(lottery: CatalogueLottery, row: PurchaseRow, typed: string): number | null {
  const text = typed.trim();
  const { mode, values } = multiplierOf(lottery, seriesOf(row.series), drawDate(row.drawDate));
  if (mode !== 'per-play') {
    if (text !== '')
      throw new AppError('multiplier-invalid', { message: multiplierFaultTexts['not-printed'] });
    return null;
  }
  const named = { values: { values: multiplierValuesText(values) } };
  if (text === '') throw new AppError('multiplier-required', named);
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!values.includes(value)) throw new AppError('multiplier-invalid', named);
  return value;
}

async function takeBack(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  id: number,
  reason: string | null,
): Promise<void> {
  const row = await purchases.lock(tx, id);
  if (row === null) throw new AppError('not-found');
  if (row.refundedAt !== null) throw new AppError('purchase-refunded');
  if (row.ticketFileId === null) throw new AppError('purchase-not-sold');
  const file = await files.fileFacts(tx, row.ticketFileId);
  await purchases.markPending(tx, id);
  await recordChange(tx, admin, context.clock.date(), {
    action: 'update',
    entity: 'purchase',
    entityId: id,
    before: { sold: true, multiplier: row.multiplier, file },
    after: { sold: false },
    reason,
  });
  await dropUnsent(tx, 'ticket', [ticketKey(id, row.ticketFileId)]);
  await withdrawWin(tx, context, id, reason);
}

/**
 * Takes a purchase's PDF back: it is pending again and its win is withdrawn, which whoever was told of it is told, with the
 * reason. The file and the audit keep what was.
 * @throws {AppError} not-found, purchase-refunded, purchase-not-sold
 */
export async function takeTicketBack(
  context: Context,
  admin: AdminIdentity,
  id: number,
  reason: string | null,
): Promise<void> {
  await context.db.transaction((tx) => takeBack(tx, context, admin, id, reason));
}

/**
 * What taking a PDF back would change for players: the win that goes, and the shares of its jackpot.
 * @throws {AppError} not-found, purchase-refunded, purchase-not-sold
 */
export async function previewTakingBack(
  context: Context,
  admin: AdminIdentity,
  id: number,
): Promise<readonly PrizeChange[]> {
  const { lottery } = await readForAdmins(context, id);
  const draw = await findDrawOf(context.db, id);
  const { changes } = await rehearse(context, lottery, draw === null ? [] : [draw.id], (tx) =>
    takeBack(tx, context, admin, id, null),
  );
  return changes;
}
