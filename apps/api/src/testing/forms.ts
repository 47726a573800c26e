import type { Reply, TestApp } from './test-app.ts';

/** The smallest thing that is a PDF; `words` make it another one. */
export function aPdf(words = 'cartilla', size = 0): Buffer {
  const head = `%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n% ${words}\n`;
  const end = '\ntrailer << /Root 1 0 R >>\n%%EOF\n';
  return Buffer.from(head + ' '.repeat(Math.max(0, size - head.length - end.length)) + end);
}

export interface SentFile {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}

/** Sends a multipart form as a browser does. */
export async function sendForm(
  app: TestApp,
  path: string,
  token: string | undefined,
  parts: Readonly<Record<string, string | SentFile>>,
): Promise<Reply> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else {
      const type = part.type ?? 'application/pdf';
      form.append(name, new File([new Uint8Array(part.bytes)], part.name ?? 'cartilla.pdf', { type }));
    }
  }
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await encoded.arrayBuffer());
  return await app.call('POST', path, { payload, token, headers });
}
