import { checkedNumbersFields } from '@bolillero/contract/field-names';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { eraAt } from '@bolillero/domain/games/era';
import { cents } from '@bolillero/domain/money/cents';
import { formatLevel } from '@bolillero/domain/prizes/level';
import { levelWon, type Match, matchPlay } from '@bolillero/domain/prizes/matching';
import { type Prize, prizeFor } from '@bolillero/domain/prizes/prize';
import { type TypedPlay, validatePlay } from '@bolillero/domain/tickets/play';
import { playFaultText } from '@bolillero/texts/plays';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { loadDrawToSettle } from '../settlement/draw-to-settle.ts';
import { multipliedByDraw, multiplierOf, unmultiplied } from '../settlement/outcomes.ts';
import { settlementsOf } from '../settlement/repository.ts';
import { type DrawRow, findDrawAt, listDraws } from './repository.ts';

/** Numbers to be checked against a draw. */
export interface Question {
  readonly lottery: CatalogueLottery;
  readonly series: number;
  /** The draw that was played; null: the latest one shown. */
  readonly date: string | null;
  readonly play: TypedPlay;
  /** Whether the draw's multiplier was bought, or the one printed on the ticket. */
  readonly multiplier: boolean | number | null;
}

export interface Hits {
  readonly date: string;
  readonly match: Match;
  /** The level that the numbers win, as tables write it; null for none. */
  readonly level: string | null;
  readonly prize: Prize | null;
  /** false: the draw has no prize table (yet), so that nothing can be said of prizes. */
  readonly hasTable: boolean;
}

/**
 * 'Verifica tus aciertos': what numbers have hit in a draw and what they win, by the very functions that the settlement's
 * table of outcomes is made with (Rulebook 7). A jackpot is shared with our own winners that are known by now.
 * @throws {AppError} not-found, play-invalid
 */
export async function checkNumbers(context: Context, question: Question): Promise<Hits> {
  const row = await drawOf(context, question);
  const { lotteries } = await context.catalogue.snapshot();
  const draw = row === null ? null : await loadDrawToSettle(context.db, lotteries, row.id);
  if (draw === null) throw new AppError('not-found');

  const play = checkedPlay(question, drawDate(draw.date));
  const match = matchPlay(draw.matrix, play, draw);
  const level = levelWon(draw.levels, match);
  const hasTable = draw.levels.length > 0;
  if (level === null) return { date: draw.date, match, level: null, prize: null, hasTable };
  const settlement = (await settlementsOf(context.db, [draw.id])).get(draw.id);
  const prize = prizeFor(level, {
    multiplier: multiplierOf(asNumber(question.multiplier), draw),
    jackpot: cents(draw.amount),
    ourJackpotWinners: settlement?.jackpotWinners ?? 0,
  });
  return { date: draw.date, match, level: formatLevel(level.rule), prize, hasTable };
}

async function drawOf({ db }: Context, { lottery, series, date }: Question): Promise<DrawRow | null> {
  if (date !== null) {
    const row = await findDrawAt(db, { lotteryId: lottery.id, series, date });
    return row?.shown ? row : null;
  }
  const [newest] = await listDraws(db, { lotteryIds: [lottery.id], series, hiddenToo: false }, { limit: 1 });
  return newest ?? null;
}

/** The numbers as a play of the draw's own day; refuses what nobody could have played then (422). */
function checkedPlay({ lottery, play }: Question, date: DrawDate): TypedPlay {
  const era = eraAt(lottery.eras, date);
  if (era === null) throw new AppError('not-found');
  const checked = validatePlay(era.matrix, play);
  if (checked.ok) return checked.value;
  const errors = checked.error.map((fault) => ({
    path: fault.code.startsWith('special') ? checkedNumbersFields.special : checkedNumbersFields.balls,
    message: playFaultText(fault),
  }));
  throw new AppError('play-invalid', { message: errors.map(({ message }) => message), errors });
}

function asNumber(multiplier: Question['multiplier']): number {
  if (multiplier === true) return multipliedByDraw;
  return typeof multiplier === 'number' ? multiplier : unmultiplied;
}
