import type { Db } from '@bolillero/database/connection';
import { divideAmongShares, winningsOfShares } from '@bolillero/domain/group-games/division';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import { levelWon, matchPlay } from '@bolillero/domain/prizes/matching';
import { multiplierOfPlay, type Prize, prizeFor } from '@bolillero/domain/prizes/prize';
import type { DrawToSettle } from '../settlement/draw-to-settle.ts';
import { type NoticeChanges, noChanges, togetherWith } from '../settlement/notices-repository.ts';
import { type GameRow, type LineRow, linesOf } from './games-repository.ts';
import {
  type LineWin,
  lockGamesOf,
  type MemberShares,
  markSettled,
  type Payout,
  sharesOf,
  writeLineWins,
  writePayouts,
} from './settlement-repository.ts';

/**
 * Compares the lines of every game of a draw with its result, by the same functions as plays, and divides what they won among the
 * shares (Rulebook 8). `ourJackpotWinners`: plays and lines of ours that share level 1. Nobody is told twice of the same. The
 * settlement of the draw is locked.
 */
export async function settleGamesOf(
  tx: Db,
  draw: DrawToSettle,
  ourJackpotWinners: number,
  reason: WinChangeReason,
  at: Date,
): Promise<NoticeChanges> {
  let notices = noChanges;
  for (const game of await lockGamesOf(tx, draw)) {
    const lines = await linesOf(tx, game.id);
    const wins = lines.flatMap((line) => winOf(line, draw, game, ourJackpotWinners) ?? []);
    await writeLineWins(tx, game.id, draw, wins, at);
    const payouts = payoutsOf(wins, game, await sharesOf(tx, game.id));
    notices = togetherWith(notices, await writePayouts(tx, game.id, draw, payouts, reason, at));
    await markSettled(tx, game.id, draw);
  }
  return notices;
}

function winOf(line: LineRow, draw: DrawToSettle, game: GameRow, ourJackpotWinners: number): LineWin | null {
  const match = matchPlay(draw.matrix, line, draw);
  const level = levelWon(draw.levels, match);
  if (level === null) return null;
  // Lines are bought without what is drawn once for all; what each ticket has printed on it counts.
  const multiplier = multiplierOfPlay(draw.multiplier.mode, { bought: false, printed: line.multiplier });
  const prize = prizeFor(level, { multiplier, jackpot: draw.amount, ourJackpotWinners });
  return {
    lineId: line.id,
    position: level.position,
    main: match.balls.length,
    special: match.special,
    matched: match.balls,
    matchedSpecial: match.special ? draw.special : null,
    kind: prize.kind === 'free' ? 'free' : 'money',
    amount: dividedAmount(prize, draw, game),
  };
}

/**
 * What of a prize is divided; 0: not known. A free play counts as what a line costs, which is USD: where prizes have another currency
 * it is no amount of theirs, and stays to be confirmed.
 */
export function dividedAmount(
  prize: Prize,
  { currency }: Pick<DrawToSettle, 'currency'>,
  { linePriceCents }: Pick<GameRow, 'linePriceCents'>,
): number {
  if (prize.kind === 'money') return prize.amount;
  return prize.kind === 'free' && currency === 'USD' ? (linePriceCents ?? 0) : 0;
}

/** What each participant gets, their shares together; who gets nothing is left out. */
function payoutsOf(wins: readonly LineWin[], game: GameRow, shares: readonly MemberShares[]): Payout[] {
  const prizes = wins.map(({ amount }) => cents(amount)).filter((amount) => amount > 0);
  const isKnown = prizes.length === wins.length;
  const runs = divideAmongShares(prizes, game.participations);
  const amounts = new Map<number, Cents>();
  for (const { customerId, first, shares: count } of shares) {
    const before = amounts.get(customerId) ?? 0;
    amounts.set(customerId, cents(before + winningsOfShares(runs, first, count)));
  }
  return [...amounts]
    .map(([customerId, amount]) => ({ customerId, amount, isKnown }))
    .filter((payout) => payout.amount > 0 || !isKnown);
}
