/** Work that comes due, and what is done with each piece. Neither holds a connection while it waits for anything else. */
export interface Work<Item> {
  /** How many pieces this process works on at a time. */
  readonly lanes: number;
  /** Takes the next piece for itself alone; null: nothing is due. */
  claim(): Promise<Item | null>;
  /** Does it and ends it. */
  work(item: Item): Promise<void>;
}

export interface Lanes {
  /** There may be something to do: starts on it in the background. */
  wake(): void;
  /** Works until nothing is due, and answers how many pieces were done meanwhile. Throws what broke. */
  drain(): Promise<number>;
  /** Finishes what is at hand and takes nothing else. */
  stop(): Promise<void>;
}

/** Lanes in which pieces of work are done side by side, as many as there is work for. */
export function createLanes<Item>(
  { lanes, claim, work }: Work<Item>,
  onBroken: (error: unknown) => void,
): Lanes {
  const open = new Set<Promise<void>>();
  let busy = 0;
  let wakes = 0;
  let done = 0;
  /** What broke first since it was last looked at. */
  let broken: { readonly error: unknown } | null = null;
  let stopping = false;

  async function lane(): Promise<void> {
    try {
      let seen: number;
      do {
        seen = wakes;
        for (let item = await next(); item !== null; item = await next()) {
          // Where one was due there may be another.
          openLane();
          await work(item);
          done += 1;
        }
      } while (seen !== wakes && !stopping);
    } catch (error) {
      broken ??= { error };
      onBroken(error);
    } finally {
      busy -= 1;
    }
  }

  const next = async () => (stopping ? null : await claim());

  function openLane(): void {
    if (stopping || busy >= lanes) return;
    busy += 1;
    const mine = lane().finally(() => open.delete(mine));
    open.add(mine);
  }

  function wake(): void {
    wakes += 1;
    openLane();
  }

  async function atHand(): Promise<void> {
    while (open.size > 0) await Promise.all(open);
  }

  return {
    wake,
    async drain() {
      const before = done;
      broken = null;
      wake();
      await atHand();
      const fault: { readonly error: unknown } | null = broken;
      if (fault !== null) throw (fault as { readonly error: unknown }).error;
      return done - before;
    },
    async stop() {
      stopping = true;
      await atHand();
    },
  };
}
