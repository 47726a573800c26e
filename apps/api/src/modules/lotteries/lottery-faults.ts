import { lotteryFields } from '@bolillero/contract/lottery-field-names';
import type { KeptLottery } from '@bolillero/domain/games/lottery-definition';
import { type LotteryLack, lotteryLack } from '@bolillero/domain/games/lottery-readiness';
import type { LotteryFault } from '@bolillero/domain/lottery-editing/faults';
import { lotteryFaultText, lotteryLackTexts } from '@bolillero/texts/lottery-editing';
import { AppError } from '../../errors/app-error.ts';

/** The parts whose faults stand at the field of the form, not at the line of a list. */
const ofMatrix: ReadonlySet<LotteryFault['part']> = new Set(['balls', 'size', 'specialSize', 'specialKind']);

function fieldError(fault: LotteryFault) {
  const { part, at } = fault;
  const path = at === undefined || ofMatrix.has(part) ? lotteryFields[part] : `${lotteryFields[part]}.${at}`;
  return { path, message: lotteryFaultText(fault) };
}

/**
 * Refuses a lottery for all that is wrong with it, each thing at its field.
 * @throws {AppError} lottery-invalid
 */
export function refuseFaults(faults: readonly LotteryFault[]): void {
  if (faults.length > 0) throw new AppError('lottery-invalid', { errors: faults.map(fieldError) });
}

/**
 * Refuses to show a lottery that lacks something. One that is shown and lacks it already may be saved, so that it can be mended.
 * @throws {AppError} lottery-incomplete
 */
export function refuseIncomplete(before: KeptLottery, after: KeptLottery, now: number): void {
  if (after.hidden) return;
  const lackedBefore: readonly LotteryLack[] = before.hidden ? [] : lotteryLack(before, now);
  const missing = lotteryLack(after, now).filter((lack) => !lackedBefore.includes(lack));
  if (missing.length === 0) return;
  const words = missing.map((lack) => lotteryLackTexts[lack]).join(', ');
  throw new AppError('lottery-incomplete', { values: { missing: words }, details: { missing } });
}
