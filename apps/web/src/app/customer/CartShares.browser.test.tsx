import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { spendingLimits } from '@bolillero/contract/calls/costumers';
import { joinPena } from '@bolillero/contract/calls/group-games';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { createOrder, oneOrder } from '@bolillero/contract/calls/payments';
import { expectAccessible } from '../../testing/accessible.ts';
import { cartItem, serveCart, sharesItem } from '../../testing/cart.ts';
import { expectFits } from '../../testing/fits.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter } from '../../testing/people.ts';
import { powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import { aReceipt } from '../../testing/receipt.ts';
import { wear } from '../../testing/scheme.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

/** Shares of group games in the cart, beside plays of their lottery. */

const order = {
  id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01',
  amount: '28.00',
  currency: 'USD',
  provider: 'test',
  provider_order: 'test-1',
} as const;

const powerball = page.getByRole('region', { name: 'Powerball', exact: true });
const games = page.getByRole('list', { name: 'Juegos en grupo de Powerball' });
const total = page.getByRole('region', { name: 'Total' });
const buy = total.getByRole('button', { name: /^Pagar/ });
const pay = page.getByRole('dialog', { name: 'Pagar' });
const count = games.getByRole('textbox', { name: 'Participaciones' });

let cart: CartItem[];

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  serveFrame(server);
  cart = serveCart(server, [cartItem(1, [5, 9, 21, 60, 61], 7), sharesItem(2, 2)]);
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  server.serve(spendingLimits, {
    ok: true,
    monthly: null,
    pending: null,
    spent: '0.00',
    renews: '2026-09-01',
    paused_until: null,
  });
  server.serve(oneOrder, {
    ...order,
    kind: 'cart' as const,
    status: 'captured' as const,
    purchases: [1],
    receipt: aReceipt,
  });
});

async function open() {
  const shown = await visit('/checkout/1/power_balls');
  await expect.element(games).toBeVisible();
  return shown;
}

test('stand below the plays of their lottery, and the sums have both', async ({ server }) => {
  const opened = server.serve(createOrder, order);
  await open();
  await expect
    .element(games.getByRole('listitem'))
    .toMatchTextContent(/Juego en grupo · Powerball · 100 líneas/);
  await expect.element(games).toMatchTextContent(/2 participaciones de 20 a \$12\.50/);
  await expect.element(games).toMatchTextContent(/Sorteo sáb 8 ago · cierra en/);
  await expect.element(powerball).toMatchTextContent(/\$28\.00.*1 jugada y 2 participaciones/);
  await expect
    .element(total)
    .toMatchTextContent(
      /1 jugada × \$2\.50.*Servicio, 1 × \$0\.50.*2 participaciones × \$12\.50.*\$25\.00.*\$28\.00/,
    );
  await expect
    .element(page.getByRole('link', { name: 'Carrito: 3 en total, 1 jugada y 2 participaciones' }))
    .toBeVisible();
  await buy.click();
  await expect.element(pay).toMatchTextContent(/Powerball · 1 jugada.*\$3\.00/);
  await expect.element(pay).toMatchTextContent(/Powerball · juego en grupo · 2 participaciones.*\$25\.00/);
  expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [2, 1] }]);
});

test('their number is changed by one, or typed, and the sums follow', async ({ server }) => {
  const asked: unknown[] = [];
  await open();
  await games.getByRole('button', { name: 'Una participación más' }).click();
  await expect.element(count).toHaveValue('3');
  await expect.element(total).toMatchTextContent(/3 participaciones × \$12\.50.*\$40\.50/);
  await count.fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(total).toMatchTextContent(/7 participaciones/);
  await games.getByRole('button', { name: 'Una participación menos' }).click();
  await expect.element(total).toMatchTextContent(/6 participaciones/);
  // Nothing that is no number of shares is asked for.
  server.serve(joinPena, ({ body }) => {
    asked.push(body);
    return refusal('not-found');
  });
  await count.fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(count).toHaveValue('6');
  await count.fill('dos');
  await userEvent.keyboard('{Tab}');
  await expect.element(count).toHaveValue('6');
  expect(asked).toEqual([]);
});

test('one is the fewest, what is left the most; more that is typed says how many are left', async ({
  server,
}) => {
  cart.splice(1, 1, sharesItem(2, 1, 1));
  await open();
  await expect.element(games.getByRole('button', { name: 'Una participación menos' })).toBeDisabled();
  await expect.element(games.getByRole('button', { name: 'Una participación más' })).toBeDisabled();
  server.serve(
    joinPena,
    refusal('group-game-shares-gone', {
      message: 'Solo queda 1 participación de este juego en grupo. Elige esa.',
    }),
  );
  await count.fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Solo queda 1 participación/)).toBeVisible();
  await expect.element(count).toHaveValue('1');
});

