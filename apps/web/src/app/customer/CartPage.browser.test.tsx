import type { AnswerOf } from '@bolillero/contract/call';
import { type CartItem, renewCartItems } from '@bolillero/contract/calls/checkouts';
import { signInCustomer, spendingLimits } from '@bolillero/contract/calls/costumers';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { approveOrder, captureOrder, createOrder, oneOrder } from '@bolillero/contract/calls/payments';
import { expectAccessible } from '../../testing/accessible.ts';
import { cartItem, drawDate, serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import { aReceipt } from '../../testing/receipt.ts';
import { noConnection, refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const order = {
  id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01',
  amount: '6.00',
  currency: 'USD',
  provider: 'test',
  provider_order: 'test-1',
} as const;

const rows = page.getByRole('list', { name: 'Jugadas de Powerball' }).getByText('$3.00');
const powerball = page.getByRole('region', { name: 'Powerball' });
const total = page.getByRole('region', { name: 'Total' });
const buy = total.getByRole('button', { name: /^Pagar \$/ });
const pay = page.getByRole('dialog', { name: 'Pagar' });
const told = page.getByRole('dialog', { name: 'Error' });
const confirming = page.getByText('¡Por favor, espere!');

const noLimits = {
  ok: true,
  monthly: null,
  pending: null,
  spent: '0.00',
  renews: '2026-09-01',
  paused_until: null,
};

const paidOrder = {
  ...order,
  kind: 'cart' as const,
  status: 'captured' as const,
  purchases: [1, 2],
  receipt: aReceipt,
};

let cart: CartItem[];

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  serveFrame(server);
  cart = serveCart(server, [cartItem(1, [5, 9, 21, 60, 61], 7), cartItem(2, [1, 2, 3, 4, 6], 8)]);
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  server.serve(spendingLimits, noLimits);
  server.serve(oneOrder, paidOrder);
});

/** Opens the cart and waits for its plays. */
async function open() {
  const shown = await visit('/checkout/1/power_balls');
  await expect.element(total).toBeVisible();
  return shown;
}

test('each play stands in one line, and the total says what it is made of', async () => {
  cart.push(cartItem(3, [10, 20, 30, 40, 50], 9, true));
  await open();
  // the newest first
  await expect
    .element(powerball.getByRole('listitem').first())
    .toMatchTextContent(/0001.*10.*50.*\$4\.00.*POWER PLAY/);
  await expect.element(powerball).toMatchTextContent(/sáb 8 ago · cierra en.*\$10\.00.*3 jugadas/);
  await expect
    .element(total)
    .toMatchTextContent(
      /3 jugadas × \$2\.50.*\$7\.50.*POWER PLAY, 1 × \$1\.00.*\$1\.00.*Servicio, 3 × \$0\.50.*\$1\.50.*Total.*\$10\.00/,
    );
});

test('one play goes only after asking', async () => {
  await open();
  const remove = page.getByRole('button', { name: 'Eliminar la jugada 0002' });
  const question = page.getByRole('alertdialog', { name: '¿Confirma eliminar el registro?' });
  await remove.click();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(remove).toHaveFocus();
  await expect.element(rows).toHaveLength(2);
  await remove.click();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(page.getByText('¡Eliminado!')).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  await expect.element(total).toMatchTextContent(/\$3\.00/);
  expect(cart.map(({ id }) => id)).toEqual([2]);
});

test('plays of the second series cannot be paid by a customer of type 0, only deleted', async ({
  server,
}) => {
  const opened = server.serve(createOrder, order);
  cart.push({ ...cartItem(3, [10, 20, 30, 40, 50], 9), type: 1 });
  await open();
  const notice = page.getByRole('region', { name: '1 jugada es de REZAGADOS' });
  await expect.element(notice).toMatchTextContent(/Tu cuenta no juega esa serie/);
  await buy.click();
  await expect.element(pay.getByText('Powerball · 2 jugadas')).toBeVisible();
  expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [2, 1] }]);
  await userEvent.keyboard('{Escape}');
  await notice.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(cart.map(({ id }) => id)).toEqual([1, 2]);
});

