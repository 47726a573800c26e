import { randomPlayTexts as words } from '@bolillero/texts/random-play';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LotteryOnSale } from '../../../features/lotteries/api.ts';
import type { AddedPlay, RandomPlay } from './random-play.ts';
import { numbersOf } from './random-words.tsx';

/** Taps that follow each other sooner are one, in milliseconds. */
const doubleTap = 500;

/** The random plays of one draw card, from its 'Al azar' into the cart. */
export function useRandomPlay(lottery: LotteryOnSale) {
  const { id, nextDrawDate: date } = lottery;
  const client = useQueryClient();
  const [added, setAdded] = useState<readonly AddedPlay[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [unreachable, setUnreachable] = useState(false);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const unanswered = useRef<RandomPlay | null>(null);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  const add = async (tappedAt: number) => {
    const isOneTap = tappedAt - lastTap.current < doubleTap;
    lastTap.current = tappedAt;
    if (isOneTap || busy || date === null) return;
    setBusy(true);
    setFailure(null);
    setUnreachable(false);
    try {
      // the foot too, which tells what came of it: without a connection neither may be there yet
      const [{ playAtRandom }] = await Promise.all([import('./random-play.ts'), import('./RandomFoot.tsx')]);
      const outcome = await playAtRandom(client, id, date, unanswered.current);
      if ('added' in outcome) {
        unanswered.current = null;
        setAdded((before) => [...before, outcome.added]);
        setSaid(words.announced(numbersOf(lottery, outcome.added)));
      } else {
        unanswered.current = outcome.unanswered;
        setFailure(outcome.failure);
      }
    } catch {
      setUnreachable(true);
    }
    setBusy(false);
  };

  return {
    /** What this card put into the cart, oldest first; some of it may have left the cart since. */
    added,
    busy,
    /** The last of it in words, for who does not see it. */
    said,
    sayWithdrawn: () => setSaid(words.withdrawn),
    /** Why the last one is not in the cart. */
    failure,
    /** What adds one could not be fetched. */
    unreachable,
    /** Adds one; `tappedAt` is the event's time stamp. */
    add,
  };
}
