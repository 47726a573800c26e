import {
  createQuestion,
  createSubject,
  deleteSubject,
  type FaqQuestion,
  type FaqSubject,
  listQuestions,
  listSubjectQuestions,
  listSubjects,
  moveSubject,
  updateQuestion,
  updateSubject,
} from '@bolillero/contract/calls/faq';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import { noConnection, refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../testing/test.ts';

let subjects: FaqSubject[];
let questions: FaqQuestion[];

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice();
  subjects = [
    { id: 1, title: 'Cómo jugar' },
    { id: 2, title: 'Pagos' },
    { id: 3, title: 'Premios' },
  ];
  questions = [
    {
      id: 11,
      subject_id: 1,
      title: '¿Cómo me registro?',
      description: '<p>Con tu <strong>email</strong>.</p>',
    },
    { id: 12, subject_id: 1, title: '¿Cuántas cartillas?', description: '<p>Las que quieras.</p>' },
  ];
  server.serve(listSubjects, () => subjects);
  server.serve(listQuestions, () => questions);
  server.serve(listSubjectQuestions, ({ params }) =>
    questions.filter((one) => one.subject_id === Number(params.subjectId)),
  );
});

const rowsOf = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelectorAll('td')[2]?.textContent);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const window = (name: string) => page.getByRole('dialog', { name });
const save = (name: string) => window(name).getByRole('button', { name: 'Guardar' });

test('a subject is created, and what was typed stays when it is refused', async ({ server }) => {
  server.serve(
    createSubject,
    refusal('faq-title-taken', { errors: [{ path: 'name', message: 'Ya existe.' }] }),
  );
  await visit('/admin/questions');
  await expect
    .element(page.getByRole('navigation', { name: 'Dónde estás' }))
    .toHaveTextContent('DashboardPreguntas frecuentes');
  await page.getByRole('button', { name: 'Nueva categoría' }).click();
  const name = window('Nueva categoría').getByRole('textbox', { name: 'Tema' });
  await expect.element(name).toHaveFocus();
  await save('Nueva categoría').click();
  await expect.element(name).toHaveAccessibleDescription('Escribe el tema.');
  await name.fill('Pagos');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(name).toHaveAccessibleDescription('Ya existe.');
  await expect.element(name).toHaveValue('Pagos');
  await expectAccessible();

  // closing it now would lose it
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await name.fill('Tu cuenta');
  server.serve(createSubject, ({ body }) => {
    subjects = [...subjects, { id: 4, title: body.name }];
    return { ok: true, data: { id: 4, title: body.name } };
  });
  await save('Nueva categoría').click();
  await expect.element(page.getByText('¡Registro ingresado exitosamente!')).toBeVisible();
  await expect.element(row('Tu cuenta')).toBeVisible();
});

test('deleting a subject says how many questions go with it', async ({ server }) => {
  const deleted = server.serve(deleteSubject, () => {
    subjects = subjects.slice(1);
    return { ok: true, data: { id: 1, title: 'Cómo jugar' } };
  });
  await visit('/admin/questions');
  const remove = page.getByRole('button', { name: 'Eliminar la categoría «Cómo jugar»' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: '¿Deseas eliminar el registro?' });
  await expect
    .element(question.getByText('Con la categoría «Cómo jugar» se eliminan sus 2 preguntas.'))
    .toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(deleted).toEqual([]);
  await remove.click();
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('¡Registro eliminado!')).toBeVisible();
  await expect.poll(rowsOf).toEqual(['Pagos', 'Premios']);
});

