import {
  confirmDrawProposal,
  createDrawSource,
  type DrawProposal,
  type DrawSource,
  dismissDrawProposal,
  listDrawProposals,
  listDrawSources,
  lookAtDrawSource,
  updateDrawSource,
} from '@bolillero/contract/calls/draw-sources';
import { oneHouse } from '@bolillero/contract/calls/house';
import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { resultStates } from '@bolillero/contract/calls/result-dates';
import { describe } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice, operator } from '../../testing/people.ts';
import { powerball } from '../../testing/powerball.ts';
import { wear } from '../../testing/scheme.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const source: DrawSource = {
  id: 1,
  loterie: powerball,
  type: 0,
  kind: 'ny-open-data',
  address: 'https://data.ny.gov/resource/d6yy-54nr.json',
  layout: null,
  hours: 6,
  active: false,
  revision: 2,
  looked_at: null,
  answered_at: null,
  next_look_at: null,
  fault: null,
  left_out: [],
  told: 0,
  waiting: 0,
  disagreeing: 0,
  missing: [],
};
const proposal: DrawProposal = {
  id: 8,
  source: { id: 1, kind: 'ny-open-data', host: 'data.ny.gov' },
  loterie: powerball,
  type: 0,
  date: '2026-08-05',
  balls: '[3,12,20,44,61]',
  ball_red: 7,
  enhancer: 3,
  fetched_at: '2026-08-06T14:00:00.000Z',
  revision: 4,
  state: 'new',
  result: null,
};
const different: DrawProposal = {
  ...proposal,
  id: 9,
  date: '2026-08-03',
  state: 'disagrees',
  result: { id: 30, balls: '[3,12,20,44,61]', ball_red: 9, enhancer: null },
};

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(listLotteries, [powerball]);
});

describe('Ajustes', () => {
  const section = page.getByRole('region', { name: 'Fuentes de resultados' });
  const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
  const choice = (name: string) => page.getByRole('dialog').getByRole('combobox', { name, exact: true });
  const save = page.getByRole('dialog').getByRole('button', { name: 'Guardar' });

  beforeEach<{ server: Server }>(({ server }) => {
    enterOffice();
    const facts = {
      legal_name: 'Casa',
      tax_number: '',
      address: '',
      licence: '',
      email: '',
      phone: '',
      hours: '',
    };
    const rules = { password_min: 8, min_age: 18, session_days: 30, time_zone: 'America/Lima' };
    const rest = { help_lines: [], demo: false, revision: 0, updated_at: null, missing: [], rules };
    server.serve(oneHouse, { data: { ...facts, ...rest } });
    server.serve(listDrawSources, { data: [source] });
  });

  test('a source is off at first, and asked now on request; what fails is said', async ({ server }) => {
    const told = {
      ...source,
      looked_at: '2026-08-08T14:00:00.000Z',
      told: 98,
      waiting: 2,
      missing: ['2026-08-01'],
    };
    const failed = { ...told, fault: 'too-slow' as const, left_out: [{ line: 4, reason: 'Está mal.' }] };
    const looks = [told, failed];
    let now: DrawSource = source;
    server.serve(listDrawSources, () => ({ data: [now] }));
    const asked = server.serve(lookAtDrawSource, () => {
      now = looks.shift() ?? failed;
      return { ok: true, data: now };
    });
    await visit('/admin/ajustes');
    await expect.element(section.getByText('Apagada')).toBeVisible();
    await expect.element(section.getByText(/Aún no se consultó/)).toBeVisible();
    const look = section.getByRole('button', {
      name: /^Consultar ahora Powerball TRADICIONAL, data\.ny\.gov/,
    });
    await look.click();
    await expect.element(page.getByText('La fuente respondió.')).toBeVisible();
    await expect.element(section.getByText(/98 sorteos leídos · 2 propuestas por confirmar/)).toBeVisible();
    await expect.element(section.getByText('Le falta: sáb 1 ago.')).toBeVisible();
    await expect
      .element(section.getByRole('link', { name: 'Ver propuestas' }))
      .toHaveAttribute('href', '/admin/results');
    await look.click();
    await expect.element(section.getByText('Con falla')).toBeVisible();
    await section.getByText('Filas que no se tomaron').click();
    await expect.element(section.getByText('Fila 4: Está mal.')).toBeVisible();
    expect(asked.map(({ params }) => params.id)).toEqual(['1', '1']);
    await expectAccessible();
  });

  test('settings are edited in a window; what the server refuses stands at its field', async ({ server }) => {
    const message = 'Solo se consultan direcciones https:// de Internet.';
    const asked = server.serve(updateDrawSource, ({ body }) =>
      body.address.startsWith('http:')
        ? refusal('input-invalid', { message: [message], errors: [{ path: 'address', message }] })
        : { ok: true, data: source },
    );
    await visit('/admin/ajustes');
    await section.getByRole('button', { name: /^Editar Powerball/ }).click();
    await field('Dirección').fill('http://10.0.0.1/a.json');
    await field('Horas entre consultas').fill('0');
    await save.click();
    await expect.element(field('Horas entre consultas')).toHaveAccessibleDescription(/de 1 a 168/);
    await field('Horas entre consultas').fill('12');
    await save.click();
    await expect.element(field('Dirección')).toHaveAccessibleDescription(/direcciones https/);
    await field('Dirección').fill('https://data.ny.gov/a.json');
    await page.getByRole('dialog').getByRole('switch', { name: 'Encendida' }).click();
    await save.click();
    await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({
      address: 'https://data.ny.gov/a.json',
      hours: 12,
      active: true,
      layout: null,
      revision: 2,
    });
  });

  test('a CSV of another house is a source by the names of its columns', async ({ server }) => {
    const asked = server.serve(createDrawSource, { ok: true, data: source });
    await visit('/admin/ajustes');
    await section.getByRole('button', { name: 'Añadir fuente' }).click();
    await choice('Serie').selectOptions('REZAGADOS');
    await field('Dirección').fill('https://loteria.example/sorteos.csv');
    await field('Fecha').fill('Sorteo');
    await save.click();
    await expect.element(field('Todos los números')).toHaveAccessibleDescription(/una por bolilla/);
    await field('Una por bolilla').fill('B1, B2,B3 , B4, B5');
    await field('Bolilla especial').fill('Roja');
    await choice('Cómo escribe las fechas').selectOptions('DD/MM/AAAA');
    await choice('Separador').selectOptions('Punto y coma');
    await expectAccessible();
    await save.click();
    await expect.element(page.getByText('Fuente añadida.')).toBeVisible();
    expect(asked[0]?.body).toEqual({
      lottery_id: 1,
      type: 1,
      kind: 'csv',
      address: 'https://loteria.example/sorteos.csv',
      hours: 6,
      active: false,
      layout: {
        date: 'Sorteo',
        numbers: null,
        balls: ['B1', 'B2', 'B3', 'B4', 'B5'],
        special: 'Roja',
        multiplier: null,
        dates: 'day-first',
        separator: 'semicolon',
      },
    });
  });
});

