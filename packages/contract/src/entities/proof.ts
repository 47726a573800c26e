import { proofKinds } from '@bolillero/domain/proof/entry';
import { type Static, Type } from 'typebox';
import { DateText, Id, Instant, Nullable, SeriesType } from '../wire.ts';

/** SHA-256 as 64 lower-case hexadecimal digits. */
const Hash = Type.String();

/** A place in the chain of proof: an entry's number and hash. */
export const ChainHead = Type.Object({ seq: Type.Integer(), hash: Hash });

/** The draw that a file is for, as the calendar had it when the file was recorded; without a date where a group game had none yet. */
const ProofDraw = Type.Object({
  lottery_id: Id,
  /** As people read it. */
  lottery: Type.String(),
  type: SeriesType,
  date: Nullable(DateText),
  draws_at: Nullable(Instant),
});

const said = {
  kind: Type.Enum(proofKinds),
  recorded_at: Instant,
  draw: ProofDraw,
} as const;

export const ProofRecord = Type.Object({
  seq: Type.Integer(),
  ...said,
  /** Whether it was recorded before its draw; null where it has none. */
  before_draw: Nullable(Type.Boolean()),
  previous: Hash,
  hash: Hash,
});
export type ProofRecord = Static<typeof ProofRecord>;

/** When the PDF of a purchase was recorded, for who may see the PDF. */
export const TicketProof = Type.Object({
  /** Its place in the chain. */
  seq: Type.Integer(),
  sha256: Hash,
  recorded_at: Instant,
  /** The instant of its draw, as the calendar had it then. */
  draws_at: Instant,
});
export type TicketProof = Static<typeof TicketProof>;

/** What is known of a file. Of one that was never recorded `ok` is false and nothing else is said. */
export const Verification = Type.Object({
  ok: Type.Boolean(),
  kind: Type.Optional(said.kind),
  recorded_at: Type.Optional(said.recorded_at),
  draw: Type.Optional(said.draw),
  /** Every time that the file was recorded, the first one first: what stands above is of that. */
  records: Type.Optional(Type.Array(ProofRecord)),
  /** The last entry of the chain now. */
  head: Type.Optional(ChainHead),
});
