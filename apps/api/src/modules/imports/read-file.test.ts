import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { limits } from './file-limits.ts';
import { csvOf, ownHeader } from './imports.testing.ts';
import { readDrawFile } from './read-file.ts';
import { headersOf, sheetXml, type TestCell, workbookOf, workbookWith, zipOf } from './workbook.testing.ts';

const rowsOf = async (content: string | Buffer) =>
  (await readDrawFile(Buffer.from(content))).rows.map(({ line, cells }) => [line, ...cells]);

async function refusalOf(content: string | Buffer): Promise<[string, string]> {
  try {
    await readDrawFile(Buffer.from(content));
  } catch (error) {
    if (error instanceof AppError) return [error.code, String(error.text)];
    throw error;
  }
  return ['none', ''];
}

const columns = ownHeader.split(',');
const first = ['2020-01-01', '1', '2', '3', '4', '5', '', '6', ''];
const second = ['2020-01-04', '7', '8', '9', '10', '11', '', '12', '2'];
const both = [
  [2, ...first],
  [3, ...second],
];

describe('a CSV file', () => {
  test.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may be separated by %s', async (_, delimiter) => {
    const text = [columns, first, second].map((cells) => cells.join(delimiter)).join('\n');
    expect(await rowsOf(text)).toEqual(both);
  });

  test.each([
    ['a mark of UTF-8', `\uFEFF${csvOf(first.join(), second.join())}`],
    ['line breaks of Windows', csvOf(first.join(), second.join()).replaceAll('\n', '\r\n')],
    ['line breaks of old Macs', csvOf(first.join(), second.join()).replaceAll('\n', '\r')],
    ['no line break at its end', csvOf(first.join(), second.join()).trimEnd()],
    ['every value in quotes', csvOf(first.join(), second.join()).replaceAll(/[^,\n]+/g, '"$&"')],
  ])('may have %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual(both);
  });

  test('may be UTF-16, as a spreadsheet’s "Unicode text"', async () => {
    const text = csvOf(first.join(), second.join()).replaceAll(',', '\t');
    expect(await rowsOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(both);
    expect(await rowsOf(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(both);
  });

  test('may have words in the letters of Western Windows', async () => {
    const text = Buffer.from(`${ownHeader},notas\n${first.join()},miércoles\n`, 'latin1');
    expect(await rowsOf(text)).toEqual([[2, ...first, 'miércoles']]);
  });

  test('counts blank lines, and the lines of a value in quotes, in its line numbers', async () => {
    const text = `\n${ownHeader},notas\n\n${first.join()},"dos\r\nlíneas"\n,,,\n  \n${second.join()},\n${first.join()},"x"\n`;
    const rows = await rowsOf(text);
    expect(rows.map(([line]) => line)).toEqual([4, 8, 9]);
  });

  test('keeps a quotation mark within a value', async () => {
    expect(await rowsOf(`${ownHeader},notas\n${first.join()},el 5" grande\n`)).toEqual([
      [2, ...first, 'el 5" grande'],
    ]);
  });

  test('is read as it was written, whatever separates, surrounds and interrupts it', async () => {
    const value = fc.string({
      unit: fc.constantFrom('a', '1', ',', ';', '"', '\n', '\t', 'é'),
      maxLength: 6,
    });
    const dialect = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t'),
      newline: fc.constantFrom('\n', '\r\n'),
      blanks: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
      notes: fc.array(value, { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(dialect, async ({ delimiter, newline, blanks, notes }) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""').replaceAll('\n', newline)}"`;
        let text = [...columns, 'notas'].join(delimiter) + newline;
        let line = 2;
        const expected = notes.map((note, index) => {
          const gap = blanks[index] ?? 0;
          text += newline.repeat(gap) + [...first, quoted(note)].join(delimiter) + newline;
          const row = [line + gap, ...first, note];
          line += gap + note.split('\n').length;
          return row;
        });
        expect(await rowsOf(text)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an XLSX file', () => {
  const numbers = (cells: readonly string[]): TestCell[] =>
    cells.map((cell, index) => (cell === '' ? null : index === 0 ? cell : Number(cell)));

  test('has numbers, texts and dates in its cells', async () => {
    const dated = [new Date('2020-01-04T00:00:00Z'), ...numbers(second).slice(1)];
    expect(await rowsOf(workbookOf(columns, numbers(first), dated))).toEqual(both);
  });

  test('counts empty and missing rows in its line numbers', async () => {
    const rows = await rowsOf(workbookOf(null, columns, null, numbers(first), [null, null], numbers(second)));
    expect(rows.map(([line]) => line)).toEqual([4, 6]);
  });

  test('may have its last row and column formatted, without a word in them', async () => {
    const far = '<row r="1048575" spans="1:2"><c r="XFD1048575" s="1"/></row><row r="1048576" ht="12.8"/>';
    expect(await rowsOf(workbookWith(sheetXml([columns, numbers(first), numbers(second)], far)))).toEqual(
      both,
    );
  });

  test('is one by its content', async () => {
    const [code] = await refusalOf(workbookOf(['fecha'], ['x']));
    expect(code).toBe('import-unreadable');
  });
});

describe('a file that is refused', () => {
  test.each([
    ['nothing', ''],
    ['blank lines', '\n \n\n'],
    ['a header alone', csvOf()],
    ['a header and blank lines', csvOf('', ',,,,')],
    ['a workbook with an empty sheet', workbookOf()],
    ['a workbook with a header alone', workbookOf(columns)],
  ])('%s has no draws', async (_, content) => {
    expect((await refusalOf(content))[0]).toBe('import-empty');
  });

  test.each([
    ['another header', 'fecha,n1,n2\n2020-01-01,1,2\n', /No se reconocen las columnas/],
    ['no date', `${columns.slice(1).join()}\n1,2,3,4,5,,6,\n`, /Falta la columna date/],
    ['no numbers', 'Draw Date,Multiplier\n01/01/2020,2\n', /Falta la columna Winning Numbers/],
    ['a column twice', `${ownHeader},date\n${first.join()},x\n`, /La columna date está dos veces/],
    ['quotes that stay open', csvOf(`"${first.join()}`, second.join()), /comillas/],
    ['a line without end', csvOf(`${first.join()},${'x'.repeat(20_000)}`), /línea demasiado larga/],
    [
      'bytes of a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
      /no es CSV ni XLSX/,
    ],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /\.xls/],
    ['a broken archive', Buffer.from('PK\x03\x04 and then nothing'), /dañado/],
    ['an archive cut short', workbookOf(columns, [1]).subarray(0, 400), /dañado/],
    ['another archive', zipOf([{ name: 'notas.txt', content: Buffer.from('hola') }]), /dañado/],
    ['an archive of broken XML', workbookWith('<worksheet><sheetData><row'), /./],
    [
      'a cell that says it is nowhere',
      workbookWith(sheetXml([columns], '<row r="0"><c r="?"><v>1</v></c></row>')),
      /dañado/,
    ],
    [
      'a cell far to the right',
      workbookWith(sheetXml([columns], '<row r="2"><c r="XFD2"><v>1</v></c></row>')),
      /100 columnas/,
    ],
  ])('%s: unreadable, with what to do', async (_, content, text) => {
    const [code, message] = await refusalOf(content);
    expect([code, message]).toEqual(['import-unreadable', expect.stringMatching(text)]);
  });

  test('more lines than any history has', async () => {
    const lines = Array<string>(limits.rows + 1).fill(first.join());
    expect(await refusalOf(csvOf(...lines))).toEqual([
      'file-too-large',
      expect.stringMatching(/60,000 líneas/),
    ]);
    expect(await rowsOf(csvOf(...lines.slice(1)))).toHaveLength(limits.rows);
    const far = '<row r="999999"><c r="A999999"><v>1</v></c></row>';
    expect(await refusalOf(workbookWith(sheetXml([columns], far)))).toEqual([
      'file-too-large',
      expect.stringMatching(/60,000 líneas/),
    ]);
  });

  describe('an archive that unpacks to a mountain', () => {
    const name = 'xl/media/mountain.xml';
    let mountain: Buffer;

    // Seconds of packing, once.
    beforeAll(() => {
      const content = Buffer.alloc(limits.unpackedBytes + 1, '<');
      mountain = workbookWith(sheetXml([columns, [1]]), [{ name, content }]);
    });

    test.each([
      ['as it says', limits.unpackedBytes + 1],
      ['while it says it is small', 10],
      ['while it says it is nothing', 0],
    ])('%s', async (_, claimed) => {
      const bomb = Buffer.from(mountain);
      for (const header of headersOf(bomb, name)) header.setSize(claimed);
      expect(bomb.length).toBeLessThan(limits.fileBytes);
      expect((await refusalOf(bomb))[0]).toBe('file-too-large');
    });
  });

  test('bytes of any kind are refused or read, never a crash', async () => {
    const header = Buffer.from(`${ownHeader}\n`);
    const starts = fc.constantFrom(
      Buffer.alloc(0),
      Buffer.from('PK\x03\x04'),
      header,
      workbookOf(columns, [1]),
    );
    await fc.assert(
      fc.asyncProperty(starts, fc.uint8Array({ maxLength: 400 }), fc.nat(), async (start, bytes, at) => {
        const content = Buffer.concat([start, bytes]);
        // A byte of the start is spoilt as well.
        if (start.length > 4) content[4 + (at % (start.length - 4))] = bytes[0] ?? 0;
        const [code] = await refusalOf(content);
        expect(['none', 'import-unreadable', 'import-empty', 'file-too-large']).toContain(code);
      }),
      { numRuns: 500 },
    );
  });
});
