import { listQuestions, listSubjects } from '@bolillero/contract/calls/faq';
import { expectAccessible } from '../../../testing/accessible.ts';
import type { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { FaqList } from './FaqList.tsx';

const list = (place = '') => <FaqList place={place} action={<a href="/soporte">Escribir a soporte</a>} />;
const search = page.getByRole('searchbox', { name: 'Buscar en las preguntas' });
const account = page.getByRole('region', { name: 'Cuenta y acceso' });
const found = page.getByRole('status');

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(listSubjects, [
    { id: 1, title: 'Cuenta y acceso' },
    { id: 2, title: 'Pagos' },
  ]);
  server.serve(listQuestions, [
    {
      id: 1,
      subject_id: 1,
      title: '¿Cómo me registro?',
      description:
        '<p>Con <a href="/register-client">Registrarse</a> y tener <strong>18 años o más</strong>.</p>',
    },
    { id: 2, subject_id: 1, title: '¿Olvidaste tu clave?', description: '<p>Pide un enlace.</p>' },
    {
      id: 3,
      subject_id: 2,
      title: '¿Cuándo me devuelven el dinero?',
      description: '<p>En diez días hábiles, según tu banco. Escríbenos después.</p>',
    },
  ]);
});

test('an answer opens from the keyboard, with its links and its weight', async () => {
  await show(list());
  const answer = account.getByText('18 años o más');
  await expect.element(account).toBeVisible();
  await expect.element(answer).not.toBeVisible();
  (account.element().querySelector('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).toBeVisible();
  await expect
    .element(account.getByRole('link', { name: 'Registrarse' }))
    .toHaveAttribute('href', '/register-client');
});

test.for([
  ['DEVUELVEN dinero', '1 pregunta coincide.'],
  ['dias habiles', '1 pregunta coincide.'],
  ['enlace', '1 pregunta coincide.'],
  ['cuenta', '2 preguntas coinciden.'],
  ['xilófono', 'Ninguna pregunta coincide.'],
] as const)('the search for "%s" finds: %s', async ([words, told]) => {
  await show(list());
  await search.fill(words);
  await expect.element(found).toHaveTextContent(told);
});

test('a search hides the subjects that have nothing of it, and leads on where nothing is found', async () => {
  await show(list());
  await search.fill('devuelven');
  await expect.element(page.getByText('¿Cuándo me devuelven el dinero?')).toBeVisible();
  await expect.element(account).not.toBeInTheDocument();
  await search.fill('xilófono');
  await expect.element(page.getByText('No encontramos esa pregunta')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Escribir a soporte' })).toBeVisible();
  await search.fill('');
  await expect.element(account).toBeVisible();
});

test('the address of an answer opens it and has the focus', async () => {
  await show(list('pregunta-3'));
  await expect.element(page.getByText(/^En diez días hábiles/)).toBeVisible();
  expect(document.activeElement?.textContent).toMatch('¿Cuándo me devuelven el dinero?');
});

test('before anything is published it leads to support', async ({ server }) => {
  server.serve(listSubjects, []);
  server.serve(listQuestions, []);
  await show(list());
  await expect.element(page.getByText('Todavía no hay preguntas publicadas')).toBeVisible();
});

test.for([phone, desktop])('is accessible with an answer open, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(list('pregunta-1'));
  await expect.element(page.getByText('18 años o más')).toBeVisible();
  await expectAccessible();
});
