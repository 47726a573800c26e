import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawInstant } from '@bolillero/domain/calendar/schedule';
import {
  type DrawFault,
  drawFaultPart,
  questionMultiplier,
  validateDraw,
} from '@bolillero/domain/draws/draw';
import { drawableWith, multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { cents } from '@bolillero/domain/money/cents';
import { drawFieldFault, multiplierQuestionText, resultFormTexts } from '@bolillero/texts/admin-results';
import { resultFaultTexts } from '@bolillero/texts/draws';
import { errorTexts } from '@bolillero/texts/errors';
import { dateOfTyped } from '../../components/ui/typed-date.ts';
import { readTypedAmount } from './money-text.ts';
import { checkRows } from './prize-check.ts';
import { asksMultiplier, dateIn, type ResultFormValues, type ResultGame } from './result-form.ts';
import { matrixOn } from './result-rules.ts';
import { readTypedBalls } from './typed-balls.ts';

const texts = resultFormTexts.faults;

/** What is wrong with each field of a result, by the rules of the era of its own date. */
export function resultFormRules(game: ResultGame, now: () => number) {
  const { rules } = game;
  return {
    date: (date: string, values: ResultFormValues) => {
      if (date.trim() === '') return texts.dateMissing;
      const whole = dateIn(values);
      const fault = faultsOf(game, values).find(({ code }) => drawFaultPart[code] === 'date');
      if (whole === null || fault) return drawFieldFault(fault ?? { code: 'date-invalid' });
      return drawInstant(rules.schedule, whole) > now() ? errorTexts['draw-in-the-future'] : null;
    },
    nextDate: (typed: string, values: ResultFormValues) => {
      if (typed.trim() === '') return null;
      const next = parseDrawDate(dateOfTyped(typed) ?? '');
      if (next === null) return resultFaultTexts.nextDateInvalid;
      const date = dateIn(values);
      return date !== null && next <= date ? resultFaultTexts.nextDateEarlier : null;
    },
    jackpot: (jackpot: string) =>
      jackpot.trim() === '' || readTypedAmount(jackpot) !== null ? null : texts.amountInvalid,
    balls: (balls: string, values: ResultFormValues) => {
      const [word] = readTypedBalls(balls).unreadable;
      return word === undefined ? faultText(game, values, 'balls') : texts.ballsUnreadable(word);
    },
    special: (typed: string, values: ResultFormValues) =>
      /^\d*$/.test(typed.trim()) ? faultText(game, values, 'special') : texts.ballsUnreadable(typed.trim()),
    multiplier: (multiplier: string, values: ResultFormValues) =>
      multiplier === '' && asksMultiplier(game, values)
        ? texts.multiplierMissing
        : faultText(game, values, 'multiplier'),
    levels: (levels: ResultFormValues['levels'], values: ResultFormValues) =>
      checkRows(matrixOn(rules, dateIn(values) ?? ''), levels).faults.size > 0 ? texts.table : null,
  };
}

type DrawField = 'balls' | 'special' | 'multiplier';

function faultText(game: ResultGame, values: ResultFormValues, field: DrawField): string | null {
  const texts = faultsOf(game, values)
    .filter(({ code }) => drawFaultPart[code] === field)
    .map((fault) => drawFieldFault(fault));
  return texts.length === 0 ? null : texts.join(' ');
}

function faultsOf(game: ResultGame, values: ResultFormValues): readonly DrawFault[] {
  const special = values.special.trim();
  const rules = { ...game.rules, series: seriesOf(values.series) };
  const checked = validateDraw(rules, {
    date: dateIn(values) ?? '',
    balls: readTypedBalls(values.balls).balls,
    special: special === '' || !/^\d+$/.test(special) ? null : Number(special),
    multiplier: /^\d/.test(values.multiplier) ? Number(values.multiplier) : null,
  });
  return checked.ok ? [] : checked.error;
}

/** What deserves a second look at the multiplier: one that could not be drawn, or none. Null: nothing. */
export function multiplierQuestion(game: ResultGame, values: ResultFormValues): string | null {
  const date = dateIn(values);
  if (date === null || values.multiplier === '') return null;
  const value = values.multiplier === 'none' ? null : Number(values.multiplier);
  const rule = multiplierOf(game.lottery, seriesOf(values.series), date);
  const question = questionMultiplier(rule, value, readTypedAmount(values.jackpot) ?? cents(0));
  return question === null ? null : multiplierQuestionText(question, game.lottery);
}

/** The multipliers that can be drawn on the form's date with its jackpot; null while that is not known. */
export function drawnMultipliers(game: ResultGame, values: ResultFormValues): readonly number[] | null {
  const date = dateIn(values);
  if (date === null) return null;
  const rule = multiplierOf(game.lottery, seriesOf(values.series), date);
  return drawableWith(rule, readTypedAmount(values.jackpot) ?? cents(0));
}
