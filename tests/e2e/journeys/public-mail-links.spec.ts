import { expect, test } from '../fixtures.ts';
import { buyTickets, enterAs, newCustomer, officeOf } from './arrange.ts';
import { linkMailed, linkTo } from './mail.ts';

test('the foot of a mail turns its kind off and on again, without signing in', async ({
  page,
  api,
  server,
  expectScreen,
}) => {
  const ana = await newCustomer(api, 'correo@example.com');
  await buyTickets(ana, await officeOf(api), [{ balls: [1, 2, 3, 4, 5], special: 6 }]);
  await page.goto(await linkTo('/correo', server, ana.email));
  const main = page.getByRole('main');
  await expect(main.getByText(/dejaremos de enviarte el correo que dice que tu cartilla/)).toBeVisible();
  await expectScreen('mail-choice');
  await main.getByRole('button', { name: 'Dejar de recibirlos' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Listo, ya no te los enviaremos' })).toBeFocused();
  await expectScreen('mail-stopped');
  await main.getByRole('button', { name: 'Volver a recibirlos' }).click();
  await expect(main.getByRole('heading', { name: 'Los recibirás de nuevo' })).toBeFocused();
});

test('a link that is nobody’s, and a mail that nobody is without, say so', async ({ page, expectScreen }) => {
  const main = page.getByRole('main');
  await page.goto('/correo?token=nada&kind=win');
  await main.getByRole('button', { name: 'Dejar de recibirlos' }).click();
  await expect(main.getByRole('heading', { name: 'Este enlace no es válido' })).toBeFocused();
  await expectScreen('mail-link-invalid');
  await page.goto('/correo');
  await expect(main.getByRole('heading', { name: 'Este enlace no es válido' })).toBeVisible();
  await page.goto('/correo?token=nada&kind=receipt');
  await expect(main.getByText('Estos correos son necesarios y no se pueden desactivar.')).toBeVisible();
});

test('a new address is confirmed by the link in its mail, once', async ({
  page,
  api,
  server,
  expectScreen,
}) => {
  const ana = await newCustomer(api, 'una@example.com');
  await ana.api.post('/costumers/emails', { email: 'dos@example.com' });
  const link = await linkMailed(server, 'confirm-email', 'dos@example.com');
  const main = page.getByRole('main');
  await page.goto(link);
  await expect(main.getByRole('heading', { name: 'Email confirmado' })).toBeVisible();
  await expectScreen('email-confirmed');
  await page.goto('/confirmar-correo?token=otra');
  await expect(main.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await expectScreen('email-link-expired');
  await enterAs(page, { ...ana, email: 'dos@example.com' });
});
