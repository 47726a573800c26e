import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkChain } from '@bolillero/domain/proof/check-chain';
import { genesis } from '@bolillero/domain/proof/entry';
import { readExportLine } from '@bolillero/domain/proof/export-line';
import { headText } from '@bolillero/domain/proof/head-text';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiptMail } from '../../mail/receipt-mails.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { pay } from '../../testing/payments.ts';
import { powerballDraw, registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
/** Powerball of the test's day: 22:59 in New York. */
const drawsAt = '2026-11-22T03:59:00.000Z';

let app: TestApp;
let player: string;
let admin: string;
let administrator: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app, 'operator')).token;
  administrator = (await anAdmin(app, 'administrator')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  player = (await aCustomer(app)).token;
});

const buy = async (count = 1) => await pay(app, player, await registerPlays(app, player, count));
const upload = async (id: number | undefined, bytes: Buffer, query = '') =>
  await sendForm(app, `/purchases/purchase-sold/${id}${query}`, admin, { image: { bytes } });
const verify = async (hash: string) => (await app.get(`/verify?sha256=${hash}`)).body;
const head = async () => (await app.get('/proof/head')).body;
const exported = async (query = '') => {
  const { statusCode, headers, body } = await app.app.inject(`/api/proof/export${query}`);
  return { status: statusCode, headers, text: body };
};
const linesOf = (text: string) => text.split('\n').slice(0, -1);

describe('the chain', () => {
  test('begins with 64 zeros and nothing in it', async () => {
    expect(await head()).toEqual({ seq: 0, hash: '0'.repeat(64), recorded_at: null });
    expect(await exported()).toMatchObject({ status: 200, text: '' });
  });

  test('is downloaded whole by anybody, holds up to the head that is shown, and names no player', async () => {
    const [one, two] = await buy(2);
    await upload(one, aPdf('first'));
    app.setNow('2026-11-21T18:00:00.250Z');
    await upload(two, aPdf('second'));
    const { text, headers } = await exported();
    expect(headers['content-type']).toBe('application/x-ndjson');
    expect(headers['content-disposition']).toContain('attachment');
    const entries = linesOf(text).map(readExportLine);
    const shown = await head();
    expect(await checkChain(entries, sha256, [shown])).toEqual({
      ok: true,
      head: { seq: shown.seq, hash: shown.hash },
    });
    expect(shown).toMatchObject({ seq: 2, recorded_at: '2026-11-21T18:00:00.250Z' });
    expect(entries.map((entry) => entry?.sha256)).toEqual([sha256(aPdf('first')), sha256(aPdf('second'))]);
    expect(Object.keys(JSON.parse(linesOf(text)[0] ?? ''))).toEqual([
      ...['v', 'seq', 'kind', 'sha256', 'recorded_at', 'lottery_id', 'lottery', 'series', 'draw_date'],
      ...['draws_at', 'previous', 'hash'],
    ]);
  });

  test('is downloaded in parts, which together are the whole', async () => {
    const { text } = await exported();
    const parts = [await exported('?limit=1'), await exported('?from=2&limit=100')];
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect((await exported('?from=1000')).text).toBe('');
  });

  test.each(['?from=0', '?from=x', '?limit=0', '?limit=-1'])('is not downloaded with %s', async (query) => {
    expect((await exported(query)).status).toBe(400);
  });

  test('does not move by a rehearsal, an upload that is repeated, or one that is refused', async () => {
    const [id] = await buy();
    const before = await head();
    expect((await upload(id, aPdf('rehearsed'), '?dry_run=1')).status).toBe(200);
    expect(await head()).toEqual(before);
    await upload(id, aPdf('kept'));
    await upload(id, aPdf('kept'));
    expect((await upload(id, aPdf('another'))).status).toBe(409);
    expect(await head()).toMatchObject({ seq: before.seq + 1 });
  });

  test('is contiguous however many upload at once', async () => {
    const before = await head();
    const ids = await buy(8);
    const answers = await Promise.all(ids.map((id) => upload(id, aPdf(`at once ${id}`))));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const shown = await head();
    expect(shown.seq).toBe(before.seq + ids.length);
    const entries = linesOf((await exported()).text).map(readExportLine);
    expect(await checkChain(entries, sha256, [before, shown])).toMatchObject({ ok: true });
  });
});

