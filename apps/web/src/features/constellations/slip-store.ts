import { actOn, type SlipAct, type SlipState, untouched } from './slip-state.ts';

/** What was done to each slip of the stack, by its date; it stays while a slip is out of sight. */
export interface SlipStore {
  readonly get: (date: string) => SlipState;
  readonly act: (date: string, act: SlipAct) => void;
  /** Tells of changes of one slip. */
  readonly watch: (date: string, listener: () => void) => () => void;
}

export function createSlipStore(): SlipStore {
  const states = new Map<string, SlipState>();
  const listeners = new Map<string, Set<() => void>>();
  return {
    get: (date) => states.get(date) ?? untouched,
    act: (date, act) => {
      states.set(date, actOn(states.get(date) ?? untouched, act));
      for (const listener of listeners.get(date) ?? []) listener();
    },
    watch: (date, listener) => {
      const of = listeners.get(date) ?? new Set();
      listeners.set(date, of.add(listener));
      return () => void of.delete(listener);
    },
  };
}
