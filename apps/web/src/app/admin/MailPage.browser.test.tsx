import {
  listMail,
  type MailRow,
  oneMail,
  readdressMail,
  resendMail,
  withholdMail,
} from '@bolillero/contract/calls/mail';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const failed: MailRow = {
  id: 1,
  kind: 'receipt',
  address: 'ana@exmaple.com',
  subject: 'Comprobante de tu pago 000001',
  state: 'failed',
  attempts: 10,
  error: 'EENVELOPE RCPT TO 550 5.1.1 user unknown',
  createdAt: '2026-08-08T14:00:00.000Z',
  sentAt: null,
  nextAttemptAt: null,
};
const unclear: MailRow = { ...failed, id: 3, address: 'eva@example.com', state: 'unclear', attempts: 1 };
const waiting: MailRow = {
  ...failed,
  id: 2,
  address: 'beto@example.com',
  state: 'waiting',
  attempts: 0,
  error: null,
  nextAttemptAt: '2026-08-08T15:30:00.000Z',
};
const sent: MailRow = { ...waiting, id: 4, address: 'luz@example.com', state: 'sent', nextAttemptAt: null };
const list = (...data: MailRow[]) => ({ data, total: data.length, pages: 1 });
const whole = (mail: MailRow, fields: object = {}) => ({
  data: {
    ...mail,
    costumer_id: 7,
    text: 'Hola, Ana:\nPagaste $3.00',
    html: '<p>Hola, <b>Ana</b></p><script>parent.document.title = "tomado"</script>',
    personal: false,
    ...fields,
  },
});

const row = (address: string) => page.getByRole('row').filter({ hasText: address });
const drawer = page.getByRole('dialog', { name: 'El correo como se envió' });
const open = (address: string) =>
  row(address)
    .getByRole('button', { name: /Comprobante de tu pago/ })
    .first()
    .click();

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  server.serve(listMail, list(failed, unclear, waiting, sent));
  server.serve(oneMail, ({ params }) =>
    whole([failed, waiting, unclear, sent].find(({ id }) => String(id) === params.id) ?? failed),
  );
  enterOffice();
});

test('failing ones are red and say why in words; what waits can go at once, what was sent is left alone', async ({
  server,
}) => {
  const asked = server.serve(resendMail, { ok: true, data: waiting });
  await visit('/admin/correo');
  await expect.element(row('ana@exmaple.com')).toMatchTextContent(/No enviado/);
  await expect.element(row('ana@exmaple.com')).toMatchTextContent(/El buzón no existe/);
  await expect.element(row('ana@exmaple.com')).not.toMatchTextContent(/550/);
  await expect
    .element(row('luz@example.com').getByRole('button', { name: /Reenviar/ }))
    .not.toBeInTheDocument();
  const now = row('beto@example.com').getByRole('button', { name: /^Ya/ });
  await expect.element(now).toMatchTextContent('Ya');
  await now.click();
  await expect.element(page.getByText(/El correo saldrá en un momento\./)).toBeVisible();
  expect(asked.map(({ params }) => params.id)).toEqual(['2']);
});

test('what may have arrived is sent again only after asking', async ({ server }) => {
  const asked = server.serve(resendMail, { ok: true, data: waiting });
  await visit('/admin/correo');
  const question = page.getByRole('alertdialog', { name: '¿Enviar otra vez este correo?' });
  const again = row('eva@example.com').getByRole('button', { name: /^Reenviar/ });
  await again.click();
  await expect.element(question.getByText(/puede llegar dos veces/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(asked).toEqual([]);
  await again.click();
  await question.getByRole('button', { name: 'Sí, reenviar' }).click();
  await expect.poll(() => asked.length).toBe(1);
});

test('a mail is read as it was sent, and nothing in it runs; the server’s answer is folded', async () => {
  await visit('/admin/correo');
  await open('ana@exmaple.com');
  await expect.element(drawer.getByText('El buzón no existe')).toBeVisible();
  await expect.element(drawer.getByText(/550 5\.1\.1/)).not.toBeVisible();
  await drawer.getByText('Respuesta del servidor de correo').click();
  await expect.element(drawer.getByText(/550 5\.1\.1/)).toBeVisible();
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('');
  expect(frame?.srcdoc).toContain('<b>Ana</b>');
  expect(document.title).not.toBe('tomado');
  await drawer.getByText('Solo texto').click();
  await expect.element(drawer.getByText(/Pagaste \$3\.00/)).toBeVisible();
});

test('one whose link opens an account shows no text, and goes to no other address', async ({ server }) => {
  server.serve(oneMail, whole(failed, { text: null, html: null, personal: true }));
  await visit('/admin/correo');
  await open('ana@exmaple.com');
  await expect.element(drawer.getByText(/su texto no se muestra/)).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Corregir' })).not.toBeInTheDocument();
});

test('the address of this mail alone is mended; where the player’s own is changed is said', async ({
  server,
}) => {
  const asked = server.serve(readdressMail, { ok: true, data: waiting });
  await visit('/admin/correo');
  await open('ana@exmaple.com');
  await drawer.getByRole('button', { name: 'Corregir' }).click();
  await expect
    .element(drawer.getByRole('link', { name: 'Abrir la página del jugador' }))
    .toHaveAttribute('href', '/admin/soporte/costumer/7');
  const address = drawer.getByLabelText('Email');
  await address.fill('ana');
  await drawer.getByRole('button', { name: 'Guardar y enviar' }).click();
  await expect.element(address).toHaveAccessibleDescription(/no tiene la forma de un email/);
  await address.fill('ana@example.com');
  await drawer.getByRole('button', { name: 'Guardar y enviar' }).click();
  await expect.poll(() => asked[0]?.body).toEqual({ address: 'ana@example.com' });
});

test('a mail is kept from being sent after asking; a refusal is told', async ({ server }) => {
  server.serve(withholdMail, refusal('mail-not-failing'));
  await visit('/admin/correo');
  await open('ana@exmaple.com');
  await drawer.getByRole('button', { name: 'No enviar' }).click();
  await page.getByRole('button', { name: 'Sí, no enviar' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
});

test('what is filtered by is asked for and stands in the address', async ({ server }) => {
  const asked = server.serve(listMail, list(failed));
  const { address } = await visit('/admin/correo');
  await page.getByLabelText('Tipo').selectOptions('Comprobante de pago');
  await page
    .getByRole('button', { name: 'Fallan' })
    .or(page.getByRole('radio', { name: 'Fallan' }))
    .first()
    .click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ kind: 'receipt', failing: 'true' });
  expect(address()).toContain('part=failing');
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await visit('/admin/correo');
  await expect.element(page.getByText('ana@exmaple.com')).toBeVisible();
  await expectAccessible();
});