test('a customer of type 1 has nothing to delete of the second series', async () => {
  enter({ ...rosa, type: 1 });
  cart.push({ ...cartItem(3, [10, 20, 30, 40, 50], 9), type: 1 });
  await open();
  await expect.element(powerball.getByText('REZAGADOS')).toBeVisible();
  await expect.element(page.getByRole('region', { name: /REZAGADOS/ })).not.toBeInTheDocument();
});

test('all go only after asking, and an empty cart leads to playing', async () => {
  const { address } = await open();
  await page.getByRole('button', { name: 'Eliminar todas' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Confirma eliminar todas las jugadas?' });
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(page.getByText('¡ Carrito vacío !')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Carrito: vacío' })).toBeVisible();
  await expect.element(buy).not.toBeInTheDocument();
  await page.getByRole('main').getByRole('link', { name: 'Ir a jugar' }).click();
  await expect.poll(address).toBe('/loteria/1/power_balls/normal/simple');
});

test('of a lottery that is gone all are removed but what was won and what is being paid', async () => {
  const gone = { lottery_id: 9, name: 'gone' };
  cart.splice(
    0,
    2,
    { ...cartItem(1, [5, 9, 21, 60, 61], 7), ...gone, free: true, price: '0.00' },
    { ...cartItem(2, [1, 2, 3, 4, 6], 8), ...gone, being_paid: true },
    { ...cartItem(3, [1, 2, 3, 4, 7], 8), ...gone },
  );
  await open();
  const all = page.getByRole('button', { name: 'Eliminar todas' });
  await all.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect.poll(() => cart.map(({ id }) => id)).toEqual([1, 2]);
  await expect.element(all).not.toBeInTheDocument();
});

test('a play that is being paid cannot be removed', async () => {
  cart.splice(0, 1, { ...cartItem(1, [5, 9, 21, 60, 61], 7), being_paid: true });
  await open();
  await expect.element(page.getByText('Se está pagando')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Eliminar la jugada 0002' })).toBeDisabled();
});

test('plays of a draw that closed are left out of what is paid, and move on', async ({ server }) => {
  cart.splice(0, 1, { ...cartItem(1, [5, 9, 21, 60, 61], 7), expired: true, date_lottery: '2026-08-05' });
  const opened = server.serve(createOrder, { ...order, amount: '3.00' });
  const asked = server.serve(renewCartItems, () => {
    cart.splice(0, 1, cartItem(1, [5, 9, 21, 60, 61], 7));
    return { ok: true, data: [...cart] };
  });
  await open();
  const notice = page.getByRole('region', { name: '1 jugada es de un sorteo con la venta cerrada' });
  await expect.element(notice).toMatchTextContent(/¿La pasas al sorteo del sáb 8 ago o la eliminas\?/);
  await expect.element(powerball).toMatchTextContent(/\$3\.00.*1 jugada/);
  await expect.element(buy).toHaveTextContent('Pagar $3.00');
  await buy.click();
  await expect.element(pay.getByText('Powerball · 1 jugada')).toBeVisible();
  expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [2] }]);
  await userEvent.keyboard('{Escape}');
  await notice.getByRole('button', { name: 'Pasarla' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByText('Ahora es para el sorteo del sáb 8 ago. Falta pagarla.')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ items: [1] }]);
});

test('where nothing can be paid “Pagar” leads to what must be decided', async ({ server }) => {
  const opened = server.serve(createOrder, noConnection);
  for (const item of cart) Object.assign(item, { expired: true, date_lottery: '2026-08-05' });
  await open();
  await total.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect.element(page.getByRole('region', { name: /sorteo con la venta cerrada/ })).toHaveFocus();
  expect(opened).toEqual([]);
});

