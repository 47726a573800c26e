import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { lottery } from '@bolillero/database/schema/lottery';
import { errorText } from '@bolillero/texts/errors';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, readWebBuild } from '../pages/build.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { installWeb } from './web.ts';

const ofEveryPage = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const template = `<!doctype html><html><head><title>Bolillero</title>${ofEveryPage}</head><body><div id="splash" role="progressbar"></div><div id="root"></div></body></html>${' '.repeat(1_000)}`;
const script = `export const a = ${JSON.stringify('a'.repeat(3_000))};`;

const aPage = (pattern: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  pattern,
  ofLottery: false,
  scripts: [],
  styles: [],
  ...more,
});
const pages = [
  aPage('/'),
  aPage('/preguntas-frecuentes', { scripts: ['/assets/Faq-2.js'], styles: ['/assets/Faq-3.css'] }),
  aPage('/loteria/:id/:name', { ofLottery: true }),
  aPage('/ultimos-resultados/:id/:name', { ofLottery: true }),
  aPage('/admin'),
  aPage('/admin/editUser/:id'),
];

let app: TestApp;
let folder: string;
let server: FastifyInstance;

function writeBuild(): string {
  const made = mkdtempSync(join(tmpdir(), 'bolillero-web-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(made, name)), { recursive: true });
    writeFileSync(join(made, name), content);
  };
  write('index.html', template);
  write('.pages.json', JSON.stringify({ pages }));
  write('.stamp', 'secret of the build');
  write('theme.js', 'document;');
  write('icon.svg', '<svg/>');
  write('assets/index-1.js', script);
  write('assets/index-1.js.br', brotliCompressSync(script));
  write('assets/index-1.js.gz', gzipSync(script));
  write('assets/manrope.woff2', 'font');
  return made;
}

beforeAll(async () => {
  app = await startTestApp();
  folder = writeBuild();
  server = Fastify();
  await installWeb(server, app.context, readWebBuild(folder));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  await app.close();
});

const get = (url: string, headers: InjectOptions['headers'] = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers });

describe('an address', () => {
  test('that is a page answers its document, with the files that it needs', async () => {
    for (const url of [
      '/',
      '/?next=%2Fperfil',
      '/preguntas-frecuentes',
      '/preguntas-frecuentes/',
      '/admin',
      '/admin/editUser/7',
    ]) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
      expect(body).toContain(ofEveryPage);
      expect(headers['cache-control']).toBe('no-cache');
    }
    const script = '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/Faq-2.js">';
    const style = '<link rel="stylesheet" crossorigin href="/assets/Faq-3.css">';
    const [faq, home] = [(await get('/preguntas-frecuentes')).body, (await get('/')).body];
    const [head = '', body = ''] = faq.split('</head>');
    expect([head.includes(script), body.includes(style)]).toEqual([true, true]);
    expect([home.includes(script), home.includes(style)]).toEqual([false, false]);
  });

  test('that is a page tells its splash how long the house wants it to stay', async () => {
    const patient = Fastify();
    const config = { ...app.context.config, minimumWait: 2_000 };
    await installWeb(patient, { ...app.context, config }, readWebBuild(folder));
    expect((await patient.inject('/')).body).toContain('<div id="splash" data-minimum-wait="2000" role=');
    await patient.close();
  });

  test('that is a page shows the house’s picture where its address is shared', async () => {
    const { body } = await get('/preguntas-frecuentes');
    const head = body.slice(0, body.indexOf('</head>'));
    expect(head).toContain(`<meta property="og:image" content="${app.context.config.publicUrl}/share.png">`);
  });

  test('that is no page is a 404 with the document that draws it', async () => {
    for (const url of ['/nada', '/preguntas-frecuentes/nada', '/admin/nada', '/loteria/1', '/apiario']) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
      expect(body).toContain(ofEveryPage);
    }
  });

  test('of a lottery is a page where that lottery exists, is called so and is shown', async () => {
    const statusOf = async (path: string) => [
      (await get(`/loteria${path}`)).statusCode,
      (await get(`/ultimos-resultados${path}`)).statusCode,
    ];
    for (const path of ['/1/power_balls', '/1/powerballs', '/1/power%5Fballs', '/4/tinkas/'])
      expect(await statusOf(path), path).toEqual([200, 200]);
    for (const path of [
      '/99/nada',
      '/1/tinkas',
      '/1/nada',
      '/x/power_balls',
      '/01/power_balls',
      '/1/%00',
      '/1/toString',
    ]) {
      expect(await statusOf(path), path).toEqual([404, 404]);
    }
    const hide = (hidden: boolean) => app.context.db.update(lottery).set({ hidden }).where(eq(lottery.id, 3));
    expect(await statusOf('/3/florida')).toEqual([200, 200]);
    await hide(true);
    expect(await statusOf('/3/florida')).toEqual([404, 404]);
    await hide(false);
  });

  test('that is named like a file which is not there is a 404 in plain text', async () => {
    for (const url of [
      '/server.js.map',
      '/.well-known/security.txt',
      '/.env',
      '/assets/gone.js',
      '/index.html',
      '/.stamp',
      '/.pages.json',
      '/assets/index-1.js.br',
      '/wp-login.php?a=/',
    ]) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/plain; charset=utf-8']);
      expect(body).toBe(errorText('route-unknown'));
    }
  });

  test('below /api, or asked for otherwise than to be read, is told to programs', async () => {
    expect((await get('/api/nada')).json().code).toBe('route-unknown');
    const posted = await server.inject({ method: 'POST', url: '/preguntas-frecuentes' });
    expect([posted.statusCode, posted.json().code]).toEqual([404, 'route-unknown']);
  });
});

