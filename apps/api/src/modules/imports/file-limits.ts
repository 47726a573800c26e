import { importFileTexts } from '@bolillero/texts/imports';
import { AppError } from '../../errors/app-error.ts';

const megabyte = 1_048_576;

/** How large a history may be. Powerball's, from 1992 on, has 3,838 draws in 150 KB. */
export const limits = {
  fileBytes: 5 * megabyte,
  /** Of a workbook's files together. */
  unpackedBytes: 16 * megabyte,
  /** Of a workbook's cells together: what a file of separated values may have. */
  characters: 5 * megabyte,
  /** Lines after the header. */
  rows: 60_000,
  columns: 100,
  /** Characters of one line. */
  line: 10_000,
} as const;

/** A file that cannot be read, with what to do about it (415). */
export function unreadable(message: string, cause?: unknown): AppError {
  const error = new AppError('import-unreadable', { message });
  error.cause = cause;
  return error;
}

export function tooManyLines(): AppError {
  return new AppError('file-too-large', {
    message: importFileTexts.tooManyLines(limits.rows),
  });
}

export function tooBig(): AppError {
  return new AppError('file-too-large', { message: importFileTexts.tooBig(limits.fileBytes / megabyte) });
}
