import { winnerFields } from '@bolillero/contract/field-names';
import { violatesUnique } from '@bolillero/database/connection';
import { winnerFaultTexts } from '@bolillero/texts/winners';
import { recordChange } from '../../audit/repository.ts';
import { changeWithoutPersonal, withoutPersonal } from '../../audit/without-personal.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { auditedWinner } from './presenter.ts';
import { invalid, type TypedWinner } from './reader.ts';
import {
  find,
  holdCustomer,
  holdDraw,
  insert,
  lockById,
  remove,
  removeOfDraw,
  update,
  type WinnerRow,
} from './repository.ts';

type Db = Context['db'];

/** @throws {AppError} not-found, unknown-lottery, customer-closed, draw-of-another-lottery, input-invalid, winner-exists */
export async function createWinner(
  { db, clock, catalogue }: Context,
  admin: AdminIdentity,
  typed: TypedWinner,
): Promise<WinnerRow> {
  await catalogue.find({ id: typed.lotteryId });
  const createdAt = clock.date();
  return await refusingTwice(() =>
    db.transaction(async (tx) => {
      await holdChosen(tx, typed);
      const values = {
        customerId: typed.customerId,
        drawId: typed.drawId,
        shownName: typed.shownName ?? '',
        consentOn: typed.consentOn ?? null,
      };
      requireName(values);
      const id = await insert(tx, { ...values, createdAt });
      const after = withoutPersonal(auditedWinner(values));
      await recordChange(tx, admin, createdAt, { action: 'create', entity: 'winner', entityId: id, after });
      return await written(tx, id);
    }),
  );
}

/**
 * What was not said stays; another player's name and permission are not taken over.
 * @throws {AppError} not-found, unknown-lottery, customer-closed, draw-of-another-lottery, input-invalid, winner-exists
 */
export async function updateWinner(
  { db, clock, catalogue }: Context,
  admin: AdminIdentity,
  id: number,
  typed: TypedWinner,
): Promise<WinnerRow> {
  await catalogue.find({ id: typed.lotteryId });
  return await refusingTwice(() =>
    db.transaction(async (tx) => {
      await holdChosen(tx, typed);
      const known = await lockById(tx, id);
      if (known === null) throw new AppError('not-found');
      const same = known.customerId === typed.customerId;
      const values = {
        customerId: typed.customerId,
        drawId: typed.drawId,
        shownName: typed.shownName ?? (same ? known.shownName : ''),
        consentOn: typed.consentOn === undefined ? (same ? known.consentOn : null) : typed.consentOn,
      };
      requireName(values);
      await update(tx, id, values);
      await recordChange(tx, admin, clock.date(), {
        action: 'update',
        entity: 'winner',
        entityId: id,
        ...changeWithoutPersonal(auditedWinner(known), auditedWinner(values)),
      });
      return await written(tx, id);
    }),
  );
}

/** @throws {AppError} not-found */
export async function deleteWinner({ db, clock }: Context, admin: AdminIdentity, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockById(tx, id);
    if (known === null) throw new AppError('not-found');
    await remove(tx, id);
    const before = withoutPersonal(auditedWinner(known));
    await recordChange(tx, admin, clock.date(), { action: 'delete', entity: 'winner', entityId: id, before });
  });
}

/** Deletes the winners of a draw that is being deleted: their stories go with it, and the audit tells of each. */
export async function deleteWinnersOfDraw(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  admin: AdminIdentity,
  drawId: number,
): Promise<void> {
  for (const known of await removeOfDraw(tx, drawId)) {
    const before = withoutPersonal(auditedWinner(known));
    const change = { action: 'delete', entity: 'winner', entityId: known.id, before } as const;
    await recordChange(tx, admin, clock.date(), change);
  }
}

/** Player and result as they were chosen, held until all is written: the player first, as whoever closes an account does. */
async function holdChosen(tx: Db, { customerId, drawId, lotteryId }: TypedWinner): Promise<void> {
  const chosen = await holdCustomer(tx, customerId);
  if (chosen === null) throw new AppError('not-found');
  if (!chosen.open) throw new AppError('customer-closed');
  const lotteryOfDraw = await holdDraw(tx, drawId);
  if (lotteryOfDraw === null) throw invalid(winnerFields.draw, winnerFaultTexts.draw);
  if (lotteryOfDraw !== lotteryId) throw new AppError('draw-of-another-lottery');
}

/** What is shown has the name that its winner wants, and never one that nobody chose. */
function requireName({ shownName, consentOn }: Pick<WinnerRow, 'shownName' | 'consentOn'>): void {
  if (consentOn !== null && shownName === '')
    throw invalid(winnerFields.shownName, winnerFaultTexts.shownName);
}

async function written(tx: Db, id: number): Promise<WinnerRow> {
  const row = await find(tx, id);
  if (row === null) throw new Error('a winner that was just written is gone');
  return row;
}

async function refusingTwice<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatesUnique(error, 'winner_once_per_draw')) throw new AppError('winner-exists');
    throw error;
  }
}
