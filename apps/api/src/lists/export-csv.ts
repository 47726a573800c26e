import { type ExportColumn, type ExportFile, wallClocks } from './export-columns.ts';

/** What a spreadsheet would take for a formula, were it not told that it is text. */
const startsFormula = /^[=+\-@\t\r]/;

/** A list as CSV (RFC 4180), UTF-8 with the mark that tells spreadsheets so. */
export function createCsv<Row>(columns: readonly ExportColumn<Row>[], timeZone: string): ExportFile<Row> {
  const clocks = wallClocks(timeZone);
  const written = ({ kind, of }: ExportColumn<Row>, row: Row): string => {
    const value = of(row);
    if (value === null) return '';
    if (kind === 'instant')
      return new Date(clocks(String(value))).toISOString().slice(0, 19).replace('T', ' ');
    return kind === 'text' ? field(harmless(String(value))) : field(String(value));
  };
  let head = `\uFEFF${line(columns.map(({ heading }) => field(heading)))}`;
  const withHead = (text: string) => {
    const whole = Buffer.from(head + text);
    head = '';
    return whole.length === 0 ? [] : [whole];
  };
  return {
    add: async (rows) =>
      withHead(rows.map((row) => line(columns.map((column) => written(column, row)))).join('')),
    end: async () => withHead(''),
  };
}

const harmless = (text: string) => (startsFormula.test(text) ? `'${text}` : text);

const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const line = (fields: readonly string[]) => `${fields.join(',')}\r\n`;
