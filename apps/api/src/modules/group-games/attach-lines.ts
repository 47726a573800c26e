import { eraAt } from '@bolillero/domain/games/era';
import { type LineFileFault, parseLineFile } from '@bolillero/domain/group-games/line-file';
import { err, ok, type Result } from '@bolillero/domain/result';
import { lineFileFaultText } from '@bolillero/texts/group-lines';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import type { ReceivedFile } from '../../plugins/receive-file.ts';
import { recordLines } from '../../proof/record-file.ts';
import { drawOf, isClosed, known, locked } from './office-games.ts';
import { auditedFile, presentBadLines } from './office-presenter.ts';
import { replaceLines, sha256Of } from './office-repository.ts';

/** A line file has fewer bytes than this: 200 lines take some 5,000. */
export const lineFileBelow = 65_536;

export interface AttachedLines {
  readonly lines: number;
  /** Of the file's very bytes, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Attaches a line file to a game, in the place of the one that it had, until its cut-off. A bad one is refused whole, with every
 * bad line. The same file again changes nothing.
 * @throws {AppError} not-found, group-game-closed, group-lines-refused
 */
export async function attachLines(
  context: Context,
  admin: AdminIdentity,
  id: number,
  file: ReceivedFile,
): Promise<AttachedLines> {
  const { lotteries } = await context.catalogue.snapshot();
  const text = readText(file.bytes);
  const sha256 = sha256Of(file.bytes).toString('hex');
  return await context.db.transaction(async (tx) => {
    const at = context.clock.date();
    const game = await locked(tx, id);
    const lottery = lotteries.find((one) => one.id === game.lotteryId);
    if (lottery === undefined) throw new AppError('not-found');
    if (isClosed(game, lottery, at.getTime())) throw new AppError('group-game-closed');
    const date = drawOf(game, lottery, at.getTime());
    const era = date === null ? null : eraAt(lottery.eras, date);
    if (era === null) throw new AppError('group-game-closed');
    const parsed = text.ok ? parseLineFile(text.value, era.matrix, game.lineLimit) : text;
    if (!parsed.ok) throw refused(parsed.error, text.ok ? text.value : '');
    const lines = parsed.value;
    const before = await known(tx, id);
    if (before.sha256 === sha256) return { lines: before.lines, sha256 };
    await replaceLines(tx, id, file, lines, at);
    await recordChange(tx, admin, at, {
      action: 'update',
      entity: 'group_game',
      entityId: id,
      before: auditedFile(before),
      after: auditedFile(await known(tx, id)),
    });
    await recordLines(tx, context, id);
    return { lines: lines.length, sha256 };
  });
}

type Unreadable = LineFileFault | { readonly code: 'not-text' };

function readText(bytes: Buffer): Result<string, Unreadable> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err({ code: 'not-text' });
  }
}

function refused(fault: Unreadable, text: string): AppError {
  const total = text.split('\n').filter((line) => line !== '').length;
  return new AppError('group-lines-refused', {
    message: lineFileFaultText(fault, total),
    details: presentBadLines(fault.code === 'bad-lines' ? fault.bad : [], total),
  });
}
