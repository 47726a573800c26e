import type { ErrorCode } from '@bolillero/contract/errors';
import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import {
  hashOfRecoveryCode,
  isFreshStep,
  readCode,
  stepOfCode,
  type TypedCode,
} from '../../identity/second-factor-codes.ts';
import { lockById, type UserRow } from './repository.ts';
import {
  type FactorRow,
  findFactor,
  lockFactor,
  takeStep,
  useRecoveryCode,
} from './second-factor-repository.ts';

/** How somebody proved more than their password; null where nothing more is asked of them. */
export type Proof = 'code' | 'recovery-code' | null;

interface Attempt {
  readonly adminId: number;
  /** As typed; empty where nothing was. */
  readonly code: string;
  /** What a user who is gone meanwhile is answered. */
  readonly refusal: ErrorCode;
  /** Is told of a wrong code, and whether no more are allowed for now. */
  readonly noteRefusal: (locked: boolean) => void;
}

/**
 * Runs `act` for a user who has just proved their password, once they have proved their second factor too, where it is on: in one
 * transaction, with the user's row locked, so that a code is taken if and only if something was done with it. A user who is
 * gone meanwhile is answered the attempt's own refusal.
 * @throws {AppError} second-factor-needed, second-factor-wrong, too-many-requests
 */
export async function provingSecondFactor<T>(
  context: Pick<Context, 'db' | 'clock' | 'throttles'>,
  { adminId, code, refusal, noteRefusal }: Attempt,
  act: (tx: Db, user: UserRow, proof: Proof) => Promise<T>,
): Promise<T> {
  const { db, clock, throttles } = context;
  const known = await findFactor(db, adminId);
  const isOn = known !== null && known.confirmedAt !== null;
  if (isOn && code.trim() === '') throw new AppError('second-factor-needed');
  const typed = isOn ? readCode(code) : null;
  const account = `second factor of ${adminId}`;
  const locked = isOn && (await throttles.codeTried(account));
  // Before the transaction: it takes as long as a password.
  const recovery =
    isOn && typed?.kind === 'recovery' ? await hashOfRecoveryCode(typed.code, known.secret) : null;

  const prove = async (tx: Db): Promise<Proof> => {
    const factor = await lockFactor(tx, adminId);
    if (factor === null || factor.confirmedAt === null) return null;
    if (!isOn) throw new AppError('second-factor-needed');
    const at = clock.date();
    if (recovery !== null) {
      if (await useRecoveryCode(tx, adminId, recovery, at)) return 'recovery-code';
    } else if (await takeCode(tx, factor, typed, at.getTime())) return 'code';
    throw new AppError('second-factor-wrong');
  };
  try {
    const done = await db.transaction(async (tx) => {
      const user = await lockById(tx, adminId);
      if (user === null) throw new AppError(refusal);
      return await act(tx, user, await prove(tx));
    });
    if (isOn) await throttles.goodCode(account);
    return done;
  } catch (error) {
    if (error instanceof AppError && error.code === 'second-factor-wrong') noteRefusal(locked);
    throw error;
  }
}

/** Takes a code of the application, each step of time once: none before the last that was taken is good any more. */
async function takeCode(tx: Db, factor: FactorRow, typed: TypedCode, now: number): Promise<boolean> {
  const step = typed === null ? null : stepOfCode(factor.secret, typed.code, now);
  if (step === null || !isFreshStep(step, factor.lastStep, now)) return false;
  await takeStep(tx, factor.adminId, step);
  return true;
}
