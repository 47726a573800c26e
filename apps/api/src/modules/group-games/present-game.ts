import type { Pena } from '@bolillero/contract/entities/group-game';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import { gameTimes, stateOfGame } from './game-times.ts';
import type { GameWithFile } from './games-repository.ts';

const instantText = (at: number | Date | null | undefined) =>
  at === null || at === undefined ? null : new Date(at).toISOString();

/** What every answer says of a game. */
export function presentTerms({ row, lines, sha256 }: GameWithFile, lottery: CatalogueLottery, now: number) {
  return {
    id: row.id,
    loterie_id: row.lotteryId,
    loterie: briefLottery(lottery),
    type: row.lineLimit,
    participations: row.participations,
    coupons: row.sharesSold,
    state: stateOfGame(row, lottery, now),
    lines,
    sha256,
  };
}

/** A game as the office has it. */
export function presentPena(game: GameWithFile, lottery: CatalogueLottery, now: number): Pena {
  const { row } = game;
  const times = gameTimes(lottery, row);
  return {
    ...presentTerms(game, lottery, now),
    date_lottery: row.drawDate,
    closes_at: instantText(times?.closesAt),
    draws_at: instantText(times?.drawsAt),
    share_price: row.sharePriceCents === null ? null : toDecimal(cents(row.sharePriceCents)),
    activated_at: instantText(row.activatedAt),
    attached_at: instantText(row.linesAttachedAt),
    refund_cause: row.refundCause,
    createdAt: row.createdAt.toISOString(),
  };
}
