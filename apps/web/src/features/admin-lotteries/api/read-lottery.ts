import type {
  LotteryDetail as WireDetail,
  Lottery as WireLottery,
} from '@bolillero/contract/entities/lottery';
import type { LotteryImpact as WireImpact } from '@bolillero/contract/entities/lottery-impact';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import type { KeptLottery } from '@bolillero/domain/games/lottery-definition';
import type { LotteryLack } from '@bolillero/domain/games/lottery-readiness';
import { type SeriesName, seriesOf } from '@bolillero/domain/games/series';
import type { DrawEffect, PlayEffect } from '@bolillero/domain/lottery-editing/impact';
import { cents } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import { readAmount } from '../../../api/amount.ts';
import { readBalls } from '../../../api/balls.ts';
import { type Lottery, readLottery, readLotteryDetail } from '../../../api/lottery.ts';
import { type LotteryValues, valuesOf } from '../lottery-form.ts';

/** A lottery as the list shows it. */
export interface ListedLottery extends Lottery {
  readonly hidden: boolean;
  readonly playsPerDay: number;
  readonly pageOrder: number;
}

export function readListed(wire: WireLottery): ListedLottery {
  return { ...readLottery(wire), hidden: !wire.isShow, playsPerDay: wire.intents, pageOrder: wire.order };
}

/** A lottery as it is edited: as it is kept, and as the form shows it. */
export interface EditedLottery {
  readonly lottery: KeptLottery;
  readonly values: LotteryValues;
  /** Moves with every saving. */
  readonly revision: number;
  readonly missing: readonly LotteryLack[];
  /** Addresses of its pictures, and whether they were uploaded. */
  readonly image: string;
  readonly logo: string;
  readonly ownImage: boolean;
  readonly ownLogo: boolean;
  /** How many numbers stand side by side on its slip. */
  readonly slipColumns: number;
}

export function readEdited(wire: WireDetail, now: number): EditedLottery {
  const detail = readLotteryDetail(wire);
  const lottery: KeptLottery = {
    id: detail.id,
    name: detail.name,
    displayName: detail.description,
    accent: detail.accent,
    description: '',
    specialName: detail.specialName,
    multiplierLabel: detail.multiplierLabel,
    multipliers: detail.multipliers,
    traditionalMultiplier: detail.traditionalMultiplier,
    playoffMultiplier: detail.playoffMultiplier,
    multiplierPrice: detail.multiplierPrice,
    hasDoublePlay: detail.hasDoublePlay,
    laggardsName: wire.laggards_name,
    currency: detail.currency,
    schedule: detail.schedule,
    eras: detail.eras,
    playsPerDay: wire.intents,
    ticketPrice: detail.ticketPrice,
    serviceFee: detail.serviceFee,
    sharePrice: readAmount(wire.share_price),
    openingDate: drawDate(wire.date_opening),
    prizeTemplates: wire.prize_templates.map(({ type, from, levels }) => ({
      series: seriesOf(type),
      from: drawDate(from),
      levels: levels.map((level) => ({
        position: level.position,
        rule: parseLevel(level.prize_level) ?? { main: 0, special: false },
        kind: level.prize_kind,
        lotteryWinners: null,
        lotteryPrize: readAmount(level.lottery_prize),
        playWinners: null,
        playPrize: cents(0),
        ...(level.play_prize !== null && { playPrizeFixed: readAmount(level.play_prize) }),
      })),
    })),
    hidden: !wire.isShow,
    pageOrder: wire.order,
    howToCollect: wire.how_to_collect,
  };
  return {
    lottery,
    values: valuesOf(lottery, dateIn(lottery.schedule.timeZone, now)),
    revision: wire.revision,
    missing: wire.missing,
    image: wire.image,
    logo: wire.logo,
    ownImage: wire.own_image,
    ownLogo: wire.own_logo,
    slipColumns: detail.slipColumns,
  };
}

/** A play that a change meets. */
export interface AffectedPlay {
  readonly id: number;
  readonly series: SeriesName;
  readonly date: string;
  readonly customerId: number;
  readonly player: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly effect: PlayEffect;
}

interface AffectedPlays {
  readonly total: number;
  /** The first of them. */
  readonly list: readonly AffectedPlay[];
}

/** What saving a lottery would meet. */
export interface Impact {
  readonly eras: readonly { readonly from: string; readonly change: 'opened' | 'changed' | 'removed' }[];
  readonly draws: {
    readonly kept: number;
    readonly total: number;
    readonly list: readonly {
      readonly id: number;
      readonly series: SeriesName;
      readonly date: string;
      readonly effect: DrawEffect;
    }[];
  };
  readonly carts: AffectedPlays;
  readonly sold: AffectedPlays;
  readonly verdict: 'free' | 'asks' | 'refused';
}

export function readImpact({ eras, draws, carts, sold, verdict }: WireImpact): Impact {
  return {
    eras: eras.map(({ from, change }) => ({ from, change })),
    draws: {
      kept: draws.kept,
      total: draws.total,
      list: draws.list.map(({ id, type, date, effect }) => ({ id, series: seriesOf(type), date, effect })),
    },
    carts: readPlays(carts),
    sold: readPlays(sold),
    verdict,
  };
}

function readPlays({ total, list }: WireImpact['carts']): AffectedPlays {
  return {
    total,
    list: list.map((play) => ({
      id: play.id,
      series: seriesOf(play.type),
      date: play.date_lottery,
      customerId: play.costumer_id,
      player: `${play.costumer_name} ${play.costumer_lastname}`,
      balls: readBalls(play.balls),
      special: play.ball_red || null,
      effect: play.effect,
    })),
  };
}
