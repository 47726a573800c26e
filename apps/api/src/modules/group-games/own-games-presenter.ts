import type { OwnPena } from '@bolillero/contract/calls/group-games';
import type { PenaShare } from '@bolillero/contract/entities/group-game';
import { cents, sum, times, toDecimal } from '@bolillero/domain/money/cents';
import { prizeText } from '../../wire/prize-text.ts';
import { gameTimes } from './game-times.ts';
import { hitsOfLines } from './line-hits.ts';
import type { OwnGame, OwnGameInFull } from './own-games.ts';
import type { BoughtShares } from './own-games-repository.ts';
import { presentTerms } from './present-game.ts';
import { presentDivision, presentLine } from './present-line.ts';

/** A customer's part of a game. */
export function presentShare({ game, lottery, shares }: OwnGame, now: number): PenaShare {
  const { row } = game;
  const at = gameTimes(lottery, row);
  if (at === null || row.drawDate === null) throw new Error(`game ${row.id} was sold without a draw`);
  return {
    ...presentTerms(game, lottery, now),
    series: row.series,
    date_lottery: row.drawDate,
    closes_at: new Date(at.closesAt).toISOString(),
    draws_at: new Date(at.drawsAt).toISOString(),
    shares: shares.reduce((total, { share }) => total + share.shares, 0),
    numbers: numbersOf(shares),
    price: toDecimal(sum(shares.map(({ share }) => times(cents(share.sharePriceCents), share.shares)))),
    order_ids: shares.map(({ share }) => share.orderId),
    boughtAt: new Date(Math.min(...shares.map(({ share }) => share.createdAt.getTime()))).toISOString(),
    refund_cause: row.refundCause,
    refund: refundOf(shares),
    prize: row.settledDrawId === null ? null : prizeText(winningsOf(shares)),
  };
}

/** Share numbers that follow one another, whichever purchase they came with. */
function numbersOf(shares: readonly BoughtShares[]): PenaShare['numbers'] {
  const runs: PenaShare['numbers'] = [];
  for (const { share } of shares) {
    const to = share.firstNumber + share.shares - 1;
    const last = runs.at(-1);
    if (last?.to === share.firstNumber - 1) last.to = to;
    else runs.push({ from: share.firstNumber, to });
  }
  return runs;
}

/** Done once all of it is. */
function refundOf(shares: readonly BoughtShares[]): PenaShare['refund'] {
  if (shares.every(({ refund }) => refund === null)) return null;
  return shares.every(({ refund }) => refund === 'done') ? 'done' : 'requested';
}

/** The same payout stands with each of the customer's purchases. */
function winningsOf(shares: readonly BoughtShares[]) {
  const payout = shares[0]?.payout ?? null;
  if (payout === null) return null;
  return { free: false, amountCents: payout.isKnown ? payout.amountCents : 0 };
}

/** A game that a customer has shares of, in full. */
export function presentOwnGame(own: OwnGameInFull, now: number): OwnPena {
  const { game, lottery, lines, numbers } = own;
  const hitsOf = hitsOfLines(lottery, game.row, numbers);
  return {
    share: presentShare(own, now),
    lines: lines.map((line) => presentLine(line, game.row, hitsOf, numbers?.special ?? null)),
    result:
      numbers === null
        ? null
        : {
            balls: JSON.stringify(numbers.balls),
            ball_red: numbers.special,
            potenciador: numbers.multiplier,
          },
    division: presentDivision(lines, game.row, lottery.currency),
  };
}
