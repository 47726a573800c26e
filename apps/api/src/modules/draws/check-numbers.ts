import { checkedNumbersFields } from '@bolillero/contract/field-names';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { eraAt } from '@bolillero/domain/games/era';
import type { MultiplierRule } from '@bolillero/domain/games/multiplier';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import { formatLevel } from '@bolillero/domain/prizes/level';
import { levelWon, type Match, matchPlay } from '@bolillero/domain/prizes/matching';
import { type Prize, prizeFor } from '@bolillero/domain/prizes/prize';
import { type TypedPlay, validatePlay } from '@bolillero/domain/tickets/play';
import { errorText } from '@bolillero/texts/errors';
import { multiplierFaultTexts, multiplierValuesText, playFaultText } from '@bolillero/texts/plays';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { loadDrawToSettle } from '../settlement/draw-to-settle.ts';
import { multipliedByDraw, playMultiplier, unmultiplied } from '../settlement/outcomes.ts';
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
  /** What the multiplier printed on the ticket multiplies, where the question does not say which it is. */
  readonly base: Cents | null;
  /** false: the draw has no prize table (yet), so that nothing can be said of prizes. */
  readonly hasTable: boolean;
}

/**
 * 'Verifica tus aciertos': what numbers have hit in a draw and what they win, by the very functions that the settlement's
 * table of outcomes is made with (Rulebook 7). A jackpot is shared with our own winners that are known by now.
 * @throws {AppError} not-found, play-invalid, multiplier-invalid
 */
export async function checkNumbers(context: Context, question: Question): Promise<Hits> {
  const row = await drawOf(context, question);
  const { lotteries } = await context.catalogue.snapshot();
  const draw = row === null ? null : await loadDrawToSettle(context.db, lotteries, row.id);
  if (draw === null) throw new AppError('not-found');

  const play = checkedPlay(question, drawDate(draw.date));
  const multiplier = playMultiplier(checkedMultiplier(question.multiplier, draw.multiplier), draw);
  const match = matchPlay(draw.matrix, play, draw);
  const level = levelWon(draw.levels, match);
  const hasTable = draw.levels.length > 0;
  if (level === null) return { date: draw.date, match, level: null, prize: null, base: null, hasTable };
  const settlement = (await settlementsOf(context.db, [draw.id])).get(draw.id);
  const circumstances = { jackpot: cents(draw.amount), ourJackpotWinners: settlement?.jackpotWinners ?? 0 };
  const prize = prizeFor(level, { multiplier, ...circumstances });
  const isUnsaid = multiplier.mode === 'per-play' && multiplier.value === null;
  const once = isUnsaid ? prizeFor(level, { multiplier: { mode: 'none' }, ...circumstances }) : null;
  const base = prize.kind === 'unknown' && once?.kind === 'money' ? once.amount : null;
  return { date: draw.date, match, level: formatLevel(level.rule), prize, base, hasTable };
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

/** A play's multiplier as outcomes number it; refuses one that no play of that day can have (422). */
function checkedMultiplier(given: Question['multiplier'], { mode, values }: MultiplierRule): number {
  if (given === null || given === false) return unmultiplied;
  if (given === true) {
    if (mode === 'per-draw') return multipliedByDraw;
    throw multiplierRefused(multiplierFaultTexts[mode === 'per-play' ? 'included' : 'not-sold']);
  }
  if (mode !== 'per-play') throw multiplierRefused(multiplierFaultTexts['not-printed']);
  if (values.includes(given)) return given;
  throw multiplierRefused(errorText('multiplier-invalid', { values: multiplierValuesText(values) }));
}

function multiplierRefused(message: string): AppError {
  const errors = [{ path: checkedNumbersFields.multiplier, message }];
  return new AppError('multiplier-invalid', { message: [message], errors });
}
