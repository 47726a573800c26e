import { useEffect, useRef } from 'react';
import { keyStore, type PageKey } from './key-store.ts';

/** Gives the page keys of one character while it is shown; `?` lists them. What they do may change from rendering to rendering. */
export function useKeys(keys: readonly PageKey[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const named = keys.map(({ key, label }) => `${key} ${label}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew where keys or their words change, not with every function
  useEffect(
    () =>
      keyStore.add(
        latest.current.map(({ key, label }) => ({
          key,
          label,
          run: () => latest.current.find((one) => one.key === key)?.run(),
        })),
      ),
    [named],
  );
}
