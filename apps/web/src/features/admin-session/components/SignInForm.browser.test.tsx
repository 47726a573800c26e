import { signInAdmin } from '@bolillero/contract/calls/users';
import { describe } from 'vitest';
import { expectAccessible } from '../../../testing/accessible.ts';
import { administrator, type operator } from '../../../testing/people.ts';
import { refusal, type Server } from '../../../testing/server.ts';
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

describe('who has a second factor', () => {
  const code = page.getByRole('textbox', { name: 'Código', exact: true });
  const recovery = page.getByRole('textbox', { name: 'Código de recuperación' });

  async function toTheCode(server: Server, good: string) {
    const asked = server.serve(signInAdmin, ({ body }) => {
      if (body.code === undefined) return refusal('second-factor-needed');
      if (body.code !== good) return refusal('second-factor-wrong');
      return { status: 200, token: 'token', user: { ...administrator, secondFactor: true } };
    });
    const signedIn: true[] = [];
    await show(form(() => void signedIn.push(true)));
    await dni.fill('12345678');
    await password.fill('Admin-1234');
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveFocus();
    return { asked, signedIn };
  }

  test('is asked for the code once the password is right, in one field that apps fill in', async ({
    server,
  }) => {
    const { asked, signedIn } = await toTheCode(server, '287082');
    await expect.element(password).not.toBeInTheDocument();
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    await submit.click();
    await expect.element(list.getByRole('link', { name: 'Escribe el código.' })).toBeVisible();
    await code.fill('000000');
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toMatchTextContent(/El código no es correcto o ya se usó/);
    await code.fill('287082');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => signedIn.length).toBe(1);
    expect(asked.at(-1)?.body).toEqual({ dni: '12345678', password: 'Admin-1234', code: '287082' });
  });

  test('may type a recovery code instead', async ({ server }) => {
    const { signedIn } = await toTheCode(server, '7K2QW-M4XZ9');
    await code.fill('12');
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await expect.element(recovery).toHaveFocus();
    await expect.element(recovery).toHaveValue('');
    await expect.element(recovery).toHaveAttribute('autocomplete', 'off');
    await userEvent.keyboard('7K2QW-M4XZ9{Enter}');
    await expect.poll(() => signedIn.length).toBe(1);
  });

  test('may go back to the password, which stays as it was typed', async ({ server }) => {
    await toTheCode(server, '287082');
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect.element(dni).toHaveValue('12345678');
    await expect.element(password).toHaveValue('Admin-1234');
  });

  test.for([phone, desktop])('is asked accessibly, $width wide', async ({ width, height }, { server }) => {
    await page.viewport(width, height);
    await toTheCode(server, '287082');
    await expectAccessible();
  });
});

test.for([phone, desktop])('is accessible, its faults too, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(form());
  await submit.click();
  await expectAccessible();
});
