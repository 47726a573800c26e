import { type CartItem, registerPlaysNormal } from '@bolillero/contract/calls/checkouts';
import { spendingLimits } from '@bolillero/contract/calls/costumers';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { approveOrder, captureOrder, createOrder, oneOrder } from '@bolillero/contract/calls/payments';
import { expectAccessible } from '../../testing/accessible.ts';
import { cartItem, serveCart } from '../../testing/cart.ts';
import { expectFits } from '../../testing/fits.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter } from '../../testing/people.ts';
import { powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import { aReceipt } from '../../testing/receipt.ts';
import { noConnection, refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { afterEach, beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const card = page.getByRole('article', { name: 'Powerball' });
const random = card.getByRole('button', { name: 'Al azar · $3.00, Powerball' });
const inCart = card.getByText('En el carrito', { exact: true });
const pay = card.getByRole('button', { name: 'Pagar todo el carrito' });
const paying = page.getByRole('dialog', { name: 'Pagar' });

let cart: CartItem[];

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  serveFrame(server);
  cart = serveCart(server);
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(spendingLimits, {
    ok: true,
    monthly: null,
    pending: null,
    spent: '0.00',
    renews: '2026-09-01',
    paused_until: null,
  });
});

/** The time by which taps are told apart, moved by hand. */
let tapTime = 0;
const passTime = () => {
  tapTime += 60_000;
};
const timeStamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') as PropertyDescriptor;
beforeEach(() => {
  tapTime = 1;
  Object.defineProperty(Event.prototype, 'timeStamp', { ...timeStamp, get: () => tapTime });
});
afterEach(() => void Object.defineProperty(Event.prototype, 'timeStamp', timeStamp));

test.for([{ width: 320, height: 640 }, phone, desktop])(
  '“Al azar” puts one play into the cart, however often it is tapped at once, $width wide',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await visit('/loterias');
    await random.dblClick();
    await expect.element(inCart).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Carrito: 1 jugada' })).toBeVisible();
    expect(cart).toHaveLength(1);
    const [play] = cart;
    const balls = JSON.parse(play?.balls ?? '[]') as number[];
    expect(new Set(balls.filter((ball) => ball >= 1 && ball <= 69)).size).toBe(5);
    await expect
      .element(card.getByRole('status'))
      .toHaveTextContent(`En el carrito. Números ${balls.join(', ')}; Powerball ${play?.ball_red}`);
    await expectFits();
    await expectAccessible();
    passTime();
    await random.click();
    await expect.element(card.getByText('2 en el carrito')).toBeVisible();
    expect(cart).toHaveLength(2);
    await expectFits();
  },
);

test('from the card to paid in three taps, for the whole cart, which the window says', async ({ server }) => {
  await page.viewport(phone.width, phone.height);
  cart.push(cartItem(1, [5, 9, 21, 60, 61], 7));
  const id = '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01';
  const orders = server.serve(createOrder, {
    id,
    amount: '6.00',
    currency: 'USD',
    provider: 'test',
    provider_order: 'test-1',
  });
  server.serve(approveOrder, { ok: true, status: 'approved' });
  server.serve(oneOrder, {
    id,
    kind: 'cart',
    status: 'captured',
    amount: '7.00',
    currency: 'USD',
    purchases: [7, 8],
    receipt: aReceipt,
  });
  server.serve(captureOrder, () => {
    cart.splice(0);
    return { status: 'captured' as const, purchases: [1, 2] };
  });
  await visit('/loterias');
  await random.click();
  await pay.click();
  await expect.element(paying).toMatchTextContent(/Pagas todo tu carrito\..*Powerball · 2 jugadas.*\$6\.00/);
  await expectAccessible();
  expect(orders.map(({ body }) => body)).toEqual([{ kind: 'cart', items: expect.arrayContaining([1, 101]) }]);
  await paying.getByRole('button', { name: 'Aprobar' }).click();
  await expect.element(page.getByRole('heading', { name: '¡Números registrados!' })).toHaveFocus();
  await expectAccessible();
  await expect.element(page.getByRole('region', { name: 'Comprobante' })).toMatchTextContent(/N\.º 000021/);
});

