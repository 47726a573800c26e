import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

export interface ReceivedFile {
  /** As the sender called it: never trusted for anything but to be shown. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface ReceivedForm {
  /** The text fields by name. */
  readonly fields: ReadonlyMap<string, string>;
  /** The files that were wanted and sent, by field. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
}

/** What a form may hold. */
interface FormLimits {
  /** The fields of files that are wanted; each has one. */
  readonly files: readonly string[];
  /** A file has fewer bytes than this. */
  readonly below: number;
  readonly fields?: number;
  /** Bytes of a text field. */
  readonly fieldSize?: number;
}

/**
 * Reads a multipart form. What comes beyond its limits is let pass and never kept in memory; then the form is refused (413).
 * A field without a file, or with an empty nameless one as browsers send it for "none chosen", has none.
 */
export async function receiveForm(
  request: FastifyRequest,
  { files: wanted, below, fields: mostFields = 10, fieldSize = 10_000 }: FormLimits,
): Promise<ReceivedForm> {
  const fields = new Map<string, string>();
  const files = new Map<string, ReceivedFile>();
  if (!request.isMultipart()) return { fields, files };
  const limits = { fileSize: below - 1, files: wanted.length, fields: mostFields, fieldSize };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.set(part.fieldname, wholeText(part));
      else {
        const file = await receiveFile(part, wanted.includes(part.fieldname));
        if (file !== null) files.set(part.fieldname, file);
      }
    }
  } catch (error) {
    // The framework's own refusals carry a code; a form that is cut short or makes no sense comes as a plain error.
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error;
    throw new AppError('input-invalid');
  }
  return { fields, files };
}

/** A text that was cut at its limit is not what was sent. */
function wholeText({ value, valueTruncated }: { value: unknown; valueTruncated: boolean }): string {
  if (valueTruncated) throw new AppError('body-too-large');
  return String(value);
}

async function receiveFile(part: MultipartFile, wanted: boolean): Promise<ReceivedFile | null> {
  const chunks: Buffer[] = [];
  // A file that is not wanted is read to its end all the same: what follows it comes after.
  for await (const chunk of part.file) if (wanted) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const name = (part.filename ?? '').replace(/\p{Cc}/gu, '');
  const isNone = bytes.length === 0 && name === '';
  return wanted && !isNone ? { name, bytes } : null;
}
