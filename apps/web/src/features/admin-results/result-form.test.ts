import type { AdminResult } from '@bolillero/contract/entities/result';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { drawDaysOn } from '@bolillero/domain/calendar/draw-days';
import { currentEra } from '@bolillero/domain/games/era';
import type { LotteryDefinition } from '@bolillero/domain/games/lottery-definition';
import { megaMillions } from '@bolillero/domain/games/mega-millions';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { tinkas } from '@bolillero/domain/games/tinkas';
import { expect, test } from 'vitest';
import { writeResult } from './api/changes.ts';
import type { RuledLottery } from './api/lottery.ts';
import { readResult } from './api/results.ts';
import { drawnMultipliers, multiplierQuestion, resultFormRules } from './result-check.ts';
import {
  asksMultiplier,
  newResult,
  type ResultFormValues,
  type ResultGame,
  resultToSave,
  savedResult,
  withDate,
  withMultiplier,
  withOtherSeries,
  withType,
} from './result-form.ts';
import { rulesOf } from './result-rules.ts';

function gameOf(definition: LotteryDefinition): ResultGame {
  const lottery: RuledLottery = {
    ...definition,
    image: '',
    drawDays: drawDaysOn(definition.schedule.drawDays, drawDate('2026-11-21')),
    matrix: currentEra(definition.eras, drawDate('2026-11-21')).matrix,
    odds: [],
    nextDrawDate: null,
    closesAt: null,
    slipColumns: 10,
  };
  return { lottery, rules: rulesOf(lottery) };
}

const powerball = gameOf(powerBalls);
const mega = gameOf(megaMillions);
const tinka = gameOf(tinkas);
const later = () => Date.parse('2026-12-31T00:00:00Z');

const filled = (game: ResultGame, values: Partial<ResultFormValues>): ResultFormValues => ({
  ...newResult(game, 0, '2026-11-21'),
  ...values,
});

function faults(game: ResultGame, values: ResultFormValues, now = later): Record<string, string | null> {
  const rules = resultFormRules(game, now);
  return {
    date: rules.date(values.date, values),
    nextDate: rules.nextDate(values.nextDate, values),
    jackpot: rules.jackpot(values.jackpot),
    balls: rules.balls(values.balls, values),
    special: rules.special(values.special, values),
    multiplier: rules.multiplier(values.multiplier, values),
    levels: rules.levels(values.levels, values),
  };
}
const isGood = (found: Record<string, string | null>) =>
  Object.values(found).every((fault) => fault === null);

test('a new result has its next draw date and its prize table filled in', () => {
  // Saturday 21 November 2026; Powerball draws on Mondays next
  const values = newResult(powerball, 0, '2026-11-21');
  expect(values).toMatchObject({ date: '21/11/2026', nextDate: '23/11/2026' });
  expect(values.levels.map((row) => row.level)).toContain('0 + 1');
});

test('the next draw date follows the date until somebody types it', () => {
  const values = newResult(powerball, 0, '2026-11-21');
  expect(withDate(powerball, values, '18/11/2026').nextDate).toBe('21/11/2026');
  expect(withDate(powerball, { ...values, nextTyped: true }, '18/11/2026')).not.toHaveProperty('nextDate');
});

test('while a date is half typed, the rest stays', () => {
  const values = newResult(powerball, 0, '2026-11-21');
  expect(withDate(powerball, values, '18/1')).toEqual({ date: '18/1' });
});

test('the table follows date and series until it is changed by hand', () => {
  const values = newResult(powerball, 0, '2026-11-21');
  // no template is known of the years before 2015
  expect(withDate(powerball, values, '05/06/2010').levels).toEqual([]);
  expect(withType(powerball, values, 1).levels?.[0]?.lotteryPrize).toBe('10,000,000.00');
  const typed = { ...values, tableTyped: true };
  expect(withType(powerball, typed, 1).levels?.[1]?.lotteryPrize).toBe('1,000,000.00');
});

