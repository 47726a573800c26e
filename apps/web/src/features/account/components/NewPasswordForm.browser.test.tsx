import { recoverPassword } from '@bolillero/contract/calls/costumers';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../../testing/accessible.ts';
import { refusal } from '../../../testing/server.ts';
import { settings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../../testing/test.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const link = { email: 'rosa@example.com', token: 'abc' };
const password = page.getByLabelText('Nueva contraseña');
const confirmation = page.getByLabelText('Confirmar contraseña');
const submit = page.getByRole('button', { name: 'Cambiar contraseña' });
const list = page.getByRole('alert', { name: 'Error' });

let told: string[];
const form = () => (
  <NewPasswordForm link={link} onDone={() => told.push('done')} onExpired={() => told.push('expired')} />
);

beforeEach(() => {
  told = [];
});

test('the password must keep the rules of the house and be typed twice alike', async ({ server }) => {
  server.serve(appSettings, { ...settings, password_min: 12 });
  await show(form());
  await submit.click();
  await expect.element(list).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/^La Contraseña es obligatoria\./);
  await list.getByRole('link', { name: 'La confirmación de la contraseña es obligatoria.' }).click();
  await expect.element(confirmation).toHaveFocus();
  await expect.element(page.getByText(/De 12 a 20 caracteres/)).toBeVisible();
  await password.fill('Clave-Segur1');
  await confirmation.fill('Clave-Segur2');
  await userEvent.keyboard('{Enter}');
  await expect.element(confirmation).toHaveAccessibleDescription('Las contraseñas deben coincidir.');
  await expect.element(list).toHaveFocus();
  await expectAccessible();
});

test('it is sent with its link, once', async ({ server }) => {
  server.serve(appSettings, settings);
  const answer = Promise.withResolvers<{ ok: boolean }>();
  const asked = server.serve(recoverPassword, () => answer.promise);
  await show(form());
  await password.fill('Clave-Segura1');
  await confirmation.fill('Clave-Segura1');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.length).toBe(1);
  answer.resolve({ ok: true });
  await expect.poll(() => told).toEqual(['done']);
  expect(asked.map(({ body }) => body)).toEqual([
    { ...link, password: 'Clave-Segura1', new_password: 'Clave-Segura1' },
  ]);
});

test('a link that ran out meanwhile ends the form; any other refusal is told in the list', async ({
  server,
}) => {
  server.serve(appSettings, settings);
  server.serve(recoverPassword, refusal('internal-error'));
  await show(form());
  await password.fill('Clave-Segura1');
  await confirmation.fill('Clave-Segura1');
  await submit.click();
  await expect.element(page.getByRole('alert').getByText(/^Algo falló de nuestro lado/)).toBeVisible();
  await expect.element(password).toHaveValue('Clave-Segura1');
  server.serve(recoverPassword, refusal('reset-link-expired'));
  await submit.click();
  await expect.poll(() => told).toEqual(['expired']);
});
