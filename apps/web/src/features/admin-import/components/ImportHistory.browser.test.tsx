import type { AnswerOf } from '@bolillero/contract/call';
import { importResults } from '@bolillero/contract/calls/results';
import { readLottery } from '../../../api/lottery.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enterOffice } from '../../../testing/people.ts';
import { powerball } from '../../../testing/powerball.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { ImportHistory } from './ImportHistory.tsx';

type Report = AnswerOf<typeof importResults>;

const file = new File(['date,ball_one'], 'powerball.csv', { type: 'text/csv' });
const clean: Report = {
  inserted: 2,
  updated: 0,
  skipped: 1,
  rejected: [],
  warnings: [],
  total: 3,
  demo_removed: 0,
  applied: false,
};
const mixed: Report = {
  ...clean,
  inserted: 4,
  rejected: [
    { line: 6, reason: 'El 9 está repetido.' },
    { line: 13, reason: '«ayer» no es una fecha: usa AAAA-MM-DD.' },
  ],
  warnings: [{ line: 7, reason: 'El martes no es día de sorteo de esta lotería.' }],
  total: 8,
};

/** The stream of an import: how far it is, then what came of it. */
function streamed(status: number, body: unknown): Response {
  const lines = [{ progress: { done: 1, total: 3 } }, { status, body }];
  return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });
}

let events: string[];
const history = () => (
  <ImportHistory
    lottery={readLottery(powerball)}
    type={0}
    onType={(type) => events.push(`type ${type}`)}
    onImported={() => events.push('imported')}
    onSee={() => events.push('see')}
  />
);
const begin = page.getByRole('button', { name: /^Importar \d+ sorteos?$/ });
const refused = page.getByRole('region', { name: 'Líneas rechazadas' }).getByRole('row');
const count = (name: string) =>
  page
    .getByRole('term')
    .elements()
    .find((term) => term.textContent === name)?.nextElementSibling?.textContent;
async function choose(chosen: File) {
  const input = document.querySelector('input[type=file]') as HTMLElement;
  await userEvent.upload(page.elementLocator(input), chosen);
}

beforeEach(() => {
  enterOffice();
  events = [];
});

test('a file is rehearsed, then applied, and leads to the results', async ({ server }) => {
  const asked = server.serve(importResults, ({ query }) =>
    streamed(200, query.dry_run === '1' ? clean : { ...clean, applied: true }),
  );
  await show(history());
  await choose(file);
  await expect.element(page.getByText('3 sorteos en el archivo')).toBeVisible();
  expect([count('Nuevos'), count('Ya estaban'), count('Rechazados')]).toEqual(['2', '1', '0']);
  await expect.element(begin).toHaveTextContent('Importar 2 sorteos');
  await begin.click();
  await expect.element(page.getByText('Importación terminada')).toBeVisible();
  await expect.poll(() => count('Importados')).toBe('2');
  await page.getByRole('button', { name: 'Ver los resultados' }).click();
  expect(events).toEqual(['imported', 'see']);
  expect(asked.map(({ query }) => query)).toEqual([{ type: '0', dry_run: '1' }, { type: '0' }]);
  expect(asked[0]?.body.get('file')).toMatchObject({ name: 'powerball.csv' });
});

test('each refused line stands with its number and reason; they bar the way until the good ones are asked for', async ({
  server,
}) => {
  const asked = server.serve(importResults, ({ query }) =>
    query.dry_run === '1' ? streamed(422, mixed) : streamed(200, { ...mixed, applied: true }),
  );
  await show(history());
  await choose(file);
  await expect.element(refused.nth(2)).toBeVisible();
  expect(refused.elements().map((row) => row.textContent)).toEqual([
    'LíneaMotivo',
    '6El 9 está repetido.',
    '13«ayer» no es una fecha: usa AAAA-MM-DD.',
  ]);
  await expect
    .element(page.getByRole('region', { name: 'Avisos' }).getByRole('row').nth(1))
    .toMatchTextContent(/^7El martes/);
  await expect.element(begin).toBeDisabled();
  await expect
    .element(page.getByText('Corrige el archivo, o marca «Importar solo las líneas buenas».'))
    .toBeVisible();
  await page.getByLabelText('Importar solo las líneas buenas').click();
  await begin.click();
  await expect.element(page.getByText('Importación terminada')).toBeVisible();
  expect(asked.at(-1)?.query).toEqual({ type: '0', partial: '1' });
  await expect.element(refused).toHaveLength(3);
});

