import { listPurchases, type Purchase } from '@bolillero/contract/calls/purchases';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enter } from '../../../testing/people.ts';
import { powerball } from '../../../testing/powerball.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { PurchaseList } from './PurchaseList.tsx';

const pending: Purchase = {
  id: 12,
  lottery_id: 1,
  costumer_id: 7,
  balls: '[5,9,21,60,61]',
  ball_red: 7,
  potenciador: null,
  multiplier_bought: false,
  type: 0,
  date_lottery: '2026-08-08',
  price: '3.00',
  ticket_price: '2.50',
  service_fee: '0.50',
  multiplier_price: '0.00',
  free: false,
  order_id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01',
  createdAt: '2026-08-08T14:30:00.000Z',
  stateDelete: false,
  stateSold: false,
  refunded: false,
  refundedAt: null,
  overdue: false,
  image: null,
  loterie: powerball,
  prize: null,
};
const sold: Purchase = {
  ...pending,
  id: 11,
  stateSold: true,
  image: '/api/purchases/pdf/11',
  prize: '50000.00',
};
const refunding: Purchase = { ...pending, id: 10, refunded: true };
const refunded: Purchase = { ...refunding, id: 9, refundedAt: '2026-08-10T14:00:00.000Z' };
const unclear: Purchase = { ...pending, id: 8, overdue: true };
const free: Purchase = { ...pending, id: 7, free: true, price: '0.00' };

const answer = (purchases: Purchase[], pages = 1) => ({
  purchases,
  penas: [],
  total: purchases.length,
  pages,
});
const list = () => <PurchaseList emptyAction={<a href="/loterias">Ir a jugar</a>} />;
const row = (number: string) => page.getByRole('listitem').filter({ hasText: number });

beforeEach(() => enter());

test('each purchase says its number, its draw, its price and what became of it', async ({ server }) => {
  server.serve(listPurchases, answer([pending, sold, refunding, refunded, unclear, free]));
  await show(list());
  await expect.element(row('N.º 000012')).toMatchTextContent(/Powerball.*sáb 8 ago.*\$3\.00.*Pagada/);
  await expect.element(row('N.º 000012')).toMatchTextContent(/Aún sin resultado/);
  await expect.element(row('N.º 000011')).toMatchTextContent(/Comprada.*Premio \$50,000\.00/);
  await expect.element(row('N.º 000010')).toMatchTextContent(/Devolución en camino/);
  await expect.element(row('N.º 000009')).toMatchTextContent(/Devuelta/);
  await expect.element(row('N.º 000008')).toMatchTextContent(/Aún sin cartilla: lo revisamos/);
  await expect.element(row('N.º 000008')).not.toMatchTextContent(/Aún sin resultado/);
  await expect.element(row('N.º 000007')).toMatchTextContent(/Confirmada/);
  await expect
    .element(row('N.º 000011').getByRole('link', { name: /^Cartilla en PDF de la compra N\.º 000011/ }))
    .toHaveAttribute('href', '/api/purchases/pdf/11');
  await expect.element(row('N.º 000012').getByRole('link')).not.toBeInTheDocument();
});

test('its window says all of it, and gives the focus back to its button', async ({ server }) => {
  server.serve(listPurchases, answer([pending, sold]));
  await show(list());
  const view = page.getByRole('button', { name: 'Ver la compra N.º 000012' });
  await view.click();
  const window = page.getByRole('dialog', { name: 'Detalle de la compra' });
  await expect.element(window).toMatchTextContent(/Sorteo08\/08\/2026/);
  await expect.element(window).toMatchTextContent(/08\/08\/2026 09:30/);
  await expect.element(window).toMatchTextContent(/\$2\.50 \+ \$0\.50 de servicio/);
  await expect.element(window).toMatchTextContent(/Pagada el08\/08\/2026 09:30/);
  await expect.element(window.getByText(/^Compramos tu cartilla antes del sorteo/)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(window).not.toBeInTheDocument();
  await expect.element(view).toHaveFocus();
});

test.for([
  ['a refund under way is promised', refunding, /^Te devolveremos \$3\.00, el precio completo/],
  ['one that is done has its day', refunded, /^Te devolvimos \$3\.00 el 10\/08\/2026\.$/],
  ['a draw that passed without a ticket is being looked into', unclear, /^El sorteo ya pasó.* \$3\.00\.$/],
  ['a free play was not paid', free, /^No pagaste nada por ella\./],
] as const)('%s', async ([, purchase, sentence], { server }) => {
  server.serve(listPurchases, answer([purchase]));
  await show(list());
  await page.getByRole('button', { name: /^Ver la compra/ }).click();
  const window = page.getByRole('dialog', { name: 'Detalle de la compra' });
  await expect.element(window.getByText(sentence)).toBeVisible();
  await expect.element(window).not.toMatchTextContent(/Estamos comprando/);
});

test('a prize says what it is once', async ({ server }) => {
  server.serve(listPurchases, answer([sold]));
  await show(list());
  await page.getByRole('button', { name: /^Ver la compra/ }).click();
  const window = page.getByRole('dialog', { name: 'Detalle de la compra' });
  await expect.element(window).toMatchTextContent(/Premio\$50,000\.00/);
});

test('without a purchase it leads to playing', async ({ server }) => {
  server.serve(listPurchases, answer([]));
  await show(list());
  await expect.element(page.getByText('Aún no tienes compras')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir a jugar' })).toBeVisible();
});

test('older ones come on wish, below the newer; what fails on the way is told and asked for again', async ({
  server,
}) => {
  let works = false;
  server.serve(listPurchases, ({ query }) => {
    if (query.page === '2') return works ? answer([refunding], 2) : refusal('input-invalid');
    return answer([pending], 2);
  });
  await show(list());
  const more = page.getByRole('button', { name: 'Ver más' });
  await more.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(row('N.º 000012')).toBeVisible();
  works = true;
  await more.click();
  await expect.element(row('N.º 000010')).toBeVisible();
  await expect.element(row('N.º 000012')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }, { server }) => {
  await page.viewport(width, height);
  server.serve(listPurchases, answer([pending, sold, refunding, refunded, unclear, free]));
  await show(list());
  await expect.element(row('N.º 000012')).toBeVisible();
  await expectAccessible();
});
