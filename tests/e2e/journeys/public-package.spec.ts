import { expect, test } from '../fixtures.ts';
import { enterAs, newCustomer } from './arrange.ts';
import { fillRegistration } from './steps.ts';

test('a package is chosen, brought through registration and sign-in, and arrives to be paid', async ({
  page,
  expectScreen,
}) => {
  const main = page.getByRole('main');
  await test.step('from the home to the promotions', async () => {
    await page.goto('/');
    await main.getByRole('link', { name: 'Ver promociones' }).click();
    await expect(page).toHaveURL(/\/lista-promociones$/);
    const packages = main.getByRole('listitem').filter({ hasText: 'x Mes' });
    await expect(packages).toHaveCount(4);
    await expect(packages.nth(0)).toContainText('desde $30.00 x Mes');
    await expect(packages.nth(0)).not.toContainText('Ahorras');
    await expect(packages.nth(1)).toContainText('desde $27.00 x Mes');
    await expect(packages.nth(1)).toContainText('Ahorras 10 %');
    await expect(packages.nth(3)).toContainText('Pagas $252.00 por los 12 meses');
    await expectScreen('promotions');
  });

  const chosen = main.getByRole('region', { name: 'Paquete elegido' });
  await test.step('registration shows it', async () => {
    await main.getByRole('link', { name: 'Elegir 3 meses' }).click();
    await expect(page).toHaveURL(/\/register-client\?promotion=1$/);
    await expect(chosen).toContainText('3 meses · $27.00 al mes · total $81.00');
    await expectScreen('register-with-package');
    await fillRegistration(main, { email: 'paquete@example.com', password: 'Clave-Segura1' });
    const notice = page.getByText('Registrado correctamente').waitFor();
    await main.getByRole('button', { name: 'Registrarse' }).click();
    await notice;
  });

  await test.step('so does the sign-in, and leads on to the payment', async () => {
    await expect(page).toHaveURL(/\/login-client\?promotion=1$/);
    await expect(chosen).toContainText('3 meses · $27.00 al mes · total $81.00');
    await expectScreen('sign-in-with-package');
    await main.getByLabel('Contraseña', { exact: true }).fill('Clave-Segura1');
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/loterias\?price=27\.00&months=3$/);
  });
});

test('a package that is not sold any more is told, and keeps nobody out', async ({ page }) => {
  for (const promotion of ['99', '-1', 'x']) {
    await page.goto(`/register-client?promotion=${promotion}`);
    await expect(page.getByText('El paquete de este enlace ya no está a la venta.')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login-client\?promotion=x$/);
});

test('who is signed in goes from a package straight to its payment', async ({ page, api }) => {
  await page.goto('/terminos');
  await enterAs(page, await newCustomer(api, 'renueva@example.com'));
  await page.evaluate(() => localStorage.setItem('bolillero-customer', '1'));
  await page.goto('/lista-promociones');
  await page.getByRole('link', { name: 'Elegir 12 meses' }).click();
  await expect(page).toHaveURL(/\/loterias\?price=21\.00&months=12$/);
});
