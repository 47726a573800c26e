import { changePassword } from '@bolillero/contract/calls/costumers';
import { appSettings } from '@bolillero/contract/calls/system';
import { customerStore } from '../../../session/stores.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enter } from '../../../testing/people.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { settings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { PasswordChange } from './PasswordChange.tsx';

const current = page.getByLabelText('Contraseña actual');
const next = page.getByLabelText('Nueva contraseña');
const confirmation = page.getByLabelText('Confirmar contraseña');
const list = page.getByRole('alert', { name: 'Error' });
const submit = page.getByRole('button', { name: 'Cambiar contraseña' });

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  enter();
});

async function fillIn() {
  await current.fill('Clave-Vieja1');
  await next.fill('Clave-Segura1');
  await confirmation.fill('Clave-Segura1');
}

test('all three are needed, in the words of the specification', async () => {
  await show(<PasswordChange email="rosa@example.com" />);
  await submit.click();
  for (const fault of [
    '¡¡¡La contraseña actual es requerida!!!',
    '¡¡¡La nueva contraseña es requerida!!!',
    '¡¡¡Debe confirmar la contraseña!!!',
  ])
    await expect.element(list.getByRole('link', { name: fault })).toBeVisible();
  await expect.element(current).toHaveAccessibleDescription('¡¡¡La contraseña actual es requerida!!!');
  await expect.element(list).toHaveFocus();
});

test('the new one keeps the rules and is typed twice alike', async () => {
  await show(<PasswordChange email="rosa@example.com" />);
  await fillIn();
  await next.fill('corta');
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveAccessibleDescription(/^La contraseña no cumple los requisitos\./);
  await expect.element(confirmation).toHaveAccessibleDescription('¡¡¡Las contraseñas deben ser iguales!!!');
  await expect.element(list).toHaveFocus();
});

test('a wrong current password is told at its field and in the list', async ({ server }) => {
  server.serve(changePassword, refusal('password-wrong'));
  await show(<PasswordChange email="rosa@example.com" />);
  await fillIn();
  await submit.click();
  await expect.element(current).toHaveAccessibleDescription('¡¡¡Contraseña incorrecta!!!');
  await list.getByRole('link', { name: '¡¡¡Contraseña incorrecta!!!' }).click();
  await expect.element(current).toHaveFocus();
  await expect.element(next).toHaveValue('Clave-Segura1');
});

test('changed, it says so, empties the form, and goes on with the new session', async ({ server }) => {
  const asked = server.serve(changePassword, { ok: true, data: 'new-token' });
  await show(<PasswordChange email="rosa@example.com" />);
  await fillIn();
  await submit.click();
  await expect.element(page.getByText('¡Contraseña actualizada correctamente!')).toBeVisible();
  await expect.element(current).toHaveValue('');
  await expect.element(next).toHaveValue('');
  await expect.element(confirmation).toHaveValue('');
  expect(asked.map(({ body }) => body)).toEqual([
    { current: 'Clave-Vieja1', password_new: 'Clave-Segura1', confirm_new: 'Clave-Segura1' },
  ]);
  expect(customerStore.get()).toMatchObject({ state: 'in', token: 'new-token' });
});

test.for([phone, desktop])('is accessible, its faults too, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<PasswordChange email="rosa@example.com" />);
  await submit.click();
  await expectAccessible();
});
