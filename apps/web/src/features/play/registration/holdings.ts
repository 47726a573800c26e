/** A play in the customer's cart, as far as tickets are concerned. */
export interface CartPlay {
  readonly id: number;
  /** See `playKey`. */
  readonly key: string;
  readonly date: string;
  /** Won as a prize: it came of no ticket and goes with none. */
  readonly free: boolean;
}

/** The play that the full tickets of one combination hold: what this browser knows of it on the server. */
export interface Holding {
  readonly key: string;
  /** The draw that it was registered for. */
  readonly date: string;
  /**
   * `sent`: a registration left and no answer came yet, or another tab let go of the play: it may be in the cart or not. `held`: it is in the cart.
   * `leaving`: a withdrawal left and no answer came yet.
   */
  readonly state: 'sent' | 'held' | 'leaving';
  /** Its id in the cart; null while it is not known. */
  readonly id: number | null;
  /** It came of a ticket of this browser, and goes with the last one that holds it; else it was in the cart before. */
  readonly own: boolean;
}

/** Finds the play of a holding in what the cart held; null when it is not there. */
export function findIn(plays: readonly CartPlay[], { id, key, date }: Holding): CartPlay | null {
  const same = plays.filter((play) => play.key === key);
  return (
    plays.find((play) => play.id === id) ??
    same.find((play) => play.date === date) ??
    (id === null ? null : (same[0] ?? null))
  );
}

interface Stored {
  readonly version: 1;
  /** Whether there is something to tell the server yet. */
  readonly pending: boolean;
  readonly plays: readonly Holding[];
}

export function writeHoldings(plays: readonly Holding[], pending: boolean): string {
  return JSON.stringify({ version: 1, pending, plays } satisfies Stored);
}

/** What was kept; nothing where it cannot be read. */
export function readHoldings(text: string | null): readonly Holding[] {
  if (text === null) return [];
  try {
    const stored = JSON.parse(text) as Partial<Stored>;
    if (stored.version !== 1 || !Array.isArray(stored.plays)) return [];
    return stored.plays.filter(isHolding);
  } catch {
    return [];
  }
}

function isHolding(kept: Partial<Holding> | null): kept is Holding {
  if (kept === null || typeof kept.key !== 'string' || typeof kept.date !== 'string') return false;
  const states: readonly unknown[] = ['sent', 'held', 'leaving'];
  const hasId = kept.id === null ? kept.state === 'sent' : Number.isInteger(kept.id);
  return states.includes(kept.state) && hasId && typeof kept.own === 'boolean';
}