test('choosing the multiplier fills in the play prizes', () => {
  const values = newResult(powerball, 0, '2026-11-21');
  expect(withMultiplier(powerball, values, '3').levels?.[2]?.playPrize).toBe('150,000.00');
  expect(withMultiplier(powerball, values, 'none').levels?.[2]?.playPrize).toBe('50,000.00');
});

test('a complete Powerball result has no fault, and goes out as the server takes it', () => {
  const values = filled(powerball, {
    balls: '33 5 12 47 61',
    special: '7',
    multiplier: '3',
    jackpot: '150,000,000',
  });
  expect(isGood(faults(powerball, values))).toBe(true);
  expect(writeResult(resultToSave(powerball, values))).toMatchObject({
    lottery_id: 1,
    name: 'power_balls',
    date: '2026-11-21',
    date_before: '2026-11-23',
    amount: '150000000.00',
    balls: [5, 12, 33, 47, 61],
    ball_red: 7,
    enhancer: 3,
    type: 0,
    isShow: true,
  });
});

test('every field says what is wrong with it', () => {
  const found = faults(
    powerball,
    filled(powerball, {
      balls: '5 5 70 cinco',
      special: '27',
      jackpot: '1.234',
      nextDate: '20/11/2026',
    }),
  );
  expect(found.balls).toBe('«cinco» no es un número.');
  expect(found.special).toBe('El 27 no está entre 1 y 26.');
  expect(found.jackpot).toContain('dos decimales');
  expect(found.nextDate).toContain('después');
  expect(found.multiplier).toContain('Ninguno');
});

test('numbers are judged by the era of the date: 5 of 59 in 2014', () => {
  const values = filled(powerball, { date: '07/06/2014', balls: '1 2 3 4 61', special: '35' });
  expect(faults(powerball, values).balls).toBe('El 61 no está entre 1 y 59.');
  expect(faults(powerball, values).special).toBeNull();
});

test('a draw that has not taken place has no result yet', () => {
  const before = () => Date.parse('2026-11-21T20:00:00Z');
  expect(faults(powerball, filled(powerball, {}), before).date).toBe('Ese sorteo todavía no se realizó.');
});

test('dates that do not exist, or before the lottery did, are refused', () => {
  expect(faults(powerball, filled(powerball, { date: '31/02/2026' })).date).not.toBeNull();
  expect(faults(powerball, filled(powerball, { date: '01/01/1980' })).date).toContain('no existía');
  expect(faults(powerball, filled(powerball, { date: '' })).date).toContain('obligatoria');
});

test('a lottery whose multiplier is printed on each ticket does not ask for one', () => {
  const values = filled(mega, { date: '20/11/2026', balls: '1 2 3 4 5', special: '6' });
  expect(faults(mega, values).multiplier).toBeNull();
  expect(resultToSave(mega, values).multiplier).toBeNull();
});

test('a multiplier that the game cannot draw is questioned, and one of a date that draws none is wrong', () => {
  const ask = (changes: Partial<ResultFormValues>) =>
    multiplierQuestion(powerball, filled(powerball, changes));
  expect(ask({ multiplier: '7' })).toBe('¿Seguro? POWER PLAY ×7 no existe: es 2, 3, 4, 5 o 10.');
  expect(ask({ multiplier: '10', jackpot: '150,000,000' })).toBeNull();
  expect(ask({ multiplier: '10', jackpot: '151,000,000' })).toBe(
    '¿Seguro? POWER PLAY ×10 solo se sortea con un pozo de hasta $150,000,000.',
  );
  expect(ask({ multiplier: 'none' })).toBe(
    'Sin POWER PLAY, el premio de las jugadas que lo compraron queda sin multiplicar.',
  );
  expect(ask({ multiplier: '' })).toBeNull();
  expect(ask({ multiplier: '3', series: 1 })).toBeNull();
  expect(multiplierQuestion(mega, filled(mega, { multiplier: 'none' }))).toBeNull();
  const typed = { balls: '1 2 3 4 5', special: '6', multiplier: '3' } as const;
  expect(faults(powerball, filled(powerball, typed)).multiplier).toBeNull();
  expect(faults(powerball, filled(powerball, { ...typed, series: 1 })).multiplier).toBe(
    'En esta serie no se sorteaba potenciador en esa fecha.',
  );
  expect(faults(mega, filled(mega, { ...typed, date: '20/11/2026' })).multiplier).toBe(
    'En esa fecha el potenciador viene impreso en cada cartilla: no se sortea.',
  );
  expect(faults(mega, filled(mega, { ...typed, date: '04/04/2025' })).multiplier).toBeNull();
});

