import { signInAdmin } from '@bolillero/contract/calls/users';
import { expectAccessible } from '../../../testing/accessible.ts';
import { administrator, type operator } from '../../../testing/people.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { SignInForm } from './SignInForm.tsx';

const dni = page.getByLabelText('DNI');
const password = page.getByLabelText('Contraseña');
const submit = page.getByRole('button', { name: 'Iniciar sesión' });
const list = page.getByRole('alert', { name: 'Error' });
const form = (onSignedIn = () => {}) => <SignInForm onSignedIn={onSignedIn} />;

test('both fields are needed: a list at the top has the focus, and leads to each', async () => {
  await show(form());
  await submit.click();
  await expect.element(list).toHaveFocus();
  await expect.element(dni).toHaveAccessibleDescription('El DNI es obligatorio.');
  await list.getByRole('link', { name: 'La Contraseña es obligatoria.' }).click();
  await expect.element(password).toHaveFocus();
});

test('a refusal is told in the same list, and what was typed stays', async ({ server }) => {
  server.serve(signInAdmin, refusal('admin-sign-in-failed'));
  await show(form());
  await dni.fill('12345678');
  await password.fill('Otra-Clave1');
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByText('El DNI o la contraseña no son correctos.')).toBeVisible();
  await expect.element(list).toHaveFocus();
  await expect.element(dni).toHaveValue('12345678');
  await expect.element(password).toHaveValue('Otra-Clave1');
});

test('a good sign-in is sent once', async ({ server }) => {
  const answer = Promise.withResolvers<{ status: number; token: string; user: typeof operator }>();
  const asked = server.serve(signInAdmin, () => answer.promise);
  let signedIn = 0;
  await show(
    form(() => {
      signedIn += 1;
    }),
  );
  await dni.fill(' 12345678 ');
  await password.fill('Admin-1234');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.length).toBe(1);
  answer.resolve({ status: 200, token: 'token', user: administrator });
  await expect.poll(() => signedIn).toBe(1);
  expect(asked.map(({ body }) => body)).toEqual([{ dni: '12345678', password: 'Admin-1234' }]);
});

test.for([phone, desktop])('is accessible, its faults too, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(form());
  await submit.click();
  await expectAccessible();
});