describe('a document', () => {
  test('is sent packed, and not at all to who has it', async () => {
    const plain = await get('/');
    const codings = [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const;
    const tags = new Set([plain.headers.etag]);
    for (const [coding, unpack] of codings) {
      const packed = await get('/', { 'accept-encoding': coding });
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([coding, 'accept-encoding']);
      expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload);
      const etag = String(packed.headers.etag);
      tags.add(etag);
      const again = await get('/', { 'accept-encoding': coding, 'if-none-match': etag });
      expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
      const head = await get('/', { 'accept-encoding': coding }, 'HEAD');
      expect([head.body, head.headers['content-length']]).toEqual(['', packed.headers['content-length']]);
    }
    expect(tags.size).toBe(3);
  });

  test('of what is no page stays a 404 for who has it', async () => {
    const { headers } = await get('/nada');
    expect((await get('/nada', { 'if-none-match': String(headers.etag) })).statusCode).toBe(404);
  });
});

describe('a file', () => {
  test('is sent as it was packed by the build, with its own type and tag', async () => {
    const url = '/assets/index-1.js';
    const plain = await get(url);
    expect(plain.body).toBe(script);
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);

    const head = await get(url, { 'accept-encoding': 'br' }, 'HEAD');
    expect([
      head.statusCode,
      head.headers['content-encoding'],
      head.headers['content-length'],
      head.body,
    ]).toEqual([200, 'br', String(brotli.rawPayload.length), '']);
    const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const otherwise = await get(url, {
      'accept-encoding': 'br',
      'if-none-match': String(plain.headers.etag),
    });
    expect(otherwise.statusCode).toBe(200);
  });

  test('comes in parts of what it is in that coding', async () => {
    const url = '/assets/index-1.js';
    const whole = await get(url, { 'accept-encoding': 'br' });
    const part = await get(url, { 'accept-encoding': 'br', range: 'bytes=5-9' });
    expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, 'br']);
    expect(part.headers['content-range']).toBe(`bytes 5-9/${whole.rawPayload.length}`);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(5, 10));
    const plain = await get(url, { range: 'bytes=0-5' });
    expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([
      206,
      'export',
      undefined,
    ]);
  });

  test('that has no hash in its name is asked for each time, and sent again only when it changed', async () => {
    for (const url of ['/theme.js', '/icon.svg']) {
      const first = await get(url, { 'accept-encoding': 'br' });
      expect([first.statusCode, first.headers['cache-control'], first.headers['content-encoding']]).toEqual([
        200,
        'no-cache',
        undefined,
      ]);
      const again = await get(url, { 'if-none-match': String(first.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
  });

  test('that is packed by itself goes as it is', async () => {
    const font = await get('/assets/manrope.woff2', { 'accept-encoding': 'br' });
    expect([font.headers['content-encoding'], font.headers['content-type'], font.body]).toEqual([
      undefined,
      'font/woff2',
      'font',
    ]);
  });
});

test('without a build every address is told to programs', async () => {
  const bare = Fastify();
  await installWeb(bare, app.context, null);
  const { statusCode, headers } = await bare.inject('/');
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  await bare.close();
});
