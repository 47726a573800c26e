import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config.ts';
import { errorBody } from './errors.ts';

/** The build of the web application, from the bundle (apps/api/dist) or from the sources. */
function webFolder(): string | null {
  const places = ['../../web/dist', '../../../web/dist'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  return places.find((place) => existsSync(join(place, 'index.html'))) ?? null;
}

/** The first page, whose splash knows how long the house wants it to stay: it may go before any call is answered. */
export function withMinimumWait(page: string, milliseconds: number): string {
  return page.replace('id="splash"', `id="splash" data-minimum-wait="${milliseconds}"`);
}

/**
 * Serves the web application; any address that is neither a file nor below `/api` gets its first page, which knows the
 * routes. Files with a hash in their name are kept by browsers for a year, the first page is always asked for.
 */
export async function installWeb(
  app: FastifyInstance,
  { minimumWait }: Pick<Config, 'minimumWait'>,
): Promise<void> {
  const folder = webFolder();
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const lasting = path.includes('/assets/');
        response.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const firstPage =
    folder === null ? null : withMinimumWait(readFileSync(join(folder, 'index.html'), 'utf8'), minimumWait);
  // What is below /api is for programs, in whatever spelling the router takes for it.
  await app.register(
    async (calls) => {
      calls.setNotFoundHandler((_, reply) => reply.status(404).send(errorBody('route-unknown')));
    },
    { prefix: '/api' },
  );
  app.setNotFoundHandler((request, reply) => {
    if (firstPage === null || !['GET', 'HEAD'].includes(request.method)) {
      return reply.status(404).send(errorBody('route-unknown'));
    }
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(firstPage);
  });
}
