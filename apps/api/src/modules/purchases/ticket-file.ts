import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../errors/app-error.ts';
import type { ReceivedFile } from '../../plugins/receive-file.ts';

/** A ticket's PDF is smaller than this many bytes. */
export const ticketFileBelow = 1_048_576;

export const pdfMediaType = 'application/pdf';

/** The end-of-file marker stands within so many bytes of the end; readers look no further either. */
const tail = 1_024;

/** Whether bytes are a PDF, by what they are: no name and no declared type is asked. */
export async function isPdf(bytes: Buffer): Promise<boolean> {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return false;
  if (!bytes.subarray(-tail).includes('%%EOF', 0, 'latin1')) return false;
  return (await fileTypeFromBuffer(bytes))?.mime === pdfMediaType;
}

/**
 * The uploaded file as a ticket: there must be one, and it must be a PDF.
 * @throws {AppError} file-missing, file-not-pdf
 */
export async function requirePdf(file: ReceivedFile | null): Promise<ReceivedFile> {
  if (file === null) throw new AppError('file-missing');
  if (!(await isPdf(file.bytes))) throw new AppError('file-not-pdf');
  return file;
}

/** What a downloaded ticket is called: the order number as the screens write it. */
export function ticketFileName(purchaseId: number): string {
  return `cartilla-${String(purchaseId).padStart(6, '0')}.pdf`;
}
