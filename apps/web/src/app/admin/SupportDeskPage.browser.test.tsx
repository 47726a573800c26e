import {
  answerSupportQuestion,
  listSupportQuestions,
  type SupportQuestion,
} from '@bolillero/contract/calls/support';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice, operator } from '../../testing/people.ts';
import { noConnection, refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const asked: SupportQuestion = {
  id: 4,
  name: 'Luz Ramos',
  email: 'luz@example.com',
  message: '¿Dónde está el PDF de mi compra 000123?',
  answer: null,
  createdAt: '2026-08-08T14:30:00.000Z',
  answeredAt: null,
  answeredBy: null,
};
const done: SupportQuestion = {
  ...asked,
  id: 3,
  name: 'Beto Paz',
  answer: 'Ya está en Compras.',
  answeredAt: '2026-08-08T14:45:00.000Z',
  answeredBy: 'Inés Salas',
};

let messages: SupportQuestion[];

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice(operator);
  messages = [asked, done];
  server.serve(listSupportQuestions, ({ query }) => {
    const data = messages.filter(
      ({ answer, message }) =>
        (answer !== null) === (query.answered === 'true') && message.includes(query.q ?? ''),
    );
    return { data, total: data.length, pages: 1 };
  });
});

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const reply = page.getByRole('button', { name: 'Responder a Luz Ramos' });
const window = page.getByRole('dialog', { name: 'Responder a Luz Ramos' });
const answer = window.getByRole('textbox', { name: 'Respuesta' });
const send = window.getByRole('button', { name: 'Enviar respuesta' });

test('a message is answered once: it leaves the questions and stands among the answers', async ({
  server,
}) => {
  const sent = server.serve(answerSupportQuestion, ({ body }) => {
    messages[0] = { ...asked, answer: body.respuesta, answeredAt: '2026-08-08T15:00:00.000Z' };
    return { ok: true, data: messages[0] };
  });
  await visit('/admin/soporte');
  await reply.click();
  await expect.element(window.getByText(asked.message)).toBeVisible();
  await expect.element(answer).toHaveFocus();
  await expect
    .element(window.getByText('Sale por correo a luz@example.com y no se puede cambiar después.'))
    .toBeVisible();
  await send.click();
  await expect.element(window.getByText('Escribe la respuesta.')).toBeVisible();
  await expectAccessible();
  await answer.fill(' Mírala en Compras. ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('¡Mensaje enviado exitosamente!')).toBeVisible();
  await expect.element(page.getByText('No hay preguntas sin responder')).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([{ id: 4, respuesta: 'Mírala en Compras.' }]);
  await page.getByRole('link', { name: /^Respuestas/ }).click();
  await expect.element(row('Luz Ramos')).toMatchTextContent(/Mírala en Compras\./);
});

test('closed before it is sent, what was typed is a draft that comes back', async () => {
  await visit('/admin/soporte');
  await reply.click();
  await answer.fill('A medias');
  await userEvent.keyboard('{Escape}');
  await expect.element(reply).toHaveFocus();
  await expect.element(row('Luz Ramos')).toMatchTextContent(/Borrador/);
  await reply.click();
  await expect.element(answer).toHaveValue('A medias');
  await answer.fill('');
  await window.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect.element(row('Luz Ramos')).not.toMatchTextContent(/Borrador/);
});

test('an answer that could not be sent is kept and sent again', async ({ server }) => {
  server.serve(answerSupportQuestion, noConnection);
  await visit('/admin/soporte');
  await reply.click();
  await answer.fill('Mírala en Compras.');
  await send.click();
  await expect
    .element(window.getByRole('alert').getByText('¡Mensaje no enviado! Vuelva a intentarlo'))
    .toBeVisible();
  await expect.element(answer).toHaveValue('Mírala en Compras.');
  server.serve(answerSupportQuestion, { ok: true, data: done });
  await send.click();
  await expect.element(window).not.toBeInTheDocument();
});

test('who comes second is told so and cannot send', async ({ server }) => {
  server.serve(answerSupportQuestion, refusal('support-answered'));
  await visit('/admin/soporte');
  await reply.click();
  await answer.fill('Tarde');
  await send.click();
  await expect.element(window.getByRole('alert')).toMatchTextContent(/Ese mensaje ya tiene respuesta\./);
  await expect.element(send).toBeDisabled();
});

test('near the longest an answer may be, it says how much is left', async () => {
  await visit('/admin/soporte');
  await reply.click();
  await answer.fill('a'.repeat(4_999));
  await expect.element(window.getByText('Queda 1 carácter')).toBeVisible();
});

test('an answer can be read again and not changed', async () => {
  await visit('/admin/soporte?tab=respuestas');
  const view = page.getByRole('button', { name: 'Ver la respuesta a Beto Paz' });
  await view.click();
  const shown = page.getByRole('dialog', { name: 'Mensaje de Beto Paz' });
  await expect.element(shown.getByText('Ya está en Compras.')).toBeVisible();
  await expect.element(shown.getByText('Inés Salas')).toBeVisible();
  await expect.element(shown.getByRole('textbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(view).toHaveFocus();
});

test('a search that finds nothing can be taken away', async () => {
  const { address } = await visit('/admin/soporte');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('xilófono');
  await expect.element(page.getByText('Nada coincide con lo que pediste')).toBeVisible();
  await expect.poll(address).toBe('/admin/soporte?q=xil%C3%B3fono');
  await page.getByRole('button', { name: 'Quitar filtros' }).last().click();
  await expect.element(row('Luz Ramos')).toBeVisible();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await visit('/admin/soporte');
  await expect.element(row('Luz Ramos')).toBeVisible();
  await expectAccessible();
});
