import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import { onBoth } from '../widths.ts';
import { powerballHistory, ticketFile } from './history.ts';
import { fill, register, signIn, signInAsAdmin } from './steps.ts';

test.use({ settings: houseOf(import.meta.filename) });

const winning = [5, 9, 21, 60, 61] as const;
const losing = [1, 2, 3, 4, 6] as const;

// On both screens: the play page has one ticket at a time on a phone, and every table becomes a list.
test('from an imported history to a player told of a win', { tag: onBoth }, async ({
  page,
  newVisitor,
  server,
  expectScreen,
}) => {
  test.setTimeout(600_000);
  const office = await newVisitor();
  const history = powerballHistory();

  await test.step('an administrator signs in and imports the history', async () => {
    await office.goto('/login');
    await expectScreen('admin-sign-in', office);
    await signInAsAdmin(office);
    await office.goto('/admin/results');
    await expectScreen('admin-lotteries', office);
    await office.getByRole('link', { name: 'Ver Números de Powerball' }).click();
    await expect(office.getByText('Aún no hay resultados')).toBeVisible();
    await office.getByRole('link', { name: 'Importar historial' }).first().click();
    await office.locator('input[type=file]').setInputFiles(history);
    const count = history.draws.toLocaleString('en-US');
    await office.getByRole('button', { name: `Importar ${count} sorteos` }).waitFor();
    await expectScreen('admin-import-preview', office);
    await office.getByRole('button', { name: `Importar ${count} sorteos` }).click();
    await expect(office.getByText('Importación terminada')).toBeVisible();
    await expectScreen('admin-import-done', office);
    await office.getByRole('button', { name: 'Ver los resultados' }).click();
    await expect(office.getByText('05/08/2026')).toBeVisible();
    await expectScreen('admin-results', office);
  });

  await test.step('a visitor registers, signs in and sees the lotteries', async () => {
    await page.goto('/');
    await expectScreen('home');
    await page.goto('/register-client');
    await expectScreen('register');
    await register(page);
    await expectScreen('sign-in');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Powerball' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Jugar / })).toHaveCount(4);
    await expectScreen('lotteries');
  });

  await test.step('fills two tickets, each of which becomes a play once', async () => {
    await page.getByRole('link', { name: 'Jugar Powerball' }).click();
    await expect(page.getByRole('heading', { name: 'Jugar Powerball' })).toBeVisible();
    await expectScreen('play-empty');
    await fill(page, 1, winning, 7);
    await fill(page, 2, losing, 8);
    await expect(page.getByText('$6.00').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Carrito: 2 jugadas' })).toBeVisible();
    await expectScreen('play-filled');
    await page.getByRole('button', { name: 'Jugar', exact: true }).click();
    await page.getByRole('link', { name: 'Carrito: 2 jugadas' }).click();
  });

  await test.step('pays the cart through the test gateway and finds the purchases', async () => {
    await expect(page).toHaveURL(/\/checkout\/1\/power_balls/);
    await expect(page.getByText('$6.00').first()).toBeVisible();
    await expectScreen('cart');
    await page.getByRole('button', { name: /^Pagar \$/ }).click();
    await expect(page.getByText('Pago de prueba: no se cobra dinero')).toBeVisible();
    await expectScreen('payment');
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
    await expectScreen('paid');
    await page.getByRole('link', { name: 'Ver en Compras' }).click();
    await expect(page.getByText(/^Pagada · la compramos antes de /)).toHaveCount(2);
    await expectScreen('purchases');
  });

  await test.step('the administrator uploads a PDF for each ticket', async () => {
    await office.goto('/admin/tickets');
    await expect(office.getByRole('button', { name: /^Subir PDF de la cartilla/ })).toHaveCount(2);
    await expectScreen('admin-tickets-pending', office);
    for (const left of [1, 0]) {
      const chooser = office.waitForEvent('filechooser');
      await office
        .getByRole('button', { name: /^Subir PDF de la cartilla/ })
        .first()
        .click();
      await (await chooser).setFiles(ticketFile(`cartilla-${left}.pdf`));
      await expect(office.getByRole('button', { name: /^Subir PDF de la cartilla/ })).toHaveCount(left);
    }
    await expect(office.getByText('¡Archivo subido exitosamente!').first()).toBeVisible();
    // a file on its way has no button either, and stops when its list is left
    await expect(office.getByRole('link', { name: /^Cartillas Compradas 2$/ })).toBeVisible();
    await office.getByRole('link', { name: /^Cartillas Compradas/ }).click();
    await expect(office.getByRole('link', { name: /^Ver PDF de la cartilla/ })).toHaveCount(2);
    await expectScreen('admin-tickets-sold', office);
  });

  await test.step('after the draw the administrator enters the result, and the draw is settled', async () => {
    await Promise.all([office.goto('about:blank'), page.goto('about:blank')]);
    await server.restart({ BOLILLERO_NOW: '2026-08-09T12:00:00Z' });
    await office.goto('/admin/results/new/power_balls/1/');
    // what a history leaves open may be owed from earlier on
    await office.getByLabel('Fecha del sorteo').fill('08/08/2026');
    await office.getByLabel('Fecha del sorteo').press('Tab');
    await expect(office.getByLabel('Fecha del sorteo')).toHaveValue('08/08/2026');
    await office.getByLabel(/^Monto del pozo/).fill('210000000');
    await office.getByLabel('Números sorteados').fill('21 9 5 33 40');
    await office.getByRole('textbox', { name: /^Powerball/ }).fill('7');
    await office.getByRole('radio', { name: '×2', exact: true }).check();
    // its bar stays in sight, over whatever row is under it: at the end there is none
    await office.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectScreen('admin-result-form', office);
    await office.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(office.getByText('¡Nuevo resultado registrado!')).toBeVisible();
    await expect(office.getByText('2 jugadas, 1 con premio')).toBeVisible();
  });

  await test.step('the winner is told: bell, balls, matched balls and amount', async () => {
    await page.goto('/loterias');
    const bell = page.getByRole('link', { name: 'Notificaciones: 1 sin leer' });
    await expect(bell).toBeVisible();
    await bell.click();
    await expect(page.getByText('¡Ganaste en Powerball!')).toBeVisible();
    await expect(page.getByText('$100.00').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Notificaciones: 0 sin leer' })).toBeVisible();
    await expectScreen('notifications');
    await page.getByRole('button', { name: /^Ver: ¡Ganaste en Powerball!/ }).click();
    await expect(page.getByText('3 aciertos + Powerball')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cómo cobrarlo' })).toBeVisible();
    await expectScreen('notification');
  });

  await test.step('the win leads to the purchase, which is repeated, to the result and to support', async () => {
    const window = page.getByRole('dialog');
    await window.getByRole('link', { name: 'Compra' }).click();
    const purchase = page.getByRole('dialog', { name: 'Detalle de la compra' });
    await expect(purchase.getByText('Sorteada · 3 + Powerball · $100.00')).toBeVisible();
    await expectScreen('purchase-won');
    await purchase.getByRole('button', { name: /^Repetir la compra/ }).click();
    await expect(purchase.getByRole('status')).toContainText('1 jugada en el carrito para el lun 10 ago');
    await purchase.getByRole('link', { name: 'Resultado del sorteo' }).click();
    await expect(page).toHaveURL(/\/ultimos-resultados\/1\/power_balls\?fecha=2026-08-08$/);
    await page.goBack();
    await purchase.getByRole('link', { name: 'Escribir a soporte' }).click();
    await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/^Compra N\.º \d{6}: $/);
  });

  await test.step("'Verifica tus aciertos' agrees", async () => {
    await page.goto('/loteria/1/power_balls');
    for (const [at, ball] of winning.entries())
      await page.getByLabel(`Número ${at + 1} de 5`).fill(String(ball));
    await page.getByLabel('Powerball', { exact: true }).fill('7');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const check = page.getByRole('region', { name: 'Verifica tus aciertos' });
    await expect(check.getByText('3 aciertos + Powerball')).toBeVisible();
    await expect(check.getByText('$100.00')).toBeVisible();
    await expectScreen('lottery');
  });
});
