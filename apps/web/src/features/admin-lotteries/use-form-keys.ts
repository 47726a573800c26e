import { useEffect, useEffectEvent } from 'react';

interface FormKeys {
  readonly save: () => void;
  readonly cancel: () => void;
  readonly next?: () => void;
  readonly previous?: () => void;
}

/** Ctrl + Enter and Escape, and Alt with an arrow for the sections, wherever the focus is; in an open window the keys are its own. */
export function useFormKeys(keys: FormKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const act = actOf(event, keys);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function actOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, keys: FormKeys): (() => void) | undefined {
  if (key === 'Enter' && (ctrlKey || metaKey)) return keys.save;
  if (key === 'Escape') return keys.cancel;
  if (!altKey) return undefined;
  return { ArrowDown: keys.next, ArrowUp: keys.previous }[key];
}