test('go only after asking, and with all of their lottery', async () => {
  await open();
  await games.getByRole('button', { name: 'Eliminar el juego en grupo de Powerball, 100 líneas' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(games).not.toBeInTheDocument();
  expect(cart.map(({ id }) => id)).toEqual([1]);
});

test('go with all of their lottery, and the question says so', async () => {
  await open();
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Eliminar todas' }).click();
  await expect
    .element(question.getByText('También salen 2 participaciones en juegos en grupo de Powerball.'))
    .toBeVisible();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(page.getByText('¡ Carrito vacío !')).toBeVisible();
});

test('of a game that closed can only be deleted, and the rest is paid without them', async ({ server }) => {
  const opened = server.serve(createOrder, { ...order, amount: '3.00' });
  cart.splice(1, 1, { ...sharesItem(2, 2), expired: true });
  await open();
  const notice = page.getByRole('region', { name: 'El juego en grupo de Powerball ya cerró' });
  await expect.element(notice.getByRole('button', { name: /^Pasar/ })).not.toBeInTheDocument();
  await expect.element(count).not.toBeInTheDocument();
  await expect.element(buy).toHaveTextContent('Pagar $3.00');
  await buy.click();
  await expect.element(pay).toBeVisible();
  expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [1] }]);
  await userEvent.keyboard('{Escape}');
  await notice.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(cart.map(({ id }) => id)).toEqual([1]);
});

test('of which fewer are left are left out of the payment until one keeps those', async () => {
  cart.splice(1, 1, sharesItem(2, 5, 3));
  await open();
  const notice = page.getByRole('region', {
    name: 'Del juego en grupo de Powerball quedan 3 participaciones',
  });
  await expect.element(buy).toHaveTextContent('Pagar $3.00');
  await expectAccessible();
  await notice.getByRole('button', { name: 'Quedarme con 3' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(buy).toHaveTextContent('Pagar $40.50');
});

test('that others bought meanwhile charge nothing; as many as are left are paid at once', async ({
  server,
}) => {
  server.serve(createOrder, () => {
    cart.splice(1, 1, sharesItem(2, 2, 1));
    return refusal('group-game-shares-gone');
  });
  await open();
  await buy.click();
  const gone = page.getByRole('dialog', { name: 'Se vendieron participaciones' });
  await expect.element(gone.getByText('Powerball: elegiste 2, queda 1.')).toBeVisible();
  await expect.element(gone.getByRole('button', { name: 'Pagar lo demás · $3.00' })).toBeVisible();
  await expectAccessible();
  const opened = server.serve(createOrder, { ...order, amount: '15.50' });
  await gone.getByRole('button', { name: 'Pagar con las que quedan · $15.50' }).click();
  await expect.element(pay).toMatchTextContent(/Powerball · juego en grupo · 1 participación.*\$12\.50/);
  expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [1, 2] }]);
  expect(cart[1]?.pena?.shares).toBe(1);
});

test('of a game that closed meanwhile charge nothing, and the rest is paid in the same window', async ({
  server,
}) => {
  server.serve(createOrder, () => {
    cart.splice(1, 1, { ...sharesItem(2, 2), expired: true });
    return refusal('group-game-closed');
  });
  await open();
  await buy.click();
  const closed = page.getByRole('dialog', { name: 'El juego en grupo de Powerball cerró' });
  await expect.element(closed.getByText('No se cobró nada. Tu carrito sigue como estaba.')).toBeVisible();
  await expect.element(closed.getByRole('button', { name: /^Pasar/ })).not.toBeInTheDocument();
  const opened = server.serve(createOrder, { ...order, amount: '3.00' });
  await closed.getByRole('button', { name: 'Pagar lo demás · $3.00' }).click();
  await expect.element(pay).toMatchTextContent(/Powerball · 1 jugada/);
  expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [1] }]);
});

test('that are being paid can be neither changed nor deleted', async () => {
  cart.splice(1, 1, { ...sharesItem(2, 2), being_paid: true });
  await open();
  await expect.element(games).toMatchTextContent(/Se está pagando/);
  await expect.element(count).toBeDisabled();
  await expect
    .element(games.getByRole('button', { name: 'Eliminar el juego en grupo de Powerball, 100 líneas' }))
    .toBeDisabled();
});

test('alone make a cart too', async () => {
  cart.splice(0, 1);
  await open();
  await expect.element(page.getByRole('list', { name: 'Jugadas de Powerball' })).not.toBeInTheDocument();
  await expect.element(powerball).toMatchTextContent(/\$25\.00.*2 participaciones/);
  await expect.element(total).not.toMatchTextContent(/jugada|Servicio/);
  await expect.element(page.getByRole('link', { name: 'Carrito: 2 participaciones' })).toBeVisible();
});

test.for([{ ...phone, width: 320 }, phone, { ...desktop, width: 1024 }, desktop])(
  'fit and are accessible $width wide, in both themes',
  async ({ width, height }) => {
    await page.viewport(width, height);
    cart.push(sharesItem(4, 12, 4));
    for (const scheme of ['light', 'dark'] as const) {
      await open();
      await wear(scheme);
      await expectFits();
      await expectAccessible();
    }
  },
);
