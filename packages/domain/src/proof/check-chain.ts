import { type ChainHead, canonicalText, genesis, type ProofEntry } from './entry.ts';

/** Why a chain does not hold. */
export const chainFaults = [
  /** It is not what an export writes. */
  'unreadable',
  /** Its number is not the next one: an entry is missing, comes twice, or stands in another place. */
  'wrong-seq',
  /** It does not name the hash of the entry before it. */
  'wrong-previous',
  /** Its hash is not that of its text. */
  'wrong-hash',
  /** It says an earlier time than the entry before it. */
  'time-goes-back',
  /** A known entry has another hash here: the chain is another one. */
  'another-head',
  /** A known entry is not there: the end of the chain is missing. */
  'head-missing',
] as const;
export type ChainFault = (typeof chainFaults)[number];

export type ChainCheck =
  | { readonly ok: true; readonly head: ChainHead }
  /** The first fault, and the number of the entry that it was found at. */
  | { readonly ok: false; readonly fault: ChainFault; readonly seq: number };

/**
 * Whether a whole chain holds, from its first entry on, and goes through the heads that are known from elsewhere. Null stands for an
 * entry that could not be read. `hash` answers the SHA-256 of a text's UTF-8 bytes.
 */
export async function checkChain(
  entries: Iterable<ProofEntry | null> | AsyncIterable<ProofEntry | null>,
  hash: (text: string) => string | Promise<string>,
  knownHeads: readonly ChainHead[] = [],
): Promise<ChainCheck> {
  let last: ChainHead & { readonly recordedAt: number } = {
    ...genesis,
    recordedAt: Number.NEGATIVE_INFINITY,
  };
  const isOther = ({ seq, hash: known }: ChainHead) => seq === last.seq && known !== last.hash;
  if (knownHeads.some(isOther)) return { ok: false, fault: 'another-head', seq: 0 };
  for await (const entry of entries) {
    const seq = last.seq + 1;
    const fault = (reason: ChainFault): ChainCheck => ({ ok: false, fault: reason, seq });
    if (entry === null) return fault('unreadable');
    if (entry.seq !== seq) return fault('wrong-seq');
    if (entry.previous !== last.hash) return fault('wrong-previous');
    if (entry.hash !== (await hash(canonicalText(entry)))) return fault('wrong-hash');
    if (entry.recordedAt < last.recordedAt) return fault('time-goes-back');
    last = entry;
    if (knownHeads.some(isOther)) return fault('another-head');
  }
  const missing = knownHeads.find(({ seq }) => seq > last.seq);
  if (missing !== undefined) return { ok: false, fault: 'head-missing', seq: missing.seq };
  return { ok: true, head: { seq: last.seq, hash: last.hash } };
}
