import type { AnswerOf } from '@bolillero/contract/call';
import type { ListedResult } from '@bolillero/contract/calls/result-list';
import type { updateResult } from '@bolillero/contract/calls/results';
import type {
  AdminResult,
  PrizeLevelOut,
  Result,
  ResultBrief,
  ResultRow,
} from '@bolillero/contract/entities/result';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { dateAfterResult } from '@bolillero/domain/calendar/schedule';
import { eraAt } from '@bolillero/domain/games/era';
import { levelOdds, type Odds, oneIn } from '@bolillero/domain/games/odds';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { formatLevel } from '@bolillero/domain/prizes/level';
import type { Prize } from '@bolillero/domain/prizes/prize';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { prizeText } from '../../wire/prize-text.ts';
import type { SettlementRow } from '../settlement/repository.ts';
import type { PrizeChange, PrizeGiven } from './prize-changes.ts';
import type { DrawRow, LevelRow } from './repository.ts';

/** The draw date after a result: worked out when it is read, since draws come in and calendars change. */
export function dateAfter(row: DrawRow, { schedule }: CatalogueLottery): string | null {
  const known = (date: string | null) => (date === null ? null : drawDate(date));
  return dateAfterResult(schedule, drawDate(row.date), {
    nextOnFile: known(row.nextOnFile),
    entered: known(row.nextDate),
  });
}

/** A draw in the specification's spelling, without its prize table. */
export function presentBrief(row: DrawRow, lottery: CatalogueLottery): ResultBrief {
  return {
    id: row.id,
    lottery_id: row.lotteryId,
    name: lottery.name,
    date: row.date,
    date_before: dateAfter(row, lottery),
    amount: toDecimal(cents(row.amountCents)),
    balls: JSON.stringify(row.balls),
    ball_red: row.special,
    enhancer: row.multiplier,
    type: row.series,
    isShow: row.shown,
    demo: row.demo,
  };
}

function presentLevel(row: LevelRow, odds: Odds | undefined): PrizeLevelOut {
  return {
    id: row.id,
    position: row.position,
    prize_level: formatLevel(row),
    lottery_winner: row.lotteryWinners,
    lottery_prize: toDecimal(cents(row.lotteryPrizeCents)),
    play_winner: row.playWinners,
    play_prize: toDecimal(cents(row.playPrizeCents)),
    prize_kind: row.kind,
    ...(odds === undefined ? {} : { one_in: oneIn(odds) }),
  };
}

export function presentDetail(
  levels: readonly LevelRow[],
  row: DrawRow,
  lottery: CatalogueLottery,
): PrizeLevelOut[] {
  const era = eraAt(lottery.eras, drawDate(row.date));
  const table = levels.toSorted((a, b) => a.position - b.position);
  const odds = era === null ? [] : levelOdds(era.matrix, table);
  return levels.map((level) => presentLevel(level, odds[table.indexOf(level)]));
}

export function presentResult(row: DrawRow, levels: readonly LevelRow[], lottery: CatalogueLottery): Result {
  return { ...presentBrief(row, lottery), detail: presentDetail(levels, row, lottery) };
}

const rowBalls = [
  'ball_one',
  'ball_two',
  'ball_three',
  'ball_four',
  'ball_five',
  'ball_six',
  'ball_seven',
  'ball_eight',
  'ball_nine',
  'ball_ten',
] as const;
type RowFields = Omit<ResultRow, keyof Result>;

/** What a row of a list says besides: its balls one by one, the multiplier and the jackpot. */
export function presentRowFields(row: DrawRow): RowFields {
  const balls = rowBalls.flatMap((name, index) => {
    const ball = row.balls[index];
    return ball === undefined ? [] : [[name, ball]];
  });
  return {
    ...Object.fromEntries(balls),
    potenciador: row.multiplier,
    prize: toDecimal(cents(row.amountCents)),
  };
}

/** The same for operators and administrators: with what its settlement has come to. */
export function presentAdminResult(
  row: DrawRow,
  levels: readonly LevelRow[],
  lottery: CatalogueLottery,
  settlement: SettlementRow | null,
): AdminResult {
  const progress = presentProgress(settlement);
  return { ...presentResult(row, levels, lottery), revision: row.revision, settlement: progress };
}

/** A row of the back-office's list. */
export function presentListed(
  { row, settlement }: { readonly row: DrawRow; readonly settlement: SettlementRow | null },
  lottery: CatalogueLottery,
): ListedResult {
  return { ...presentBrief(row, lottery), settlement: presentProgress(settlement) };
}

function presentProgress(row: SettlementRow | null): ListedResult['settlement'] {
  if (row === null) return null;
  const { state, settled, total, winners } = row;
  return { state, settled, total, winners };
}

/** What a check of numbers says that they win: "0" for nothing, null while it is not known. */
export function presentPrize(prize: Prize | null): string | null {
  if (prize?.kind === 'unknown') return null;
  return prizeText(
    prize && { free: prize.kind === 'free', amountCents: prize.kind === 'money' ? prize.amount : 0 },
  );
}

type Change = NonNullable<AnswerOf<typeof updateResult>['changes']>[number];

/** What a change of a draw does to one play, as administrators are asked whether they mean it. */
export function presentChange(change: PrizeChange): Change {
  const textOf = (prize: PrizeGiven | null) =>
    prizeText(prize && { free: prize.kind === 'free', amountCents: prize.amountCents });
  return {
    purchase_id: 'purchaseId' in change.of ? change.of.purchaseId : null,
    ...('gameId' in change.of && { pena_id: change.of.gameId }),
    costumer: change.customer,
    balls: JSON.stringify(change.balls),
    before: textOf(change.before),
    after: textOf(change.after),
    before_level: change.before?.level ?? null,
    after_level: change.after?.level ?? null,
  };
}
