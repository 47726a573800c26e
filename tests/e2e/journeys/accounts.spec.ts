import { expect, test } from '../fixtures.ts';
import { enterAs, fillCart, newCustomer } from './arrange.ts';
import { signIn } from './steps.ts';

test('a registration with an e-mail that is taken loses nothing, and goes on to the sign-in with another', async ({
  page,
  api,
  allow,
}) => {
  await newCustomer(api, 'ocupado@example.com');
  await page.goto('/register-client');
  const main = page.getByRole('main');
  const email = main.getByLabel('Email');
  const birthday = main.getByLabel('Fecha de nacimiento');
  const password = main.getByLabel('Contraseña', { exact: true });
  const confirmation = main.getByLabel('Confirmar contraseña');
  const submit = main.getByRole('button', { name: 'Registrarse' });

  await email.fill('ocupado@example.com');
  await birthday.fill('08082008');
  await password.fill('Clave-Segura1');
  await confirmation.fill('Clave-Segura1');
  await main.getByLabel('Acepto los términos y condiciones').check();

  await test.step("an e-mail that is taken is told in a list titled 'Error'", async () => {
    allow('405 POST /api/costumers/create');
    await submit.click();
    const list = main.getByRole('alert', { name: 'Error' });
    await expect(list).toContainText('Ya existe una cuenta con ese email. Entra con ella o usa otro.');
    await expect(list).toBeFocused();
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
    await expect(page.getByLabel('Email')).toHaveValue('libre@example.com');
  });
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
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Registrarse' })).toBeVisible();
    await page.goto('/loterias');
    await expect(page).toHaveURL(/\/login-client\?next=%2Floterias$/);
  });
});

test('a session that ended meanwhile goes on after the password, or at the sign-in, with nothing lost', async ({
  page,
  api,
  allow,
}) => {
  const ana = await newCustomer(api, 'lejos@example.com');
  await fillCart(ana, [{ balls: [1, 2, 3, 4, 5], special: 6 }]);
  const token = await enterAs(page, ana);
  await page.goto('/checkout/1/power_balls');
  await expect(page.getByText('$3.00').first()).toBeVisible();
  const buy = page.getByRole('button', { name: /^Pagar \$/ });
  const asking = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  const pay = page.getByRole('dialog', { name: 'Pagar' });
  allow('401 POST /api/payments/orders');

  const renewed =
    await test.step('the password is asked over the page, and the payment opens after all', async () => {
      await api.as(token).post('/costumers/logout');
      await buy.click();
      await asking.getByLabel('Contraseña', { exact: true }).fill(ana.password);
      const answer = page.waitForResponse(/\/api\/costumers\/login$/);
      await asking.getByRole('button', { name: 'Continuar' }).click();
      await expect(pay).toContainText('$3.00');
      await page.keyboard.press('Escape');
      await expect(pay).toBeHidden();
      return (await (await answer).json()).token as string;
    });

  await test.step('who leaves instead signs in on the way back', async () => {
    await api.as(renewed).post('/costumers/logout');
    await buy.click();
    await asking.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
    await expect(page).toHaveURL(/\/login-client\?next=%2Fcheckout%2F1%2Fpower_balls$/);
    await signIn(page, ana, /\/checkout\/1\/power_balls$/);
    await expect(page.getByText('$3.00').first()).toBeVisible();
  });
});
