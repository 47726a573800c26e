import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { listAdminPurchases } from '@bolillero/contract/calls/purchases';
import { appSettings } from '@bolillero/contract/calls/system';
import {
  endSessionsOfUser,
  listSessionsOfUser,
  resetSecondFactor,
} from '@bolillero/contract/calls/user-security';
import { createUser, deleteUser, listUsers, oneUser, updateUser } from '@bolillero/contract/calls/users';
import type { AdminUser } from '@bolillero/contract/entities/account';
import { expectAccessible } from '../../testing/accessible.ts';
import { administrator, enterOffice, operator } from '../../testing/people.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const field = (name: string) => page.getByRole('textbox', { name });
const password = page.getByLabelText(/^Contraseña/).first();
const save = page.getByRole('button', { name: 'Guardar' });
const card = (name: string) => page.getByRole('article', { name });

let users: AdminUser[];

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice();
  users = [administrator, operator];
  server.serve(appSettings, settings);
  server.serve(listSessionsOfUser, { data: [] });
  server.serve(listUsers, ({ query: { role, q = '' } }) => {
    const data = users.filter((user) => (!role || user.role === role) && user.name.includes(q));
    return { data, total: data.length, pages: 1 };
  });
});

async function fillIn() {
  await field('Nombre').fill('Óscar');
  await field('Apellidos').fill('Ríos');
  await field('DNI').fill('87654321');
  await field('Email').fill('oscar@example.com');
  await password.fill('Clave-Segura1');
}

test('everything that is missing is said, and the first field has the focus', async () => {
  await visit('/admin/newUser');
  await save.click();
  for (const fault of [
    'El Nombre es obligatorio.',
    'Los Apellidos son obligatorios.',
    'El DNI es obligatorio.',
    'El Email es obligatorio.',
    'La Contraseña es obligatoria.',
  ])
    await expect.element(page.getByText(fault)).toBeVisible();
  await expect.element(field('Nombre')).toHaveFocus();
});

test('what is no DNI, no e-mail and no password of the house is refused', async () => {
  await visit('/admin/newUser');
  await fillIn();
  await field('DNI').fill('1234567A');
  await field('Email').fill('oscar@');
  await password.fill('corta 1');
  await field('Nombre').click();
  await expect.element(page.getByText('El DNI lleva solo números, 15 como máximo.')).toBeVisible();
  await expect
    .element(page.getByText('Escribe el email completo, por ejemplo maria@correo.pe.'))
    .toBeVisible();
  await expect.element(password).toHaveAccessibleDescription(/al menos 8 caracteres/);
  await expect.element(password).toHaveAccessibleDescription(/no puede tener espacios/);
});

test('a DNI that is taken is told beside the button, and nothing typed is lost', async ({ server }) => {
  server.serve(createUser, refusal('dni-taken'));
  await visit('/admin/newUser');
  await fillIn();
  await save.click();
  await expect.element(page.getByRole('alert').getByText('Ya existe un usuario con ese DNI.')).toBeVisible();
  await expect.element(field('DNI')).toHaveValue('87654321');
});

test('a new user is created with a role, and the list has them', async ({ server }) => {
  const asked = server.serve(createUser, ({ body }) => {
    users.push({ ...operator, id: 3, name: body.name ?? '', lastname: body.lastname ?? '' });
    return { ok: true, data: operator };
  });
  const { address } = await visit('/admin/newUser');
  await fillIn();
  // nobody may do everything by accident
  await expect.element(page.getByLabelText('Rol')).toHaveDisplayValue('Operador');
  await expect.element(page.getByText('Trabaja en Resultados, Tickets, Soporte y Ganadores.')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('¡Registro ingresado exitosamente!')).toBeVisible();
  await expect.element(card('Óscar Ríos')).toBeVisible();
  expect(address()).toBe('/admin');
  expect(asked.map(({ body }) => body)).toEqual([
    {
      name: 'Óscar',
      lastname: 'Ríos',
      dni: '87654321',
      email: 'oscar@example.com',
      password: 'Clave-Segura1',
      role: 'operator',
    },
  ]);
});

