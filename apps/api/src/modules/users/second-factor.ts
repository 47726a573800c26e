import type { AnswerOf } from '@bolillero/contract/call';
import type { secondFactorState } from '@bolillero/contract/calls/user-security';
import type { Db } from '@bolillero/database/connection';
import { secondFactorRefusals } from '@bolillero/texts/second-factor';
import { recordAccess } from '../../audit/record-access.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  readCode,
  stepOfCode,
  writeSecret,
} from '../../identity/second-factor-codes.ts';
import { closeOtherSessions, type Origin } from '../../identity/sessions-repository.ts';
import { lockById, type UserRow } from './repository.ts';
import {
  countRecoveryCodes,
  type FactorRow,
  findFactor,
  lockFactor,
  putPending,
  removeFactor,
  replaceRecoveryCodes,
  turnOn,
} from './second-factor-repository.ts';

type State = AnswerOf<typeof secondFactorState>['data'];

/** What somebody's own second factor is like. */
export async function stateOfFactor({ db, config }: Context, { adminId }: AdminIdentity): Promise<State> {
  const factor = await findFactor(db, adminId);
  const since = factor?.confirmedAt ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    recovery_codes: await countRecoveryCodes(db, adminId),
    required: config.adminSecondFactorRequired,
  };
}

/**
 * A new secret, which holds once it is confirmed with a code.
 * @throws {AppError} sign-in-required, second-factor-on, too-many-requests
 */
export async function beginFactor(
  { db, clock, throttles }: Context,
  who: AdminIdentity,
): Promise<ReturnType<typeof writeSecret>> {
  await throttles.secondFactorMade(who.adminId);
  const secret = newSecret();
  const user = await db.transaction(async (tx) => {
    const { user, factor } = await lockOwn(tx, who);
    if (factor?.confirmedAt != null) throw new AppError('second-factor-on');
    await putPending(tx, who.adminId, secret, clock.date());
    return user;
  });
  return writeSecret(secret, user.dni);
}

/**
 * Turns the second factor on with a first code of it; answers the recovery codes, this once. Sessions elsewhere end: they were
 * opened without it.
 * @throws {AppError} sign-in-required, second-factor-on, second-factor-off, second-factor-wrong, too-many-requests
 */
export async function confirmFactor(
  context: Context,
  who: AdminIdentity,
  typed: string,
  origin: Origin,
): Promise<string[]> {
  const { adminId } = who;
  const pending = await findFactor(context.db, adminId);
  if (pending === null) throw new AppError('second-factor-off');
  const account = `second factor of ${adminId}`;
  await context.throttles.codeTried(account);
  const { codes, hashes } = await recoveryCodesFor(pending);
  await context.db.transaction(async (tx) => {
    const { factor } = await lockOwn(tx, who);
    if (factor === null || !factor.secret.equals(pending.secret)) throw new AppError('second-factor-off');
    if (factor.confirmedAt !== null) throw new AppError('second-factor-on');
    const at = context.clock.date();
    const code = readCode(typed);
    const step = code?.kind === 'totp' ? stepOfCode(factor.secret, code.code, at.getTime()) : null;
    if (step === null) throw new AppError('second-factor-wrong');
    await turnOn(tx, adminId, at, step);
    await replaceRecoveryCodes(tx, adminId, hashes);
    await closeOtherSessions(tx, { adminId }, who.sessionId);
    await recordAccess(tx, who, at, { adminId, event: 'second-factor-on', origin });
  });
  await context.throttles.goodCode(account);
  return codes;
}

/** @throws {AppError} sign-in-required, second-factor-off */
export async function endFactor({ db, clock }: Context, who: AdminIdentity, origin: Origin): Promise<void> {
  const { adminId } = who;
  await db.transaction(async (tx) => {
    requireOn((await lockOwn(tx, who)).factor);
    await removeFactor(tx, adminId);
    await recordAccess(tx, who, clock.date(), { adminId, event: 'second-factor-off', origin });
  });
}

/**
 * New recovery codes in place of all others.
 * @throws {AppError} sign-in-required, second-factor-off, too-many-requests
 */
export async function makeRecoveryCodes(
  { db, clock, throttles }: Context,
  who: AdminIdentity,
  origin: Origin,
): Promise<string[]> {
  const { adminId } = who;
  const known = requireOn(await findFactor(db, adminId));
  await throttles.secondFactorMade(adminId);
  const { codes, hashes } = await recoveryCodesFor(known);
  await db.transaction(async (tx) => {
    const factor = requireOn((await lockOwn(tx, who)).factor);
    // Turned off and on again meanwhile: these codes would be good for nothing.
    if (!factor.secret.equals(known.secret)) throw new AppError('second-factor-off');
    await replaceRecoveryCodes(tx, adminId, hashes);
    await recordAccess(tx, who, clock.date(), { adminId, event: 'recovery-codes-made', origin });
  });
  return codes;
}

/**
 * Takes the second factor of another user away, who has lost it, and ends their sessions.
 * @throws {AppError} own-account, not-found, second-factor-off
 */
export async function resetFactor(
  { db, clock }: Context,
  who: AdminIdentity,
  adminId: number,
  origin: Origin,
): Promise<void> {
  if (adminId === who.adminId) throw new AppError('own-account', { message: secondFactorRefusals.ownReset });
  await db.transaction(async (tx) => {
    if ((await lockById(tx, adminId)) === null) throw new AppError('not-found');
    requireOn(await lockFactor(tx, adminId));
    await removeFactor(tx, adminId);
    await closeOtherSessions(tx, { adminId });
    await recordAccess(tx, who, clock.date(), { adminId, event: 'second-factor-reset', origin });
  });
}

function requireOn(factor: FactorRow | null): FactorRow {
  if (factor === null || factor.confirmedAt === null) throw new AppError('second-factor-off');
  return factor;
}

/** The user's row first, then that of the second factor: whoever signs in or takes it away does the same. */
async function lockOwn(
  tx: Db,
  { adminId }: AdminIdentity,
): Promise<{ user: UserRow; factor: FactorRow | null }> {
  const user = await lockById(tx, adminId);
  if (user === null) throw new AppError('sign-in-required');
  return { user, factor: await lockFactor(tx, adminId) };
}

async function recoveryCodesFor({ secret }: FactorRow): Promise<{ codes: string[]; hashes: Buffer[] }> {
  const codes = newRecoveryCodes();
  return { codes, hashes: await Promise.all(codes.map((code) => hashOfRecoveryCode(code, secret))) };
}
