import { expect, test } from '../fixtures.ts';
import { enterAs, fillCart, newCustomer } from './arrange.ts';
import { signIn } from './steps.ts';

test('a registration tells what is wrong in the words of the specification and loses nothing', async ({
  page,
  api,
  allow,
  expectScreen,
}) => {
  await newCustomer(api, 'ocupado@example.com');
  await page.goto('/register-client');
  const main = page.getByRole('main');
  const email = main.getByLabel('E-mail');
  const birthday = main.getByLabel('Fecha de nacimiento');
  const password = main.getByLabel('Contraseña', { exact: true });
  const confirmation = main.getByLabel('Confirmar contraseña');
  const submit = main.getByRole('button', { name: 'Registrarse' });

  await test.step('too young, a weak password, passwords that differ', async () => {
    await main.getByLabel('Acepto los términos y condiciones').check();
    await email.fill('ocupado@example.com');
    await birthday.fill('09082008');
    await password.fill('clave secreta');
    await confirmation.fill('otra');
    await confirmation.press('Enter');
    await expect(main.getByText('Debes tener 18 años o más para registrarte.')).toBeVisible();
    await expect(main.getByText('La contraseña no cumple los requisitos.')).toBeVisible();
    await expect(main.getByText('Las contraseñas deben coincidir.')).toBeVisible();
    await expect(birthday).toBeFocused();
    await expectScreen('register-faults');
  });

  await test.step('each fault goes as soon as it is put right', async () => {
    await birthday.fill('08082008');
    await password.fill('Clave-Segura1');
    await confirmation.fill('Clave-Segura1');
    for (const fault of ['18 años o más', 'no cumple los requisitos', 'deben coincidir'])
      await expect(main.getByText(fault)).toBeHidden();
    await expect(main.getByText('pendiente')).toHaveCount(0);
  });

  await test.step("an e-mail that is taken is told in a dialog titled 'Error'", async () => {
    allow('405 POST /api/costumers/create');
    await submit.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText('Ya existe una cuenta con ese e-mail. Ingresa con ella o usa otro.');
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await expect(dialog).toBeHidden();
    await expect(email).toHaveValue('ocupado@example.com');
    await expect(birthday).toHaveValue('08/08/2008');
    await expect(password).toHaveValue('Clave-Segura1');
    await expect(confirmation).toHaveValue('Clave-Segura1');
    await expect(main.getByLabel('Acepto los términos y condiciones')).toBeChecked();
  });

  await test.step('with another one it is done, on the eighteenth birthday', async () => {
    await email.fill('libre@example.com');
    const notice = page.getByText('Registrado correctamente').waitFor();
    await submit.click();
    await notice;
    await expect(page).toHaveURL(/\/login-client/);
    await expect(page.getByLabel('E-mail')).toHaveValue('libre@example.com');
  });
});

test('a wrong sign-in is told the same for a known and an unknown e-mail', async ({ page, api, allow }) => {
  await newCustomer(api, 'ana@example.com');
  await page.goto('/login-client');
  const submit = page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' });

  allow('406 POST /api/costumers/login');
  for (const email of ['ana@example.com', 'nadie@example.com']) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('Otra-Clave1');
    await submit.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText('El e-mail o la contraseña no son correctos.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  }
  await expect(page).toHaveURL(/\/login-client/);
});

test('a page behind the sign-in comes back after it; signing out closes it again', async ({ page, api }) => {
  const ana = await newCustomer(api, 'guardia@example.com');
  await page.goto('/checkout/1/power_balls');
  await expect(page).toHaveURL(/\/login-client\?next=%2Fcheckout%2F1%2Fpower_balls$/);
  await signIn(page, ana, /\/checkout\/1\/power_balls$/);
  await expect(page.getByRole('heading', { name: 'Carrito', exact: true })).toBeVisible();
  await expect(page.getByText('¡ Carrito vacío !')).toBeVisible();

  await test.step('who is signed in has no business at the entrance', async () => {
    for (const entrance of ['/', '/login-client', '/register-client']) {
      await page.goto(entrance);
      await expect(page).toHaveURL(/\/loterias$/);
    }
  });

  await test.step('the administration is not for customers', async () => {
    for (const inner of ['/admin', '/admin/tickets', '/admin/results']) {
      await page.goto(inner);
      await expect(page).toHaveURL(/\/login\?next=/);
    }
    await expect(page.getByLabel('DNI')).toBeVisible();
  });

  await test.step('Cerrar Sesión', async () => {
    await page.goto('/perfil');
    await expect(page.getByText('Aún no tienes compras')).toBeVisible();
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Registrarse' })).toBeVisible();
    await page.goto('/loterias');
    await expect(page).toHaveURL(/\/login-client\?next=%2Floterias$/);
  });
});

test('a session that ended meanwhile leads to the sign-in and back, with nothing lost', async ({
  page,
  api,
  allow,
}) => {
  const ana = await newCustomer(api, 'lejos@example.com');
  await fillCart(ana, [{ balls: [1, 2, 3, 4, 5], special: 6 }]);
  const token = await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  await expect(page.getByText('$3.00').first()).toBeVisible();
  await api.as(token).post('/costumers/logout');
  allow('401 POST /api/payments/orders');
  await page.getByRole('button', { name: 'Comprar' }).click();
  await expect(page).toHaveURL(/\/login-client\?next=%2Fcheckout%2F1%2Fpower_balls$/);
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Tu sesión terminó o no has ingresado.');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await signIn(page, ana, /\/checkout\/1\/power_balls$/);
  await expect(page.getByText('$3.00').first()).toBeVisible();
});
