import { type ExportColumn, type ExportFile, wallClocks } from './export-columns.ts';
import { createZip } from './zip-stream.ts';

/** Rows that a sheet of the format holds, its heading included. */
const rowsPerSheet = 1_048_576;
/** Characters that a cell of the format holds. */
const longestText = 32_767;

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in the list of styles below: what is not told by one is 0. */
const styles = { heading: 1, amount: 2, date: 3, instant: 4 } as const;

const styleSheet = `${prolog}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const widths = { text: 24, number: 12, amount: 14, date: 12, instant: 18 } as const;

const day = 86_400_000;
/** The day that spreadsheets call 0, before 1970: 30 December 1899. */
const daysBefore1970 = 25_569;

/**
 * A list as a workbook (ECMA-376): the few parts that a plain sheet needs, its rows written as they come. Numbers are numbers,
 * dates are dates; a text is a text cell, never a formula. What one sheet does not hold goes on in the next.
 */
export function createWorkbook<Row>(
  columns: readonly ExportColumn<Row>[],
  timeZone: string,
  { sheetName, at }: { readonly sheetName: string; readonly at: Date },
): ExportFile<Row> {
  const clocks = wallClocks(timeZone);
  const zip = createZip(at);
  let sheet: ReturnType<typeof zip.open> | null = null;
  let sheets = 0;
  let last = 0;

  const valueIn = ({ kind, of }: ExportColumn<Row>, row: Row, at: string): string => {
    const value = of(row);
    if (value === null) return '';
    if (kind === 'text') return textCell(at, String(value));
    if (kind === 'number') return `<c r="${at}"><v>${Number(value)}</v></c>`;
    const number =
      kind === 'amount'
        ? Number(value)
        : (kind === 'date' ? Date.parse(`${value}T00:00:00Z`) : clocks(String(value))) / day + daysBefore1970;
    return `<c r="${at}" s="${styles[kind]}"><v>${number}</v></c>`;
  };
  const letters = columns.map((_, place) => lettersOf(place));
  const rowOf = (row: number, cell: (column: ExportColumn<Row>, at: string) => string) =>
    `<row r="${row}">${columns.map((column, place) => cell(column, `${letters[place]}${row}`)).join('')}</row>`;
  const closeSheet = async () => {
    await sheet?.write('</sheetData></worksheet>');
    await sheet?.end();
    sheet = null;
  };
  const openSheet = async () => {
    await closeSheet();
    sheets += 1;
    last = 1;
    sheet = zip.open(`xl/worksheets/sheet${sheets}.xml`);
    const headings = rowOf(1, ({ heading }, at) => textCell(at, heading, styles.heading));
    const sizes = columns.map(
      ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`,
    );
    await sheet.write(
      `${prolog}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${sizes.join('')}</cols><sheetData>${headings}`,
    );
    return sheet;
  };
  const part = async (name: string, text: string) => {
    const file = zip.open(name);
    await file.write(prolog + text);
    await file.end();
  };
  const each = (text: (place: number) => string) =>
    Array.from({ length: sheets }, (_, at) => text(at + 1)).join('');

  return {
    async add(rows) {
      for (let from = 0; from < rows.length; ) {
        const open = sheet === null || last === rowsPerSheet ? await openSheet() : sheet;
        const some = rows.slice(from, from + rowsPerSheet - last);
        const first = last + 1;
        const texts = some.map((row, place) =>
          rowOf(first + place, (column, at) => valueIn(column, row, at)),
        );
        await open.write(texts.join(''));
        last += some.length;
        from += some.length;
      }
      return zip.taken();
    },
    async end() {
      if (sheets === 0) await openSheet();
      await closeSheet();
      const name = escaped(sheetName.slice(0, 25));
      await part(
        'xl/workbook.xml',
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((at) => `<sheet name="${at === 1 ? name : `${name} ${at}`}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
      );
      await part(
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${packageRelations}">${each((at) => `<Relationship Id="rId${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      );
      await part(
        '_rels/.rels',
        `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      );
      await part(
        '[Content_Types].xml',
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
      );
      const file = zip.open('xl/styles.xml');
      await file.write(styleSheet);
      await file.end();
      zip.close();
      return zip.taken();
    },
  };
}

const textCell = (at: string, text: string, style = 0) =>
  `<c r="${at}" t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text.slice(0, longestText))}</t></is></c>`;

/** What spreadsheets call a column: A to Z, then AA and on. */
const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As text of XML 1.0, without the characters that it cannot hold. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not take.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (character) => named[character] ?? '');
