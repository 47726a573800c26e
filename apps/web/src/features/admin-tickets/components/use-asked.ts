import { useState } from 'react';

interface Waiting<T> {
  readonly about: T;
  readonly answer: (yes: boolean) => void;
}

/** Questions that work under way waits for, one after the other. */
export function useAsked<T>() {
  const [waiting, setWaiting] = useState<readonly Waiting<T>[]>([]);
  const [first] = waiting;
  return {
    /** What is asked now; null: nothing. */
    asked: first?.about ?? null,
    ask: (about: T) =>
      new Promise<boolean>((resolve) => setWaiting((others) => [...others, { about, answer: resolve }])),
    answer: (yes: boolean) => {
      first?.answer(yes);
      setWaiting((all) => all.slice(1));
    },
  };
}
