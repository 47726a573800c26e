import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mail } from '@bolillero/database/schema/mail';
import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailFiles, removeUnfinishedMails } from '../adapters/mail-files.ts';
import { createSmtp } from '../adapters/mail-smtp.ts';
import { MailFault, type MailTransport } from '../adapters/mail-transport.ts';
import { buy } from '../modules/settlement/plays.testing.ts';
import { parseConfig } from '../settings/config.ts';
import { aCustomer } from '../testing/accounts.ts';
import { parseMessage, startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { startTestApp, type TestApp, testNow } from '../testing/test-app.ts';
import { mailTransportOf } from './mail-transport-of.ts';
import { enqueueMail } from './outbox.ts';
import { createMailSender } from './sender.ts';

const settings = {
  MAIL_FROM: 'Bolillero <avisos@bolillero.example>',
  PUBLIC_URL: 'https://bolillero.example',
};
const link = 'https://bolillero.example/change-password?email=rosa%40example.com&token=secreto';

let app: TestApp;
let smtp: TestSmtp | null;
let now: number;
beforeAll(async () => {
  app = await startTestApp(settings);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.db.delete(mail);
  app.setNow(testNow);
  smtp = null;
  now = Date.parse(testNow);
});
afterEach(() => smtp?.close());

async function aServer(options?: Parameters<typeof startSmtp>[0]): Promise<TestSmtp> {
  smtp = await startSmtp(options);
  return smtp;
}

const to = (server: Pick<TestSmtp, 'url'>): MailTransport =>
  createSmtp({ host: '127.0.0.1', port: Number(new URL(server.url).port), tls: 'offered', sign: null });
const senderTo = (transport: MailTransport) =>
  createMailSender(app.context, transport, pino({ level: 'silent' }));

async function aReset(key = 'reset 1'): Promise<{ email: string }> {
  const rosa = await aCustomer(app);
  await app.context.db.transaction((tx) =>
    enqueueMail(tx, app.context, { kind: 'reset', key, customerId: rosa.id, data: { link } }),
  );
  return rosa;
}

async function aTicketMail(): Promise<{ email: string }> {
  const rosa = await aCustomer(app);
  const play = { customerId: rosa.id, balls: [4, 15, 23, 42, 61], special: 10, drawDate: '2026-11-21' };
  const [purchaseId = 0] = await buy(app, [play]);
  await app.context.db.transaction((tx) =>
    enqueueMail(tx, app.context, {
      kind: 'ticket',
      key: `${purchaseId}`,
      customerId: rosa.id,
      data: { purchaseId },
    }),
  );
  return rosa;
}

const rows = () => app.context.db.select().from(mail).orderBy(asc(mail.id));
const row = async () => (await rows())[0];
const later = (minutes: number) => {
  now += minutes * 60_000;
  app.setNow(new Date(now).toISOString());
};

test('a mail arrives as text and as a page, once, and its link is not kept', async () => {
  const server = await aServer();
  const rosa = await aReset();
  const sender = senderTo(to(server));
  await sender.run();
  await sender.run();
  expect(server.delivered).toHaveLength(1);
  const [got] = server.delivered;
  expect(got).toMatchObject({ from: 'avisos@bolillero.example', to: [rosa.email] });
  expect(got?.headers).toMatchObject({
    from: 'Bolillero <avisos@bolillero.example>',
    to: rosa.email,
    'auto-submitted': 'auto-generated',
    date: 'Sat, 21 Nov 2026 17:00:00 +0000',
  });
  expect(got?.headers['message-id']).toMatch(/^<\d+\.[0-9a-f]{24}@bolillero\.example>$/);
  expect(got?.headers).not.toHaveProperty('list-unsubscribe');
  expect(got?.text).toContain(link);
  expect(got?.html).toContain(link.replaceAll('&', '&amp;'));
  expect(await row()).toMatchObject({
    state: 'sent',
    attempts: 1,
    sentAt: new Date(testNow),
    textBody: '',
    htmlBody: '',
    lastError: null,
  });
});

test('a mail that may be declined says how, to people and to mail programs', async () => {
  const server = await aServer();
  await aTicketMail();
  await senderTo(to(server)).run();
  const [got] = server.delivered;
  const token = /token=([0-9a-f-]{36})/.exec(got?.text ?? '')?.[1];
  expect(token).toBeDefined();
  const api = `https://bolillero.example/api/mail/unsubscribe?token=${token}&kind=ticket`;
  expect(got?.headers).toMatchObject({
    'list-unsubscribe': `<${api}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(got?.html).toContain('https://bolillero.example/correo?token=');
  expect((await row())?.textBody).toContain('Powerball');
});

test('a server that answers “later” is asked again after 1, 2, 4 … minutes, with the same message id', async () => {
  let busy = 3;
  const ids: string[] = [];
  const server = await aServer(() => ({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        ids.push(parseMessage(Buffer.concat(chunks).toString()).headers['message-id'] ?? '');
        busy -= 1;
        done(busy >= 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null);
      });
    },
  }));
  await aReset();
  const sender = senderTo(to(server));
  for (const wait of [1, 2, 4]) {
    await sender.run();
    expect(await row()).toMatchObject({
      state: 'waiting',
      lastError: expect.stringContaining('451 busy'),
      nextAttemptAt: new Date(now + wait * 60_000),
    });
    later(wait - 0.5);
    await sender.run();
    later(0.5);
  }
  await sender.run();
  expect(await row()).toMatchObject({ state: 'sent', attempts: 4 });
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
});

test('a mail that is refused ten times has failed for good, and its link is not kept', async () => {
  let asked = 0;
  const server = await aServer(() => ({
    onRcptTo(_address, _session, done) {
      asked += 1;
      done(Object.assign(new Error('no such user'), { responseCode: 550 }));
    },
  }));
  await aReset();
  const sender = senderTo(to(server));
  for (let round = 0; round < 15; round += 1) {
    await sender.run();
    later(400);
  }
  expect(asked).toBe(10);
  expect(server.delivered).toEqual([]);
  expect(await row()).toMatchObject({
    state: 'failed',
    attempts: 10,
    nextAttemptAt: null,
    lastError: expect.stringContaining('no such user'),
    textBody: '',
    htmlBody: '',
  });
});

test.each<[string, (server: { cut(): void }) => SMTPServerOptions]>([
  ['at the greeting', ({ cut }) => ({ onConnect: () => cut() })],
  ['at the sender', ({ cut }) => ({ onMailFrom: () => cut() })],
  ['at the recipient', ({ cut }) => ({ onRcptTo: () => cut() })],
])('a line that is cut %s has surely sent nothing', async (_, options) => {
  const server = await aServer(options);
  await aReset();
  await senderTo(to(server)).run();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 });
});

const impatient = { connect: 200, silence: 200, whole: 200 };
const portOf = (server: TestSmtp) => Number(new URL(server.url).port);

test('a server that never greets is given up, and the mail tried again later', async () => {
  const server = await aServer(() => ({ onConnect: () => undefined }));
  await aReset();
  const at = { host: '127.0.0.1', port: portOf(server), tls: 'offered', sign: null } as const;
  await senderTo(createSmtp(at, impatient)).run();
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 });
});

test('a server that takes the contents and never answers leaves the mail in doubt', async () => {
  const server = await aServer(() => ({ onData: (stream) => stream.resume() }));
  await aTicketMail();
  const at = { host: '127.0.0.1', port: portOf(server), tls: 'offered', sign: null } as const;
  await senderTo(createSmtp(at, impatient)).run();
  expect(await row()).toMatchObject({ state: 'unclear', attempts: 1, nextAttemptAt: null });
});

test('a slow server takes the mail once, however often another turn begins meanwhile', async () => {
  const answer = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let taken = 0;
  const server = await aServer(() => ({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        begun.resolve();
        void answer.promise.then(() => done());
      });
    },
  }));
  await aTicketMail();
  const slow = senderTo(to(server)).run();
  await begun.promise;
  later(5);
  await senderTo(to(server)).run();
  expect(await row()).toMatchObject({ state: 'sending' });
  answer.resolve();
  await slow;
  expect(taken).toBe(1);
  expect(await row()).toMatchObject({ state: 'sent', attempts: 1 });
});

test('a mail that the server takes its time with holds up none that is written meanwhile', async () => {
  const answer = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let taken = 0;
  const server = await aServer(() => ({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        begun.resolve();
        if (taken === 1) void answer.promise.then(() => done());
        else done();
      });
    },
  }));
  await aReset('reset 1');
  const sender = senderTo(to(server));
  sender.wake();
  await begun.promise;
  await aReset('reset 2');
  sender.wake();
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sending', 'sent']);
  answer.resolve();
  await sender.stop();
  expect(await row()).toMatchObject({ state: 'sent' });
});

test('a server that cannot be reached is tried again', async () => {
  const server = await aServer();
  const { url } = server;
  await server.close();
  smtp = null;
  await aReset();
  await senderTo(to({ url })).run();
  expect(await row()).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('ECONNREFUSED') });
});

test('a line that is cut after the contents: unclear, never sent again, and its link is not kept', async () => {
  let taken = 0;
  const server = await aServer(({ cut }) => ({
    onData(stream) {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        cut();
      });
    },
  }));
  await aReset();
  const sender = senderTo(to(server));
  await sender.run();
  expect(await row()).toMatchObject({ state: 'unclear', attempts: 1, nextAttemptAt: null, textBody: '' });
  for (let round = 0; round < 5; round += 1) {
    later(600);
    await sender.run();
  }
  expect(taken).toBe(1);
});

test('a process killed between the sending and its mark: unclear, and not sent again', async () => {
  const server = await aServer();
  await aTicketMail();
  const reached = Promise.withResolvers<void>();
  const killed: MailTransport = {
    async open() {
      const line = await to(server).open();
      return {
        async send(message) {
          await line.send(message);
          line.close();
          reached.resolve();
          await new Promise(() => undefined);
        },
        close: () => undefined,
      };
    },
  };
  void senderTo(killed).run();
  await reached.promise;
  expect(server.delivered).toHaveLength(1);
  expect(await row()).toMatchObject({ state: 'sending', attempts: 1 });
  const other = senderTo(to(server));
  later(9);
  await other.run();
  expect(await row()).toMatchObject({ state: 'sending' });
  later(1);
  await other.run();
  await other.run();
  expect(await row()).toMatchObject({ state: 'unclear', lastError: expect.stringContaining('proceso') });
  expect(server.delivered).toHaveLength(1);
});

test('several processes and many mails: each mail arrives once', async () => {
  const server = await aServer();
  const rosa = await aCustomer(app);
  const keys = Array.from({ length: 50 }, (_, index) => `reset ${index}`);
  await app.context.db.transaction(async (tx) => {
    for (const key of keys) {
      const data = { link: `${link}${key}-` };
      await enqueueMail(tx, app.context, { kind: 'reset', key, customerId: rosa.id, data });
    }
  });
  const senders = [senderTo(to(server)), senderTo(to(server)), senderTo(to(server))];
  await Promise.all(senders.map((sender) => sender.run()));
  const ids = server.delivered.map(({ headers }) => headers['message-id']);
  expect(ids).toHaveLength(50);
  expect(new Set(ids).size).toBe(50);
  expect(new Set((await rows()).map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
    new Set(['sent 1']),
  );
});

test('an address with a line break in it is never spoken to a server', async () => {
  const server = await aServer();
  const bad = 'ana@example.com\r\nBcc: todos@example.com';
  await app.context.db.transaction((tx) =>
    enqueueMail(tx, app.context, { kind: 'reset', key: 'r', customerId: null, address: bad, data: { link } }),
  );
  await senderTo(to(server)).run();
  expect(server.delivered).toEqual([]);
  expect(await row()).toMatchObject({ state: 'failed', attempts: 1, textBody: '' });
});

test('a name with a line break adds no header', async () => {
  const server = await aServer();
  const rosa = await aCustomer(app, { name: 'Rosa\r\nBcc: todos@example.com' });
  await app.context.db.transaction((tx) =>
    enqueueMail(tx, app.context, { kind: 'reset', key: 'r', customerId: rosa.id, data: { link } }),
  );
  await app.context.db.update(mail).set({ subject: 'Hola\r\nBcc: todos@example.com' });
  await senderTo(to(server)).run();
  expect(server.delivered).toHaveLength(1);
  expect(server.delivered[0]?.to).toEqual([rosa.email]);
  expect(server.delivered[0]?.headers).not.toHaveProperty('bcc');
});

test('a password is only spoken over TLS where that is asked for', async () => {
  const server = await aServer();
  const port = Number(new URL(server.url).port);
  const sign = { user: 'rosa', password: 'clave-secreta' };
  await aReset();
  await senderTo(createSmtp({ host: '127.0.0.1', port, tls: 'required', sign })).run();
  expect(server.delivered).toEqual([]);
  const failed = await row();
  expect(failed?.state).toBe('waiting');
  expect(failed?.lastError).not.toContain('clave-secreta');
});

test('a sender with a password signs in; a wrong one is tried again later', async () => {
  const server = await aServer(() => ({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'rosa' && password === 'buena' ? done(null, { user: username }) : done(new Error('wrong')),
  }));
  const port = Number(new URL(server.url).port);
  const as = (password: string) =>
    senderTo(createSmtp({ host: '127.0.0.1', port, tls: 'offered', sign: { user: 'rosa', password } }));
  await aReset();
  await as('mala').run();
  expect(await row()).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('EAUTH') });
  later(1);
  await as('buena').run();
  expect(await row()).toMatchObject({ state: 'sent' });
});

test('a mail that was asked to be sent again is, after which it has as many attempts as before', async () => {
  const refusing: MailTransport = {
    open: async () => {
      throw new MailFault('refused', false);
    },
  };
  await aTicketMail();
  await app.context.db.update(mail).set({ attempts: 10 });
  await senderTo(refusing).run();
  expect(await row()).toMatchObject({
    state: 'waiting',
    attempts: 11,
    nextAttemptAt: new Date(now + 60_000),
  });
});

test('without a mail server each mail is a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bolillero-mail-'));
  try {
    const rosa = await aReset();
    await aTicketMail();
    await senderTo(createMailFiles(join(folder, 'mail'))).run();
    const files = (await readdir(join(folder, 'mail'))).toSorted();
    expect(files).toEqual([
      expect.stringMatching(/^20261121T170000000Z-\d{8}-reset\.eml$/),
      expect.stringMatching(/^20261121T170000000Z-\d{8}-ticket\.eml$/),
    ]);
    const message = parseMessage(await readFile(join(folder, 'mail', files[0] ?? ''), 'utf8'));
    expect(message.headers).toMatchObject({ to: rosa.email, subject: expect.any(String) });
    expect(message.text).toContain(link);
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['sent']));
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('after the clock was set back', () => {
  const ahead = '2027-12-21T17:00:00Z';

  test('a mail that was due at once is sent, not a year later', async () => {
    const server = await aServer();
    app.setNow(ahead);
    await aReset();
    app.setNow(testNow);
    await senderTo(to(server)).run();
    expect(await row()).toMatchObject({ state: 'sent', sentAt: new Date(testNow) });
  });

  test('a mail that waits for its next attempt goes on waiting', async () => {
    const server = await aServer();
    await server.close();
    smtp = null;
    await aReset();
    const sender = senderTo(to(server));
    await sender.run();
    const before = await row();
    expect(before).toMatchObject({ state: 'waiting', nextAttemptAt: new Date('2026-11-21T17:01:00Z') });
    await sender.findLost();
    expect(await row()).toEqual(before);
  });

  test('one that was being sent then is in doubt', async () => {
    app.setNow(ahead);
    await aReset();
    await app.context.db.update(mail).set({ state: 'sending', nextAttemptAt: null });
    app.setNow(testNow);
    await senderTo(to({ url: 'smtp://127.0.0.1:9' })).findLost();
    expect(await row()).toMatchObject({ state: 'unclear' });
  });
});

test('a process killed while it writes a mail as a file: the next one writes the same file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bolillero-mail-'));
  try {
    await aReset();
    const reached = Promise.withResolvers<void>();
    const killed: MailTransport = {
      open: async () => ({
        async send({ fileName }) {
          await writeFile(join(folder, `.${fileName}.${process.pid}`), 'Subj');
          reached.resolve();
          await new Promise(() => undefined);
        },
        close: () => undefined,
      }),
    };
    void senderTo(killed).run();
    await reached.promise;
    await writeFile(join(folder, '.20261121T170000000Z-00000001-win.eml.1'), 'of a process that lives');

    await removeUnfinishedMails(folder);
    later(1);
    await senderTo(createMailFiles(folder)).run();
    expect((await readdir(folder)).toSorted()).toEqual([
      '.20261121T170000000Z-00000001-win.eml.1',
      expect.stringMatching(/^20261121T170000000Z-\d{8}-reset\.eml$/),
    ]);
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [{ NODE_ENV: 'production', PAYMENTS: 'test' }, ['without SMTP_URL no mail is sent']],
  [
    {
      NODE_ENV: 'production',
      PAYMENTS: 'test',
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://b.example',
      MAIL_FROM: 'a@b.example',
    },
    [],
  ],
  [{}, []],
] as const)('a house with %j says what becomes of its mails: %j', async (settings, told) => {
  const parsed = parseConfig({ ...settings, DATA_DIR: join(tmpdir(), 'bolillero-no-mails') });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  const said: string[] = [];
  await mailTransportOf(parsed.config, { warn: (_, message) => said.push(message) });
  expect(said).toEqual(told.map((words) => expect.stringContaining(words)));
});
