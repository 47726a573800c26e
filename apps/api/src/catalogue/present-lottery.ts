import { pathOf } from '@bolillero/contract/call';
import { lotteryPicture } from '@bolillero/contract/calls/lottery-office';
import type { Lottery } from '@bolillero/contract/entities/lottery';
import { drawDaysOn } from '@bolillero/domain/calendar/draw-days';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { currentEra, type Era } from '@bolillero/domain/games/era';
import { lotteries } from '@bolillero/domain/games/lotteries';
import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { type MultiplierRule, multiplierOn } from '@bolillero/domain/games/multiplier';
import { toDecimal } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from './load-lotteries.ts';

/** The marks that ship with the product: of the lotteries that a new house begins with. */
const shippedMarks = new Set(lotteries.map(({ name }) => name));

/** Address of a picture that was uploaded for a lottery; it changes with the picture. */
const uploadedPicture = (hash: Buffer) => `/api${pathOf(lotteryPicture, { hash: hash.toString('hex') })}`;

/** Address of a lottery's image: what was uploaded, else the mark that ships with the product; empty without either. */
export function lotteryImage({ name, image }: CatalogueLottery): string {
  if (image !== null) return uploadedPicture(image);
  return shippedMarks.has(name) ? `/lotteries/${name}.svg` : '';
}

/** Address of its logo; of its image, where it has none. */
function lotteryLogo(lottery: CatalogueLottery): string {
  return lottery.logo === null ? lotteryImage(lottery) : uploadedPicture(lottery.logo);
}

/** The era of the lottery's own calendar day at an instant. */
export function eraNow({ eras, schedule }: CatalogueLottery, now: number): Era {
  return currentEra(eras, dateIn(schedule.timeZone, now));
}

/** What lists of purchases and notifications say of a lottery. */
export function briefLottery(lottery: CatalogueLottery) {
  return {
    id: lottery.id,
    name: lottery.name,
    description: lottery.displayName,
    sub_name: lottery.specialName,
    plier_lottery: lottery.multiplierLabel,
    image: lotteryImage(lottery),
    accent: lottery.accent,
    currency: lottery.currency,
  };
}

const presentMultiplier = ({ from, mode, values, weights, largestUpTo }: MultiplierRule) => ({
  from,
  mode,
  values: [...values],
  weights: [...weights],
  largest_up_to: largestUpTo === null ? null : toDecimal(largestUpTo),
});

/** A lottery in the specification's spelling, with the matrix and the multiplier in force at an instant. */
export function presentLottery(lottery: CatalogueLottery, now: number): Lottery {
  const { matrix } = eraNow(lottery, now);
  const { schedule } = lottery;
  const today = dateIn(schedule.timeZone, now);
  const multiplier = multiplierOn(lottery, today);
  return {
    id: lottery.id,
    name: lottery.name,
    description: lottery.displayName,
    image: lotteryImage(lottery),
    logo: lotteryLogo(lottery),
    accent: lottery.accent,
    order: lottery.pageOrder,
    sub_name: lottery.specialName,
    size: matrix.size,
    sub_length: specialSize(matrix),
    selectNumber: matrix.balls,
    numberBallsToSelect: matrix.balls,
    intents: lottery.playsPerDay,
    days: JSON.stringify(drawDaysOn(schedule.drawDays, today)),
    draw_days: schedule.drawDays.map(({ from, days }) => ({ from, days: [...days] })),
    date_opening: lottery.openingDate,
    type: lottery.traditionalMultiplier ? 1 : 0,
    hasDoublePlay: lottery.hasDoublePlay,
    hasSpecialBall: picksSpecial(matrix),
    special_kind: matrix.special.kind,
    playoff_multiplier: lottery.playoffMultiplier,
    isShow: !lottery.hidden,
    state: lottery.hidden,
    ball_lottery: lottery.specialName,
    plier_lottery: lottery.multiplierLabel,
    laggards_name: lottery.laggardsName,
    currency: lottery.currency,
    timezone: schedule.timeZone,
    draw_time: schedule.drawTime,
    cutoff_minutes: schedule.cutoffMinutes,
    ticket_price: toDecimal(lottery.ticketPrice),
    service_fee: toDecimal(lottery.serviceFee),
    share_price: toDecimal(lottery.sharePrice),
    multiplier_mode: multiplier.mode,
    multiplier_price: toDecimal(lottery.multiplierPrice),
    multiplier_values: [...multiplier.values],
    multipliers: lottery.multipliers.map(presentMultiplier),
    how_to_collect: lottery.howToCollect,
    exceptions: { added: [...schedule.added], cancelled: [...schedule.cancelled] },
  };
}
