import type { LotteryEdit } from '@bolillero/domain/lottery-editing/edit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { officeLotteriesKey, rehearseLottery } from './api/lotteries.ts';
import type { Impact } from './api/read-lottery.ts';

/** What is typed rests so long, in milliseconds, before the server is asked what it meets. */
const restsFor = 500;

/** What saving an edit would meet, asked once it rests; `edit` null: nothing that meets anybody. */
export function useImpact(
  id: number,
  revision: number,
  edit: LotteryEdit | null,
): { readonly impact: Impact | null; readonly isAsking: boolean } {
  const text = edit === null ? null : JSON.stringify(edit);
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restsFor);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: [...officeLotteriesKey, 'one', id, 'impact', revision, rested],
    queryFn:
      rested === null
        ? skipToken
        : ({ signal }) =>
            rehearseLottery(
              id,
              { edit: JSON.parse(rested) as LotteryEdit, image: { kind: 'kept' }, logo: { kind: 'kept' } },
              signal,
            ),
    retry: false,
  });
  const isKnown = text !== null && rested === text;
  return {
    impact: isKnown ? (query.data ?? null) : null,
    isAsking: text !== null && (!isKnown || query.isFetching),
  };
}