test('free plays alone are confirmed, not paid', async () => {
  const nothing = { ticket_price: '0.00', service_fee: '0.00', price: '0.00' };
  for (const item of cart) Object.assign(item, { free: true, ...nothing });
  await open();
  await expect.element(total.getByRole('button', { name: 'Confirmar 2 jugadas gratis' })).toBeVisible();
  await expect.element(buy).not.toBeInTheDocument();
});

test('several plays of a closed draw are deleted together, after asking so', async () => {
  const closed = { expired: true, date_lottery: '2026-08-05' };
  cart.splice(0, 2, ...cart.map((item) => ({ ...item, ...closed })));
  await open();
  const notice = page.getByRole('region', { name: '2 jugadas son de un sorteo con la venta cerrada' });
  await notice.getByRole('button', { name: /^Eliminar/ }).click();
  const question = page.getByRole('alertdialog', { name: '¿Confirma eliminar todos los registros?' });
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(page.getByText('¡ Carrito vacío !')).toBeVisible();
  expect(cart).toEqual([]);
});

test.describe('several lotteries', () => {
  const tinka = {
    ...powerballOnSale,
    id: 4,
    name: 'tinkas',
    description: 'La Tinka',
    closes_at: '2026-08-10T02:50:00Z',
  };

  beforeEach<{ server: Server }>(({ server }) => {
    cart.push({ ...cartItem(3, [1, 2, 3, 4, 5], 6), lottery_id: 4, name: 'tinkas' });
    server.serve(lotteriesWithLastResult, { data: [tinka, powerballOnSale] });
  });

  test('stand in sections, soonest sale first, with one total; the address opens at its own', async ({
    server,
  }) => {
    server.serve(oneLottery, {
      data: { ...powerballDetail, id: 4, name: 'tinkas', description: 'La Tinka' },
    });
    await visit('/checkout/4/tinkas');
    const sections = page.getByRole('region', { name: /^(Powerball|La Tinka)$/ });
    await expect.element(sections.first()).toMatchTextContent(/^Powerball/);
    await expect.element(sections.last()).toMatchTextContent(/La Tinka.*0003/);
    await expect.element(page.getByRole('region', { name: 'La Tinka' })).toHaveFocus();
    await expect.element(total).toMatchTextContent(/\$9\.00/);
  });

  test('are paid together, and the window says for what', async ({ server }) => {
    const opened = server.serve(createOrder, { ...order, amount: '9.00' });
    await open();
    await buy.click();
    await expect.element(pay).toMatchTextContent(/Powerball · 2 jugadas.*Sorteo sáb 8 ago.*\$6\.00/);
    await expect
      .element(pay)
      .toMatchTextContent(/La Tinka · 1 jugada.*\$3\.00.*Incluye \$1\.50 de servicio\./);
    await expect.element(pay).toMatchTextContent(/Pago 6f1c3f2e · 18\+ Juega con medida/);
    expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [3, 2, 1] }]);
  });

  test('are paid one alone; what is left is offered after it', async ({ server }) => {
    const opened = server.serve(createOrder, { ...order, amount: '3.00' });
    server.serve(approveOrder, { ok: true, status: 'approved' });
    server.serve(captureOrder, () => {
      cart.splice(2, 1);
      return { status: 'captured' as const, purchases: [1] };
    });
    await open();
    await page.getByRole('button', { name: /^Pagar solo La Tinka/ }).click();
    await pay.getByRole('button', { name: 'Aprobar' }).click();
    await expect.element(page.getByRole('heading', { name: '¡Números registrados!' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al carrito' }).click();
    await expect.element(total).toMatchTextContent(/\$6\.00/);
    expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [3] }]);
  });

  test('a sale that closes meanwhile charges nothing; the rest is paid at once, or its plays move on', async ({
    server,
  }) => {
    server.serve(createOrder, { ...order, amount: '9.00' });
    server.serve(approveOrder, { ok: true, status: 'approved' });
    server.serve(captureOrder, () => {
      for (const item of cart.slice(0, 2)) Object.assign(item, { expired: true, date_lottery: '2026-08-05' });
      return refusal('sale-closed');
    });
    const moved = server.serve(renewCartItems, () => {
      for (const item of cart) Object.assign(item, { expired: false, date_lottery: drawDate });
      return { ok: true, data: [...cart] };
    });
    await open();
    await buy.click();
    await pay.getByRole('button', { name: 'Aprobar' }).click();
    const closed = page.getByRole('dialog', { name: 'La venta de Powerball cerró' });
    await expect.element(closed.getByText('No se cobró nada. Tu carrito sigue como estaba.')).toBeVisible();
    await expect.element(closed.getByRole('button', { name: 'Pagar solo La Tinka · $3.00' })).toHaveFocus();
    await expectAccessible();
    await closed.getByRole('button', { name: 'Pasar las 2 de Powerball al sáb 8 ago' }).click();
    await expect.element(closed).not.toBeInTheDocument();
    await expect
      .element(page.getByText('Ahora son para el sorteo del sáb 8 ago. Falta pagarlas.'))
      .toBeVisible();
    expect(moved.map(({ body }) => body)).toEqual([{ items: [2, 1] }]);
  });

  test('after a sale closed the rest is paid in the same window', async ({ server }) => {
    const opened = server.serve(createOrder, () => {
      for (const item of cart.slice(0, 2)) Object.assign(item, { expired: true });
      return refusal('cart-item-expired');
    });
    await open();
    await buy.click();
    const rest = page.getByRole('button', { name: 'Pagar solo La Tinka · $3.00' });
    await expect.element(rest.last()).toHaveFocus();
    server.serve(createOrder, { ...order, amount: '3.00' });
    await userEvent.keyboard('{Enter}');
    await expect.element(pay.getByText('La Tinka · 1 jugada')).toBeVisible();
    expect(opened).toHaveLength(1);
  });

  test('a lottery whose sale closed is not offered alone', async () => {
    for (const item of cart.slice(0, 2)) Object.assign(item, { expired: true });
    await open();
    await expect.element(page.getByRole('button', { name: /^Pagar solo La Tinka/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Pagar solo Powerball/ })).not.toBeInTheDocument();
    await expect.element(buy).toHaveTextContent('Pagar $3.00');
  });

  test('one lottery’s plays go together after asking, the other’s stay', async () => {
    await open();
    await powerball.getByRole('button', { name: 'Eliminar todas' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Confirma eliminar todas las jugadas?' });
    await expect.element(question.getByText('Son las 2 de Powerball. Las demás se quedan.')).toBeVisible();
    await question.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(powerball).not.toBeInTheDocument();
    expect(cart.map(({ id }) => id)).toEqual([3]);
  });
});

