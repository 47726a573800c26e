import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { boughtBy, enterAs, fillCart, newCustomer } from './arrange.ts';
import { approvePayment } from './steps.ts';

const first = { balls: [5, 9, 21, 60, 61], special: 7 };
const second = { balls: [1, 2, 3, 4, 6], special: 8 };

const total = (page: Page) => page.getByRole('region', { name: 'Total' });

test('a cart that changed after the payment was opened is not charged', async ({ page, api, allow }) => {
  const ana = await newCustomer(api, 'carrito-cambia@example.com');
  const [one = 0] = await fillCart(ana, [first, second]);
  await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Pagar' })).toContainText('$6.00');
  await ana.api.delete(`/checkouts/list/${one}`);
  allow('409 POST /api/payments/orders/');
  await page.getByRole('dialog', { name: 'Pagar' }).getByRole('button', { name: 'Aprobar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Tu carrito o su precio cambió después de abrir el pago.');
  await expect(dialog).not.toContainText('Tus jugadas siguen en el carrito.');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(total(page)).toContainText('$3.00');
  expect(await boughtBy(ana)).toHaveLength(0);
});

test('one cart holds several lotteries: one is paid alone, then the rest', async ({
  page,
  api,
  expectScreen,
}) => {
  const ana = await newCustomer(api, 'dos-loterias@example.com');
  await fillCart(ana, [first, second]);
  await fillCart(ana, [{ balls: [3, 12, 21, 34, 40, 51], special: null }], {
    lottery: 4,
    date: '2026-08-09',
  });
  await enterAs(page, ana);
  await page.goto('/checkout/4/tinkas');
  const tinka = page.getByRole('region', { name: 'La Tinka' });
  await expect(tinka).toBeFocused();
  await expect(page.getByRole('link', { name: 'Inicio' })).toBeHidden();
  await expect(total(page)).toContainText('$9.00');
  await expectScreen('cart-two-lotteries');
  await tinka.getByRole('button', { name: 'Pagar solo La Tinka' }).click();
  const pay = page.getByRole('dialog', { name: 'Pagar' });
  await expect(pay).toContainText('La Tinka · 1 jugada');
  await expectScreen('payment-of-one-lottery');
  await pay.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
  await page.getByRole('link', { name: 'Volver al carrito' }).click();
  await expect(total(page)).toContainText('$6.00');
  await approvePayment(page);
  await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
  expect(await boughtBy(ana)).toHaveLength(3);
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
  await notice.getByRole('button', { name: 'Confirmar el pago' }).click();
  await expect(again.getByText('¡Números registrados!').first()).toBeVisible();
  await expect(notice).toBeHidden();
  await again.goto('/checkout/1/power_balls');
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
  await expect(dialog).not.toContainText('Tus jugadas siguen en el carrito.');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Confirmar el pago' }).click();
  await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ver en Compras' }).click();
  await expect(page.getByText(/^Pagada · la compramos antes de /)).toHaveCount(1);
  expect(await boughtBy(ana)).toHaveLength(1);
});
