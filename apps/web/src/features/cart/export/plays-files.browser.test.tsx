import { unzipSync } from 'fflate';
import { cartItem } from '../../../testing/cart.ts';
import { expect, test } from '../../../testing/test.ts';
import { readCartLine } from '../api/cart-line.ts';
import { type ExportLottery, exportRows } from './export-rows.ts';
import { playsPdf } from './plays-pdf.ts';
import { playsSheet } from './plays-sheet.ts';

const powerball: ExportLottery = {
  id: 1,
  description: 'Powerball',
  multiplierLabel: 'POWER PLAY',
  hasDoublePlay: true,
  closesAt: '2026-08-09T01:59:00.000Z',
};
const tinka: ExportLottery = {
  id: 7,
  description: '=La Tinka',
  multiplierLabel: '',
  hasDoublePlay: false,
  closesAt: '2026-08-10T01:59:00.000Z',
};

const lines = [
  { ...cartItem(3, [7, 19, 23, 41, 58], 12, true), type: 1 },
  cartItem(2, [4, 18, 27, 36, 52], 8),
  { ...cartItem(1, [3, 12, 21, 34, 40, 51], 0), lottery_id: 7, ball_red: null, date_lottery: '2026-08-09' },
].map(readCartLine);
const rows = exportRows(lines, [tinka, powerball]);

/** So many plays. */
const many = (count: number) =>
  exportRows(
    Array.from({ length: count }, (_, at) =>
      readCartLine(cartItem(at + 1, [1, 2, 3, 4, 5 + (at % 60)], 9, true)),
    ),
    [powerball],
  );

/** What a PDF shows, read page by page: `(text) Tj`, in the letters of Helvetica. */
async function pagesOf(pdf: Blob): Promise<string[][]> {
  const text = new TextDecoder('windows-1252').decode(await pdf.arrayBuffer());
  expect(text.startsWith('%PDF-')).toBe(true);
  return text
    .split('endstream')
    .map((stream) =>
      [...stream.matchAll(/^\((.*)\) Tj$/gm)].map(([, shown = '']) => shown.replaceAll('\\', '')),
    )
    .filter((shown) => shown.length > 0);
}

test('the PDF has its title, its columns and a row for each play as the cart counts them', async () => {
  const [page = [], ...others] = await pagesOf(playsPdf(rows));
  expect(others).toEqual([]);
  expect(page).toEqual([
    'LISTA DE JUGADAS',
    'Bolillero',
    ...['#', 'Lotería', 'Números', 'Extra ball'],
    ...['0001', 'Powerball · REZAGADOS', '07 19 23 41 58', '12 · POWER PLAY'],
    ...['0002', 'Powerball', '04 18 27 36 52', '08'],
    ...['0003', '=La Tinka', '03 12 21 34 40 51', ''],
    'Página 1 de 1',
  ]);
});

test('200 plays take several pages, each with the headings and the watermark across it', async () => {
  const pdf = playsPdf(many(200));
  const pages = await pagesOf(pdf);
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, page] of pages.entries()) {
    expect(page).toEqual(
      expect.arrayContaining(['Bolillero', 'Números', `Página ${at + 1} de ${pages.length}`]),
    );
  }
  const indexes = pages.flat().filter((shown) => /^\d{4}$/.test(shown));
  expect([indexes.length, indexes[0], indexes.at(-1)]).toEqual([200, '0001', '0200']);
  // turned: its matrix has a sine
  const turned = (await pdf.text()).match(/^0\.6\d* 0\.7\d* -0\.7\d* 0\.6\d* .* Tm$/gm);
  expect(turned).toHaveLength(pages.length);
});

interface Sheet {
  readonly name: string | null;
  /** Each row's cells: numbers as such. */
  readonly rows: (string | number)[][];
  readonly bytes: number;
}

/** What an Excel file holds, read as a program of tables reads it. */
async function sheetsOf(file: Blob): Promise<Sheet[]> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const read = (path: string) =>
    new DOMParser().parseFromString(new TextDecoder().decode(parts[path]), 'application/xml');
  const shared = [...read('xl/sharedStrings.xml').querySelectorAll('si')].map((si) => si.textContent ?? '');
  return [...read('xl/workbook.xml').querySelectorAll('sheet')].map((sheet, at) => {
    const path = `xl/worksheets/sheet${at + 1}.xml`;
    const doc = read(path);
    expect(doc.querySelectorAll('f')).toHaveLength(0);
    return {
      name: sheet.getAttribute('name'),
      bytes: parts[path]?.length ?? 0,
      rows: [...doc.querySelectorAll('row')].map((row) =>
        [...row.querySelectorAll('c')].map((cell) => {
          const value = Number(cell.querySelector('v')?.textContent);
          return cell.getAttribute('t') === 's' ? (shared[value] ?? '') : value;
        }),
      ),
    };
  });
}

/** Excel counts days from the end of 1899. */
const dayNumber = (date: string) => Date.parse(date) / 86_400_000 + 25_569;

test('the Excel file has one column for each ball, numbers that count, and no formula', async () => {
  const [sheet, ...others] = await sheetsOf(await playsSheet(rows));
  expect(others).toEqual([]);
  expect(sheet?.name).toBe('Página 1');
  expect(sheet?.rows).toEqual([
    ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'Extra ball', 'Potenciador', 'Lotería', 'Sorteo'],
    [7, 19, 23, 41, 58, 12, 'POWER PLAY', 'Powerball · REZAGADOS', dayNumber('2026-08-08')],
    [4, 18, 27, 36, 52, 8, 'Powerball', dayNumber('2026-08-08')],
    [3, 12, 21, 34, 40, 51, "'=La Tinka", dayNumber('2026-08-09')],
  ]);
});

test('a full cart goes on on further sheets, each small enough to be packed on the page itself', async () => {
  const sheets = await sheetsOf(await playsSheet(many(1000)));
  expect(sheets.map(({ name, rows: { length } }) => [name, length - 1])).toEqual([
    ['Página 1', 300],
    ['Página 2', 300],
    ['Página 3', 300],
    ['Página 4', 100],
  ]);
  for (const { bytes } of sheets) expect(bytes).toBeLessThan(160_000);
});
