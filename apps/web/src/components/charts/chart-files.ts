import { chartTexts as texts } from '@bolillero/texts/charts';
import writeSheets, { type Row } from 'write-excel-file/browser';
import { saveFile } from '../ui/save-file.ts';
import { type ChartTable, csvOf, inert } from './chart-table.ts';

/** Beyond some 500 rows a sheet is packed by a worker made of a blob, which the page's Content Security Policy forbids. */
const perSheet = 300;

/** Hands out a chart's table as a file; answers its name. */
export async function saveChartTable(
  table: ChartTable,
  scope: string,
  format: 'csv' | 'xlsx',
): Promise<string> {
  const name = `${fileName(table.title)}.${format}`;
  if (format === 'csv') {
    saveFile(name, csvOf(table), 'text/csv;charset=utf-8');
    return name;
  }
  const blob = await sheetOf(table, scope);
  saveFile(name, blob, blob.type);
  return name;
}

/** The table as an Excel file: its scope first, then numbers and dates as such. */
export async function sheetOf({ columns, rows }: ChartTable, scope: string): Promise<Blob> {
  const head: Row = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const }));
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / perSheet)) }, (_, page) => page);
  const sheets = pages.map((page) => ({
    sheet: texts.sheet(page + 1),
    columns: columns.map(({ heading }) => ({ width: Math.max(12, heading.length + 2) })),
    data: [
      [{ value: inert(scope), fontWeight: 'bold' as const }],
      head,
      ...rows.slice(page * perSheet, (page + 1) * perSheet).map(
        (row): Row =>
          columns.map(({ kind }, at) => {
            const cell = row[at] ?? null;
            if (cell === null || typeof cell === 'number') return cell;
            // the file's dates have no zone: midnight of UTC is the day itself
            return kind === 'date'
              ? { value: new Date(`${cell}T00:00:00Z`), format: 'dd/mm/yyyy' }
              : inert(cell);
          }),
      ),
    ],
  }));
  return await writeSheets(sheets).toBlob();
}

/** A title as the name of a file: "Bolillas de Powerball" → "bolillas-de-powerball". */
export function fileName(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
