import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { lotteries } from '@bolillero/domain/games/lotteries';
import type { KeptLottery } from '@bolillero/domain/games/lottery-definition';
import { expect, test } from 'vitest';
import { draftOf, openedEra } from './lottery-edit.ts';
import {
  blankLottery,
  changedFields,
  type LotteryValues,
  newRow,
  newTemplate,
  rebase,
  sectionNames,
  valuesOf,
} from './lottery-form.ts';
import { matrixText, topOdds, topWords } from './matrix-words.ts';

const today = drawDate('2026-11-22');
const powerball = {
  ...(lotteries.find(({ name }) => name === 'power_balls') as (typeof lotteries)[number]),
  hidden: false,
  pageOrder: 1,
  howToCollect: null,
} satisfies KeptLottery;
const base = { lottery: powerball, values: valuesOf(powerball, today) };
const draft = (patch: Partial<LotteryValues>) => draftOf(base, { ...base.values, ...patch }, today);

test('what nobody touched is no part of a change, and has no fault', () => {
  const { edit, faults, lottery } = draft({});
  expect(Object.values(edit).filter((value) => value !== undefined)).toEqual([{}]);
  expect(faults).toEqual({});
  expect(lottery).toEqual(powerball);
});

test('amounts are read as people type them', () => {
  const { edit, faults } = draft({ ticketPrice: '1,085.5', serviceFee: ' 0 ', multiplierPrice: '2.50' });
  expect([edit.ticketPrice, edit.serviceFee, edit.multiplierPrice]).toEqual([108_550, 0, 250]);
  // What is more than a price can be is the rules' to say.
  expect(Object.keys(faults)).toEqual(['ticketPrice']);
  expect(draft({ serviceFee: '' }).faults).toEqual({ serviceFee: 'Escribe el monto; 0 si no se cobra.' });
  expect(draft({ sharePrice: '2,5' }).faults).toEqual({ sharePrice: 'Escribe un monto, por ejemplo 2.50.' });
});

test('another matrix asks from which draw it holds, and is shown before that is said', () => {
  const asked = draft({ size: '70' });
  expect(asked.faults).toEqual({ eraFrom: 'La matriz cambió: indica desde qué sorteo rige.' });
  expect(openedEra(powerball.eras, asked.lottery?.eras ?? [])?.matrix.size).toBe(70);
  const dated = draft({ size: '70', eraFrom: '07/12/2026' });
  expect(dated.faults).toEqual({});
  expect(dated.edit.eraFrom).toBe('2026-12-07');
  expect(openedEra(powerball.eras, dated.lottery?.eras ?? [])?.from).toBe('2026-12-07');
  expect(dated.lottery?.eras.length).toBe(powerball.eras.length + 1);
});

test('what cannot be a matrix, a date, a time or a zone is said at its field', () => {
  expect(draft({ size: '0', eraFrom: '07/12/2026' }).faults.size).toBe('Escribe un número hasta 99.');
  expect(draft({ balls: 'cinco' }).faults.balls).toBe('Escribe un número entero, por ejemplo 36.');
  expect(draft({ openingDate: '31/02/2026' }).faults.openingDate).toMatch(/fecha que exista/);
  expect(draft({ drawTime: '25:00' }).faults.drawTime).toMatch(/HH:MM/);
  expect(draft({ timeZone: 'Lima' }).faults.timeZone).toMatch(/zona horaria/);
  expect(draft({ added: ['24/12/2026', '30/02/2027'] }).faults.added).toMatch(/fecha que exista/);
  expect(draft({ drawTime: '9:30' }).edit.drawTime).toBe('09:30');
});

test('the three switches, the days and their dates', () => {
  const { edit, lottery } = draft({
    specialKind: 'none',
    eraFrom: '07/12/2026',
    traditionalMultiplier: false,
    days: [0, 3],
    drawDaysFrom: '01/12/2026',
    cancelled: ['02/12/2026', ''],
  });
  expect(edit.matrix.specialKind).toBe('none');
  expect(edit.traditionalMultiplier).toBe(false);
  expect([edit.days, edit.drawDaysFrom, edit.cancelled]).toEqual([[0, 3], '2026-12-01', ['2026-12-02']]);
  expect(edit.added).toEqual(powerball.schedule.added);
  expect(lottery?.schedule.drawDays.at(-1)).toEqual({ from: '2026-12-01', days: [0, 3] });
});

