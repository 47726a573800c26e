import type { AnswerOf } from '@bolillero/contract/call';
import type { PlaySet, playsOfSet } from '@bolillero/contract/calls/play-sets';
import { toDecimal } from '@bolillero/domain/money/cents';
import { betOf } from '@bolillero/domain/tickets/play-price';
import type { LineRow } from './repository.ts';
import type { PricedSet } from './service.ts';

/** A set at today's prices. */
export function presentPlaySet({ row, lottery, sold }: PricedSet): PlaySet {
  const { id, name, lotteryId, series, plays, multiplied, combinations } = row;
  const bet = betOf(lottery, sold ? { plays, multiplied } : { plays: combinations, multiplied: 0 });
  return { id, name, lottery_id: lotteryId, type: series, plays: bet.plays, price: toDecimal(bet.total) };
}

/** A play of a set, as it was saved. */
export function presentLine({
  balls,
  special,
  withMultiplier,
}: LineRow): AnswerOf<typeof playsOfSet>['data'][number] {
  return { numbers: [...balls], bExtra: special, potenciador: withMultiplier };
}
