import type { Db } from '@bolillero/database/connection';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { editLottery, type LotteryEdit } from '@bolillero/domain/lottery-editing/edit';
import type { LotteryFault } from '@bolillero/domain/lottery-editing/faults';
import { validateLottery } from '@bolillero/domain/lottery-editing/rules';
import { recordChange } from '../../audit/repository.ts';
import { type CatalogueLottery, loadLotteries } from '../../catalogue/load-lotteries.ts';
import { lockLotteries } from '../../catalogue/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { presentChange } from './audit-presenter.ts';
import { type Impact, measureImpact } from './impact.ts';
import { factsOnFile } from './impact-repository.ts';
import { refuseFaults, refuseIncomplete } from './lottery-faults.ts';
import type { Picture } from './pictures.ts';
import { presentImpact } from './presenter.ts';
import { keepPicture, setHidden, updateLotteryRows } from './write-repository.ts';

/** What becomes of a picture: another one, none, or it stays. */
export type PictureEdit = Picture | 'none' | null;

/** A saving as an administrator sent it. */
export interface Saving {
  readonly edit: LotteryEdit;
  /** What of it could not be read. */
  readonly faults: readonly LotteryFault[];
  /** Its name, where it was sent: it is fixed. */
  readonly name: string | undefined;
  readonly image: PictureEdit;
  readonly logo: PictureEdit;
  /** The revision that was edited, where the editor says so. */
  readonly revision: number | null;
  /** What it meets has been seen. */
  readonly accepted: boolean;
  /** Nothing is written: only said what it would do. */
  readonly isRehearsal: boolean;
}

/** A lottery as it is, or would be, kept, and what the saving meets. */
export interface SavedLottery {
  readonly lottery: CatalogueLottery;
  readonly impact: Impact;
}

/**
 * Saves a lottery: all or nothing of the form, and nothing over what somebody else saved meanwhile. Sold plays and draws on file are never
 * broken; what merely meets carts, or leaves draws under another matrix, asks first.
 * @throws {AppError} unknown-lottery, lottery-changed, lottery-invalid, lottery-incomplete, lottery-in-use, lottery-asks-first
 */
export async function saveLottery(
  context: Context,
  admin: AdminIdentity,
  id: number,
  saving: Saving,
): Promise<SavedLottery> {
  const saved = await context.db.transaction(async (tx) => {
    const before = await lockLottery(tx, id);
    if (saving.revision !== null && saving.revision !== before.revision)
      throw new AppError('lottery-changed');
    const now = context.clock.now();
    const { lottery, draws } = await editedLottery(tx, before, saving, now);
    refuseIncomplete(before, lottery, now);
    const impact = await measureImpact(tx, { before, after: lottery, now }, draws);
    if (saving.isRehearsal) return { lottery, impact };
    refuseImpact(impact, saving.accepted);
    return { lottery: await write(tx, context, admin, before, lottery, saving), impact };
  });
  context.catalogue.forget();
  return saved;
}

/**
 * One lottery as it is kept, with nobody else saving any until the transaction ends.
 * @throws {AppError} unknown-lottery
 */
async function lockLottery(tx: Db, id: number): Promise<CatalogueLottery> {
  await lockLotteries(tx);
  const found = (await loadLotteries(tx)).find((one) => one.id === id);
  if (found === undefined) throw new AppError('unknown-lottery');
  return found;
}

/** @throws {AppError} lottery-invalid */
async function editedLottery(tx: Db, before: CatalogueLottery, saving: Saving, now: number) {
  const { draws, lastUsed } = await factsOnFile(tx, before.id);
  const { timeZone } = before.schedule;
  const today = dateIn(timeZone, now);
  const edited = editLottery(before, saving.edit, today);
  const isRenamed = saving.name !== undefined && saving.name !== before.name;
  const faults: LotteryFault[] = [
    ...saving.faults,
    ...(isRenamed ? [{ part: 'name', code: 'fixed' } as const] : []),
    ...(edited.ok ? [] : edited.error),
  ];
  refuseFaults(faults);
  if (!edited.ok) throw new Error('a refused edit has faults');
  const onFile = { hasDraws: draws > 0, lastUsed: lastUsed === null ? null : drawDate(lastUsed) };
  refuseFaults(validateLottery(before, edited.value, onFile, today));
  const lottery: CatalogueLottery = {
    ...edited.value,
    image: hashAfter(before.image, saving.image),
    logo: hashAfter(before.logo, saving.logo),
    lastSale: { current: null },
  };
  return { lottery, draws };
}

const hashAfter = (kept: Buffer | null, edit: PictureEdit) => {
  if (edit === null) return kept;
  return edit === 'none' ? null : edit.sha256;
};

/** @throws {AppError} lottery-in-use, lottery-asks-first */
function refuseImpact(impact: Impact, accepted: boolean): void {
  const details = { impact: presentImpact(impact) };
  if (impact.verdict === 'refused') throw new AppError('lottery-in-use', { details });
  if (impact.verdict === 'asks' && !accepted) throw new AppError('lottery-asks-first', { details });
}

async function write(
  tx: Db,
  { clock }: Context,
  admin: AdminIdentity,
  before: CatalogueLottery,
  lottery: CatalogueLottery,
  { image, logo }: Saving,
): Promise<CatalogueLottery> {
  const change = presentChange(before, lottery, clock.now());
  if (Object.keys(change.after).length === 0) return before;
  for (const picture of [image, logo]) {
    if (picture !== null && picture !== 'none') await keepPicture(tx, picture, clock.date());
  }
  await updateLotteryRows(tx, lottery);
  await recordChange(tx, admin, clock.date(), {
    action: 'update',
    entity: 'lottery',
    entityId: lottery.id,
    ...change,
  });
  return { ...lottery, revision: before.revision + 1 };
}

/**
 * Hides a lottery from everybody but operators and administrators; nothing of it is deleted. Rehearsed, it only says which carts and sold
 * plays it has.
 * @throws {AppError} unknown-lottery
 */
export async function hideLottery(
  context: Context,
  admin: AdminIdentity,
  id: number,
  isRehearsal: boolean,
): Promise<Impact> {
  return await switchShown(context, admin, id, { hidden: true, isRehearsal });
}

/**
 * Shows a hidden lottery again.
 * @throws {AppError} unknown-lottery, lottery-incomplete
 */
export async function showLottery(context: Context, admin: AdminIdentity, id: number): Promise<void> {
  await switchShown(context, admin, id, { hidden: false, isRehearsal: false });
}

async function switchShown(
  context: Context,
  admin: AdminIdentity,
  id: number,
  { hidden, isRehearsal }: { hidden: boolean; isRehearsal: boolean },
): Promise<Impact> {
  const { clock } = context;
  const impact = await context.db.transaction(async (tx) => {
    const before = await lockLottery(tx, id);
    const after = { ...before, hidden };
    refuseIncomplete(before, after, clock.now());
    const { draws } = await factsOnFile(tx, id);
    const met = await measureImpact(tx, { before, after, now: clock.now() }, draws);
    if (isRehearsal || before.hidden === hidden) return met;
    await setHidden(tx, id, hidden);
    await recordChange(tx, admin, clock.date(), {
      action: hidden ? 'hide' : 'show',
      entity: 'lottery',
      entityId: id,
      ...presentChange(before, after, clock.now()),
    });
    return met;
  });
  context.catalogue.forget();
  return impact;
}