test('subjects are put in order from the keyboard, said aloud, and taken back', async ({ server }) => {
  const moves = server.serve(moveSubject, ({ params, body }) => {
    const moved = subjects.filter(({ id }) => id !== Number(params.id));
    const one = subjects.find(({ id }) => id === Number(params.id));
    if (one) moved.splice(body.place - 1, 0, one);
    subjects = moved;
    return { ok: true, data: subjects };
  });
  await visit('/admin/questions');
  const edit = page.getByRole('button', { name: 'Editar la categoría «Premios»' });
  await expect.element(edit).toBeVisible();
  (edit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(rowsOf).toEqual(['Cómo jugar', 'Premios', 'Pagos']);
  await expect.element(page.getByText('Premios, lugar 2 de 3')).toBeVisible();
  await expect.element(edit).toHaveFocus();
  // on the handle the arrows are enough; past the first place there is none
  (page.getByRole('button', { name: 'Mover «Premios»' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(page.getByText('Premios, lugar 1 de 3')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(rowsOf).toEqual(['Cómo jugar', 'Pagos', 'Premios']);
  await expect.poll(() => moves.map(({ body }) => body.place)).toEqual([2, 1, 3]);
});

test('a subject is dragged by its handle; what could not be kept goes back', async ({ server }) => {
  const moves = server.serve(moveSubject, noConnection);
  await visit('/admin/questions');
  const handle = page.getByRole('button', { name: 'Mover «Cómo jugar»' });
  await userEvent.dragAndDrop(handle, page.getByRole('button', { name: 'Mover «Premios»' }), { steps: 8 });
  await expect.poll(() => moves.map(({ params, body }) => [params.id, body.place])).toEqual([['1', 3]]);
  await expect.element(page.getByText(/^No hay conexión/).first()).toBeVisible();
  await expect.poll(rowsOf).toEqual(['Cómo jugar', 'Pagos', 'Premios']);
});

test('a question opens on its answer as the public sees it, and is changed with the editor', async ({
  server,
}) => {
  const sent = server.serve(updateQuestion, ({ body }) => {
    const [first, ...others] = questions;
    questions = [{ ...(first as FaqQuestion), ...body }, ...others];
    return { ok: true, data: questions[0] as FaqQuestion };
  });
  await visit('/admin/questions/1');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cómo jugar');
  await page.getByText('¿Cómo me registro?').click();
  await expect.element(page.getByText('email', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Editar «¿Cómo me registro?»' }).click();
  const editing = window('Editar pregunta');
  const answer = editing.getByRole('textbox', { name: 'Respuesta' });
  await answer.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Es gratis');
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  const bar = editing.getByRole('toolbar', { name: 'Formato' });
  await expect.element(bar.getByRole('button', { name: 'Título' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(answer).toHaveFocus();
  // Tab leaves the editor, in a list too
  await userEvent.keyboard('{Tab}');
  await expect.element(editing.getByRole('button', { name: 'Vista previa' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(editing.getByRole('region', { name: 'Así se verá' }).getByRole('listitem'))
    .toBeVisible();
  await expectAccessible();
  await save('Editar pregunta').click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    title: '¿Cómo me registro?',
    description: '<ul><li><p>Con tu <strong>email</strong>. Es gratis</p></li></ul>',
    read: { title: '¿Cómo me registro?', description: '<p>Con tu <strong>email</strong>.</p>' },
  });
});

test('a new question takes a link, keeps of what is pasted what an answer may have, and its answer must say something', async ({
  server,
}) => {
  const sent = server.serve(createQuestion, ({ body }) => ({
    ok: true,
    data: { id: 13, subject_id: 1, ...body },
  }));
  await visit('/admin/questions/1');
  await page.getByRole('button', { name: 'Nueva pregunta' }).click();
  const creating = window('Nueva pregunta');
  await creating.getByRole('textbox', { name: 'Pregunta' }).fill('¿Dónde?');
  await save('Nueva pregunta').click();
  const answer = creating.getByRole('textbox', { name: 'Respuesta' });
  await expect.element(answer).toHaveAccessibleDescription(/Escribe la respuesta\./);
  await expect.element(answer).toHaveFocus();
  const pasted = new DataTransfer();
  pasted.setData(
    'text/html',
    '<p style="color:red">En <u>la</u> <b>web</b></p><img src="x"><ul><li>uno</li></ul><p><a href="javascript:x()">malo</a></p>',
  );
  answer.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }));
  await userEvent.keyboard(' y ');
  await creating.getByRole('button', { name: 'Enlace', exact: true }).click();
  const address = creating.getByRole('textbox', { name: 'Dirección del enlace' });
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard('javascript:x(){Enter}');
  await expect.element(address).toHaveAccessibleDescription(/dirección completa/);
  await expectAccessible();
  await address.fill('example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('¡Registro ingresado exitosamente!')).toBeVisible();
  expect(sent[0]?.body.description).toBe(
    '<p>En la <strong>web</strong></p><ul><li><p>uno</p></li></ul><p>malo y <a href="https://example.com">example.com</a></p>',
  );
});

test('what somebody else saved meanwhile is shown, and nothing typed is lost', async ({ server }) => {
  const theirs = { id: 11, subject_id: 1, title: '¿Cómo me inscribo?', description: '<p>Con tu DNI.</p>' };
  const sent = server.serve(updateQuestion, ({ body }) =>
    body.read?.title === theirs.title
      ? { ok: true, data: { ...theirs, title: body.title } }
      : refusal('faq-changed', { details: { current: theirs } as never }),
  );
  await visit('/admin/questions/1');
  await page.getByText('¿Cómo me registro?').click();
  await page.getByRole('button', { name: 'Editar «¿Cómo me registro?»' }).click();
  const editing = window('Editar pregunta');
  const name = editing.getByRole('textbox', { name: 'Pregunta' });
  await name.fill('¿Dónde me registro?');
  await save('Editar pregunta').click();
  await expect.element(editing.getByRole('alert')).toMatchTextContent(/Otra persona guardó esto/);
  const shown = editing.getByRole('region', { name: 'Lo que guardó otra persona' });
  await expect.element(shown).toMatchTextContent(/¿Cómo me inscribo\?Con tu DNI\./);
  await expect.element(name).toHaveValue('¿Dónde me registro?');
  await expectAccessible();
  await save('Editar pregunta').click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({
    title: '¿Dónde me registro?',
    description: '<p>Con tu <strong>email</strong>.</p>',
    read: { title: theirs.title, description: theirs.description },
  });
});

test('a category that somebody else renamed meanwhile says so, and keeps what was typed', async ({
  server,
}) => {
  const sent = server.serve(updateSubject, ({ body }) =>
    body.read?.name === 'Cobros'
      ? { ok: true, data: { id: 2, title: body.name } }
      : refusal('faq-changed', { details: { current: { id: 2, title: 'Cobros' } } as never }),
  );
  await visit('/admin/questions');
  await page.getByRole('button', { name: 'Editar la categoría «Pagos»' }).click();
  const name = window('Editar categoría').getByRole('textbox', { name: 'Tema' });
  await name.fill('Pagar');
  await save('Editar categoría').click();
  const shown = page.getByRole('region', { name: 'Lo que guardó otra persona' });
  await expect.element(shown).toMatchTextContent(/Cobros/);
  await expect.element(name).toHaveValue('Pagar');
  await save('Editar categoría').click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  expect(sent.map(({ body }) => body.read?.name)).toEqual(['Pagos', 'Cobros']);
});

test('a subject that is gone says so', async ({ server }) => {
  server.serve(listSubjectQuestions, refusal('not-found'));
  await visit('/admin/questions/9');
  await expect.element(page.getByText('Esa categoría ya no existe')).toBeVisible();
});

test('N begins a new one of the subjects', async () => {
  await visit('/admin/questions');
  await expect.element(page.getByRole('button', { name: 'Nueva categoría', exact: true })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('dialog', { name: 'Nueva categoría' })).toBeVisible();
  // in the window it is a letter
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('textbox', { name: 'Tema' })).toHaveValue('n');
});

test('N begins a new one of a subject’s questions', async () => {
  await visit('/admin/questions/1');
  await expect.element(page.getByRole('button', { name: 'Nueva pregunta', exact: true })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('dialog', { name: 'Nueva pregunta' })).toBeVisible();
  // in the window it is a letter
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('textbox', { name: 'Pregunta' })).toHaveValue('n');
});
