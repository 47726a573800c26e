import type { AnswerOf } from '@bolillero/contract/call';
import { listMail, type MailRow, resendMail } from '@bolillero/contract/calls/mail';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import { refusal } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const unclear: MailRow = {
  id: 1,
  kind: 'receipt',
  address: 'ana@example.com',
  subject: 'Comprobante de tu pago 000001',
  state: 'unclear',
  attempts: 1,
  error: 'La conexión se cortó: puede haber llegado.',
  createdAt: '2026-08-08T14:00:00.000Z',
  sentAt: null,
  nextAttemptAt: null,
};
const waiting: MailRow = {
  ...unclear,
  id: 2,
  address: 'beto@example.com',
  subject: 'Comprobante de tu pago 000002',
  state: 'waiting',
  error: '451 4.7.1 Greylisting in action, come back later',
  nextAttemptAt: '2026-08-08T15:30:00.000Z',
};
const pageOf = (...data: MailRow[]): AnswerOf<typeof listMail> => ({ data, total: data.length, pages: 1 });

const row = (address: string) => page.getByRole('row').filter({ hasText: address });
const retry = (address: string) => row(address).getByRole('button', { name: /^Reintentar/ });
const question = page.getByRole('alertdialog', { name: '¿Enviar otra vez este correo?' });

beforeEach(() => enterOffice());

test('each mail says where it went, what became of it and why; what is tried again by itself has no button', async ({
  server,
}) => {
  server.serve(listMail, pageOf(unclear, waiting));
  await visit('/admin/correo');
  await expect.element(row('ana@example.com')).toMatchTextContent(/En duda/);
  await expect.element(row('ana@example.com')).toMatchTextContent(/puede haber llegado/);
  await expect.element(row('beto@example.com')).toMatchTextContent(/En espera/);
  await expect.element(row('beto@example.com')).toMatchTextContent(/Otra vez: 08\/08\/2026 10:30/);
  await expect.element(row('beto@example.com')).toMatchTextContent(/451 4\.7\.1 Greylisting/);
  await expect.element(retry('ana@example.com')).toBeVisible();
  await expect.element(retry('beto@example.com')).not.toBeInTheDocument();
});

test('what is filtered by is asked for, stands in the address, and can be taken away', async ({ server }) => {
  const asked = server.serve(listMail, ({ query }) =>
    query.q === 'nadie' ? pageOf() : pageOf(unclear, waiting),
  );
  const { address } = await visit('/admin/correo');
  await page.getByRole('switch', { name: /^Mostrar también/ }).click();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ page: '1', perPage: '20' });
  await page.getByLabelText('Tipo').selectOptions('Comprobante de pago');
  await expect.poll(address).toBe('/admin/correo?todos=true&kind=receipt');
  await page.getByLabelText('Buscar').fill('nadie');
  await expect.element(page.getByText('Ningún correo coincide')).toBeVisible();
  expect(asked.at(-1)?.query).toEqual({ page: '1', perPage: '20', q: 'nadie', kind: 'receipt' });
  await page.getByRole('main').getByRole('button', { name: 'Quitar filtros' }).last().click();
  await expect.element(row('ana@example.com')).toBeVisible();
  expect(address()).toBe('/admin/correo?todos=true');
});

test('what is unclear is sent again only after asking', async ({ server }) => {
  let rows = [unclear];
  server.serve(listMail, () => pageOf(...rows));
  const asked = server.serve(resendMail, () => {
    rows = [];
    return { ok: true, data: { ...unclear, state: 'waiting' as const } };
  });
  await visit('/admin/correo');
  await retry('ana@example.com').click();
  await expect.element(question.getByText(/si ya había llegado, le llegará dos veces/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(asked).toEqual([]);
  await retry('ana@example.com').click();
  await question.getByRole('button', { name: 'Sí, reintentar' }).click();
  await expect.element(page.getByText(/El correo saldrá en un momento\./)).toBeVisible();
  expect(asked.map(({ params }) => params)).toEqual([{ id: '1' }]);
  await expect.element(row('ana@example.com')).not.toBeInTheDocument();
});

test('a mail whose link is no longer kept says what to do', async ({ server }) => {
  server.serve(listMail, pageOf(unclear));
  server.serve(resendMail, refusal('mail-wiped'));
  await visit('/admin/correo');
  await retry('ana@example.com').click();
  await question.getByRole('button', { name: 'Sí, reintentar' }).click();
  await expect.element(page.getByRole('alert').getByText(/la persona debe pedir otro/)).toBeVisible();
});

test('a list that could not be read is asked for again on wish', async ({ server }) => {
  let works = false;
  server.serve(listMail, () => (works ? pageOf(unclear) : refusal('input-invalid')));
  await visit('/admin/correo');
  const again = page.getByRole('button', { name: 'Reintentar', exact: true });
  await expect.element(again).toBeVisible();
  works = true;
  await again.click();
  await expect.element(row('ana@example.com')).toBeVisible();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }, { server }) => {
  await page.viewport(width, height);
  server.serve(listMail, pageOf(unclear, waiting));
  await visit('/admin/correo');
  await expect.element(row('ana@example.com')).toBeVisible();
  await expectAccessible();
});
