import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import { cutoffInstant, nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import type { Era } from '@bolillero/domain/games/era';
import { type PrizeTemplate, templateAt } from '@bolillero/domain/games/lottery-definition';
import { type Matrix, picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { matchOdds, oneIn, overallOdds } from '@bolillero/domain/games/odds';
import { seriesNumber } from '@bolillero/domain/games/series';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { formatLevel, type LevelRule } from '@bolillero/domain/prizes/level';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { eraNow, lotteryImage, presentLottery } from '../../catalogue/present-lottery.ts';

/** How many balls a row of the panel has. */
const panelColumns = 7;

const presentEra = ({ from, matrix }: Era) => ({
  from,
  selectNumber: matrix.balls,
  size: matrix.size,
  special: matrix.special.kind,
  sub_length: specialSize(matrix),
});

const presentTemplate = ({ series, from, levels }: PrizeTemplate) => ({
  type: seriesNumber(series),
  from,
  levels: levels.map((level) => ({
    position: level.position,
    prize_level: formatLevel(level.rule),
    lottery_prize: toDecimal(level.lotteryPrize),
    play_prize: level.playPrizeFixed === undefined ? null : toDecimal(level.playPrizeFixed),
    prize_kind: level.kind,
  })),
});

/** The true odds of the game as it is played now, computed from its matrix. */
function presentOdds(lottery: CatalogueLottery, matrix: Matrix, now: number): LotteryDetail['odds'] {
  const today = dateIn(lottery.schedule.timeZone, now);
  const template = templateAt(lottery.prizeTemplates, 'traditional', today);
  const rules = template?.levels.map(({ rule }) => rule) ?? [];
  const oneInOf = ({ main, special }: LevelRule) => oneIn(matchOdds(matrix, main, special));
  const everything = { main: matrix.balls, special: picksSpecial(matrix) };
  return {
    levels: rules.map((rule) => ({ level: formatLevel(rule), oneIn: oneInOf(rule) })),
    jackpot: oneInOf(rules[0] ?? everything),
    any: rules.length === 0 ? null : oneIn(overallOdds(matrix, rules)),
  };
}

/** A lottery with all that its own pages show. */
export function presentLotteryDetail(lottery: CatalogueLottery, now: number): LotteryDetail {
  const { matrix } = eraNow(lottery, now);
  const next = nextDrawDate(lottery.schedule, now);
  const { ticketPrice, serviceFee } = lottery;
  return {
    ...presentLottery(lottery, now),
    info: {
      image: lotteryImage(lottery),
      size: matrix.size,
      sub_length: specialSize(matrix),
      columnCart: panelColumns,
    },
    listLotteries: [{ date_before: next }],
    closes_at: next === null ? null : new Date(cutoffInstant(lottery.schedule, next)).toISOString(),
    eras: lottery.eras.map(presentEra),
    prices: {
      ticket: toDecimal(ticketPrice),
      service: toDecimal(serviceFee),
      total: toDecimal(cents(ticketPrice + serviceFee)),
    },
    odds: presentOdds(lottery, matrix, now),
    prize_templates: lottery.prizeTemplates.map(presentTemplate),
  };
}
