import type { Page } from '@playwright/test';
import { type Api, apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import { enterOffice, fillCart, newCustomer, newOperator, officeOf, type Person, pay } from './arrange.ts';
import { type MailServer, startMailServer } from './smtp.ts';

test.use({ settings: houseOf(import.meta.filename) });

let post: MailServer;
let office: Api;
let ana: Person;

interface Mail {
  readonly address: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
}

/** Waits until the house has spoken to the mail server about a mail; answers what came of it. */
async function fateOf(address: string, kind: string): Promise<string> {
  let fate = '';
  await expect
    .poll(async () => {
      const { data } = await office.get<{ data: Mail[] }>(`/mail?q=${address}&kind=${kind}`);
      const [mail] = data;
      fate = mail === undefined || mail.attempts === 0 ? 'sending' : mail.state;
      return fate;
    })
    .not.toBe('sending');
  return fate;
}

const play = { balls: [5, 9, 21, 60, 61], special: 7 };

/** A link that arrived, and receipts that were cut off in the middle or refused. */
test.beforeAll(async ({ server }) => {
  post = await startMailServer();
  await server.restart({ SMTP_URL: post.url, MAIL_FROM: 'Bolillero <hola@bolillero.example>' });
  const api = apiOf(server.url);
  office = await officeOf(api);
  ana = await newCustomer(api, 'ana@example.com');
  expect(await fateOf(ana.email, 'confirm-email')).toBe('sent');
  post.mood = 'break';
  await pay(ana, await fillCart(ana, [play]));
  expect(await fateOf(ana.email, 'receipt')).toBe('unclear');
  post.mood = 'refuse';
  const beto = await newCustomer(api, 'beto@example.com');
  await pay(beto, await fillCart(beto, [play]));
  expect(await fateOf(beto.email, 'receipt')).toBe('waiting');
  post.mood = 'take';
});
test.afterAll(() => post.close());

const row = (page: Page, address: string, what: string) =>
  page.getByRole('row').filter({ hasText: address }).filter({ hasText: what });
const retry = (page: Page, address: string, what: string) =>
  row(page, address, what).getByRole('button', { name: /^Reenviar/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Enviar otra vez este correo?' });

test('mail that does not get through is seen with its reason', async ({ page, expectScreen }) => {
  await enterOffice(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Correo' }).click();
  await expect(row(page, 'ana@example.com', 'Comprobante de pago')).toContainText('En duda');
  await expect(row(page, 'ana@example.com', 'Comprobante de pago')).toContainText(
    'Se cortó mientras se enviaba',
  );
  const refused = row(page, 'beto@example.com', 'Comprobante de pago');
  await expect(refused).toContainText('Falla');
  await expect(refused).toContainText('El servidor pide intentarlo más tarde');
  await expect(row(page, 'ana@example.com', 'Confirmación')).toContainText('Enviado');
  // failing ones come first
  await expect(page.getByRole('row').nth(1)).toContainText('Comprobante');
  await expectScreen('admin-mail');

  await test.step('the mail server’s own words are there for whoever asks', async () => {
    await refused
      .getByRole('button', { name: /Comprobante/ })
      .first()
      .click();
    const mail = page.getByRole('dialog', { name: 'El correo como se envió' });
    await mail.getByText('Respuesta del servidor de correo').click();
    await expect(mail.getByText(/451 4\.7\.1 Greylisting in action, come back later/)).toBeVisible();
    await mail.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('only those that fail, when asked for', async () => {
    await page.goto('/admin/correo?part=failing');
    await expect(refused).toBeVisible();
    await expect(row(page, 'ana@example.com', 'Confirmación')).toHaveCount(0);
  });
});

test('what is unclear is sent again only after asking, and arrives', async ({ page }) => {
  await enterOffice(page);
  await page.goto('/admin/correo');
  const before = post.taken.filter((address) => address === ana.email).length;

  await test.step('confirmed, it arrives', async () => {
    await retry(page, ana.email, 'Comprobante de pago').click();
    await question(page).getByRole('button', { name: 'Sí, reenviar' }).click();
    await expect(page.getByText('El correo saldrá en un momento.')).toBeVisible();
    // It is in line again before somebody takes it up.
    await expect.poll(() => fateOf(ana.email, 'receipt')).toBe('sent');
    await page.reload();
    await expect(row(page, ana.email, 'Comprobante de pago')).toContainText('Enviado');
    expect(post.taken.filter((address) => address === ana.email)).toHaveLength(before + 1);
  });
});

test('operators have no business with the mail', async ({ page, api }) => {
  await enterOffice(page, await newOperator(api));
  await page.goto('/admin/correo');
  await expect(page).toHaveURL(/\/admin\/hoy$/);
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Soporte' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correo' })).toHaveCount(0);
});
