import { sendSupportMessage } from '@bolillero/contract/calls/support';
import { expectAccessible } from '../../../testing/accessible.ts';
import { noConnection, refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { SupportForm } from './SupportForm.tsx';

const email = page.getByRole('textbox', { name: 'Email' });
const name = page.getByRole('textbox', { name: 'Nombre' });
const message = page.getByRole('textbox', { name: 'Mensaje' });
const submit = page.getByRole('button', { name: 'Enviar ahora' });
const sent = page.getByRole('heading', { name: 'Recibimos tu mensaje' });

/** An empty form for somebody who is not signed in: a draft outlives its form on purpose. */
async function openForm() {
  await show(<SupportForm known={{ email: '', name: '' }} />);
  await page.getByRole('button', { name: 'Limpiar' }).click();
}

async function fillIn() {
  await email.fill('luz@example.com');
  await name.fill('Luz Ramos');
  await message.fill(' ¿Dónde está el PDF de mi compra 000123? ');
}

test('all three are needed, and the first that is missing has the focus', async () => {
  await openForm();
  await submit.click();
  for (const fault of ['El Email es obligatorio.', 'El Nombre es obligatorio.', 'El Mensaje es obligatorio.'])
    await expect.element(page.getByText(fault)).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill('luz');
  await name.click();
  await expect
    .element(page.getByText('Escribe el email completo, por ejemplo maria@correo.pe.'))
    .toBeVisible();
});

test('Limpiar empties the form and takes the faults away', async () => {
  await openForm();
  await submit.click();
  await name.fill('Quien sea');
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect.element(name).toHaveValue('');
  await expect.element(page.getByText('El Mensaje es obligatorio.')).not.toBeInTheDocument();
});

test('written and sent from the keyboard, confirmed, and ready for another', async ({ server }) => {
  const answer = Promise.withResolvers<{ ok: boolean }>();
  const asked = server.serve(sendSupportMessage, () => answer.promise);
  await openForm();
  await email.click();
  await userEvent.keyboard('luz@example.com{Tab}Luz Ramos{Tab}Hola{Tab}{Enter}');
  await expect.element(page.getByText('Cargando…')).toBeInTheDocument();
  answer.resolve({ ok: true });
  await expect.element(sent).toHaveFocus();
  await expect.element(page.getByText(/^Te responderemos a luz@example\.com\./)).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { email: 'luz@example.com', name: 'Luz Ramos', message: 'Hola' },
  ]);
  await expectAccessible();
  await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('luz@example.com');
  await expect.element(message).toHaveValue('');
});

test('what was typed stays when it could not be sent, and goes the next time', async ({ server }) => {
  server.serve(sendSupportMessage, noConnection);
  await openForm();
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('alert').getByText(/^No hay conexión con el servidor/)).toBeVisible();
  await expect.element(message).toHaveValue(' ¿Dónde está el PDF de mi compra 000123? ');
  const asked = server.serve(sendSupportMessage, { ok: true });
  await submit.click();
  await expect.element(sent).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ message: '¿Dónde está el PDF de mi compra 000123?' });
});

test('who writes too often is told how long to wait', async ({ server }) => {
  server.serve(sendSupportMessage, refusal('too-many-requests', { details: { seconds: 40 } }));
  await openForm();
  await fillIn();
  await submit.click();
  await expect
    .element(
      page.getByRole('alert').getByText('Demasiados intentos. Espera 40 segundos y vuelve a intentarlo.'),
    )
    .toBeVisible();
});

test('near the longest a message may be, it says how much is left', async () => {
  await openForm();
  await message.fill('a'.repeat(4_990));
  await expect.element(page.getByText('Quedan 10 caracteres')).toBeVisible();
});

test.for([phone, desktop])('is accessible, its faults too, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await openForm();
  await submit.click();
  await expectAccessible();
});
