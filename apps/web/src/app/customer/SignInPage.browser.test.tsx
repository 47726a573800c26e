import { registerCustomer, signInCustomer } from '@bolillero/contract/calls/costumers';
import { listLotteries, lotteriesWithLastResult } from '@bolillero/contract/calls/lotteries';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerballOnSale } from '../../testing/powerball.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

test.for([
  '%2F.%2F%2Fevil.example',
  '%2Fx%2F..%2F%2Fevil.example',
  '%2F%252Fevil.example',
  'https%3A%2F%2Fevil.example',
])(
  'who is signed in already goes on to the lotteries, not to another site (next=%s)',
  async (next, { server }) => {
    enter();
    serveFrame(server);
    serveCart(server);
    server.serve(listLotteries, []);
    server.serve(lotteriesWithLastResult, { data: [] });
    const { address } = await visit(`/login-client?next=${next}`);
    await expect.poll(address).toBe('/loterias');
  },
);

const toPowerball = '/login-client?next=%2Floteria%2F1%2Fpower_balls%2Fnormal%2Fsimple';
const purpose = page.getByText(/^Entra para /);

test.for([phone, desktop])(
  'who came to play is told so at both entrances, $width wide',
  async ({ width, height }, { server }) => {
    await page.viewport(width, height);
    server.serve(appSettings, settings);
    server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
    const { address } = await visit(toPowerball);
    await expect.element(purpose).toHaveTextContent('Entra para jugar Powerball (sáb 8 ago)');
    await expectAccessible();
    await page.getByRole('main').getByRole('link', { name: 'Registrarse' }).click();
    await expect.poll(address).toBe('/register-client?next=%2Floteria%2F1%2Fpower_balls%2Fnormal%2Fsimple');
    await expect.element(purpose).toHaveTextContent('Entra para jugar Powerball (sáb 8 ago)');
    await expectAccessible();
  },
);

test.for([
  ['/loterias?azar=1', 'Entra para jugar Powerball al azar (sáb 8 ago)'],
  ['/loteria/1/power_balls', 'Entra para ver Powerball'],
  ['/loteria/1/tinkas/normal/simple', 'Entra para jugar'],
  ['/loterias?azar=77', 'Entra para jugar'],
] as const)('who goes on to %s reads “%s”', async ([next, said], { server }) => {
  server.serve(appSettings, settings);
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  await visit(`/login-client?next=${encodeURIComponent(next)}`);
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});

test('without a purpose, or with another site’s, nothing is asked for', async ({ server }) => {
  server.serve(appSettings, settings);
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  await visit('/login-client?next=https%3A%2F%2Fevil.example%2Fjugar');
  await expect.element(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.element(purpose).not.toBeInTheDocument();
});

test('a new account goes on where its owner wanted to be, with the password alone', async ({ server }) => {
  serveFrame(server);
  serveCart(server);
  server.serve(listLotteries, []);
  server.serve(registerCustomer, { status: 200, costumer: rosa });
  const signedIn = server.serve(signInCustomer, { status: 200, token: 'token', costumer: rosa });
  const { address } = await visit('/register-client?next=%2Fjugar');
  await expect.element(page.getByText('Entra para jugar', { exact: true })).toBeVisible();
  await page.getByLabelText('Email').fill('rosa@example.com');
  await page.getByLabelText('Fecha de nacimiento').fill('12051990');
  await page.getByLabelText('Contraseña', { exact: true }).fill('Clave-Segura1');
  await page.getByLabelText('Confirmar contraseña').fill('Clave-Segura1');
  await page.getByLabelText('Acepto los términos y condiciones').click();
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click();
  await expect.poll(address).toBe('/login-client?next=%2Fjugar');
  await expect.element(page.getByLabelText('Contraseña', { exact: true })).toHaveFocus();
  await expect.element(page.getByText('Cuenta creada: entra con tu contraseña')).toBeVisible();
  await userEvent.keyboard('Clave-Segura1{Enter}');
  await expect.poll(address).toBe('/jugar');
  expect(signedIn.map(({ body }) => body)).toEqual([
    { email: 'rosa@example.com', password: 'Clave-Segura1' },
  ]);
});