test('asked to replace, the file is rehearsed again while the first outcome stays', async ({ server }) => {
  const second = Promise.withResolvers<Response>();
  server.serve(importResults, ({ query }) => (query.replace === '1' ? second.promise : streamed(422, mixed)));
  await show(history());
  await choose(file);
  await expect.element(refused.nth(2)).toBeVisible();
  await page.getByLabelText('Reemplazar los que tienen otros números').click();
  await expect.element(page.getByRole('region', { name: 'Revisión' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(refused.nth(2)).toBeVisible();
  second.resolve(streamed(200, { ...clean, updated: 1 }));
  await expect.poll(() => count('Reemplazados')).toBe('1');
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(begin).toHaveTextContent('Importar 3 sorteos');
});

test('an import that changes what players won is applied only after showing who gains and who loses', async ({
  server,
}) => {
  const changes = [
    { purchase_id: 21, costumer: 'Rosa Quispe', balls: '[5,15,25,35,2]', before: '100.00', after: '0' },
    { purchase_id: 22, costumer: 'Ana Ríos', balls: '[2,60,61,62,63]', before: '0', after: '100.00' },
  ];
  const replaced = { ...clean, inserted: 1, updated: 1, changes };
  const asked = server.serve(importResults, ({ query }) =>
    streamed(200, query.dry_run === '1' ? replaced : { ...clean, applied: true }),
  );
  await show(history());
  await choose(file);
  const preview = page.getByRole('region', { name: 'Revisión' });
  await expect.element(preview.getByText('Cambian 2 jugadas:')).toBeVisible();
  await expect
    .element(preview.getByRole('row').filter({ hasText: 'Rosa Quispe' }))
    .toMatchTextContent(/pierde/);
  await begin.click();
  const window = page.getByRole('dialog', { name: '¿Importar y cambiar premios de jugadores?' });
  await expect.element(window.getByRole('row').filter({ hasText: 'Ana Ríos' })).toMatchTextContent(/gana/);
  await window.getByRole('button', { name: 'Cancelar' }).click();
  expect(asked).toHaveLength(1);
  await begin.click();
  await window.getByLabelText('Motivo para los jugadores').fill('El archivo oficial difiere');
  await expectAccessible();
  await window.getByRole('button', { name: 'Importar 2 sorteos' }).click();
  await expect.element(page.getByText('Importación terminada')).toBeVisible();
  expect(asked.at(-1)?.query).toEqual({ type: '0', reason: 'El archivo oficial difiere' });
});

test('a file that is there already has nothing new', async ({ server }) => {
  server.serve(importResults, streamed(200, { ...clean, inserted: 0, skipped: 3 }));
  await show(history());
  await choose(file);
  await expect.element(page.getByText('Todo el archivo ya está importado.')).toBeVisible();
  await expect.element(begin).toBeDisabled();
});

test('what is no table is refused before it is sent; what the server cannot read can be tried again', async ({
  server,
}) => {
  await show(history());
  await choose(new File(['%PDF-1.4'], 'sorteos.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('Usa un archivo .csv o .xlsx.')).toBeVisible();
  server.serve(importResults, refusal('import-empty'));
  await choose(file);
  await expect.element(page.getByText('Usa un archivo .csv o .xlsx.')).not.toBeInTheDocument();
  const failure = page.getByRole('alert');
  await expect.element(failure.getByText('No se guardó nada.')).toBeVisible();
  await expect.element(failure.getByText('El archivo no tiene sorteos.')).toBeVisible();
  server.serve(importResults, streamed(200, clean));
  await page.getByRole('button', { name: 'Revisar otra vez' }).click();
  await expect.element(begin).toBeEnabled();
});

test('a rehearsal that takes long is given up on wish', async ({ server }) => {
  const endless = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"progress":{"done":1,"total":3}}\n')),
  });
  server.serve(importResults, () => new Response(endless));
  await show(history());
  await choose(file);
  await expect.element(page.getByText('Revisando el archivo…')).toBeVisible();
  await expect.element(page.getByText('1 de 3 líneas')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(page.getByRole('button', { name: 'Elegir archivo' })).toBeVisible();
  await expect.element(page.getByText('Revisando el archivo…')).not.toBeInTheDocument();
});

test.for([phone, desktop])('is accessible with refused lines, $width wide', async (screen, { server }) => {
  await page.viewport(screen.width, screen.height);
  server.serve(importResults, () => streamed(422, mixed));
  await show(history());
  await choose(file);
  await expect.element(refused.nth(2)).toBeVisible();
  await expectAccessible();
});
