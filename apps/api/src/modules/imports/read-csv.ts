import type { TextRow } from '@bolillero/domain/imports/layout';
import { importFileTexts } from '@bolillero/texts/imports';
import { CsvError, parse } from 'csv-parse/sync';
import { limits, tooManyLines, unreadable } from './file-limits.ts';

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * A text of separated values. A row's number is that of its first line in the file; lines with nothing are left out.
 * `delimiter`: what separates the values, where that is known.
 * @throws {AppError} import-unreadable, file-too-large
 */
export function readCsv(bytes: Buffer, delimiter?: string): TextRow[] {
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  if (hasControls(text)) throw unreadable(importFileTexts.notATable);
  const records = parseRecords(text, delimiter ?? delimiterOf(text));
  if (records.length > limits.rows + 1) throw tooManyLines();
  return records.map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: record }));
}

/** UTF-8, UTF-16 where its mark says so (Excel's "Unicode text"), else the bytes of Western Windows. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a text has what no text has: characters that control something, but for tabs and line breaks. */
function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 && code !== 9 && code !== 10) return true;
  }
  return false;
}

function parseRecords(text: string, delimiter: string): Parsed[] {
  try {
    const options = {
      bom: true,
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: limits.line,
      to: limits.rows + 2,
    };
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isQuote = error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw unreadable(isQuote ? importFileTexts.quoteOpen : importFileTexts.lineTooLong, error);
  }
}

/** What separates the values: whichever of the three the first line with anything in it has most of. */
function delimiterOf(text: string): string {
  const start = text.search(/\S/);
  const end = text.indexOf('\n', start);
  const header = text.slice(text.lastIndexOf('\n', start) + 1, end < 0 ? undefined : end);
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Line breaks within quoted values. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, value) => sum + value.split('\n').length - 1, 0);
}
