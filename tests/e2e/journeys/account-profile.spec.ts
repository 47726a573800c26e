import { expect, test } from '../fixtures.ts';
import { enterAs, newCustomer } from './arrange.ts';
import { linkMailed } from './mail.ts';
import { signIn } from './steps.ts';

test('personal data are changed and stay', async ({ page, api, expectScreen }) => {
  await enterAs(page, await newCustomer(api, 'datos@example.com'));
  await page.goto('/perfil?tab=datos');
  const part = page.getByRole('region', { name: 'Tus datos' });
  const country = part.getByLabel('País');
  await expect(country.locator('option')).toHaveCount(33);
  await part.getByLabel('Nombre').fill('Ana');
  await part.getByLabel('Apellidos').fill('Ñahui Güell');
  await country.selectOption({ label: 'Estados Unidos' });
  await part.getByLabel('Dirección').fill('Av. Brasil 123, 4.º B');

  await part.getByLabel('Fecha de nacimiento').fill('01/02/1985');
  const notice = page.getByText('¡Éxito! ¡Datos cambiados correctamente!').waitFor();
  await part.getByRole('button', { name: 'Guardar cambios' }).click();
  await notice;
  await page.reload();
  await expect(part.getByLabel('Apellidos')).toHaveValue('Ñahui Güell');
  await expect(part.getByLabel('Fecha de nacimiento')).toHaveValue('01/02/1985');
  await expect(country).toHaveValue('Estados Unidos');
  await expectScreen('profile-personal');
});

test('a second e-mail is confirmed by its mail before it is primary', async ({
  page,
  api,
  server,
  expectScreen,
}) => {
  const ana = await newCustomer(api, 'primera@example.com');
  await newCustomer(api, 'ajena@example.com');
  await enterAs(page, ana);
  await page.goto('/perfil?tab=datos');
  const part = page.getByRole('region', { name: 'Tus emails' });
  const row = (email: string) => part.getByRole('listitem').filter({ hasText: email });
  const add = async (email: string) => {
    await part.getByLabel('Otro email').fill(email);
    await part.getByRole('button', { name: 'Añadir email' }).click();
  };

  await test.step('it is added, and waits', async () => {
    await add('segunda@example.com');
    await expect(row('segunda@example.com')).toContainText('Sin confirmar');
    await expect(row('primera@example.com')).toContainText('Principal');
    await expect(part.getByRole('button', { name: /^Hacer principal/ })).toHaveCount(0);
    await expectScreen('profile-emails');
  });

  await test.step('its mail confirms it, also without a session', async () => {
    const link = await linkMailed(server, 'confirm-email', 'segunda@example.com');
    expect(link).toMatch(/^\/confirmar-correo\?token=/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email confirmado' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir a mis datos' }).click();
    await expect(row('segunda@example.com')).toContainText('Confirmado');
  });

  await test.step('now it can be primary, and the old one may go', async () => {
    await part.getByRole('button', { name: 'Hacer principal segunda@example.com' }).click();
    await expect(row('segunda@example.com')).toContainText('Principal');
    await expect(row('primera@example.com')).not.toContainText('Principal');
    await part.getByRole('button', { name: 'Eliminar segunda@example.com' }).click();
    const refused = page.getByRole('dialog', { name: 'Error' });
    await expect(refused).toContainText('¡¡¡No puede eliminar el email principal!!!');
    await refused.getByRole('button', { name: 'Aceptar' }).click();
    await part.getByRole('button', { name: 'Eliminar primera@example.com' }).click();
    const asked = page.getByRole('alertdialog', { name: '¿Confirma eliminar el registro?' });
    await asked.getByRole('button', { name: 'Confirmar' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('and it signs in', async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(/\/$/);
    await signIn(page, { email: 'segunda@example.com', password: ana.password });
  });
});

test('favourites come first, and mails that are not required can be declined', async ({ page, api }) => {
  await enterAs(page, await newCustomer(api, 'gustos@example.com'));
  await page.goto('/perfil?tab=datos');
  const favourites = page.getByRole('region', { name: 'Loterías favoritas' });
  await favourites.getByLabel('La Tinka').check();
  await expect(page.getByText('Favoritas guardadas')).toBeVisible();
  const choices = page.getByRole('region', { name: 'Correos' }).getByRole('switch');
  await expect(choices.first()).toBeChecked();
  await choices.first().click();
  await expect(page.getByText('Preferencias guardadas')).toBeVisible();
  await page.reload();
  await expect(favourites.getByLabel('La Tinka')).toBeChecked();
  await expect(choices.first()).not.toBeChecked();
  await page.goto('/loterias');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('La Tinka');
});

test('the addresses of the profile open their tabs; the theme is remembered', async ({ page, api }) => {
  await enterAs(page, await newCustomer(api, 'pestanas@example.com'));
  const open = page.getByRole('navigation', { name: 'Secciones del perfil' }).locator('[aria-current=page]');
  for (const [address, tab] of [
    ['/perfil', 'Compras'],
    ['/perfil?notification=true', 'Notificaciones'],
    ['/perfil?suscription=true', 'Suscripción'],
    ['/perfil?tab=datos', 'Datos personales'],
    ['/perfil?tab=juego', 'Juego responsable'],
  ] as const) {
    await page.goto(address);
    await expect(open).toHaveText(tab);
    await expect(open).toBeInViewport();
  }
  const theme = page.getByRole('switch', { name: 'Tema oscuro' });
  const menu = page.getByRole('button', { name: 'Menú' });
  await menu.click();
  await expect(theme).not.toBeChecked();
  await theme.click();
  await page.reload();
  await menu.click();
  await expect(theme).toBeChecked();
});
