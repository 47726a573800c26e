import { unzipSync } from 'fflate';
import { readLotteryDetail } from '../../api/lottery.ts';
import type { StudiedDraw } from '../../api/study.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { expect, test } from '../../testing/test.ts';
import { resultsSheet } from './results-sheet.ts';

const powerball = readLotteryDetail(powerballDetail);

interface Cell {
  readonly value: string | number;
  /** RRGGBB; null without one. */
  readonly fill: string | null;
}

/** What an Excel file holds, read as a program of tables reads it. */
async function sheetsOf(file: Blob): Promise<{ name: string; rows: Cell[][] }[]> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const read = (path: string) =>
    new DOMParser().parseFromString(new TextDecoder().decode(parts[path]), 'application/xml');
  const shared = [...read('xl/sharedStrings.xml').querySelectorAll('si')].map((si) => si.textContent ?? '');
  const styles = read('xl/styles.xml');
  const fills = [...styles.querySelectorAll('fills > fill')].map(
    (fill) => fill.querySelector('fgColor')?.getAttribute('rgb')?.slice(-6).toUpperCase() ?? null,
  );
  const looks = [...styles.querySelectorAll('cellXfs > xf')].map(
    (xf) => fills[Number(xf.getAttribute('fillId'))] ?? null,
  );
  return [...read('xl/workbook.xml').querySelectorAll('sheet')].map((sheet, at) => {
    const doc = read(`xl/worksheets/sheet${at + 1}.xml`);
    expect(doc.querySelectorAll('f')).toHaveLength(0);
    return {
      name: sheet.getAttribute('name') ?? '',
      rows: [...doc.querySelectorAll('row')].map((row) =>
        [...row.querySelectorAll('c')].map((cell): Cell => {
          const value = Number(cell.querySelector('v')?.textContent);
          return {
            value: cell.getAttribute('t') === 's' ? (shared[value] ?? '') : value,
            fill: looks[Number(cell.getAttribute('s') ?? 0)] ?? null,
          };
        }),
      ),
    };
  });
}

/** Excel counts days from the end of 1899. */
const dayNumber = (date: string) => Date.parse(date) / 86_400_000 + 25_569;
const [green, orange, red, darkRed, darkest] = ['0E6B50', 'E8862E', 'D6342C', '7E1416', '3D0A0B'];

/** Ball 1 in every draw; 2 to 4 less and less often; the others once. */
const draws: StudiedDraw[] = [
  { date: '2026-07-22', balls: [1, 10, 11, 12, 13], special: 5 },
  { date: '2026-07-25', balls: [1, 2, 21, 22, 23], special: 6 },
  { date: '2026-07-27', balls: [1, 2, 3, 32, 33], special: 5 },
  { date: '2026-07-29', balls: [1, 2, 3, 4, 43], special: 7 },
  { date: '2026-08-01', balls: [1, 2, 3, 4, 53], special: 5 },
];
const whole = { lottery: powerball, draws, range: {}, ball: null, previous: 10 };

test('all draws of the range, the newest first, under a green heading, each ball coloured by its previous plays', async () => {
  const [sheet, legend] = await sheetsOf(await resultsSheet({ ...whole, range: { from: '2026-07-27' } }));
  expect(sheet?.name).toBe('Página 1');
  const [head, ...rows] = sheet?.rows ?? [];
  expect(head).toEqual(
    ['Fecha', 'B1', 'B2', 'B3', 'B4', 'B5', 'Powerball'].map((value) => ({ value, fill: green })),
  );
  const row = (date: string, balls: readonly (readonly [number, string | null])[]) => [
    { value: dayNumber(date), fill: null },
    ...balls.map(([value, fill]) => ({ value, fill })),
  ];
  // draws before the range are counted, though they are not shown
  expect(rows).toEqual([
    row('2026-08-01', [
      [1, darkest],
      [2, darkRed],
      [3, red],
      [4, orange],
      [53, null],
      [5, red],
    ]),
    row('2026-07-29', [
      [1, darkRed],
      [2, red],
      [3, orange],
      [4, null],
      [43, null],
      [7, null],
    ]),
    row('2026-07-27', [
      [1, red],
      [2, orange],
      [3, null],
      [32, null],
      [33, null],
      [5, orange],
    ]),
  ]);
  expect(legend?.name).toBe('Leyenda');
  expect(legend?.rows.flat()).toEqual([
    { value: 'Cuántas veces venía cada bolilla en los 10 sorteos anteriores (JA10)', fill: null },
    { value: 'No venía: sin color', fill: null },
    { value: '1 vez', fill: orange },
    { value: '2 veces', fill: red },
    { value: '3 veces', fill: darkRed },
    { value: 'Más de 3 veces', fill: darkest },
  ]);
});

test('other previous plays colour otherwise; a ball that is asked for leaves the draws that have it', async () => {
  const [sheet, legend] = await sheetsOf(await resultsSheet({ ...whole, previous: 1, ball: 3 }));
  expect(sheet?.rows.slice(1).map((row) => row.map(({ value }) => value))).toEqual([
    [dayNumber('2026-08-01'), 1, 2, 3, 4, 53, 5],
    [dayNumber('2026-07-29'), 1, 2, 3, 4, 43, 7],
    [dayNumber('2026-07-27'), 1, 2, 3, 32, 33, 5],
  ]);
  expect(sheet?.rows[1]?.map(({ fill }) => fill)).toEqual([null, orange, orange, orange, orange, null, null]);
  expect(legend?.rows[0]?.[0]?.value).toBe('Cuántas veces venía cada bolilla en el sorteo anterior (JA1)');
});

test('a name that begins as a formula is none; without a special ball there is no column for it', async () => {
  const [odd] = await sheetsOf(
    await resultsSheet({ ...whole, lottery: { ...powerball, specialName: '=2+3' } }),
  );
  expect(odd?.rows[0]?.at(-1)?.value).toBe("'=2+3");
  const plain = draws.map((draw) => ({ ...draw, special: null }));
  const [sheet] = await sheetsOf(await resultsSheet({ ...whole, draws: plain }));
  expect(sheet?.rows.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
});

test('three thousand draws stand on one sheet', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => ({
    date: new Date(Date.UTC(2016, 0, 1 + at)).toISOString().slice(0, 10),
    balls: [1, 2, 3, 4, 5].map((ball) => ball + (at % 60)),
    special: 1 + (at % 26),
  }));
  const [sheet, ...others] = await sheetsOf(await resultsSheet({ ...whole, draws: many }));
  expect(sheet?.rows).toHaveLength(3001);
  expect(others.map(({ name }) => name)).toEqual(['Leyenda']);
});