describe('the program that everybody may check an export with', () => {
  const program = new URL('../../../../web/public/comprobar-registro.mjs', import.meta.url).pathname;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proof-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(text: string | Buffer, ...codes: string[]): Promise<{ code: number; told: string }> {
    const path = join(folder, 'cadena.jsonl');
    await writeFile(path, text);
    const { promise, resolve } = Promise.withResolvers<{ code: number; told: string }>();
    execFile(process.execPath, [program, path, ...codes], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), told: stdout + stderr }),
    );
    return await promise;
  }

  test('finds that a real export holds, with the head that is shown', async () => {
    const { seq, hash } = await head();
    expect(await run((await exported()).text, headText({ seq, hash }))).toEqual({
      code: 0,
      told: `El registro se sostiene: ${seq} entradas.\nTu código está en él.\nSu último código: ${seq}:${hash}\n`,
    });
  });

  test('finds a byte that was changed, and an end that was cut off', async () => {
    const { text } = await exported();
    const changed = Buffer.from(text);
    const at = text.indexOf('"recorded_at"') + 25;
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await run(changed)).toMatchObject({ code: 1, told: expect.stringContaining('NO se sostiene') });
    const { seq, hash } = await head();
    const cut = `${linesOf(text).slice(0, -1).join('\n')}\n`;
    expect((await run(cut)).code).toBe(0);
    expect(await run(cut, headText({ seq, hash }))).toMatchObject({ code: 1 });
    expect(await run(text, 'no es un código')).toMatchObject({ code: 2 });
  });
});

describe('a file', () => {
  test('that was recorded before its draw: what it is, when, for which draw, and its place in the chain', async () => {
    const [id] = await buy();
    app.setNow('2026-11-21T20:47:00Z');
    await upload(id, aPdf('on time'));
    const said = await verify(sha256(aPdf('on time')).toUpperCase());
    const draw = { lottery_id: 1, lottery: 'Powerball', type: 0, date: powerballDraw, draws_at: drawsAt };
    const { seq, hash } = await head();
    expect(said).toEqual({
      ok: true,
      kind: 'ticket',
      recorded_at: '2026-11-21T20:47:00.000Z',
      draw,
      records: [
        {
          seq,
          kind: 'ticket',
          recorded_at: '2026-11-21T20:47:00.000Z',
          draw,
          before_draw: true,
          previous: expect.stringMatching(/^[0-9a-f]{64}$/),
          hash,
        },
      ],
      head: { seq, hash },
    });
  });

  test('that was recorded after its draw is told apart', async () => {
    const [id] = await buy();
    app.setNow(drawsAt);
    await upload(id, aPdf('too late'));
    expect(await verify(sha256(aPdf('too late')))).toMatchObject({
      ok: true,
      records: [{ before_draw: false, draw: { draws_at: drawsAt } }],
    });
  });

  test('that was recorded twice is told with both, and the first one stands above', async () => {
    const [one, two] = await buy(2);
    app.setNow('2026-11-22T04:00:00Z');
    await upload(one, aPdf('the same for two'));
    app.setNow('2026-11-22T04:30:00Z');
    await upload(two, aPdf('the same for two'));
    const said = await verify(sha256(aPdf('the same for two')));
    expect(said.recorded_at).toBe('2026-11-22T04:00:00.000Z');
    expect(said.records.map(({ recorded_at: at }: { recorded_at: string }) => at)).toEqual([
      '2026-11-22T04:00:00.000Z',
      '2026-11-22T04:30:00.000Z',
    ]);
  });

  test('that was taken back stays recorded', async () => {
    const [id] = await buy();
    await upload(id, aPdf('taken back'));
    await app.post(`/purchases/purchase-sold-delete/${id}`, {}, admin);
    expect(await verify(sha256(aPdf('taken back')))).toMatchObject({ ok: true, kind: 'ticket' });
  });

  test('that nobody recorded is unknown, and one byte makes a file another one', async () => {
    const [id] = await buy();
    await upload(id, aPdf('mine'));
    expect(await verify(sha256(aPdf('mine!')))).toEqual({ ok: false });
  });

  test.each(['', '?sha256=', '?sha256=12ab', `?sha256=${'g'.repeat(64)}`, `?sha256=${'a'.repeat(65)}`])(
    'is not looked for by “%s”',
    async (query) => {
      const { status, body } = await app.get(`/verify${query}`);
      expect([status, body.code]).toEqual([400, 'input-invalid']);
    },
  );
});

