import type { DrawDate } from '../calendar/draw-date.ts';
import type { SeriesNumber } from '../games/series.ts';

/** What is recorded: the PDF of a bought ticket, or the line file of a group game. */
export const proofKinds = ['ticket', 'lines'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** A place in the chain: the number of an entry and its hash. A receipt carries one. */
export interface ChainHead {
  readonly seq: number;
  /** 64 lower-case hexadecimal digits, as all hashes here. */
  readonly hash: string;
}

/** What the first entry has for its previous hash; and the head of a chain without entries. */
export const genesis: ChainHead = { seq: 0, hash: '0'.repeat(64) };

/**
 * A file that the house had at an instant, chained to the entry before it. Instants are milliseconds since 1970 UTC. Nothing in it
 * leads to a player.
 */
export interface ProofEntry extends ChainHead {
  readonly kind: ProofKind;
  /** SHA-256 of the file's bytes. */
  readonly sha256: string;
  readonly recordedAt: number;
  readonly lotteryId: number;
  /** What the lottery was called then. */
  readonly lotteryName: string;
  readonly series: SeriesNumber;
  /** Its draw, and the draw's instant, as the calendar had them then; both null of lines whose game had no date yet. */
  readonly drawDate: DrawDate | null;
  readonly drawsAt: number | null;
  /** Hash of the entry before it. */
  readonly previous: string;
}

/**
 * What is hashed of an entry: one line of JSON, its members in this order and without spaces, as `JSON.stringify` writes them.
 * The database writes the same text (`proof_text`), and so does the script that anybody may check the chain with.
 */
export function canonicalText(entry: Omit<ProofEntry, 'hash'>): string {
  return JSON.stringify({
    v: 1,
    seq: entry.seq,
    kind: entry.kind,
    sha256: entry.sha256,
    recorded_at: instantText(entry.recordedAt),
    lottery_id: entry.lotteryId,
    lottery: entry.lotteryName,
    series: entry.series,
    draw_date: entry.drawDate,
    draws_at: entry.drawsAt === null ? null : instantText(entry.drawsAt),
    previous: entry.previous,
  });
}

/** Whether an entry was recorded before its draw; at the draw's own instant it was not. Null where it has none. */
export function recordedBefore({
  recordedAt,
  drawsAt,
}: Pick<ProofEntry, 'recordedAt' | 'drawsAt'>): boolean | null {
  return drawsAt === null ? null : recordedAt < drawsAt;
}

const instantText = (instant: number) => new Date(instant).toISOString();
