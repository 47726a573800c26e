import { job } from '@bolillero/database/schema/operation';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveDraw } from '../modules/settlement/draws.testing.ts';
import { aCustomer, anAdmin } from '../testing/accounts.ts';
import { aPdf, sendForm } from '../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../testing/invariants.ts';
import { interpose, pay } from '../testing/payments.ts';
import { powerballDraw, registerPlays } from '../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../testing/test-app.ts';

// The house's own jobs, with the fewest connections that settings allow.
let app: TestApp;
let admin: string;
let now = Date.parse(testNow);
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent', DATABASE_CONNECTIONS: '2' });
  admin = (await anAdmin(app)).token;
});
afterAll(() => app.close());

const at = (instant: string) => {
  now = Date.parse(instant);
  app.setNow(instant);
};
const waiting = (kind: string) => app.context.db.select().from(job).where(eq(job.kind, kind));
const upload = (id: number) =>
  sendForm(app, `/purchases/purchase-sold/${id}`, admin, { image: { bytes: aPdf() } });
/** All that jobs leave behind. */
async function effects(): Promise<unknown> {
  const { rows } = await app.context.db.execute(sql`
    SELECT (SELECT json_agg(w ORDER BY w) FROM win w) AS wins,
      (SELECT json_agg(n ORDER BY n.id) FROM notification n) AS notices,
      (SELECT json_agg(json_build_array(m.id, m.kind, m.key, m.state) ORDER BY m.id) FROM mail m) AS mails,
      (SELECT json_agg(r ORDER BY r.reference) FROM test_gateway_refund r) AS refunds,
      (SELECT json_agg(r ORDER BY r.purchase_id) FROM purchase_refund r) AS promised,
      (SELECT json_agg(json_build_array(s.draw_id, s.state, s.settled, s.winners)) FROM settlement s) AS settlements,
      (SELECT json_agg(json_build_array(p.id, p.free_of_purchase_id) ORDER BY p.id) FROM play p) AS cart,
      (SELECT json_agg(r ORDER BY r) FROM password_reset r) AS links`);
  return rows[0];
}

/** Does the job of a kind that waits, as a process that is killed after all of it but the job's end; another does it again. */
async function doneTwiceHasOneEffect(kind: string): Promise<void> {
  const before = await effects();
  const [claimed] = await waiting(kind);
  if (claimed === undefined) throw new Error(`no job ${kind} waits`);
  await app.context.jobs.drain();
  const once = await effects();
  expect(once, 'the job had an effect').not.toEqual(before);
  const { id: _, ...killed } = claimed;
  const claim = '00000000-0000-4000-8000-000000000001';
  const runAt = new Date(now + 15_000);
  await app.context.db.insert(job).values({ ...killed, claim, attempts: 1, runAt });
  app.setNow(runAt.toISOString());
  expect(await waiting(kind)).toHaveLength(1);
  await app.context.jobs.drain();
  expect(await waiting(kind)).toEqual([]);
  expect(await effects()).toEqual(once);
  await expectMoneyAndPurchasesAgree(app);
}

test('each job that is done again after a kill has had its effect once', async () => {
  at(testNow);
  const rosa = await aCustomer(app);
  const [won = 0, late = 0, returned = 0] = await pay(
    app,
    rosa.token,
    await registerPlays(app, rosa.token, 3, 7),
  );
  await upload(won);
  await app.post(`/purchases/refund/${returned}`, { reason: 'No se compró' }, admin);
  await doneTwiceHasOneEffect('refund-purchase');
  await app.post('/costumers/forgot', { email: rosa.email });
  await doneTwiceHasOneEffect('send-password-reset');
  at('2026-11-22T12:00:00Z');
  await saveDraw(app, {
    date: powerballDraw,
    balls: [7, 18, 29, 40, 51],
    special: 26,
    levels: [{ level: '5 + 1' }, { level: '5', prize: 1_000_000_00 }],
  });
  await doneTwiceHasOneEffect('settle-draw');
  await upload(late);
  await doneTwiceHasOneEffect('settle-purchase');
});

test('refunds that wait for their provider hold up no mail for a password', async () => {
  at(testNow);
  const rosa = await aCustomer(app);
  const purchases = await pay(app, rosa.token, await registerPlays(app, rosa.token, 6));
  const answer = Promise.withResolvers<void>();
  const putBack = interpose(app, (real) => ({
    refund: async (...capture) => {
      await answer.promise;
      await real.refund(...capture);
    },
  }));
  for (const id of purchases) await app.post(`/purchases/refund/${id}`, { reason: 'No se compró' }, admin);
  const working = app.context.jobs.drain();
  await app.post('/costumers/forgot', { email: rosa.email });
  const mails = sql`SELECT kind FROM mail WHERE kind = 'reset' AND address = ${rosa.email}`;
  void app.context.jobs.drain();
  await expect.poll(async () => (await app.context.db.execute(mails)).rows).toHaveLength(1);
  expect(await waiting('refund-purchase')).toHaveLength(6);
  answer.resolve();
  await working;
  putBack();
  expect(await waiting('refund-purchase')).toEqual([]);
  await expectMoneyAndPurchasesAgree(app);
});