describe('a purchase', () => {
  test('says to its owner and to the office when its PDF was recorded, and nothing once the price went back', async () => {
    const [id] = await buy();
    const own = async () => (await app.get(`/purchases/list?id=${id}`, player)).body.purchases[0];
    const ofOffice = async () => (await app.get(`/purchases/sold?q=${id}`, admin)).body.data[0];
    expect(await own()).not.toHaveProperty('proof');
    app.setNow('2026-11-22T04:35:00Z');
    await upload(id, aPdf('of a purchase'));
    const proof = {
      seq: (await head()).seq,
      sha256: sha256(aPdf('of a purchase')),
      recorded_at: '2026-11-22T04:35:00.000Z',
      draws_at: drawsAt,
    };
    expect((await own()).proof).toEqual(proof);
    expect((await ofOffice()).proof).toEqual(proof);
    const { text } = await sheet();
    expect(text).toContain('PDF registrado,Entrada del registro,Respecto del sorteo');
    expect(text).toMatch(new RegExp(`,${proof.seq},36 min después del sorteo`));
    await app.post(`/purchases/refund/${id}`, { reason: 'por error' }, administrator);
    expect(await own()).not.toHaveProperty('proof');
  });

  async function sheet() {
    const headers = { authorization: `Bearer ${admin}` };
    const { body } = await app.app.inject({ url: '/api/purchases/sold/export?format=csv', headers });
    return { text: body };
  }
});

describe('a receipt', () => {
  const receiptOf = async (order: string) =>
    (await app.get(`/payments/orders/${order}`, player)).body.receipt;
  const order = async () => (await app.get('/purchases/list', player)).body.purchases[0].order_id as string;

  test('carries the head of the moment at which it was paid, and keeps it', async () => {
    const before = await head();
    const [id] = await buy();
    const paid = await order();
    await upload(id, aPdf('after the payment'));
    expect((await head()).seq).toBe(before.seq + 1);
    expect((await receiptOf(paid)).proof).toEqual({ seq: before.seq, hash: before.hash });
  });

  test('of an order that was paid before anything was recorded carries none', async () => {
    const other = await startTestApp();
    try {
      const token = (await aCustomer(other)).token;
      await pay(other, token, await registerPlays(other, token, 1));
      const { purchases } = (await other.get('/purchases/list', token)).body;
      const { body } = await other.get(`/payments/orders/${purchases[0].order_id}`, token);
      expect(body.receipt.proof).toBeNull();
    } finally {
      await other.close();
    }
  });

  test('goes by mail with the head, as it is checked on the page', async () => {
    await buy();
    const { seq, hash } = await head();
    const written = await receiptMail(app.context.db, app.context.config, await order());
    expect(written?.facts).toContainEqual(['Código del registro', `${seq}:${hash}`]);
    expect(written?.notes?.join()).toContain(`${app.context.config.publicUrl}/comprobar`);
    expect(seq).toBeGreaterThan(genesis.seq);
  });
});
