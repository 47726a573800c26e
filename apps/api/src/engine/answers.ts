import { createHash } from 'node:crypto';

/** An answer as it is sent: written out once. */
export interface KeptAnswer {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface Answers {
  get(key: string): KeptAnswer | undefined;
  /** Writes an answer out and keeps it; those that were not asked for the longest make room. */
  keep(key: string, answer: unknown): KeptAnswer;
  readonly bytes: number;
}

/** What a kept answer costs besides its bytes: its key, its place, its tag. */
const overhead = 500;

/** Answers by question and version, least recently used first to go, never more than `mostBytes` of them. */
export function createAnswers(mostBytes: number): Answers {
  const kept = new Map<string, KeptAnswer>();
  let size = 0;
  const sizeOf = (key: string, { bytes }: KeptAnswer) => bytes.length + 2 * key.length + overhead;

  return {
    get(key) {
      const answer = kept.get(key);
      if (answer === undefined) return undefined;
      kept.delete(key);
      kept.set(key, answer);
      return answer;
    },
    keep(key, value) {
      const bytes = Buffer.from(JSON.stringify(value));
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      const answer = { bytes, etag };
      const replaced = kept.get(key);
      if (replaced !== undefined) size -= sizeOf(key, replaced);
      kept.delete(key);
      size += sizeOf(key, answer);
      kept.set(key, answer);
      for (const [oldest, one] of kept) {
        if (size <= mostBytes) break;
        kept.delete(oldest);
        size -= sizeOf(oldest, one);
      }
      return answer;
    },
    get bytes() {
      return size;
    },
  };
}
