import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local server that answers as sources of official results do, and badly when told to. */
export interface SourceServer {
  readonly url: string;
  /** Answers a path with JSON, from now on. */
  json(path: string, value: unknown): void;
  /** Answers a path with a CSV, from now on. */
  csv(path: string, lines: readonly string[]): void;
  /** Answers a path in a way of its own. */
  on(path: string, answer: RequestListener): void;
  /** Every address that it was asked for, in order. */
  readonly asked: readonly URL[];
  close(): Promise<void>;
}

export async function startSourceServer(): Promise<SourceServer> {
  const answers = new Map<string, RequestListener>();
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url);
    const answer = answers.get(url.pathname);
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const send = (type: string, text: string): RequestListener => {
    return (_, response) => response.writeHead(200, { 'content-type': type }).end(text);
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    json: (path, value) => answers.set(path, send('application/json; charset=UTF-8', JSON.stringify(value))),
    csv: (path, lines) => answers.set(path, send('text/csv', lines.join('\n'))),
    on: (path, answer) => answers.set(path, answer),
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