test('a prize table is read with its kinds and fixed prizes, and says which of its levels is wrong', () => {
  const made = newTemplate('laggards', '07/12/2026', [
    { ...newRow('5 + 1'), prize: '' },
    { ...newRow('5'), prize: '85,433', fixed: '2,000,000' },
    { ...newRow('4 + 1'), kind: 'free', prize: '7' },
  ]);
  const others = base.values.prizeTemplates;
  const { edit, faults } = draft({ prizeTemplates: [made, ...others] });
  expect(faults).toEqual({});
  const [read] = edit.prizeTemplates ?? [];
  expect(read).toMatchObject({ series: 'laggards', from: '2026-12-07' });
  expect(read?.levels.map(({ lotteryPrize, playPrizeFixed }) => [lotteryPrize, playPrizeFixed])).toEqual([
    [0, undefined],
    [8_543_300, 200_000_000],
    [0, undefined],
  ]);
  const bad = { ...made, rows: [newRow('6')] };
  expect(draft({ prizeTemplates: [bad, ...others] }).faults.prizeTemplates).toMatch(
    /«6».*no se puede acertar/,
  );
  const unread = { ...made, rows: [newRow('cinco')] };
  expect(draft({ prizeTemplates: [unread, ...others] }).faults.prizeTemplates).toBe(
    'REZAGADOS desde 07/12/2026: escribe el nivel 1 como 5 o 5 + 1.',
  );
});

test('a new lottery is checked whole, from its name to its matrix', () => {
  const blank = blankLottery(today, 'America/Lima');
  const empty = { lottery: blank, values: valuesOf(blank, today) };
  const { faults } = draftOf(empty, empty.values, today, true);
  expect(Object.keys(faults).sort()).toEqual(['balls', 'displayName', 'name', 'size']);
  const typed = { ...empty.values, displayName: 'Cinco Andes', name: 'cinco_andes', size: '36', balls: '5' };
  const whole = draftOf(empty, { ...typed, days: [2, 4, 6] }, today, true);
  expect(whole.faults).toEqual({});
  expect(whole.lottery?.eras).toEqual([
    { from: today, matrix: { balls: 5, size: 36, special: { kind: 'none' } } },
  ]);
});

test('odds are worked out of the matrix', () => {
  const five = { balls: 5, size: 36, special: { kind: 'none' } } as const;
  expect([matrixText(five), topOdds(five), topWords(five, '')]).toEqual(['5 de 36', '376,992', 'Los 5']);
  const drum = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } } as const;
  expect([topOdds(drum), topWords(drum, 'Powerball')]).toEqual(['292,201,338', 'Los 5 + Powerball']);
  const bonus = { balls: 6, size: 53, special: { kind: 'same-drum' } } as const;
  expect([matrixText(bonus), topOdds(bonus)]).toEqual(['6 de 53 + 1 del mismo tambor', '22,957,480']);
});

test('what somebody else saved meanwhile comes in, and nothing that was typed is lost', () => {
  const mine = { ...base.values, ticketPrice: '3.00', drawTime: '22:00' };
  const saved = { ...base.values, ticketPrice: '4.00', laggardsName: 'Doble', cutoffMinutes: '45' };
  const { values, theirs, both } = rebase(base.values, mine, saved);
  expect(values).toEqual({ ...saved, ticketPrice: '3.00', drawTime: '22:00' });
  expect(theirs).toEqual(['cutoffMinutes', 'laggardsName']);
  expect(both).toEqual(['ticketPrice']);
});

test('every field stands in one section', () => {
  const fields = Object.keys(base.values) as (keyof LotteryValues)[];
  const all = Object.fromEntries(fields.map((field) => [field, `${JSON.stringify(base.values[field])}x`]));
  const changed = changedFields(base.values, all as unknown as LotteryValues);
  expect(changed.toSorted()).toEqual(fields.toSorted());
  expect(sectionNames.length).toBe(8);
});