test('the form asks for a multiplier on the dates that drew one', () => {
  const asked = (date: string) => asksMultiplier(mega, filled(mega, { date }));
  expect([asked('04/04/2025'), asked('08/04/2025'), asked('')]).toEqual([true, false, false]);
});

test('the Boliyapa comes from the same drum, is none of the others, and may be unknown', () => {
  const values = filled(tinka, { date: '22/11/2026', balls: '1 2 3 4 5 6' });
  expect(faults(tinka, values).special).toBeNull();
  expect(faults(tinka, { ...values, special: '6' }).special).toContain('ya está');
  expect(faults(tinka, { ...values, special: '53' }).special).toBeNull();
  expect(faults(tinka, { ...values, special: '54' }).special).not.toBeNull();
});

test('a saved result comes back as it was, its multiplier too where none is asked for now', () => {
  const saved = {
    id: 9,
    lottery_id: 2,
    name: 'mega_millions',
    date: '2024-06-07',
    date_before: '2024-06-11',
    amount: '30000000.00',
    balls: '[9,10,27,42,56]',
    ball_red: 9,
    enhancer: 3,
    type: 0,
    isShow: false,
    demo: false,
    detail: [],
  } satisfies AdminResult;
  const values = savedResult(mega, readResult(saved));
  expect(values).toMatchObject({
    date: '07/06/2024',
    jackpot: '30,000,000.00',
    multiplier: '3',
    shown: false,
  });
  expect(isGood(faults(mega, values))).toBe(true);
  expect(writeResult(resultToSave(mega, values))).toMatchObject({
    date: saved.date,
    date_before: saved.date_before,
    amount: saved.amount,
    balls: [9, 10, 27, 42, 56],
    enhancer: 3,
    isShow: false,
  });
});

test('another series works date, next date, table and multiplier out anew', () => {
  const values = filled(powerball, { multiplier: '3', nextDate: '24/11/2026', nextTyped: true });
  const turned = { ...values, ...withOtherSeries(powerball, values, 1, '2026-11-14') };
  expect(turned).toMatchObject({ series: 1, date: '14/11/2026', nextDate: '16/11/2026', multiplier: '' });
  expect(turned.levels[0]?.lotteryPrize).toBe('10,000,000.00');
  // its multiplier is not drawn: it is not asked for
  expect(asksMultiplier(powerball, turned)).toBe(false);
  expect({ ...values, ...withOtherSeries(powerball, values, 1, null) }).toMatchObject({
    date: '',
    nextDate: '',
  });
});

test('without a date there is no next date, unless somebody typed one', () => {
  const values = newResult(powerball, 0, '2026-11-21');
  expect(withDate(powerball, values, '')).toEqual({ date: '', nextDate: '' });
  expect(withDate(powerball, { ...values, nextTyped: true }, '')).toEqual({ date: '' });
});

test('what the game can draw depends on the jackpot', () => {
  expect(drawnMultipliers(powerball, filled(powerball, { jackpot: '150m' }))).toEqual([2, 3, 4, 5, 10]);
  expect(drawnMultipliers(powerball, filled(powerball, { jackpot: '151m' }))).toEqual([2, 3, 4, 5]);
});