describe('Resultados', () => {
  const section = page.getByRole('region', { name: 'Lo que dicen las fuentes' });
  const dialog = page.getByRole('dialog');

  beforeEach<{ server: Server }>(({ server }) => {
    enterOffice(operator);
    server.serve(resultStates, { data: [] });
    server.serve(listDrawProposals, { data: [proposal], missing: [] });
  });

  test('a proposal is confirmed with its numbers before one’s eyes, and with the jackpot where it is known', async ({
    server,
  }) => {
    const asked = server.serve(confirmDrawProposal, { ok: true, data: { id: 77, warnings: [] } });
    await visit('/admin/results');
    await expect.element(section.getByText('Propuesta de Powerball · TRADICIONAL')).toBeVisible();
    await expect.element(section.getByText('×3')).toBeVisible();
    await expect
      .element(section.getByRole('link', { name: 'Revisar en el formulario: Powerball, mié 5 ago' }))
      .toHaveAttribute('href', '/admin/results/new/power_balls/1?fecha=2026-08-05&propuesta=8');
    await section.getByRole('button', { name: 'Confirmar: Powerball, mié 5 ago' }).click();
    await dialog.getByLabelText('Monto del pozo (USD)').fill('mucho');
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect
      .element(dialog.getByLabelText('Monto del pozo (USD)'))
      .toHaveAccessibleDescription(/con números/);
    await dialog.getByLabelText('Monto del pozo (USD)').fill('42,000,000');
    await expectAccessible();
    server.serve(listDrawProposals, { data: [], missing: [] });
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(page.getByText('¡Nuevo resultado registrado!')).toBeVisible();
    await expect.element(section).not.toBeInTheDocument();
    expect(asked[0]).toMatchObject({ params: { id: '8' }, body: { revision: 4, amount: '42000000.00' } });
  });

  test('somebody else was first: it is said, and nothing else happens', async ({ server }) => {
    server.serve(confirmDrawProposal, refusal('draw-exists'));
    await visit('/admin/results');
    await section.getByRole('button', { name: /^Confirmar/ }).click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(dialog.getByText(/Ya hay un resultado/)).toBeVisible();
  });

  test('a difference is shown with both sides and the way to the result, and put aside for a reason', async ({
    server,
  }) => {
    server.serve(listDrawProposals, { data: [different], missing: [] });
    const asked = server.serve(dismissDrawProposal, { ok: true, data: { ...different, state: 'dismissed' } });
    await visit('/admin/results');
    await expect.element(section.getByText('No coincide')).toBeVisible();
    await expect.element(section.getByText('Registrado')).toBeVisible();
    await expect.element(section.getByText('sin potenciador')).toBeVisible();
    await expect.element(section.getByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
    await expect
      .element(section.getByRole('link', { name: /^Ver el resultado/ }))
      .toHaveAttribute('href', '/admin/results/edit/power_balls/1/30');
    await section.getByRole('button', { name: /^Descartar/ }).click();
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Motivo' }))
      .toHaveAccessibleDescription(/Escribe el motivo/);
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill(' La fuente se equivocó ');
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(page.getByText('Propuesta descartada.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ revision: 4, reason: 'La fuente se equivocó' });
  });

  test('a draw that a source lacks is told', async ({ server }) => {
    const dates = ['2026-08-01', '2026-08-03'];
    const missing = [{ source: proposal.source, loterie: powerball, type: 0, dates }];
    server.serve(listDrawProposals, { data: [], missing });
    await visit('/admin/results');
    await expect
      .element(section.getByText('data.ny.gov todavía no tiene sáb 1 ago, lun 3 ago.'))
      .toBeVisible();
  });

  test('where nothing is to be told nothing stands there', async ({ server }) => {
    const asked = server.serve(listDrawProposals, { data: [], missing: [] });
    await visit('/admin/results');
    await expect.element(page.getByRole('heading', { name: 'Powerball' })).toBeVisible();
    await expect.poll(() => asked).toHaveLength(1);
    await expect.element(section).not.toBeInTheDocument();
  });

  test.for([
    [phone, 'light'],
    [desktop, 'dark'],
  ] as const)('is accessible at %o in the %s theme', async ([{ width, height }, scheme], { server }) => {
    await page.viewport(width, height);
    server.serve(listDrawProposals, { data: [proposal, different], missing: [] });
    await visit('/admin/results');
    await wear(scheme);
    await expect.element(section.getByText('No coincide')).toBeVisible();
    await expectAccessible();
  });
});
