import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { onBoth } from '../widths.ts';
import { boughtBy, enterAs, fillCart, newCustomer } from './arrange.ts';
import { approvePayment } from './steps.ts';

const first = { balls: [5, 9, 21, 60, 61], special: 7 };
const second = { balls: [1, 2, 3, 4, 6], special: 8 };
const third = { balls: [10, 20, 30, 40, 50], special: 9 };

const total = (page: Page) => page.getByRole('region', { name: 'Total' });
const lines = (page: Page) => page.getByRole('table').locator('tbody tr');

// On both screens: the cart is a table or a list of cards, with buttons of its own.
test('a play is removed, and all of them, only after asking', { tag: onBoth }, async ({ page, api }) => {
  const ana = await newCustomer(api, 'quita@example.com');
  await fillCart(ana, [first, second, third]);
  await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  await expect(lines(page)).toHaveCount(3);
  await expect(total(page)).toContainText('$9.00');

  await test.step('one', async () => {
    const middle = lines(page).nth(1);
    await expect(middle).toContainText('01');
    await page.getByRole('button', { name: 'Eliminar la jugada 0002' }).click();
    const dialog = page.getByRole('alertdialog', { name: '¿Confirma eliminar el registro?' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(lines(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Eliminar la jugada 0002' }).click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('¡Eliminado!')).toBeVisible();
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).filter({ hasText: '$3.00' })).toHaveCount(2);
    await expect(page.getByRole('table')).not.toContainText('Powerball 08');
    await expect(total(page)).toContainText('$6.00');
  });

  await test.step('all', async () => {
    await page.getByRole('button', { name: 'Eliminar todas' }).click();
    const dialog = page.getByRole('alertdialog', { name: '¿Confirma eliminar todas las jugadas?' });
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('¡ Carrito vacío !')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Carrito: vacío' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Comprar' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Ir a jugar' }).click();
    await expect(page.getByRole('heading', { name: 'Jugar Powerball' })).toBeVisible();
  });

  await test.step('with no ticket filled in there is nothing to play', async () => {
    await page.getByRole('button', { name: 'Jugar', exact: true }).click();
    await expect(page.getByText('¡Campos de juego vacío!')).toBeVisible();
  });
});

test('a cart that was emptied elsewhere cannot be bought', async ({ page, api, allow }) => {
  const ana = await newCustomer(api, 'vacia@example.com');
  await fillCart(ana, [first]);
  await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  await expect(lines(page)).toHaveCount(1);
  await ana.api.delete('/checkouts/list');
  allow('404 POST /api/payments/orders');
  await page.getByRole('button', { name: 'Comprar' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'Alguna jugada ya no está en tu carrito.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText('¡ Carrito vacío !')).toBeVisible();
});

test('a declined payment leaves the cart as it was', async ({ page, api, allow, expectScreen }) => {
  const ana = await newCustomer(api, 'rechazo@example.com');
  await fillCart(ana, [first, second]);
  await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  allow('422 POST /api/payments/orders/');
  await page.getByRole('button', { name: 'Comprar' }).click();
  const window = page.getByRole('dialog', { name: 'Pagar' });
  await expect(window).toContainText('$6.00');
  await window.getByRole('button', { name: 'Rechazar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('El pago fue rechazado. No se cobró nada.');
  await expect(dialog).toContainText('Tu carrito sigue como estaba.');
  await expectScreen('payment-declined');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(lines(page)).toHaveCount(2);
  expect(await boughtBy(ana)).toHaveLength(0);

  await approvePayment(page);
  await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
  expect(await boughtBy(ana)).toHaveLength(2);
});

test('a cart that changed after the payment was opened is not charged', async ({ page, api, allow }) => {
  const ana = await newCustomer(api, 'carrito-cambia@example.com');
  const [one = 0] = await fillCart(ana, [first, second]);
  await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  await page.getByRole('button', { name: 'Comprar' }).click();
  await expect(page.getByRole('dialog', { name: 'Pagar' })).toContainText('$6.00');
  await ana.api.delete(`/checkouts/list/${one}`);
  allow('409 POST /api/payments/orders/');
  await page.getByRole('dialog', { name: 'Pagar' }).getByRole('button', { name: 'Aprobar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Tu carrito o su precio cambió después de abrir el pago.');
  await expect(dialog).not.toContainText('Tu carrito sigue como estaba.');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(total(page)).toContainText('$3.00');
  expect(await boughtBy(ana)).toHaveLength(0);
});

test('a browser that was lost after the approval finishes the payment, once', async ({
  page,
  context,
  api,
  expectScreen,
}) => {
  const ana = await newCustomer(api, 'perdida@example.com');
  await fillCart(ana, [first, second]);
  await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  // the page is gone at the very moment at which it asks for the capture, which never arrives
  const closed = page.waitForEvent('close');
  await page.route('**/capture', async (route) => {
    await route.abort('aborted');
    await page.close();
  });
  await approvePayment(page);
  await closed;
  expect(await boughtBy(ana)).toHaveLength(0);

  const again = await context.newPage();
  await again.goto('/checkout/1/power_balls');
  const notice = again.getByRole('region', { name: 'Quedó un pago por confirmar' });
  await expect(notice).toContainText('Aprobaste un pago de $6.00');
  await expectScreen('payment-unfinished', again);
  await notice.getByRole('button', { name: 'Terminar el pago' }).click();
  await expect(again.getByText('¡Números registrados!').first()).toBeVisible();
  await expect(notice).toBeHidden();
  await again.reload();
  await expect(again.getByText('¡ Carrito vacío !')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await boughtBy(ana)).toHaveLength(2);
});

test('an answer that is lost on its way back is asked for again and charges nothing twice', async ({
  page,
  api,
  allow,
}) => {
  const ana = await newCustomer(api, 'sordo@example.com');
  await fillCart(ana, [first]);
  await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  allow('net::ERR_CONNECTION_RESET POST');
  await page.route(
    '**/capture',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await approvePayment(page);
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('No hay conexión con el servidor.');
  await expect(dialog).not.toContainText('Tu carrito sigue como estaba.');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Terminar el pago' }).click();
  await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis compras' }).click();
  await expect(page.getByText('Pendiente', { exact: true })).toHaveCount(1);
  expect(await boughtBy(ana)).toHaveLength(1);
});
