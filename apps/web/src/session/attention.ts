import { adminStore } from './stores.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** For how long after they moved somebody is taken to be at the page, in milliseconds. */
const aMoment = 60_000;

/** Knows whether somebody is at this page, by what they do. Whoever has just opened it is. */
export function createAttention(now: () => number) {
  let last = now();
  const notice = () => {
    last = now();
  };
  return {
    /** Notices what is done there, until the answer is called. */
    watch: (target: EventTarget): (() => void) => {
      for (const sign of signs) target.addEventListener(sign, notice, { capture: true, passive: true });
      return () => {
        for (const sign of signs) target.removeEventListener(sign, notice, { capture: true });
      };
    },
    isPaid: (): boolean => now() - last < aMoment,
  };
}

/**
 * Pages of the back-office ask for news by themselves. From now on those calls say when nobody is at the page, so that they keep
 * no session alive; until the answer is called.
 */
export function sayWhenUnattended(target: EventTarget): () => void {
  const attention = createAttention(() => Date.now());
  adminStore.says = () => (attention.isPaid() ? {} : { 'x-unattended': '1' });
  return attention.watch(target);
}
