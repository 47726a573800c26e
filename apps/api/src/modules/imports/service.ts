import { createHash } from 'node:crypto';
import type { AnswerOf } from '@bolillero/contract/call';
import type { importResults } from '@bolillero/contract/calls/results';
import type { Db } from '@bolillero/database/connection';
import { seriesOf } from '@bolillero/domain/games/series';
import { type ImportPlan, planImport } from '@bolillero/domain/imports/plan-import';
import { cents } from '@bolillero/domain/money/cents';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { correctedBecause } from '../draws/draw-change.ts';
import { multiplierWarnings } from '../draws/multiplier-warnings.ts';
import { presentChange } from '../draws/presenter.ts';
import { lockSeries } from '../draws/write-repository.ts';
import { applyPlan, type DrawSeries } from './apply-plan.ts';
import { type CheckedFile, checkFile, refusalNote, warningNotes } from './check-file.ts';
import type { DrawFiles } from './draw-files.ts';
import type { Progress } from './import-progress.ts';
import { previewPlan } from './preview-plan.ts';
import type { DrawFile } from './read-file.ts';
import { removeDemoDraws } from './remove-demo.ts';
import { countDemoDraws, storedDraws } from './repository.ts';

export type Report = AnswerOf<typeof importResults>;

export interface ImportOptions {
  /** A different draw of the same date gets the file's numbers, instead of being refused. */
  readonly replace: boolean;
  /** The good lines go in even if others are refused. */
  readonly partial: boolean;
  /** Only look: nothing is written. */
  readonly dryRun: boolean;
  /** What those are told whose win it changes; null: that the published result was corrected. */
  readonly reason: string | null;
}

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What an import is of. */
export interface ImportOrder extends DrawSeries {
  readonly file: UploadedFile;
  readonly options: ImportOptions;
}

/** A file that has been read, and is now to be held to the rules and written. */
export type ImportRun = (progress: Progress) => Promise<Report>;

/** Undoes the transaction of an import that is refused, and carries what it would have done. */
class Refused extends Error {
  readonly report: Report;

  constructor(report: Report) {
    super('import refused');
    this.report = report;
  }
}

/**
 * Reads the file of an import; refuses one that is no table of draws (415, 422, 413) before anything else is done. `left` is aborted
 * when nobody waits for it any more.
 * @throws {AppError} import-unreadable, import-empty, file-too-large, import-too-costly, imports-busy
 */
export async function openImport(
  context: Context,
  files: DrawFiles,
  admin: AdminIdentity,
  order: ImportOrder,
  left: AbortSignal,
): Promise<ImportRun> {
  const file = await files.read(order.file.bytes, left);
  return (progress) => importDraws(context, admin, order, file, progress);
}

/**
 * Imports historical draws: all of them or nothing, unless `partial`. Equal draws are skipped, so that a file may be imported
 * again. Answers what was done or, with `dryRun` and where lines are refused, what would be; `applied` tells which.
 */
async function importDraws(
  context: Context,
  admin: AdminIdentity,
  order: ImportOrder,
  file: DrawFile,
  progress: Progress,
): Promise<Report> {
  const { lottery, series, options } = order;
  const { eras, multipliers, traditionalMultiplier, playoffMultiplier, schedule } = lottery;
  const key = { lotteryId: lottery.id, series };
  const rules = { eras, multipliers, traditionalMultiplier, playoffMultiplier, series: seriesOf(series) };
  const terms = { ...rules, schedule, now: context.clock.now() };
  const checked = await checkFile(file, terms, progress, options.dryRun);
  const reason = correctedBecause(options.reason);
  if (options.dryRun) {
    const { plan, report } = await planned(context.db, order, checked);
    const changes = await previewPlan(context, order, plan, progress);
    return { ...report, changes: changes.map(presentChange) };
  }
  try {
    return await context.db.transaction(async (tx) => {
      await lockSeries(tx, key.lotteryId, [key.series]);
      const { plan, report } = await planned(tx, order, checked);
      if (isRefused(report, options)) throw new Refused(report);
      await removeDemoDraws(tx, context, { key, date: null, reason });
      await applyPlan(tx, context, order, plan, reason, progress);
      await recordImport(tx, context, admin, order, plan, report);
      return { ...report, applied: true };
    });
  } catch (error) {
    if (error instanceof Refused) return error.report;
    throw error;
  }
}

/** What would become of a file's lines, and its report as long as nothing is written. */
async function planned(
  db: Db,
  { lottery, series, options }: ImportOrder,
  checked: CheckedFile,
): Promise<{ plan: ImportPlan; report: Report }> {
  const key = { lotteryId: lottery.id, series };
  const plan = planImport(checked.rows, await storedDraws(db, key), options);
  const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;
  const accepted = [...plan.inserted, ...plan.replaced.map(({ row }) => row)];
  const doubts = await multiplierWarnings(db, lottery, series, [
    ...plan.inserted.map(({ draw: { date, multiplier } }) => ({ date, multiplier, jackpot: cents(0) })),
    ...plan.replaced.map(({ stored: { date, amountCents }, numbers: { multiplier } }) => ({
      date,
      multiplier,
      jackpot: cents(amountCents),
    })),
  ]);
  const report = {
    inserted: plan.inserted.length,
    updated: plan.replaced.length,
    skipped: plan.skipped.length,
    rejected: [...checked.refused, ...plan.refused].map(refusalNote).toSorted(byLine),
    warnings: accepted.flatMap((row) => warningNotes(row, doubts.get(row.draw.date))).toSorted(byLine),
    total: checked.total,
    demo_removed: await countDemoDraws(db, key),
    applied: false,
  };
  return { plan, report };
}

/** One refused line refuses the file. Even the good lines alone must be some. */
function isRefused({ rejected, total }: Report, { partial }: ImportOptions): boolean {
  return partial ? rejected.length === total : rejected.length > 0;
}

async function recordImport(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  { lottery, series, file }: ImportOrder,
  { replaced }: ImportPlan,
  { rejected, warnings, applied: _, ...counts }: Report,
): Promise<void> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  await recordChange(tx, admin, context.clock.date(), {
    action: 'import',
    entity: 'draw_series',
    entityId: `${lottery.name}/${series}`,
    ...(replaced.length === 0
      ? {}
      : {
          before: {
            replaced: replaced.map(({ stored: { id, date, balls, special, multiplier } }) => ({
              id,
              date,
              balls,
              special,
              multiplier,
            })),
          },
        }),
    after: {
      file: file.name,
      sha256,
      ...counts,
      rejected: rejected.length,
      warnings: warnings.length,
      ...(replaced.length === 0
        ? {}
        : {
            replaced: replaced.map(({ stored, numbers }) => ({
              id: stored.id,
              date: stored.date,
              ...numbers,
            })),
          }),
    },
  });
}
