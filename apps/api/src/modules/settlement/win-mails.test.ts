import { lottery } from '@bolillero/database/schema/lottery';
import { mail } from '@bolillero/database/schema/mail';
import { notification, purchase } from '@bolillero/database/schema/play';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw, type TestDraw, type TestLevel } from './draws.testing.ts';
import { dropWins } from './drop-wins.ts';
import { buy } from './plays.testing.ts';
import { settleDraw } from './settle-draw.ts';
import { withdrawWin } from './withdraw-win.ts';

const levels: TestLevel[] = [
  { level: '4', prize: 100_00 },
  { level: '3', prize: 7_00 },
];

let app: TestApp;
let rosa: { id: number; email: string; token: string };
beforeAll(async () => {
  app = await startTestApp();
  rosa = await aCustomer(app);
});
afterAll(() => app.close());

/** One play that has three of five and one that has none, on a day of their own. */
async function played(drawDate: string) {
  const [winner = 0] = await buy(app, [
    { customerId: rosa.id, drawDate, balls: [5, 15, 25, 1, 2], special: 9 },
    { customerId: rosa.id, drawDate, balls: [1, 2, 3, 4, 6], special: 9 },
  ]);
  const drawn: TestDraw = { date: drawDate, balls: [5, 15, 25, 35, 45], special: 10, levels };
  const settled = async (typed: TestDraw, id: number | null = null) => {
    const saved = await saveDraw(app, typed, id);
    await settleDraw(app.context, saved.drawId, saved.revision, 1);
    return saved.drawId;
  };
  const mails = async () =>
    (await app.context.db.select().from(mail).orderBy(asc(mail.id))).filter(
      ({ customerId, textBody }) =>
        customerId === rosa.id && textBody.includes(`N.º ${String(winner).padStart(6, '0')}`),
    );
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  return { winner, drawn, settled, mails, subjects };
}

const markSent = () =>
  app.context.db
    .update(mail)
    .set({ state: 'sent', attempts: 1, nextAttemptAt: null, sentAt: app.context.clock.date() })
    .where(eq(mail.state, 'waiting'));

test('a winner gets one mail with the play and the amount, however often the draw is settled', async () => {
  const { winner, drawn, settled, mails } = await played('2026-11-18');
  const id = await settled(drawn);
  await settled(drawn, id);
  const { db } = app.context;
  const [notice] = await db.select().from(notification).where(eq(notification.purchaseId, winner));
  expect(await mails()).toEqual([
    expect.objectContaining({
      kind: 'win',
      key: String(notice?.id),
      customerId: rosa.id,
      address: rosa.email,
      subject: 'Ganaste $7.00 USD en Powerball',
      state: 'waiting',
      textBody: expect.stringContaining('01 · 02 · 05 · 15 · 25'),
    }),
  ]);
});

test('a correction replaces what still waits, and tells what was sent again, once, with both amounts', async () => {
  const { drawn, settled, mails, subjects } = await played('2026-11-16');
  const id = await settled(drawn);
  const corrected = { ...drawn, levels: [{ level: '3', prize: 9_00 }] };
  await settled(corrected, id);
  await settled(corrected, id);
  const first = 'Tu premio cambió de $7.00 USD a $9.00 USD, en Powerball';
  expect(await subjects()).toEqual([first]);
  await markSent();
  await settled(drawn, id);
  await settled(drawn, id);
  expect(await subjects()).toEqual([first, 'Tu premio cambió de $9.00 USD a $7.00 USD, en Powerball']);
  expect((await mails())[1]?.textBody).toContain(
    'Motivo: Corregimos el resultado que publicamos del lunes 16 de noviembre de 2026. Si no estás de acuerdo, escríbenos con el número de tu compra.',
  );
});

test('a mail that was tried and did not leave is replaced as well', async () => {
  const { drawn, settled, subjects } = await played('2026-11-09');
  const id = await settled(drawn);
  await app.context.db.update(mail).set({ attempts: 1 }).where(eq(mail.state, 'waiting'));
  await settled({ ...drawn, levels: [{ level: '3', prize: 9_00 }] }, id);
  expect(await subjects()).toEqual(['Tu premio cambió de $7.00 USD a $9.00 USD, en Powerball']);
});

const gone = 'Ya no hay premio para tu jugada de Powerball';

test('a draw that is dropped tells of none of its wins any more, but that they went', async () => {
  const { drawn, settled, subjects } = await played('2026-11-07');
  const id = await settled(drawn);
  expect(await subjects()).toHaveLength(1);
  const drop = () =>
    app.context.db.transaction((tx) =>
      dropWins(tx, app.context, [id], { cause: 'result-corrected', words: null }),
    );
  await drop();
  await drop();
  expect(await subjects()).toEqual([gone]);
});

test('a win that is taken back is told as gone, whether its mail was sent or not, and told again when it is back', async () => {
  const { winner, drawn, settled, subjects } = await played('2026-11-14');
  const id = await settled(drawn);
  const other = { ...drawn, balls: [60, 61, 62, 63, 64] };
  await settled(other, id);
  await settled(other, id);
  expect(await subjects()).toEqual([gone]);
  await markSent();
  await settled(drawn, id);
  await markSent();
  const { db } = app.context;
  await db.transaction(async (tx) => {
    await tx.update(purchase).set({ ticketFileId: null, soldAt: null }).where(eq(purchase.id, winner));
    await withdrawWin(tx, app.context, winner);
  });
  expect(await subjects()).toEqual([gone, 'Ganaste $7.00 USD en Powerball', gone]);
});

test('a win whose amount is not known is told without one, and again when it is', async () => {
  const { drawn, settled, mails, subjects } = await played('2026-11-04');
  const id = await settled({ ...drawn, levels: [{ level: '4' }, { level: '3' }] });
  const [first] = await mails();
  expect(first).toMatchObject({
    subject: 'Ganaste un premio en Powerball',
    textBody: expect.stringContaining('por confirmar'),
  });
  await markSent();
  await settled({ ...drawn, levels: [{ level: '4' }, { level: '3', prize: 7_00 }] }, id);
  expect(await subjects()).toEqual(['Ganaste un premio en Powerball', 'Ganaste $7.00 USD en Powerball']);
});

test('a free play is told without an amount', async () => {
  const { drawn, settled, subjects } = await played('2026-11-11');
  await settled({ ...drawn, levels: [{ level: '3', kind: 'free' }] });
  expect(await subjects()).toEqual(['Ganaste una jugada gratis en Powerball']);
});

test('a lottery’s own way of collecting is in the mail and with the notice', async () => {
  const { winner, drawn, settled, mails } = await played('2026-10-05');
  const own = 'Lleva tu DNI.\nCobra antes de 180 días.';
  await app.context.db.update(lottery).set({ howToCollect: own }).where(eq(lottery.id, 1));
  await settled(drawn);
  expect((await mails())[0]?.textBody).toContain(
    'Cómo cobrarlo: 1. Lleva tu DNI. 2. Cobra antes de 180 días.',
  );
  const { data } = (await app.get(`/notifications/listNew?purchase_id=${winner}`, rosa.token)).body;
  expect(data).toMatchObject([{ how_to_collect: own }]);
  expect((await app.get('/lottery/one?id=1')).body.data.how_to_collect).toBe(own);
  await app.context.db.update(lottery).set({ howToCollect: null }).where(eq(lottery.id, 1));
});
