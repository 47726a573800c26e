import type { PrizeWhy } from '@bolillero/contract/entities/prize-why';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { presentExplanation } from '../settlement/explanation-presenter.ts';
import type { ExplainedLine } from './explain-line.ts';

/** Why a line won what it won, on the wire. A free play is divided as an amount: what is told of it is that. */
export function presentLineWhy(explained: ExplainedLine): PrizeWhy {
  const { game, line, inDraw, isSettled, amount, division, shares } = explained;
  const { row, win } = line;
  const kept = {
    prize: win && { free: false, amountCents: win.amountCents },
    revision: game.settledRevision ?? inDraw.settlement.revision,
    at: win?.updatedAt ?? inDraw.settlement.updatedAt,
  };
  const comesTo = amount === null ? null : { free: false, amountCents: amount };
  const play = { balls: row.balls, special: row.special, bought: false };
  return {
    id: game.id,
    line: row.number,
    ...presentExplanation({ ...inDraw, play, isSettled, kept, comesTo }),
    division: division && {
      amount: toDecimal(cents(amount ?? 0)),
      participations: division.participations,
      each: toDecimal(division.each),
      remainder: division.remainder,
      shares,
      yours: shares === null ? null : toDecimal(division.yours),
    },
  };
}