test('the payment can be left: the play is still in the cart, and the focus where it was', async ({
  server,
}) => {
  server.serve(createOrder, {
    id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01',
    amount: '3.00',
    currency: 'USD',
    provider: 'test',
    provider_order: 'test-1',
  });
  await visit('/loterias');
  await random.click();
  await pay.click();
  await expect.element(paying).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(paying).not.toBeInTheDocument();
  await expect.element(pay).toHaveFocus();
  expect(cart).toHaveLength(1);
});

test('plays of a closed sale stay in the cart, and the window does not say that it is all', async ({
  server,
}) => {
  const orders = server.serve(createOrder, {
    id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01',
    amount: '3.00',
    currency: 'USD',
    provider: 'test',
    provider_order: 'test-1',
  });
  cart.push({ ...cartItem(1, [5, 9, 21, 60, 61], 7), expired: true });
  await visit('/loterias');
  await random.click();
  await pay.click();
  await expect.element(paying).toMatchTextContent(/Powerball · 1 jugada/);
  await expect.element(paying.getByText('Pagas todo tu carrito.')).not.toBeInTheDocument();
  expect(orders.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [101] }]);
});

test('a cart in which nothing can be paid is opened instead', async ({ server }) => {
  const orders = server.serve(createOrder, noConnection);
  const { address } = await visit('/loterias');
  await random.click();
  await expect.element(inCart).toBeVisible();
  for (const item of cart) item.expired = true;
  await pay.click();
  await expect.poll(address).toBe('/checkout/1/power_balls');
  expect(orders).toEqual([]);
});

test('on wide screens the play is withdrawn from its card', async () => {
  await visit('/loterias');
  await random.click();
  await card.getByRole('button', { name: /^Eliminar del carrito: Números/ }).click();
  await expect.element(inCart).not.toBeInTheDocument();
  await expect.element(card.getByRole('status')).toHaveTextContent('La jugada salió del carrito.');
  await expect.element(random).toHaveFocus();
  expect(cart).toEqual([]);
});

test('an answer that is lost doubles nothing: the same numbers are sent again', async ({ server }) => {
  const asked = server.serve(registerPlaysNormal, noConnection);
  await visit('/loterias');
  await random.click();
  await expect.element(card.getByRole('alert')).toMatchTextContent(/^No hay conexión con el servidor\./);
  await expectAccessible();
  passTime();
  const again = server.serve(registerPlaysNormal, { ok: true, registered: [] });
  await random.click();
  await expect.poll(() => again.length).toBe(1);
  expect(again[0]?.body).toEqual(asked[0]?.body);
  await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
});

test.for([
  ['sale-closed', { date: '2026-08-10' }, 'La venta para ese sorteo está cerrada.'],
  ['account-paused', { date: '2026-09-01' }, 'Tu cuenta está en pausa hasta el'],
  ['plays-per-day', { limit: 200 }, 'Para un mismo sorteo puedes tener hasta 200 jugadas'],
  ['cart-full', { limit: 1000 }, 'Tu carrito admite 1000 jugadas.'],
] as const)('the card says why not: %s', async ([code, details, said], { server }) => {
  server.serve(registerPlaysNormal, refusal(code, { details }));
  await visit('/loterias');
  await random.click();
  await expect.element(card.getByRole('alert')).toMatchTextContent(new RegExp(`^${said}`));
  await expect.element(inCart).not.toBeInTheDocument();
});

test('without a draw on sale there is nothing to play at random', async ({ server }) => {
  server.serve(lotteriesWithLastResult, {
    data: [{ ...powerballOnSale, date_before: null, closes_at: null, draws_at: null }],
  });
  await visit('/loterias?azar=1');
  await expect.element(card.getByText('Próximo sorteo por anunciar')).toBeVisible();
  await expect.element(random).not.toBeInTheDocument();
});

test('who signed in for a random play is offered it with the focus, and nothing is played unasked', async () => {
  await visit('/loterias?azar=1');
  await expect.element(random).toHaveFocus();
  await expect.element(card.getByText('Toca «Al azar» y tu jugada va al carrito.')).toBeVisible();
  expect(cart).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(inCart).toBeVisible();
  await expect.element(card.getByText(/^Toca/)).not.toBeInTheDocument();
});
