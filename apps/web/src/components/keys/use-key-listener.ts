import { useEffect, useEffectEvent } from 'react';
import { keyStore, singleKeys } from './key-store.ts';
import { plainKey } from './plain-key.ts';
import { isSaveKey, saveForm } from './save-key.ts';

/** After G the letter of a section is waited for so long, in milliseconds. */
const goesOnFor = 1500;

interface KeyListener {
  /** `?` was pressed. */
  readonly onSheet: () => void;
  /** G and a letter were: whether that letter leads anywhere. */
  readonly onSection: (letter: string) => boolean;
}

/** Listens to the keys of the page and of the frame around it, for as long as that is shown. */
export function useKeyListener({ onSheet, onSection }: KeyListener): void {
  const sheet = useEffectEvent(onSheet);
  const section = useEffectEvent(onSection);
  useEffect(() => {
    let goUntil = 0;
    /** Whether the key did something. */
    const act = (key: string): boolean => {
      const goes = performance.now() < goUntil;
      goUntil = 0;
      if (key === '?') {
        sheet();
        return true;
      }
      if (!singleKeys.get()) return false;
      if (goes && section(key)) return true;
      const ofPage = keyStore.get().findLast((one) => one.key === key);
      if (ofPage !== undefined) ofPage.run();
      else if (key === 'g') goUntil = performance.now() + goesOnFor;
      return ofPage !== undefined || key === 'g';
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSaveKey(event)) return saveForm(event);
      const key = plainKey(event);
      if (key !== null && act(key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
