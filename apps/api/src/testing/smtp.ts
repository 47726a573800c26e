import net from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a mail server took it. */
export interface DeliveredMail {
  readonly to: readonly string[];
  readonly from: string;
  /** By name in lower case, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export interface TestSmtp {
  readonly url: string;
  readonly delivered: readonly DeliveredMail[];
  /** Cuts every line to the server without a word. */
  cut(): void;
  close(): Promise<void>;
}

/** A real SMTP server; `options` change how it behaves. What it took with a good answer is in `delivered`. */
export async function startSmtp(
  options: (server: { cut(): void }) => SMTPServerOptions = () => ({}),
): Promise<TestSmtp> {
  const delivered: DeliveredMail[] = [];
  const lines = new Set<net.Socket>();
  const cut = () => {
    for (const line of lines) line.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        delivered.push({ from, to, ...parseMessage(Buffer.concat(chunks).toString()) });
        done();
      });
    },
    ...options({ cut }),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // In front of it, a line that can be cut.
  const line = net.createServer((from) => {
    const to = net.connect(portOf(server.server), '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      lines.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        lines.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(line)}`,
    delivered,
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => line.close(resolve));
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(server: net.Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Reads a message of two alternatives in quoted-printable: what this product sends. */
export function parseMessage(raw: string): Pick<DeliveredMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = parsePart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(parsePart);
  const part = (type: string) => {
    const found = parts.find((one) => one.headers['content-type']?.startsWith(type));
    return found === undefined ? '' : decodeQuotedPrintable(found.body);
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function parsePart(raw: string): { headers: Record<string, string>; body: string } {
  const text = raw.replace(/^\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (name in headers) throw new Error(`two headers ${name}`);
    headers[name] = line.slice(colon + 1).trim();
  }
  return { headers, body: text.slice(end + 4) };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
