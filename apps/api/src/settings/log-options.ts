import { type LoggerOptions, stdSerializers } from 'pino';
import { errorFacts } from '../errors/error-facts.ts';
import type { Config } from './config.ts';

/**
 * How the process writes its log: JSON lines; of a request its method, path and address, never a header, query or body; of an
 * error never the values of a query.
 */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    serializers: {
      ...stdSerializers,
      err: errorFacts,
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
