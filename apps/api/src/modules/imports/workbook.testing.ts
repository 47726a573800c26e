import { zipSync } from 'fflate';

/** A file of an archive; `claims` is the unpacked size that the archive says, where it lies. */
export interface Packed {
  readonly name: string;
  readonly content: Buffer;
  readonly claims?: number;
}

/** A compressed ZIP archive. */
export function zipOf(files: readonly Packed[]): Buffer {
  const archive = Buffer.from(zipSync(Object.fromEntries(files.map(({ name, content }) => [name, content]))));
  for (const { name, claims } of files) {
    if (claims !== undefined) for (const header of headersOf(archive, name)) header.setSize(claims);
  }
  return archive;
}

/** The two headers of a file, where it lies and in the archive's directory, to be spoilt. */
export function headersOf(archive: Buffer, name: string) {
  const local = archive.indexOf(name) - 30;
  const listed = archive.lastIndexOf(name) - 46;
  return [local + 6, listed + 8].map((fields) => ({
    setFlags: (flags: number) => archive.writeUInt16LE(flags, fields),
    setMethod: (method: number) => archive.writeUInt16LE(method, fields + 2),
    setSize: (unpacked: number) => archive.writeUInt32LE(unpacked, fields + 16),
  }));
}

export type TestCell = string | number | Date | null;

const epoch = Date.UTC(1899, 11, 30);
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function cellXml(cell: TestCell, place: string): string {
  // An empty cell that is there for its looks, as spreadsheets leave them.
  if (cell === null) return `<c r="${place}" s="1"/>`;
  if (cell instanceof Date)
    return `<c r="${place}" s="1"><v>${(cell.getTime() - epoch) / 86_400_000}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
}

/** The XML of a sheet; `null` for a row that does not exist. */
export function sheetXml(rows: readonly (readonly TestCell[] | null)[], more = ''): string {
  const rowXml = (cells: readonly TestCell[] | null, index: number) =>
    cells === null
      ? ''
      : `<row r="${index + 1}">${cells
          .map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${index + 1}`))
          .join('')}</row>`;
  return `${head}<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}${more}</sheetData></worksheet>`;
}

/** A workbook with one sheet, from its XML. */
export function workbookWith(sheet: string, extra: readonly Packed[] = []): Buffer {
  const file = (name: string, content: string) => ({ name, content: Buffer.from(content) });
  return zipOf([
    file(
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    file(
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sorteos" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    file(
      'xl/styles.xml',
      `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    file('xl/worksheets/sheet1.xml', sheet),
    ...extra,
  ]);
}

export function workbookOf(...rows: readonly (readonly TestCell[] | null)[]): Buffer {
  return workbookWith(sheetXml(rows));
}
