import type { ProofRecord } from '@bolillero/contract/entities/proof';
import { type ChainHead, type ProofEntry, recordedBefore } from '@bolillero/domain/proof/entry';

const instantText = (instant: number) => new Date(instant).toISOString();

/** A place in the chain; the chain's beginning where nothing is recorded. */
export const presentHead = ({ seq, hash }: ChainHead) => ({ seq, hash });

/** One time that a file was recorded. */
export function presentRecord(entry: ProofEntry): ProofRecord {
  return {
    seq: entry.seq,
    kind: entry.kind,
    recorded_at: instantText(entry.recordedAt),
    draw: {
      lottery_id: entry.lotteryId,
      lottery: entry.lotteryName,
      type: entry.series,
      date: entry.drawDate,
      draws_at: entry.drawsAt === null ? null : instantText(entry.drawsAt),
    },
    before_draw: recordedBefore(entry),
    previous: entry.previous,
    hash: entry.hash,
  };
}