test('of many plays six stand there, a number finds its own, and the rest is a tap away', async () => {
  cart.splice(
    0,
    2,
    ...Array.from({ length: 200 }, (_, at) =>
      cartItem(at + 1, [1 + (at % 30), 31, 32, 33, 40 + (at % 25)], 7),
    ),
  );
  await open();
  const list = powerball.getByRole('listitem').filter({ hasText: '$3.00' });
  await expect.element(list).toHaveLength(6);
  await expect.element(powerball.getByText('1 a 6 de 200')).toBeVisible();
  await powerball.getByLabelText('Buscar un número').fill('64');
  await expect.element(powerball.getByText('8 de 200')).toBeVisible();
  await expect.element(list).toHaveLength(8);
  await powerball.getByLabelText('Buscar un número').fill('');
  await powerball.getByRole('button', { name: 'Ver las 194 que faltan' }).click();
  await expect.element(list).toHaveLength(200);
  await expectAccessible();
});

test('what is left of one’s own limit is said beside the total', async ({ server }) => {
  server.serve(spendingLimits, { ...noLimits, monthly: '100.00', spent: '13.00', renews: '2026-09-01' });
  await page.viewport(desktop.width, desktop.height);
  await open();
  await expect.element(total).toMatchTextContent(/Te quedan \$87\.00 de tu límite de agosto\./);
});

