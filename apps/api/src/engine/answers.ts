import { type KeptBytes, keepBytes } from '../wire/content-coding.ts';

export interface Answers {
  get(key: string): KeptBytes | undefined;
  /** Writes an answer out and keeps it; those that were not asked for the longest make room. */
  keep(key: string, answer: unknown): KeptBytes;
  readonly bytes: number;
}

/** An answer as it is sent, and the bytes that are held for it, packed ones included. */
interface Entry {
  readonly answer: KeptBytes;
  size: number;
}

/** What a kept answer costs besides its bytes: its key, its place, its hash. */
const overhead = 500;

/** Answers by question and version, least recently used first to go, never more than `mostBytes` of them. */
export function createAnswers(mostBytes: number): Answers {
  const kept = new Map<string, Entry>();
  let size = 0;

  function grow(key: string, entry: Entry, bytes: number): void {
    if (kept.get(key) !== entry) return;
    entry.size += bytes;
    size += bytes;
    for (const [oldest, one] of kept) {
      if (size <= mostBytes) break;
      kept.delete(oldest);
      size -= one.size;
    }
  }

  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.answer;
    },
    keep(key, value) {
      const bytes = Buffer.from(JSON.stringify(value));
      const answer = keepBytes(bytes, { onGrown: (more) => grow(key, entry, more) });
      const entry: Entry = { answer, size: 0 };
      size -= kept.get(key)?.size ?? 0;
      kept.delete(key);
      kept.set(key, entry);
      grow(key, entry, bytes.length + 2 * key.length + overhead);
      return answer;
    },
    get bytes() {
      return size;
    },
  };
}
