import type { AnswerOf } from '@bolillero/contract/call';
import type { lotteriesWithLastResult, topResults } from '@bolillero/contract/calls/lotteries';
import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import type { LotteryImpact } from '@bolillero/contract/entities/lottery-impact';
import { cutoffInstant, drawInstant, nextDrawDate } from '@bolillero/domain/calendar/schedule';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import type { Era } from '@bolillero/domain/games/era';
import { type PrizeTemplate, templateAt } from '@bolillero/domain/games/lottery-definition';
import { lotteryLack } from '@bolillero/domain/games/lottery-readiness';
import { type Matrix, picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { levelOdds, matchOdds, oneIn, overallOdds } from '@bolillero/domain/games/odds';
import { type SeriesName, seriesNumber } from '@bolillero/domain/games/series';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { formatLevel } from '@bolillero/domain/prizes/level';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { eraNow, lotteryImage, presentLottery } from '../../catalogue/present-lottery.ts';
import { dateAfter, presentBrief } from '../draws/presenter.ts';
import type { DrawRow } from '../draws/repository.ts';
import type { Impact } from './impact.ts';

type LastResultRow = AnswerOf<typeof lotteriesWithLastResult>['data'][number];

/** How many balls a row of the panel has. */
const panelColumns = 7;

export const presentEra = ({ from, matrix }: Era) => ({
  from,
  selectNumber: matrix.balls,
  size: matrix.size,
  special: matrix.special.kind,
  sub_length: specialSize(matrix),
});

export const presentTemplate = ({ series, from, levels }: PrizeTemplate) => ({
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

type OddsAnswer = LotteryDetail['odds'];

/** The true odds of a series as it is played now, computed from the matrix and its own prize table. */
function presentSeriesOdds(
  lottery: CatalogueLottery,
  series: SeriesName,
  matrix: Matrix,
  now: number,
): OddsAnswer['series'][number] {
  const today = dateIn(lottery.schedule.timeZone, now);
  const template = templateAt(lottery.prizeTemplates, series, today)?.levels ?? [];
  const levels = template.toSorted((a, b) => a.position - b.position);
  const rules = levels.map(({ rule }) => rule);
  const odds = levelOdds(matrix, rules);
  const everything = matchOdds(matrix, matrix.balls, picksSpecial(matrix));
  return {
    type: seriesNumber(series),
    levels: rules.map((rule, index) => ({
      level: formatLevel(rule),
      oneIn: oneIn(odds[index] ?? everything),
    })),
    jackpot: oneIn(odds[0] ?? everything),
    any: rules.length === 0 ? null : oneIn(overallOdds(matrix, rules)),
    fixed_top: (levels[0]?.lotteryPrize ?? 0) > 0,
    free_plays: levels.some(({ kind }) => kind === 'free'),
  };
}

function presentOdds(lottery: CatalogueLottery, matrix: Matrix, now: number): OddsAnswer {
  const traditional = presentSeriesOdds(lottery, 'traditional', matrix, now);
  const { levels, jackpot, any } = traditional;
  const laggards = lottery.hasDoublePlay ? [presentSeriesOdds(lottery, 'laggards', matrix, now)] : [];
  return { levels, jackpot, any, series: [traditional, ...laggards] };
}

/** A lottery with all that its own pages show. */
export function presentLotteryDetail(lottery: CatalogueLottery, now: number): LotteryDetail {
  const { matrix } = eraNow(lottery, now);
  const next = nextDrawDate(lottery.schedule, now);
  const { ticketPrice, serviceFee } = lottery;
  return {
    ...presentLottery(lottery, now),
    revision: lottery.revision,
    own_image: lottery.image !== null,
    own_logo: lottery.logo !== null,
    missing: lotteryLack(lottery, now),
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

const isoOf = (instant: number) => new Date(instant).toISOString();

/** A lottery with its last result, on the front page. */
export function presentWithLastResult(
  lottery: CatalogueLottery,
  newest: DrawRow | undefined,
  now: number,
): LastResultRow {
  const next = nextDrawDate(lottery.schedule, now);
  const result = newest === undefined ? null : presentBrief(newest, lottery);
  return {
    ...presentLottery(lottery, now),
    result,
    date_before: next,
    closes_at: next === null ? null : isoOf(cutoffInstant(lottery.schedule, next)),
    draws_at: next === null ? null : isoOf(drawInstant(lottery.schedule, next)),
    // An amount of 0 says that nobody has entered one.
    jackpot: newest === undefined || newest.amountCents === 0 || result === null ? null : result.amount,
  };
}

const presentPlays = ({ total, list }: Impact['carts']): LotteryImpact['carts'] => ({
  total,
  list: list.map((play) => ({
    id: play.id,
    type: play.series,
    date_lottery: play.drawDate,
    costumer_id: play.customerId,
    costumer_name: play.name,
    costumer_lastname: play.lastname,
    balls: JSON.stringify(play.balls),
    ball_red: play.special,
    effect: play.effect,
  })),
});

/** What saving a lottery meets. */
export function presentImpact({ eras, eraDraws, draws, carts, sold, verdict }: Impact): LotteryImpact {
  return {
    eras: eras.map((era) => ({ ...era })),
    era_draws: eraDraws.map((era) => ({ ...era })),
    draws: {
      kept: draws.kept,
      total: draws.total,
      list: draws.list.map(({ id, series, date, effect }) => ({
        id,
        type: seriesNumber(series),
        date,
        effect,
      })),
    },
    carts: presentPlays(carts),
    sold: presentPlays(sold),
    verdict,
  };
}

/** The dates of results, which a second drawing can be entered for. */
export function presentTop(
  rows: readonly DrawRow[],
  lotteries: readonly CatalogueLottery[],
): AnswerOf<typeof topResults> {
  const data = rows.flatMap((row) => {
    const lottery = lotteries.find(({ id }) => id === row.lotteryId);
    if (lottery === undefined) return [];
    const { id, date, amountCents } = row;
    return [{ id, date, date_before: dateAfter(row, lottery), amount: toDecimal(cents(amountCents)) }];
  });
  return { data };
}
