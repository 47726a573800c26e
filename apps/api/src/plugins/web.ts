import { errorText } from '@bolillero/texts/errors';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Context } from '../context.ts';
import { findWebBuild, type WebBuild } from '../pages/build.ts';
import { composeDocument, withMinimumWait, withShareImage } from '../pages/document.ts';
import { createPageFinder, type FoundPage } from '../pages/find-page.ts';
import { namesLottery } from '../pages/lottery-of-address.ts';
import { type KeptBytes, keepBytes } from '../wire/content-coding.ts';
import { errorBody } from './errors.ts';
import { sendKept } from './send-kept.ts';

/**
 * Serves the web application: its files, and at every address that is a page the document of that page. Any other address
 * is a 404: with the bare document, in which the application draws it, or as plain text where a file was asked for.
 */
export async function installWeb(
  app: FastifyInstance,
  { catalogue, config }: Pick<Context, 'catalogue' | 'config'>,
  build: WebBuild | null = findWebBuild(),
): Promise<void> {
  // What is below /api is for programs, in whatever spelling the router takes for it.
  await app.register(
    async (calls) => {
      calls.setNotFoundHandler((_, reply) => reply.status(404).send(errorBody('route-unknown')));
    },
    { prefix: '/api' },
  );
  if (build === null) {
    app.setNotFoundHandler((_, reply) => reply.status(404).send(errorBody('route-unknown')));
    return;
  }
  await installFiles(app, build.folder);
  const findPage = createPageFinder(build.pages);
  const template = withMinimumWait(build.template, config.minimumWait);
  const documents = createDocuments(withShareImage(template, config.publicUrl));
  app.setNotFoundHandler(async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      return await reply.status(404).send(errorBody('route-unknown'));
    }
    const path = pathOf(request);
    const found = findPage(path);
    reply.header('cache-control', 'no-cache');
    if (found === null && isFile(path)) return await sendNoFile(reply);
    const exists = found !== null && (await isThere(found, catalogue));
    const document = documents(exists ? found : null);
    return await sendKept(request, reply.status(exists ? 200 : 404), document, 'text/html; charset=utf-8');
  });
}

/** Files with a hash in their name are kept by browsers for a year, others are always asked for. Packed ones lie beside them. */
async function installFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const lasting = path.includes('/assets/');
      response.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** The document of each page, put together when it is first asked for; null stands for what is no page. */
function createDocuments(template: string): (found: FoundPage | null) => KeptBytes {
  const kept = new Map<string, KeptBytes>();
  return (found) => {
    const key = found?.page.pattern ?? '';
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = composeDocument(template, found?.page ?? { scripts: [], styles: [] });
    const document = keepBytes(Buffer.from(text), { best: true });
    kept.set(key, document);
    return document;
  };
}

const pathOf = ({ url }: FastifyRequest) => url.split(/[?#]/, 1)[0] ?? '/';

/** What is named like a file, or lies where programs look for files, nobody reads as a page. */
const isFile = (path: string) => path.startsWith('/.') || path.slice(path.lastIndexOf('/')).includes('.');

const sendNoFile = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send(errorText('route-unknown'));

/** Whether what the address names exists. Where the database cannot be asked, the page itself says what is the matter. */
async function isThere({ page, params }: FoundPage, catalogue: Catalogue): Promise<boolean> {
  if (!page.ofLottery) return true;
  try {
    return namesLottery((await catalogue.recent()).lotteries, params);
  } catch {
    return true;
  }
}
