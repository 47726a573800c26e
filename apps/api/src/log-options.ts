import { type LoggerOptions, stdSerializers } from 'pino';
import type { Config } from './config.ts';

/** How the process writes its log: JSON lines; of a request its method, path and address, never a header, query or body. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    serializers: {
      ...stdSerializers,
      req: ({ method, url, ip }: { method: string; url: string; ip?: string }) => ({
        method,
        path: url.split('?', 1)[0],
        ip,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    redact: ['req.headers', 'password', 'token'],
  };
}
