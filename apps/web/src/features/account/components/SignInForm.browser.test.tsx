import { signInCustomer } from '@bolillero/contract/calls/costumers';
import { customerStore } from '../../../session/stores.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { rosa } from '../../../testing/people.ts';
import { noConnection, refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { SignInForm } from './SignInForm.tsx';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Contraseña');
const submit = page.getByRole('button', { name: 'Iniciar sesión' });
const list = page.getByRole('alert', { name: 'Error' });

async function fillIn() {
  await email.fill(' rosa@example.com ');
  await password.fill('Clave-Segura1');
}

test('an empty form asks nobody: a list at its top has the focus, says what is missing and leads there', async () => {
  await show(<SignInForm onSignedIn={() => {}} />);
  await submit.click();
  await expect.element(list).toHaveFocus();
  const faults = list.getByRole('link');
  await expect.element(faults).toHaveLength(2);
  await expect.element(email).toHaveAccessibleDescription('El Email es obligatorio.');
  await expect.element(password).toHaveAccessibleDescription('La Contraseña es obligatoria.');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(password).toHaveFocus();
  await faults.first().click();
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('rosa@example.com');
  await expect.element(page.getByText('El Email es obligatorio.')).not.toBeInTheDocument();
  await expect.element(faults).toHaveLength(1);
  await password.fill('Clave-Segura1');
  await expect.element(list).not.toBeInTheDocument();
});

test('a refusal is told in the same list, and what was typed stays', async ({ server }) => {
  server.serve(signInCustomer, refusal('customer-sign-in-failed'));
  await show(<SignInForm onSignedIn={() => {}} />);
  await fillIn();
  await submit.click();
  await expect.element(list.getByText('El email o la contraseña no son correctos.')).toBeVisible();
  await expect.element(list).toHaveFocus();
  await expect.element(email).toHaveValue('rosa@example.com');
  await expect.element(password).toHaveValue('Clave-Segura1');
});

test('without a connection it says so', async ({ server }) => {
  server.serve(signInCustomer, noConnection);
  await show(<SignInForm onSignedIn={() => {}} />);
  await fillIn();
  await submit.click();
  await expect.element(list.getByText(/^No hay conexión con el servidor/)).toBeVisible();
});

test('it is busy until the server has answered, asks once, and signs in', async ({ server }) => {
  const answer = Promise.withResolvers<{ status: number; token: string; costumer: typeof rosa }>();
  const asked = server.serve(signInCustomer, () => answer.promise);
  let signedIn = 0;
  await show(
    <SignInForm
      onSignedIn={() => {
        signedIn += 1;
      }}
    />,
  );
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Cargando…')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  answer.resolve({ status: 200, token: 'token', costumer: rosa });
  await expect.element(page.getByText('Cargando…')).not.toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'rosa@example.com', password: 'Clave-Segura1' }]);
  expect(signedIn).toBe(1);
  expect(customerStore.get()).toMatchObject({ state: 'in', person: { name: 'Rosa' } });
});

test('after a registration it says so, has the e-mail and waits at the password', async () => {
  await show(<SignInForm newEmail="rosa@example.com" onSignedIn={() => {}} />);
  await expect.element(email).toHaveValue('rosa@example.com');
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription('Cuenta creada: entra con tu contraseña');
  await expect.element(page.getByText('Cuenta creada: entra con tu contraseña')).toBeVisible();
  await expectAccessible();
});

test('the way to a forgotten password keeps its aim', async () => {
  await show(<SignInForm onward={{ next: '/perfil' }} onSignedIn={() => {}} />);
  await expect
    .element(page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
    .toHaveAttribute('href', '/forgot?next=%2Fperfil');
});

test.for([phone, desktop])('is accessible, its faults too, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<SignInForm onSignedIn={() => {}} />);
  await submit.click();
  await expectAccessible();
});
