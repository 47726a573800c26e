import { playTexts } from '@bolillero/texts/play';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { useLotteryCart } from '../../../features/cart/api/cart.ts';
import { deskOf, placeOf } from './desks.ts';

/** A customer's tickets of a series, kept in step with the draw on sale and with the cart. */
export function usePlayDesk(lottery: LotteryDetail, series: SeriesType, customerId: number) {
  const client = useQueryClient();
  const desk = deskOf(placeOf(customerId, lottery, series), client);
  const drawDate = lottery.nextDrawDate;
  const cart = useLotteryCart({ id: lottery.id, name: lottery.name, drawDate });
  const data = cart.data;
  const lines = data?.lines.filter((line) => line.series === series);

  useEffect(() => desk.setDate(drawDate), [desk, drawDate]);
  const shownDate = useRef(drawDate);
  useEffect(() => {
    const before = shownDate.current;
    shownDate.current = drawDate;
    if (before !== null && before !== drawDate) tellClosed(before, drawDate);
  }, [drawDate]);
  useEffect(() => {
    if (data === undefined) return;
    const plays = data.lines.filter((line) => line.series === series);
    desk.setCart({ plays, askedAt: data.askedAt });
  }, [desk, data, series]);
  // what cannot be read is not waited for: registering twice is registering once
  const isUnreadable = cart.isError && data === undefined;
  useEffect(() => {
    if (isUnreadable) desk.setCart(null);
  }, [desk, isUnreadable]);

  return { desk, drawDate, lines, cart };
}

/** The sale of a draw closed while its player was at the tickets. */
function tellClosed(date: string, next: string | null): void {
  const words = playTexts.closed;
  const what = words.title(dateInWords(date, 'short'));
  showWarning(`${what}. ${next === null ? words.none : words.next(dateInWords(next, 'short'))}`, {
    seconds: 5,
  });
}
