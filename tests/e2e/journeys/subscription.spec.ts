import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enterAs, newCustomer } from './arrange.ts';
import { mailsTo } from './mail.ts';
import { fillRegistration, player } from './steps.ts';

const window = (page: Page) => page.getByRole('dialog', { name: 'Pagar' });
const active = (page: Page) => page.getByRole('region', { name: 'Suscripción activa' });

test('from a chosen package to the open gates', async ({ page, server, expectScreen }) => {
  await test.step('who chose a package registers and signs in with it', async () => {
    await page.goto('/register-client?promotion=1');
    const main = page.getByRole('main');
    await fillRegistration(page, player);
    await main.getByRole('button', { name: 'Registrarse' }).click();
    await expect(page).toHaveURL(/\/login-client\?promotion=1$/);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await page.getByLabel('Contraseña', { exact: true }).fill(player.password);
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/loterias\?price=27\.00&months=3$/);
  });

  await test.step("'Pagar' is closed for now: the three menus are not for them yet", async () => {
    await expect(window(page)).toContainText('Suscripción de 3 meses');
    await expect(window(page)).toContainText('$81.00');
    await expectScreen('subscription-payment');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/loterias$/);
    for (const menu of ['/resultados', '/analisis', '/pronostico', '/analisis/1/power_balls']) {
      await page.goto(menu);
      await expect(page.getByText('¡Solo para suscriptores!')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'SUSCRÍBETE Y TEN ACCESO A :' })).toBeVisible();
    }
    await expectScreen('subscribers-only');
    await page.goto('/loteria/1/power_balls');
    const advert = page.getByRole('region', { name: 'SUSCRÍBETE Y TEN ACCESO A :' });
    await expect(advert).toContainText('Pronóstico Mix');
    await advert.getByRole('link', { name: 'Suscribirse' }).click();
    await expect(page).toHaveURL(/\/perfil\?suscription=true&next=/);
  });

  await test.step('a package is paid in the profile', async () => {
    await expect(page.getByText('Aún no tienes una suscripción')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Suscribirse por/ })).toHaveCount(4);
    await expectScreen('subscription-none');
    await page.getByRole('button', { name: 'Suscribirse por 3 meses' }).click();
    await expect(window(page)).toContainText('$81.00');
    await window(page).getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByText('¡Suscripción realizada!')).toBeVisible();
    await expect(page, 'back to what asked for it').toHaveURL(/\/loteria\/1\/power_balls$/);
    await page.goto('/perfil?suscription=true');
    await expect(active(page)).toContainText('08/11/2026');
    await expectScreen('subscription-active');
    await expect.poll(() => mailsTo(server, 'receipt', player.email).length, { timeout: 30_000 }).toBe(1);
  });

  await test.step('the gates are open', async () => {
    await page.goto('/loteria/1/power_balls');
    await expect(page.getByRole('heading', { name: 'Powerball' })).toBeVisible();
    await expect(page.getByText('SUSCRÍBETE Y TEN ACCESO A :')).toHaveCount(0);
    for (const [menu, inner] of [
      ['resultados', 'Todavía no hay sorteos de esta serie'],
      ['analisis', 'Tu pregunta'],
      ['pronostico', 'Todavía no hay jugadas anteriores'],
    ] as const) {
      await page.goto(`/${menu}`);
      await page.getByRole('link', { name: 'Elegir Powerball' }).click();
      await expect(page).toHaveURL(new RegExp(`/${menu}/1/power_balls$`));
      await expect(page.getByText(inner)).toBeVisible();
    }
  });
});

test("a link's price is only what the link said", async ({ page, api, allow }) => {
  const ana = await newCustomer(api, 'enlace@example.com');
  await enterAs(page, ana);
  await test.step('the window shows the true one', async () => {
    await page.goto('/?price=1&months=6');
    await expect(page).toHaveURL(/\/loterias\?price=1&months=6$/);
    await expect(window(page)).toContainText('$144.00');
    await expect(window(page)).toContainText('El enlace decía $1.00 al mes.');
  });
  await test.step('declined, nothing changes', async () => {
    allow('422 POST /api/payments/orders/');
    await window(page).getByRole('button', { name: 'Rechazar' }).click();
    const told = page.getByRole('dialog', { name: 'Error' });
    await expect(told).toContainText('Tu pago fue rechazado. Prueba con otro medio de pago.');
    await expect(told).toContainText('Tu suscripción no cambió.');
    await told.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page).toHaveURL(/\/loterias$/);
  });
  await test.step('a package that is not on sale is said so', async () => {
    await page.goto('/loterias?price=1&months=7');
    await expect(page.getByText('Ese paquete ya no se vende. Elige otro.')).toBeVisible();
  });
});

test('a browser that was lost after the approval finishes the subscription, once', async ({
  page,
  context,
  api,
  expectScreen,
}) => {
  const ana = await newCustomer(api, 'abono-perdido@example.com');
  await enterAs(page, ana);
  await page.goto('/perfil?suscription=true');
  const closed = page.waitForEvent('close');
  await page.route('**/capture', async (route) => {
    await route.abort('aborted');
    await page.close();
  });
  await page.getByRole('button', { name: 'Suscribirse por 1 mes' }).click();
  await window(page).getByRole('button', { name: 'Aprobar' }).click();
  await closed;

  const again = await context.newPage();
  await again.goto('/perfil?suscription=true');
  const notice = again.getByRole('region', { name: 'Quedó un pago por confirmar' });
  await expect(notice).toContainText('Aprobaste un pago de $30.00');
  await expect(again.getByRole('button', { name: 'Suscribirse por 1 mes' })).toBeDisabled();
  await expectScreen('subscription-unfinished', again);
  await notice.getByRole('button', { name: 'Confirmar el pago' }).click();
  await expect(active(again)).toContainText('08/09/2026');
  await again.reload();
  await expect(active(again)).toContainText('08/09/2026');
  await expect(notice).toBeHidden();
});
