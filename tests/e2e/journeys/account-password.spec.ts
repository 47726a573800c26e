import { expect, test } from '../fixtures.ts';
import { enterAs, newCustomer } from './arrange.ts';
import { linkMailed, mailsTo } from './mail.ts';
import { signIn } from './steps.ts';

const other = 'Otra-Clave2';

test('a forgotten password is replaced with the link of a mail, once', async ({
  page,
  api,
  server,
  newVisitor,
  expectScreen,
}) => {
  const ana = await newCustomer(api, 'olvido@example.com');
  const elsewhere = await newVisitor();
  await enterAs(elsewhere, ana);
  let link = '';

  await test.step('the link is asked for from the sign-in', async () => {
    await page.goto('/login-client');
    await page.getByRole('main').getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect(page).toHaveURL(/\/forgot$/);
    const email = page.getByLabel('Email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    const list = page.getByRole('alert', { name: 'Error' });
    await expect(list).toBeFocused();
    await expectScreen('forgot');
    await list.getByRole('link', { name: 'El Email es obligatorio.' }).click();
    await expect(email).toBeFocused();
    await email.fill(ana.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
    await expectScreen('forgot-sent');
    link = await linkMailed(server, 'reset', ana.email);
    expect(link).toMatch(/^\/change-password\?email=.+&token=.+/);
  });

  await test.step('an unknown address is answered the same, and gets nothing', async () => {
    await page.getByRole('button', { name: 'Pedir otro enlace' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('nadie@example.com');
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
    expect(mailsTo(server, 'reset', 'nadie@example.com')).toHaveLength(0);
  });

  await test.step('the link opens the page, which holds to the pattern', async () => {
    await page.goto(link);
    await expect(page.getByText(`Para la cuenta de ${ana.email}.`)).toBeVisible();
    const [password, confirmation] = [
      page.getByLabel('Nueva contraseña'),
      page.getByLabel('Confirmar contraseña'),
    ];
    for (const field of [password, confirmation])
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(page.locator('input[autocomplete=username]')).toHaveValue(ana.email);
    const submit = page.getByRole('button', { name: 'Cambiar contraseña' });
    await submit.click();
    const list = page.getByRole('alert', { name: 'Error' });
    await expect(
      list.getByRole('link', { name: 'La Contraseña es obligatoria.', exact: true }),
    ).toBeVisible();
    await password.fill('floja');
    await confirmation.fill('distinta');
    await submit.click();
    await expect(list.getByRole('link', { name: 'La contraseña no cumple los requisitos.' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Las contraseñas deben coincidir.' })).toBeVisible();
    await expect(list).toBeFocused();
    await expectScreen('change-password');
    await password.fill(other);
    await confirmation.fill(other);
    const notice = page.getByText('¡Contraseña actualizada correctamente!').waitFor();
    await submit.click();
    await notice;
  });

  await test.step('the new one signs in, and every other session is over', async () => {
    await expect(page).toHaveURL(/\/login-client$/);
    await expect(page.getByLabel('Email')).toHaveValue(ana.email);
    await signIn(page, { email: ana.email, password: other });
    await elsewhere.goto('/perfil');
    await expect(elsewhere).toHaveURL(/\/login-client\?next=%2Fperfil$/);
  });

  await test.step('the link is of no use twice', async () => {
    await elsewhere.goto(link);
    await expect(
      elsewhere.getByRole('heading', { name: 'Su solicitud ha caducado, por favor vuelva a intentarlo' }),
    ).toBeVisible();
    await expectScreen('change-password-expired', elsewhere);
    await elsewhere.getByRole('link', { name: 'Pedir otro enlace' }).click();
    await expect(elsewhere).toHaveURL(/\/forgot$/);
  });
});

test('an address without a good link says that it has expired', async ({ page }) => {
  for (const address of ['/change-password', '/change-password?email=nadie%40example.com&token=nada']) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { name: 'Su solicitud ha caducado, por favor vuelva a intentarlo' }),
    ).toBeVisible();
  }
});

test('who is signed in changes the password in the profile and stays signed in', async ({ page, api }) => {
  const ana = await newCustomer(api, 'cambia@example.com');
  await enterAs(page, ana);
  await page.goto('/perfil?tab=datos');
  const part = page.getByRole('region', { name: 'Contraseña', exact: true });
  const [current, next, confirmation] = [
    part.getByLabel('Contraseña actual'),
    part.getByLabel('Nueva contraseña'),
    part.getByLabel('Confirmar contraseña'),
  ];
  const submit = part.getByRole('button', { name: 'Cambiar contraseña' });
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(next).toHaveAttribute('autocomplete', 'new-password');

  await current.fill(ana.password);
  await next.fill(other);
  await confirmation.fill(other);
  const notice = page.getByText('¡Contraseña actualizada correctamente!').waitFor();
  await submit.click();
  await notice;
  await page.reload();
  await expect(part).toBeVisible();
  expect((await api.call('POST', '/costumers/login', { email: ana.email, password: other })).status).toBe(
    200,
  );
});
