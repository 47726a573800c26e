import { expect, test } from '../fixtures.ts';
import { admin } from '../houses.ts';
import { onBoth } from '../widths.ts';
import { enterOffice, newOperator } from './arrange.ts';

test("the administrators' sign-in tells what is missing and what is wrong", async ({ page, allow }) => {
  await page.goto('/admin/tickets');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Ftickets$/);
  const enter = page.getByRole('button', { name: 'Iniciar sesión' });
  await enter.click();
  const list = page.getByRole('alert', { name: 'Error' });
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveText([
    'El DNI es obligatorio.',
    'La Contraseña es obligatoria.',
  ]);

  allow('401 POST /api/users/login');
  await page.getByLabel('DNI').fill(admin.dni);
  await page.getByLabel('Contraseña', { exact: true }).fill('Otra-Clave1');
  await enter.click();
  await expect(list).toContainText('El DNI o la contraseña no son correctos.');
  await expect(page.getByLabel('DNI')).toHaveValue(admin.dni);

  await page.getByLabel('Contraseña', { exact: true }).fill(admin.password);
  await enter.click();
  await expect(page).toHaveURL(/\/admin\/tickets$/);
});

test('an administrator keeps the users: creates, edits, deletes', async ({ page, allow, expectScreen }) => {
  await enterOffice(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ingresar Nuevo Usuario' }).click();

  await test.step('every field is needed, and a DNI that is taken is told', async () => {
    const save = page.getByRole('button', { name: 'Guardar' });
    await save.click();
    for (const fault of ['El Nombre', 'El DNI', 'El Email'])
      await expect(page.getByText(`${fault} es obligatorio.`)).toBeVisible();
    await expect(page.getByText('Los Apellidos son obligatorios.')).toBeVisible();
    await expect(page.getByText('La Contraseña es obligatoria.')).toBeVisible();
    await page.getByLabel(/^Nombre/).fill('Óscar');
    await page.getByLabel('Apellidos').fill('Rojas Ñahui');
    await page.getByLabel('DNI').fill(admin.dni);
    await page.getByLabel('Email').fill('oscar@example.com');
    await page.getByLabel(/^Contraseña/).fill('Oscar-2026');
    await page.getByLabel('Rol').selectOption({ label: 'Operador' });
    allow('409 POST /api/users/create');
    await save.click();
    await expect(page.getByText('Ya existe un usuario con ese DNI.')).toBeVisible();
    await expectScreen('admin-user-form');
    await page.getByLabel('DNI').fill('45678901');
    await save.click();
    await expect(page.getByText('¡Registro ingresado exitosamente!')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  });

  const card = page.getByRole('article', { name: 'Óscar Rojas Ñahui' });
  await test.step('the card shows what was saved', async () => {
    for (const fact of ['Operador', '45678901', 'oscar@example.com', '08/08/2026'])
      await expect(card).toContainText(fact);
    await expectScreen('admin-users');
  });

  await test.step('editing keeps the password that was left empty', async () => {
    await card.getByRole('link', { name: 'Editar a Óscar Rojas Ñahui' }).click();
    await expect(page.getByLabel(/^Nombre/)).toHaveValue('Óscar');
    await expect(page.getByLabel(/^Contraseña/)).toHaveValue('');
    await page.getByLabel(/^Nombre/).fill('Oscar');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Oscar Rojas Ñahui' })).toBeVisible();
  });

  await test.step('deleting asks first', async () => {
    const remove = page.getByRole('button', { name: 'Eliminar a Oscar Rojas Ñahui' });
    await remove.click();
    const dialog = page.getByRole('alertdialog', { name: '¿Deseas eliminar el registro?' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('article', { name: 'Oscar Rojas Ñahui' })).toBeVisible();
    await remove.click();
    await dialog.getByRole('button', { name: 'Sí, eliminar' }).click();
    await expect(page.getByText('¡Registro eliminado!')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Oscar Rojas Ñahui' })).toHaveCount(0);
    const own = page.getByRole('article').filter({ hasText: admin.dni });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button', { name: /^Eliminar a/ })).toHaveCount(0);
  });
});

// On both screens: the sections are a column or behind a button.
test('an operator works the tickets and the results, and sees no users', { tag: onBoth }, async ({
  page,
  api,
}) => {
  await enterOffice(page, await newOperator(api));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/hoy$/);
  const phone = (page.viewportSize()?.width ?? 0) < 700;
  if (phone) await page.getByRole('button', { name: 'Menú' }).click();
  const sections = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect(sections).toHaveText([
    /^Hoy/,
    /^Resultados/,
    /^Tickets/,
    /^Soporte/,
    /^Ganadores/,
    /^Juegos en Grupo/,
  ]);
  await page.goto('/admin/newUser');
  await expect(page).toHaveURL(/\/admin\/hoy$/);
  if (phone) await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
