import type { PenaDivision, PenaLine } from '@bolillero/contract/entities/group-game';
import { divideAmongShares } from '@bolillero/domain/group-games/division';
import { type Currency, cents, sum, toDecimal } from '@bolillero/domain/money/cents';
import { formatLevel } from '@bolillero/domain/prizes/level';
import type { Match } from '@bolillero/domain/prizes/matching';
import { prizeText } from '../../wire/prize-text.ts';
import type { GameRow, LineRow } from './games-repository.ts';
import type { LineWithWin } from './lines-repository.ts';

const isSettled = (game: GameRow) => game.settledDrawId !== null;

/** A line of a game, with what it hit and won once its draw is settled. */
export function presentLine(
  { row, win, level }: LineWithWin,
  game: GameRow,
  hitsOf: (line: LineRow) => Match | null,
  drawnSpecial: number | null,
): PenaLine {
  const drawn = isSettled(game);
  const hits = hitsOf(row);
  return {
    id: row.id,
    number: row.number,
    balls: JSON.stringify(row.balls),
    ball_red: row.special,
    potenciador: row.multiplier,
    winBall: hits === null ? null : JSON.stringify(hits.balls),
    extraWinBall: hits?.special === true ? drawnSpecial : null,
    level: win === null || level === null ? null : formatLevel(level),
    // A free play is divided as an amount: what is told of it is that.
    prize: drawn ? prizeText(win === null ? null : { free: false, amountCents: win.amountCents }) : null,
    free: win?.kind === 'free',
  };
}

/** How what the lines of a game won is divided; null before its draw is settled. */
export function presentDivision(
  lines: readonly LineWithWin[],
  game: GameRow,
  currency: Currency,
): PenaDivision | null {
  if (!isSettled(game)) return null;
  const won = lines.flatMap(({ row, win }) =>
    win === null ? [] : [{ line: row.number, amount: cents(win.amountCents) }],
  );
  const known = won.filter(({ amount }) => amount > 0);
  const prizes = known.map(({ amount }) => amount);
  return {
    currency,
    total: toDecimal(sum(prizes)),
    runs: divideAmongShares(prizes, game.participations).map((run) => ({
      ...run,
      each: toDecimal(run.each),
    })),
    remainders: known
      .map(({ line, amount }) => ({ line, cents: amount % game.participations }))
      .filter((one) => one.cents > 0),
    unknown: won.length - known.length,
  };
}
