import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { onDesktop } from '../widths.ts';
import { newCustomer } from './arrange.ts';
import { fillRegistration } from './steps.ts';

test('the window of the header signs in over the page, from the keyboard alone', { tag: onDesktop }, async ({
  page,
  api,
  allow,
  expectScreen,
}) => {
  const ana = await newCustomer(api, 'ventana@example.com');
  await page.goto('/preguntas-frecuentes');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' });
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });

  await test.step('it opens on its first field, and gives the focus back', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectScreen('sign-in-window');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('what is missing, and a refusal, in the list at the top of the window', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Enter');
    const list = dialog.getByRole('alert', { name: 'Error' });
    await expect(list).toBeFocused();
    await expect(list.getByRole('link', { name: 'La Contraseña es obligatoria.' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link', { name: 'El Email es obligatorio.' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type(ana.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Otra-Clave1');
    allow('406 POST /api/costumers/login');
    await page.keyboard.press('Enter');
    await expect(list).toContainText('El email o la contraseña no son correctos.');
    await expect(list).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveValue(ana.email);
  });

  await test.step('its link to a forgotten password leads away, and the window is gone', async () => {
    await dialog.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect(page).toHaveURL(/\/forgot$/);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await opener.click();
    await dialog.getByLabel('Email').fill(ana.email);
  });

  await test.step('a success closes the window and leaves them where they were', async () => {
    await dialog.getByLabel('Contraseña', { exact: true }).fill(ana.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Carrito: vacío' })).toBeVisible();
    await expect(page).toHaveURL(/\/preguntas-frecuentes$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
  });
});

test('the window registers as well, and the sign-in knows the new e-mail', { tag: onDesktop }, async ({
  page,
  expectScreen,
}) => {
  await page.goto('/testimonios');
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Registrarse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrarse' });
  await expectScreen('register-window');
  await fillRegistration(dialog, { email: 'nueva@example.com', password: 'Clave-Segura1' });
  const notice = page.getByText('Registrado correctamente').waitFor();
  await page.keyboard.press('Enter');
  await notice;
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/testimonios$/);
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('nueva@example.com');
});

test("the forms carry what a password manager and the device's own memory look for", async ({ page }) => {
  const main = page.getByRole('main');
  const expectFields = async (fields: readonly (readonly [Locator, string, string])[]) => {
    for (const [field, type, autocomplete] of fields) {
      await expect(field).toHaveAttribute('type', type);
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
    }
  };
  const password = main.getByLabel('Contraseña', { exact: true });
  await page.goto('/login-client');
  await expectFields([
    [main.getByLabel('Email'), 'email', 'username'],
    [password, 'password', 'current-password'],
  ]);
  await page.goto('/register-client');
  await expectFields([
    [main.getByLabel('Email'), 'email', 'username'],
    [password, 'password', 'new-password'],
    [main.getByLabel('Confirmar contraseña'), 'password', 'new-password'],
  ]);
  await expect(main.getByLabel('Fecha de nacimiento')).toHaveAttribute('autocomplete', 'bday');
  await page.goto('/soporte');
  await expect(main.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(main.getByLabel('Nombre')).toHaveAttribute('autocomplete', 'name');
});

test('the terms open beside a half-filled registration', async ({ page, context }) => {
  await page.goto('/register-client');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('leo@example.com');
  const opened = context.waitForEvent('page');
  await main.getByRole('link', { name: 'Leer los términos' }).click();
  const terms = await opened;
  await expect(terms).toHaveURL(/\/terminos$/);
  await expect(terms.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveValue('leo@example.com');
});