test('an edit keeps the password that is left empty', async ({ server }) => {
  server.serve(oneUser, { data: operator });
  const asked = server.serve(updateUser, { ok: true, data: operator });
  await visit('/admin/editUser/2');
  await expect.element(field('DNI')).toHaveValue(operator.dni);
  await expect.element(password).toHaveAccessibleDescription('Déjala vacía para conservar la actual.');
  await field('Apellidos').fill('Ríos');
  await save.click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  expect(asked[0]?.params).toEqual({ id: '2' });
  expect(asked[0]?.body).toMatchObject({ lastname: 'Ríos' });
  expect(asked[0]?.body).not.toHaveProperty('password');
});

test('somebody goes only after asking, and nobody deletes themself', async ({ server }) => {
  const asked = server.serve(deleteUser, () => {
    users.pop();
    return { ok: true };
  });
  await visit('/admin');
  await expect.element(card('Inés Salas').getByText('Tú')).toBeVisible();
  await expect.element(card('Inés Salas').getByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  const remove = page.getByRole('button', { name: 'Eliminar a Óscar Salas' });
  const question = page.getByRole('alertdialog', { name: '¿Deseas eliminar el registro?' });
  await remove.click();
  await expect.element(question.getByText(/^Óscar Salas ya no podrá entrar/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(remove).toHaveFocus();
  await remove.click();
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('¡Registro eliminado!')).toBeVisible();
  await expect.element(card('Óscar Salas')).not.toBeInTheDocument();
  expect(asked.map(({ params }) => params)).toEqual([{ id: '2' }]);
  // whoever works with the keyboard goes on from the card that is left
  await expect.element(card('Inés Salas').getByRole('link', { name: /^Editar/ })).toHaveFocus();
});

test('what the server refused stays at its field when that is left, and the first press on a button counts', async ({
  server,
}) => {
  const message = 'Ya existe un usuario con ese DNI.';
  server.serve(createUser, refusal('dni-taken', { errors: [{ path: 'dni', message }] }));
  const { address } = await visit('/admin/newUser');
  await fillIn();
  await save.click();
  await field('DNI').click();
  await field('Nombre').click();
  await expect.element(field('DNI')).toHaveAccessibleDescription(message);
  await field('DNI').click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect.poll(address).toBe('/admin');
});

test('who leaves a form of a user with something typed is asked first', async ({ server }) => {
  server.serve(oneUser, { data: operator });
  const { address } = await visit('/admin/editUser/2');
  const cancel = page.getByRole('button', { name: 'Cancelar' });
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await field('Apellidos').fill('Ríos');
  await cancel.click();
  await expect.element(question.getByText('Lo que escribiste de este usuario se perderá.')).toBeVisible();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect.element(field('Apellidos')).toHaveValue('Ríos');
  await field('Apellidos').fill(operator.lastname);
  await cancel.click();
  await expect.poll(address).toBe('/admin');
});

test('whoever stops being an administrator is asked first; the page follows at once', async ({ server }) => {
  const other: AdminUser = { ...administrator, id: 3, name: 'Eva' };
  users.push(other);
  server.serve(oneUser, { data: administrator });
  // of the page where an operator's work lies
  const none = { compras: [], comprasTicket: [], page: 1, total: 0, pages: 1 };
  server.serve(listAdminPurchases, { ...none, ticketPage: 1, ticketTotal: 0, ticketPages: 1 });
  server.serve(listLotteries, []);
  const asked = server.serve(updateUser, ({ body }) => ({
    ok: true,
    data: { ...administrator, role: body.role ?? 'administrator' },
  }));
  const { address } = await visit('/admin/editUser/1');
  await page.getByLabelText('Rol').selectOptions('Operador');
  await save.click();
  const question = page.getByRole('alertdialog', { name: '¿Dejar de ser administrador?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(page.getByLabelText('Rol')).toHaveDisplayValue('Operador');
  expect(asked).toEqual([]);
  await save.click();
  await question.getByRole('button', { name: 'Sí, dejar de serlo' }).click();
  await expect.poll(address).not.toBe('/admin/editUser/1');
  expect(asked.map(({ body }) => body)).toEqual([
    expect.objectContaining({ role: 'operator', leave_administration: true }),
  ]);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect.element(menu.getByRole('link', { name: /^Tickets/ })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument();
});

test('users are searched and filtered by role; what was asked stands in the address', async () => {
  const { address } = await visit('/admin?role=operator');
  await expect.element(card('Óscar Salas')).toBeVisible();
  await expect.element(card('Inés Salas')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Administradores' }).click();
  await expect.element(card('Inés Salas')).toBeVisible();
  await expect.element(card('Óscar Salas')).not.toBeInTheDocument();
  expect(address()).toBe('/admin?role=administrator');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('Nadie');
  await expect.element(page.getByText('Pediste «Nadie» sin mirar tildes, Rol: Administrador.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.element(card('Óscar Salas')).toBeVisible();
  expect(address()).toBe('/admin');
});

test('cards side by side have the same height, and each fact on one line, however long a name is', async () => {
  users = [
    { ...administrator, name: 'Maximiliana Guadalupe del Carmen', lastname: 'Fernández-Echevarría y Ríos' },
    operator,
  ];
  await visit('/admin');
  await expect.element(card('Óscar Salas')).toBeVisible();
  const boxes = page
    .getByRole('article')
    .elements()
    .map((element) => element.getBoundingClientRect());
  expect(boxes.map(({ top, height }) => [top, height])).toEqual([
    [boxes[0]?.top, boxes[0]?.height],
    [boxes[0]?.top, boxes[0]?.height],
  ]);
  const lines = page
    .getByRole('article')
    .elements()
    .map((element) =>
      [...element.querySelectorAll('dt, a')].map((each) => Math.round(each.getBoundingClientRect().top)),
    );
  expect(lines[1]).toEqual(lines[0]);
});

test('the last administrator stays, and it says why', async ({ server }) => {
  server.serve(deleteUser, refusal('last-administrator'));
  await visit('/admin');
  await page.getByRole('button', { name: 'Eliminar a Óscar Salas' }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByRole('alert').getByText(/^Es el último administrador/)).toBeVisible();
  await expect.element(card('Óscar Salas')).toBeVisible();
});

test.for([
  [phone, '/admin'],
  [desktop, '/admin'],
  [phone, '/admin/newUser'],
  [desktop, '/admin/newUser'],
] as const)('is accessible %j %s', async ([{ width, height }, address]) => {
  await page.viewport(width, height);
  await visit(address);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
});

test('who lost the second factor is freed of it, after asking; what was typed stays', async ({ server }) => {
  let on = true;
  server.serve(oneUser, () => ({ data: { ...operator, secondFactor: on } }));
  const asked = server.serve(resetSecondFactor, () => {
    on = false;
    return { ok: true };
  });
  await visit('/admin/editUser/2');
  const part = page.getByRole('region', { name: 'Segundo factor' });
  await expect.element(part).toMatchTextContent(/Activado/);
  await field('Nombre').fill('Otro');
  await part.getByRole('button', { name: 'Quitar el segundo factor' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Quitar el segundo factor?' });
  await expect.element(question).toMatchTextContent(/Óscar Salas entrará solo con su contraseña/);
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect.element(part).toMatchTextContent(/Desactivado/);
  await expect.element(field('Nombre')).toHaveValue('Otro');
  expect(asked.map(({ params }) => params)).toEqual([{ id: '2' }]);
});

test('another’s sessions are seen and all ended, after asking', async ({ server }) => {
  const session = {
    id: 5,
    browser: 'Firefox',
    system: 'Linux',
    address: '203.0.113.7',
    created_at: '2026-08-08T13:00:00.000Z',
    last_used_at: '2026-08-08T14:30:00.000Z',
    current: false,
  } as const;
  server.serve(oneUser, ({ params }) => ({ data: params.id === '2' ? operator : administrator }));
  server.serve(listSessionsOfUser, { data: [session, { ...session, id: 6 }] });
  const asked = server.serve(endSessionsOfUser, { ok: true, data: [] });
  await visit('/admin/editUser/2');
  const part = page.getByRole('region', { name: 'Sesiones abiertas' });
  await expect.element(part.getByRole('listitem')).toHaveLength(2);
  await expectAccessible();
  await part.getByRole('button', { name: 'Cerrar todas sus sesiones' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Cerrar todas sus sesiones?' });
  await question.getByRole('button', { name: 'Cerrar todas sus sesiones' }).click();
  await expect.element(part.getByText('No tiene ninguna sesión abierta.')).toBeVisible();
  expect(asked.map(({ params, body }) => [params, body])).toEqual([[{ id: '2' }, {}]]);
});