test('approved, it is confirmed once, and the news has the focus', async ({ server }) => {
  const opened = server.serve(createOrder, order);
  server.serve(approveOrder, { ok: true, status: 'approved' });
  const answer = Promise.withResolvers<AnswerOf<typeof captureOrder>>();
  const captured = server.serve(captureOrder, () => answer.promise);
  const { address } = await open();
  await buy.click();
  await expect.element(pay.getByText('$6.00').last()).toBeVisible();
  await expect.element(pay.getByText('Pago de prueba: no se cobra dinero')).toBeVisible();
  const approve = pay.getByRole('button', { name: 'Aprobar' });
  await expect.element(pay.getByRole('heading', { name: 'Pagar' })).toHaveFocus();
  await approve.click();
  await expect.element(confirming).toBeVisible();
  await expect.element(pay.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(pay).toBeVisible();
  cart.splice(0);
  answer.resolve({ status: 'captured', purchases: [1, 2] });
  await expect.element(page.getByRole('heading', { name: '¡Números registrados!' })).toHaveFocus();
  await expect.element(page.getByText(/^N\.º 000021/)).toBeVisible();
  await expect.poll(address).toMatch(/^\/comprobante\/6f1c3f2e/);
  expect(opened.map(({ body }) => body)).toEqual([{ kind: 'cart', items: [2, 1] }]);
  expect(captured).toHaveLength(1);
});

test('closed without an answer nothing is paid, and the focus is back at its button', async ({ server }) => {
  server.serve(createOrder, order);
  await open();
  await buy.click();
  await expect.element(pay).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(buy).toHaveFocus();
});

test('declined, it says so, the cart is as it was, and it can be paid after all', async ({ server }) => {
  server.serve(createOrder, order);
  const decided = server.serve(approveOrder, { ok: true, status: 'declined' });
  server.serve(captureOrder, refusal('order-declined'));
  await open();
  await buy.click();
  await pay.getByRole('button', { name: 'Rechazar' }).click();
  await expect.element(told.getByText('Tu pago fue rechazado. Prueba con otro medio de pago.')).toBeVisible();
  await expect.element(told.getByText('Tus jugadas siguen en el carrito.')).toBeVisible();
  await expectAccessible();
  await told.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(rows).toHaveLength(2);
  server.serve(captureOrder, { status: 'captured', purchases: [1, 2] });
  await buy.click();
  await pay.getByRole('button', { name: 'Aprobar' }).click();
  await expect.element(page.getByRole('heading', { name: '¡Números registrados!' })).toBeVisible();
  expect(decided.map(({ body }) => body)).toEqual([{ outcome: 'decline' }, { outcome: 'approve' }]);
});

test('a price that changed meanwhile is told before anything is paid', async ({ server }) => {
  server.serve(createOrder, { ...order, amount: '7.00' });
  await open();
  await buy.click();
  await expect.element(told.getByText(/^El precio cambió mientras mirabas el carrito/)).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
});

test('a cart that changed after the payment was opened is told so, and not said to be as it was', async ({
  server,
}) => {
  server.serve(createOrder, order);
  server.serve(approveOrder, { ok: true, status: 'approved' });
  server.serve(captureOrder, () => {
    cart.splice(0, 1);
    return refusal('order-changed');
  });
  await open();
  await buy.click();
  await pay.getByRole('button', { name: 'Aprobar' }).click();
  await expect
    .element(told.getByText(/^Tu carrito o su precio cambió después de abrir el pago\./))
    .toBeVisible();
  await expect.element(told.getByText('Tus jugadas siguen en el carrito.')).not.toBeInTheDocument();
  await told.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(total).toMatchTextContent(/\$3\.00/);
});

test('a cart that was emptied elsewhere is told so and shown empty', async ({ server }) => {
  server.serve(createOrder, () => {
    cart.splice(0);
    return refusal('cart-item-missing');
  });
  await open();
  await buy.click();
  await expect.element(told.getByText(/^Alguna jugada ya no está en tu carrito\./)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('¡ Carrito vacío !')).toBeVisible();
});

test('an order that was captured without an answer is finished later, and never said to be unpaid', async ({
  server,
}) => {
  server.serve(createOrder, order);
  server.serve(approveOrder, { ok: true, status: 'approved' });
  server.serve(captureOrder, noConnection);
  await open();
  await buy.click();
  await pay.getByRole('button', { name: 'Aprobar' }).click();
  await expect.element(told.getByText(/^No hay conexión con el servidor/)).toBeVisible();
  await expect.element(told.getByText('Tus jugadas siguen en el carrito.')).not.toBeInTheDocument();
  await told.getByRole('button', { name: 'Aceptar' }).click();
  const unfinished = page.getByRole('region', { name: 'Quedó un pago por confirmar' });
  await expect.element(unfinished.getByText(/^Aprobaste un pago de \$6\.00/)).toBeVisible();
  const captured = server.serve(captureOrder, { status: 'captured', purchases: [1, 2] });
  await unfinished.getByRole('button', { name: 'Confirmar el pago' }).click();
  await expect.element(page.getByRole('heading', { name: '¡Números registrados!' })).toBeVisible();
  expect(captured.map(({ params }) => params)).toEqual([{ id: order.id }]);
});

test('a session that ends at the capture goes on after the password, and the payment is confirmed once', async ({
  server,
}) => {
  server.serve(createOrder, order);
  server.serve(approveOrder, { ok: true, status: 'approved' });
  let ended = true;
  const captured = server.serve(captureOrder, () =>
    ended ? refusal('sign-in-required') : { status: 'captured' as const, purchases: [1, 2] },
  );
  server.serve(signInCustomer, () => {
    ended = false;
    return { status: 200, token: 'another', costumer: rosa };
  });
  await open();
  await buy.click();
  await pay.getByRole('button', { name: 'Aprobar' }).click();
  const asking = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await asking.getByLabelText('Contraseña').fill('Clave-Segura1');
  await asking.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByRole('heading', { name: '¡Números registrados!' })).toBeVisible();
  expect(captured).toHaveLength(2);
});

