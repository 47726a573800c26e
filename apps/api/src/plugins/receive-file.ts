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
  readonly file: ReceivedFile | null;
}

/**
 * Reads a multipart form with one file of fewer than `below` bytes. What comes beyond is let pass and never kept in memory;
 * then the form is refused (413). Without a file of that field, or with an empty nameless one as browsers send it for
 * "none chosen", `file` is null.
 */
export async function receiveForm(
  request: FastifyRequest,
  fileField: string,
  below: number,
): Promise<ReceivedForm> {
  const fields = new Map<string, string>();
  let file: ReceivedFile | null = null;
  if (!request.isMultipart()) return { fields, file };
  const limits = { fileSize: below - 1, files: 1, fields: 10, fieldSize: 10_000 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else file = (await receiveFile(part, part.fieldname === fileField)) ?? file;
    }
  } catch (error) {
    // The framework's own refusals carry a code; a form that is cut short or makes no sense comes as a plain error.
    if (error instanceof Error && 'code' in error) throw error;
    throw new AppError('input-invalid');
  }
  return { fields, file };
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
