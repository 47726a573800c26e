import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matrixOf } from '../../../api/lottery-rules.ts';
import type { SeriesType } from '../../../api/series.ts';
import { useLotteryCart } from '../../../features/cart/api/lottery-cart.ts';
import { deskOf } from './desks.ts';

/** A customer's tickets of a series, kept in step with the draw on sale and with the cart. */
export function usePlayDesk(lottery: LotteryDetail, series: SeriesType, customerId: number) {
  const client = useQueryClient();
  const desk = deskOf({ customerId, lottery, series, matrix: matrixOf(lottery) }, client);
  const cart = useLotteryCart(lottery.id, lottery.name);
  const drawDate = lottery.listLotteries[0]?.date_before ?? null;
  const lines = cart.data?.lines.filter((line) => line.series === series);
  // a text, so that the effect runs when the list changes and not each time it is read
  const keys = lines?.map((line) => line.key).join(' ');

  useEffect(() => desk.setDate(drawDate), [desk, drawDate]);
  useEffect(() => desk.setPlayed(keys === undefined ? null : new Set(keys.split(' '))), [desk, keys]);

  return { desk, drawDate, lines, cart };
}