test('who leaves at a session that ended at the capture finds the payment again after signing in', async ({
  server,
}) => {
  server.serve(createOrder, order);
  server.serve(approveOrder, { ok: true, status: 'approved' });
  server.serve(captureOrder, refusal('sign-in-required'));
  const { address } = await open();
  await buy.click();
  await pay.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
  await expect.poll(address).toBe('/login-client?next=%2Fcheckout%2F1%2Fpower_balls');
  await expect.element(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  expect(localStorage.getItem('bolillero-order-7')).toContain(order.id);
});

test.for([
  ['open', true],
  ['captured', false],
] as const)(
  'an order kept from before this page, now %s, is offered to be finished: %s',
  async ([status, offered], { server }) => {
    localStorage.setItem('bolillero-order-7', JSON.stringify({ id: order.id, amount: '6.00' }));
    const asked = server.serve(oneOrder, { ...order, kind: 'cart', status, purchases: [], receipt: null });
    await open();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const unfinished = page.getByRole('region', { name: 'Quedó un pago por confirmar' });
    if (!offered) return await expect.poll(() => localStorage.getItem('bolillero-order-7')).toBeNull();
    await unfinished.getByRole('button', { name: 'Ocultar este aviso' }).click();
    await expect.element(unfinished).not.toBeInTheDocument();
    expect(localStorage.getItem('bolillero-order-7')).toBeNull();
  },
);

test.for([phone, desktop])('is accessible, its payment too, $width wide', async (screen, { server }) => {
  server.serve(createOrder, order);
  await page.viewport(screen.width, screen.height);
  await open();
  await expectAccessible();
  await buy.click();
  await expect.element(pay.getByText('$6.00').last()).toBeVisible();
  await expectAccessible();
});
