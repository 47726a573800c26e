import type { LotteryDetail as WireDetail } from '@bolillero/contract/entities/lottery';
import { specialSize } from '@bolillero/domain/games/matrix';
import { megaMillions } from '@bolillero/domain/games/mega-millions';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { seriesNumber } from '@bolillero/domain/games/series';
import { tinkas } from '@bolillero/domain/games/tinkas';
import { toDecimal } from '@bolillero/domain/money/cents';
import { formatLevel } from '@bolillero/domain/prizes/level';
import { expect, test } from 'vitest';
import { readRuledLottery } from './lottery.ts';

test.each([powerBalls, megaMillions, tinkas])('what judges the results of $name arrives whole', (lottery) => {
  const wire = {
    days: JSON.stringify(lottery.schedule.drawDays.at(-1)?.days),
    draw_days: lottery.schedule.drawDays,
    timezone: lottery.schedule.timeZone,
    draw_time: lottery.schedule.drawTime,
    cutoff_minutes: lottery.schedule.cutoffMinutes,
    exceptions: { added: lottery.schedule.added, cancelled: lottery.schedule.cancelled },
    multipliers: lottery.multipliers.map(({ largestUpTo, ...rule }) => ({
      ...rule,
      largest_up_to: largestUpTo === null ? null : toDecimal(largestUpTo),
    })),
    type: lottery.traditionalMultiplier ? 1 : 0,
    playoff_multiplier: lottery.playoffMultiplier,
    eras: lottery.eras.map(({ from, matrix }) => ({
      from,
      selectNumber: matrix.balls,
      size: matrix.size,
      special: matrix.special.kind,
      sub_length: specialSize(matrix),
    })),
    ticket_price: '2.50',
    service_fee: '0.50',
    odds: { jackpot: '292,201,338.00', any: null, series: [] },
    listLotteries: [{ date_before: '2026-11-21' }],
    info: { columnCart: 10 },
    prize_templates: lottery.prizeTemplates.map(({ series, from, levels }) => ({
      type: seriesNumber(series),
      from,
      levels: levels.map((level) => ({
        position: level.position,
        prize_level: formatLevel(level.rule),
        lottery_prize: toDecimal(level.lotteryPrize),
        play_prize: level.playPrizeFixed === undefined ? null : toDecimal(level.playPrizeFixed),
        prize_kind: level.kind,
      })),
    })),
  } as unknown as WireDetail;
  expect(readRuledLottery(wire)).toMatchObject({
    eras: lottery.eras,
    schedule: lottery.schedule,
    prizeTemplates: lottery.prizeTemplates,
    multipliers: lottery.multipliers,
    traditionalMultiplier: lottery.traditionalMultiplier,
    playoffMultiplier: lottery.playoffMultiplier,
    ticketPrice: 250,
    serviceFee: 50,
    nextDrawDate: '2026-11-21',
    slipColumns: 10,
  });
});
