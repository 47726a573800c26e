import { listLotteries, lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { approveOrder, captureOrder, createOrder } from '@bolillero/contract/calls/payments';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { analysisSample } from '@bolillero/contract/calls/samples';
import { listPromotions, validSubscription } from '@bolillero/contract/calls/subscriptions';
import { serveCart } from '../../../testing/cart.ts';
import { serveFrame } from '../../../testing/frame.ts';
import { enter } from '../../../testing/people.ts';
import { powerball, powerballDetail, powerballOnSale } from '../../../testing/powerball.ts';
import type { Server } from '../../../testing/server.ts';
import { visit } from '../../../testing/show.tsx';
import { beforeEach, expect, page, test } from '../../../testing/test.ts';

const pack = { id: 1, months: 1, price: '30.00', r: 20, g: 90, b: 70, total: '30.00', saving: 0 };
const approve = page.getByRole('dialog', { name: 'Pagar' }).getByRole('button', { name: 'Aprobar' });

beforeEach<{ server: Server }>(({ server }) => {
  let subscribed = false;
  enter();
  serveFrame(server);
  serveCart(server);
  server.serve(listLotteries, [powerball]);
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 0 });
  server.serve(listPromotions, { data: [pack] });
  server.serve(analysisSample, {
    first: null,
    labels: [],
    data: [],
    expected: [],
    low: [],
    high: [],
    draws: 0,
    from: null,
    to: null,
  });
  server.serve(validSubscription, () => ({ ok: subscribed }));
  server.serve(createOrder, {
    id: '2816806c-3d5a-4f0e-8c39-0c9a7ad1c001',
    provider: 'test',
    provider_order: 'test-1',
    amount: '30.00',
    currency: 'USD',
  });
  server.serve(approveOrder, { ok: true, status: 'approved' });
  server.serve(captureOrder, () => {
    subscribed = true;
    return { status: 'captured' as const, purchases: [] };
  });
});

test('who met the gate and subscribes stands behind it after paying', async () => {
  const { address } = await visit('/analisis');
  await page.getByRole('link', { name: 'Suscribirse' }).click();
  await expect.poll(address).toBe('/perfil?suscription=true&next=%2Fanalisis');
  await page.getByRole('button', { name: 'Suscribirse por 1 mes' }).click();
  await approve.click();
  await expect.poll(address).toBe('/analisis');
  await expect.element(page.getByText('¡Solo para suscriptores!')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /Powerball/ }).first()).toBeVisible();
});

test('the advert of a lottery leads back to it', async () => {
  const { address } = await visit('/loteria/1/power_balls');
  await page.getByRole('link', { name: 'Suscribirse' }).click();
  await expect.poll(address).toBe('/perfil?suscription=true&next=%2Floteria%2F1%2Fpower_balls');
});

test('a package chosen before signing in leads on to what was wanted', async () => {
  const { address } = await visit('/loterias?price=30.00&months=1&next=%2Fanalisis');
  await approve.click();
  await expect.poll(address).toBe('/analisis');
});

test.for(['/perfil?suscription=true', '/perfil?suscription=true&next=%2F%2Fexample.org'])(
  '%s stays where it is',
  async (start) => {
    const { address } = await visit(start);
    await page.getByRole('button', { name: 'Suscribirse por 1 mes' }).click();
    await approve.click();
    await expect.element(page.getByText('¡Suscripción realizada!')).toBeVisible();
    expect(address()).toBe(start);
  },
);
