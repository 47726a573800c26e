import type { Db } from '@bolillero/database/connection';
import { draw } from '@bolillero/database/schema/draw';
import { drawProposal, drawSource } from '@bolillero/database/schema/draw-source';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import type { ProposalDecision } from '@bolillero/domain/draw-sources/proposal';
import type { SourceKind } from '@bolillero/domain/draw-sources/source';
import type { Draw } from '@bolillero/domain/draws/draw';
import type { DrawNumbers, StoredDraw } from '@bolillero/domain/imports/plan-import';
import { and, asc, desc, eq, gte, isNull, notInArray, type SQL, sql } from 'drizzle-orm';

type Row = typeof drawProposal.$inferSelect;

/** What a source says of a draw, with what is on file of it. */
export interface ProposalRow {
  readonly id: number;
  readonly source: { readonly id: number; readonly kind: SourceKind; readonly address: string };
  readonly lotteryId: number;
  readonly series: number;
  readonly date: string;
  readonly offered: DrawNumbers;
  readonly fetchedAt: Date;
  readonly revision: number;
  readonly decision: ProposalDecision | null;
  readonly stored: StoredResult | null;
}

/** A result on file; `demo`: one that the demonstration made up. */
export interface StoredResult extends StoredDraw {
  readonly demo: boolean;
}

/** Which series rows are of; what is left out does not narrow them. */
export interface SeriesFilter {
  readonly lotteryId?: number | undefined;
  readonly series?: number | undefined;
}

async function selectProposals(db: Db, which: SQL | undefined): Promise<ProposalRow[]> {
  const rows = await db
    .select({ proposal: drawProposal, source: drawSource, stored: storedColumns })
    .from(drawProposal)
    .innerJoin(drawSource, eq(drawSource.id, drawProposal.sourceId))
    .leftJoin(
      draw,
      and(
        eq(draw.lotteryId, drawSource.lotteryId),
        eq(draw.series, drawSource.series),
        eq(draw.date, drawProposal.date),
      ),
    )
    .where(which)
    .orderBy(desc(drawProposal.date), asc(drawProposal.id));
  return rows.map(({ proposal, source, stored }) => ({
    id: proposal.id,
    source: { id: source.id, kind: source.kind, address: source.address },
    lotteryId: source.lotteryId,
    series: source.series,
    date: proposal.date,
    offered: numbersOf(proposal),
    fetchedAt: proposal.fetchedAt,
    revision: proposal.revision,
    decision: proposal.decision,
    stored,
  }));
}

const storedColumns = {
  id: draw.id,
  date: draw.date,
  balls: draw.balls,
  special: draw.special,
  multiplier: draw.multiplier,
  demo: draw.demo,
};

const numbersOf = ({ balls, special, multiplier }: Row): DrawNumbers => ({ balls, special, multiplier });

/** Those that are not to the letter what is on file: whatever waits, or differs, is among them. Newest draws first. */
export async function proposalsApart(db: Db, { lotteryId, series }: SeriesFilter): Promise<ProposalRow[]> {
  return await selectProposals(
    db,
    and(
      lotteryId === undefined ? undefined : eq(drawSource.lotteryId, lotteryId),
      series === undefined ? undefined : eq(drawSource.series, series),
      sql`(${draw.balls}, ${draw.special}, ${draw.multiplier})
        IS DISTINCT FROM (${drawProposal.balls}, ${drawProposal.special}, ${drawProposal.multiplier})`,
    ),
  );
}

export async function findProposal(db: Db, id: number): Promise<ProposalRow | null> {
  const [row] = await selectProposals(db, eq(drawProposal.id, id));
  return row ?? null;
}

/** The dates of which each source has told, oldest first. */
export async function toldDates(db: Db): Promise<Map<number, DrawDate[]>> {
  const rows = await db
    .select({ sourceId: drawProposal.sourceId, date: drawProposal.date })
    .from(drawProposal)
    .orderBy(asc(drawProposal.sourceId), asc(drawProposal.date));
  const dates = new Map<number, DrawDate[]>();
  for (const { sourceId, date } of rows) {
    const told = dates.get(sourceId) ?? [];
    told.push(drawDate(date));
    dates.set(sourceId, told);
  }
  return dates;
}

/** The newest draws of a series on file, hidden ones too, by date. */
export async function newestStored(
  db: Db,
  { lotteryId, series }: { readonly lotteryId: number; readonly series: number },
  most: number,
): Promise<Map<string, StoredDraw>> {
  const rows = await db
    .select(storedColumns)
    .from(draw)
    .where(and(eq(draw.lotteryId, lotteryId), eq(draw.series, series)))
    .orderBy(desc(draw.date))
    .limit(most);
  return new Map(rows.map((row) => [row.date, row]));
}

/**
 * Writes what a source tells from a date on, in place of what it told of that time: the same numbers stay as they are, with what was
 * decided about them; others are looked at anew; what it tells no longer goes, unless it was decided. The source is locked.
 */
export async function writeTold(
  tx: Db,
  sourceId: number,
  since: DrawDate,
  draws: readonly Draw[],
  at: Date,
): Promise<void> {
  const dates = draws.map(({ date }) => date);
  await tx
    .delete(drawProposal)
    .where(
      and(
        eq(drawProposal.sourceId, sourceId),
        gte(drawProposal.date, since),
        isNull(drawProposal.decision),
        notInArray(drawProposal.date, dates),
      ),
    );
  if (draws.length === 0) return;
  await tx
    .insert(drawProposal)
    .values(
      draws.map(({ date, balls, special, multiplier }) => ({
        sourceId,
        date,
        balls: [...balls],
        special,
        multiplier,
        fetchedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [drawProposal.sourceId, drawProposal.date],
      set: {
        balls: sql`excluded.balls`,
        special: sql`excluded.special`,
        multiplier: sql`excluded.multiplier`,
        fetchedAt: at,
        revision: sql`${drawProposal.revision} + 1`,
        decision: null,
        decidedAt: null,
        decidedBy: null,
        reason: null,
      },
      setWhere: sql`(${drawProposal.balls}, ${drawProposal.special}, ${drawProposal.multiplier})
        IS DISTINCT FROM (excluded.balls, excluded.special, excluded.multiplier)`,
    });
}

/** Forgets what a source told: its settings now lead elsewhere. */
export async function forgetTold(tx: Db, sourceId: number): Promise<void> {
  await tx.delete(drawProposal).where(eq(drawProposal.sourceId, sourceId));
}

/** Writes what somebody decided about the numbers that they saw. False: they are others by now, or were dismissed. */
export async function decide(
  tx: Db,
  { id, revision }: { readonly id: number; readonly revision: number },
  decision: {
    readonly decision: ProposalDecision;
    readonly reason: string | null;
    readonly decidedAt: Date;
    readonly decidedBy: number;
  },
): Promise<boolean> {
  const decided = await tx
    .update(drawProposal)
    .set(decision)
    .where(
      and(
        eq(drawProposal.id, id),
        eq(drawProposal.revision, revision),
        sql`${drawProposal.decision} IS DISTINCT FROM 'dismissed'`,
      ),
    )
    .returning({ id: drawProposal.id });
  return decided.length > 0;
}
