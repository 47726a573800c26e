import { expect, test } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { createDrawFiles } from './draw-files.ts';
import { csvOf, ownHeader, repeatedAttribute } from './imports.testing.ts';
import { sheetXml, type TestCell, workbookWith } from './workbook.testing.ts';

const columns = ownHeader.split(',');
const sheetOf = (more: string) => workbookWith(sheetXml([columns], more));
const megabyte = 1_048_576;
const stays = new AbortController().signal;

async function refusalOf(bytes: Buffer, limits = { milliseconds: 60_000, megabytes: 256 }): Promise<string> {
  const reading = createDrawFiles({ atOnce: 1, waiting: 0, ...limits }).read(bytes, stays);
  const error = await reading.then(
    () => 'read',
    (refusal: unknown) => refusal,
  );
  return error instanceof AppError ? error.code : String(error);
}

test('a file is read elsewhere as it is here, and refused in the same words', async () => {
  const files = createDrawFiles();
  const [file, refusal] = await Promise.all([
    files.read(Buffer.from(csvOf('2020-01-01,1,2,3,4,5,,6,')), stays),
    files.read(Buffer.from('fecha,numeros\n'), stays).catch((error: AppError) => error),
  ]);
  expect(file.rows).toEqual([{ line: 2, cells: ['2020-01-01', '1', '2', '3', '4', '5', '', '6', ''] }]);
  expect(refusal).toMatchObject({
    code: 'import-unreadable',
    text: expect.stringMatching(/No se reconocen las columnas/),
  });
});

// Each of these held the whole process for seconds to hours.
test.each([
  ['40,000 attributes without an end', () => repeatedAttribute(40_000), 'import-unreadable'],
  ['80 KB of blanks', () => Buffer.alloc(80_000, ' '), 'import-unreadable'],
  ['5 MB of blanks', () => Buffer.alloc(5 * megabyte, ' '), 'import-unreadable'],
  ['80 KB of tabs and a line break', () => Buffer.from(`${'\t'.repeat(80_000)}\n`), 'import-empty'],
  ['a sheet of 60 MB of blanks', () => sheetOf(' '.repeat(60 * megabyte)), 'file-too-large'],
  [
    'a long text that every cell repeats',
    () => {
      const cells = '<c t="s"><v>0</v></c>'.repeat(10);
      const rows = Array.from({ length: 5_000 }, (_, index) => `<row r="${index + 2}">${cells}</row>`);
      const text = `<sst><si><t>${'1'.repeat(megabyte)}</t></si></sst>`;
      return workbookWith(sheetXml([columns], rows.join('')), [
        { name: 'xl/sharedStrings.xml', content: Buffer.from(text) },
      ]);
    },
    'import-unreadable',
  ],
] as const)('%s: refused', async (_, make, code) => {
  expect(await refusalOf(make())).toBe(code);
});

test('what takes too long is ended, and so is what takes too much', async () => {
  const long = refusalOf(repeatedAttribute(2_000_000), { milliseconds: 3_000, megabytes: 256 });
  const values = Buffer.from(`${ownHeader}${','.repeat(74)}\n${`${','.repeat(85)}1\n`.repeat(59_000)}`);
  const large = refusalOf(values, { milliseconds: 60_000, megabytes: 16 });
  expect([await long, await large]).toEqual(['import-too-costly', 'import-too-costly']);
});

test('59,000 lines of a workbook are read', async () => {
  const row = (_: unknown, index: number): TestCell[] => {
    const date = new Date(Date.UTC(1860, 0, 1 + index)).toISOString().slice(0, 10);
    return [date, 1, 2, 3, 4, 5, null, 6, 2];
  };
  const file = await createDrawFiles().read(
    workbookWith(sheetXml([columns, ...Array.from({ length: 59_000 }, row)])),
    stays,
  );
  expect([file.rows.length, file.rows.at(-1)?.line]).toEqual([59_000, 59_001]);
});

test('a file waits for its turn, and is refused where too many wait', async () => {
  const limits = { milliseconds: 60_000, megabytes: 256 };
  const files = createDrawFiles({ atOnce: 1, waiting: 1, ...limits });
  const good = Buffer.from(csvOf('2020-01-01,1,2,3,4,5,,6,'));
  const leave = new AbortController();
  const endless = files.read(repeatedAttribute(2_000_000), leave.signal);
  const next = files.read(good, stays);
  await expect(files.read(good, stays)).rejects.toMatchObject({
    code: 'imports-busy',
    headers: { 'retry-after': '5' },
  });
  leave.abort();
  await expect(endless).rejects.toThrow();
  expect((await next).rows).toHaveLength(1);
});
