import { lineFields, registrationFields } from '@bolillero/contract/field-names';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { eraAt } from '@bolillero/domain/games/era';
import { printsMultiplier, sellsMultiplier } from '@bolillero/domain/games/multiplier';
import type { SeriesName } from '@bolillero/domain/games/series';
import { type PlayFault, type TypedPlay, validatePlay } from '@bolillero/domain/tickets/play';
import { lineFaultText, multiplierFaultTexts, playFaultText } from '@bolillero/texts/plays';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { AppError, type FieldError } from '../../errors/app-error.ts';

/** One line of a registration, as it was typed. */
export interface TypedLine extends TypedPlay {
  readonly withMultiplier: boolean;
}

/** A line that fits its lottery. */
export interface Line {
  /** Ascending. */
  readonly balls: number[];
  readonly special: number | null;
  readonly withMultiplier: boolean;
}

/** What the lines are for. */
export interface LineGame {
  readonly lottery: CatalogueLottery;
  readonly series: SeriesName;
  readonly date: DrawDate;
}

const fieldOf = (fault: PlayFault) =>
  fault.code.startsWith('special') ? lineFields.special : lineFields.balls;

/**
 * The lines as plays of their draw; one bad line refuses them all, and every fault of every line is said.
 * @throws {AppError} unknown-lottery, play-invalid
 */
export function checkLines(game: LineGame, typed: readonly TypedLine[]): Line[] {
  const checked = typed.map((line) => checkLine(game, line));
  refuseFaults(
    checked.map(({ faults }, index) => ({
      place: `${registrationFields.lines}.${index}`,
      line: index + 1,
      faults,
    })),
  );
  return checked.map(({ line }) => line);
}

/**
 * What is wrong with one line, each fault with its field.
 * @throws {AppError} unknown-lottery
 */
export function faultsOf(game: LineGame, typed: TypedLine): readonly FieldError[] {
  return checkLine(game, typed).faults;
}

/**
 * Refuses when there is any fault, with each line's number, from 1 on, and its place in the body.
 * @throws {AppError} play-invalid
 */
export function refuseFaults(
  lines: readonly { readonly place: string; readonly line: number; readonly faults: readonly FieldError[] }[],
): void {
  const errors = lines.flatMap(({ place, line, faults }) =>
    faults.map(({ path, message }) => ({ path: `${place}.${path}`, message: lineFaultText(line, message) })),
  );
  if (errors.length === 0) return;
  throw new AppError('play-invalid', { message: errors.map(({ message }) => message), errors });
}

function checkLine(
  { lottery, series, date }: LineGame,
  typed: TypedLine,
): { line: Line; faults: FieldError[] } {
  const { special, withMultiplier } = typed;
  const era = eraAt(lottery.eras, date);
  if (era === null) throw new AppError('unknown-lottery');
  const result = validatePlay(era.matrix, typed);
  const faults: FieldError[] = result.ok
    ? []
    : result.error.map((fault) => ({ path: fieldOf(fault), message: playFaultText(fault) }));
  if (withMultiplier && !sellsMultiplier(lottery, series, date)) {
    const reason = printsMultiplier(lottery, series, date) ? 'included' : 'not-sold';
    faults.push({ path: lineFields.multiplier, message: multiplierFaultTexts[reason] });
  }
  const balls = result.ok ? [...result.value.balls] : [];
  return { line: { balls, special, withMultiplier }, faults };
}
