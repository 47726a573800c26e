import { useCallback, useState } from 'react';
import type { PlayPage } from '../../../paths.ts';

const keyOf = (customerId: number, page: PlayPage) => `bolillero-guide-${customerId}-${page}`;

/**
 * Whether the guide of a kind of play page is still to be offered to a customer in this browser, and how the offer is answered: once it was
 * taken or put aside it does not come again.
 */
export function useGuideOffer(customerId: number, page: PlayPage): [isOpen: boolean, answer: () => void] {
  const [isOpen, setOpen] = useState(() => !wasAnswered(keyOf(customerId, page)));
  const answer = useCallback(() => {
    setOpen(false);
    keepAnswered(keyOf(customerId, page));
  }, [customerId, page]);
  return [isOpen, answer];
}

function wasAnswered(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // where nothing can be kept it would come each time
    return true;
  }
}

function keepAnswered(key: string): void {
  try {
    localStorage.setItem(key, 'answered');
  } catch {
    // full: it is not offered while the page is open
  }
}
