import type { Reply, TestApp } from '../../testing/test-app.ts';
import { sheetXml, workbookWith } from './workbook.testing.ts';

export const ownHeader =
  'date,ball_one,ball_two,ball_three,ball_four,ball_five,ball_six,ball_red,potenciador';

export interface SentFile {
  readonly content: string | Buffer;
  readonly name?: string;
  readonly type?: string;
  /** Name of the multipart field. */
  readonly field?: string;
}

export interface SendOptions {
  readonly token?: string | undefined;
  /** `name/id` of the lottery. */
  readonly to?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const boundary = '----bolillero-test';

/** A multipart body with one file. */
export function multipart({ content, name = 'historial.csv', type = 'text/csv', field = 'file' }: SentFile): {
  payload: Buffer;
  headers: { 'content-type': string };
} {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** Sends a file to the import; a text becomes a CSV file. */
export async function sendFile(
  app: TestApp,
  file: string | Buffer | SentFile,
  { token, to = 'power_balls/1', query = '', headers = {} }: SendOptions = {},
): Promise<Reply> {
  const isContent = typeof file === 'string' || Buffer.isBuffer(file);
  const body = multipart(isContent ? { content: file } : file);
  return await app.call('POST', `/loteries/import/${to}?${query}`, {
    payload: body.payload,
    token,
    headers: { ...body.headers, ...headers },
  });
}

/** A CSV file of our own layout, from lines after its header. */
export function csvOf(...lines: readonly string[]): string {
  return `${[ownHeader, ...lines].join('\n')}\n`;
}

/** A workbook of a few kilobytes whose sheet has one tag of so many attributes that have no value: readers look at each again and again. */
export function repeatedAttribute(times: number): Buffer {
  return workbookWith(sheetXml([ownHeader.split(',')], `<row${' r='.repeat(times)}>`));
}
