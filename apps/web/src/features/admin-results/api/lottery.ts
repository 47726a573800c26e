import { oneLottery } from '@bolillero/contract/calls/lotteries';
import type { LotteryDetail as WireDetail } from '@bolillero/contract/entities/lottery';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { PrizeTemplate } from '@bolillero/domain/games/lottery-definition';
import { seriesOf } from '@bolillero/domain/games/series';
import { cents } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import type { TemplateLevel } from '@bolillero/domain/prizes/prize-table';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAmount } from '../../../api/amount.ts';
import { request } from '../../../api/client.ts';
import { type LotteryDetail, readLotteryDetail } from '../../../api/lottery.ts';

/** A lottery with its eras, its calendar and what its results' prize tables start from. */
export interface RuledLottery extends LotteryDetail {
  readonly prizeTemplates: readonly PrizeTemplate[];
}

export const lotteryQuery = (id: number) =>
  queryOptions({
    queryKey: ['lottery', id, 'prize-templates'],
    queryFn: async ({ signal }) =>
      readRuledLottery((await request(oneLottery, { query: { id }, signal })).data),
    staleTime: 60_000,
  });

export function useLottery(id: number) {
  return useQuery(lotteryQuery(id));
}

export function readRuledLottery(wire: WireDetail): RuledLottery {
  return {
    ...readLotteryDetail(wire),
    prizeTemplates: wire.prize_templates.map(({ type, from, levels }) => ({
      series: seriesOf(type),
      from: drawDate(from),
      levels: levels.flatMap(templateLevel),
    })),
  };
}

function templateLevel(wire: WireDetail['prize_templates'][number]['levels'][number]): TemplateLevel[] {
  const rule = parseLevel(wire.prize_level);
  if (!rule) return [];
  const fixed = wire.play_prize === null ? null : readAmount(wire.play_prize);
  return [
    {
      position: wire.position,
      rule,
      kind: wire.prize_kind === 'free' ? 'free' : 'money',
      lotteryWinners: null,
      lotteryPrize: readAmount(wire.lottery_prize),
      playWinners: null,
      playPrize: fixed ?? cents(0),
      ...(fixed !== null && { playPrizeFixed: fixed }),
    },
  ];
}
