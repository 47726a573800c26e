import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { appSettings } from '@bolillero/contract/calls/system';
import {
  createWinner,
  deleteWinner,
  listWinner,
  listWinners,
  updateWinner,
  type Winner,
  type WinnerBall,
  winnerBalls,
  winnerSuggestions,
} from '@bolillero/contract/calls/winners';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice, operator } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../testing/test.ts';

const florida = {
  ...powerballDetail,
  id: 3,
  name: 'florida',
  description: 'Florida Lotto',
  sub_name: '',
  sub_length: 0,
  special_kind: 'none' as const,
  hasSpecialBall: false,
  multiplier_mode: 'none' as const,
  multipliers: [],
};

const balls = (count: number): WinnerBall[] =>
  Array.from({ length: count }, (_, at) => ({
    id: 100 + at,
    date: `2026-07-${String(31 - at).padStart(2, '0')}`,
    type: 0,
    balls: `[${at + 1},20,30,40,50]`,
    ball_red: 7,
    potenciador: 3,
  }));

const rosaWon: Winner = {
  id: 48,
  costumer_id: 7,
  costumer_name: 'Rosa',
  costumer_lastname: 'Quispe',
  lotery_id: 1,
  lotery_name: 'Powerball',
  detail_lotery: 100,
  date: '2026-07-31',
  type: 0,
  balls: '[1,20,30,40,50]',
  ball_red: 7,
  potenciador: 3,
  shown_name: 'Rosa Q., Lima',
  consent_date: '2026-08-01',
};

let winners: Winner[];

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice(operator);
  winners = [rosaWon, { ...rosaWon, id: 46, costumer_name: 'Luis', shown_name: '', consent_date: null }];
  server.serve(appSettings, settings);
  server.serve(listLotteries, [powerballDetail, florida]);
  server.serve(listWinners, ({ query }) => {
    const data = winners.filter(({ consent_date: date }) => query.shown !== 'false' || date === null);
    return { data, total: data.length, pages: 1 };
  });
  server.serve(listWinner, ({ query }) => ({
    data: [],
    total: 0,
    pages: 1,
    users: [
      { id: 7, name: 'Rosa', lastname: 'Quispe', email: 'rosa@example.com' },
      { id: 8, name: 'Luis', lastname: 'Ramos', email: 'luis@example.com' },
    ].filter(({ name }) => name.toLowerCase().includes((query.q ?? '').toLowerCase())),
    loteries: [
      { id: 1, name: 'Powerball' },
      { id: 3, name: 'Florida Lotto' },
    ],
  }));
  server.serve(winnerBalls, ({ query }) => {
    const from = (Number(query.page) - 1) * 5;
    return { bolillas: balls(12).slice(from, from + 5), total: 12, pages: 3 };
  });
  server.serve(winnerSuggestions, { data: [] });
});

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const adding = page.getByRole('dialog', { name: 'Añadir Ganador' });
const save = adding.getByRole('button', { name: 'Guardar' });
const radios = adding.getByRole('radio');
const choose = async (lottery: string) =>
  await adding.getByRole('combobox', { name: 'Lotería' }).selectOptions(lottery);

test('the list says what the public sees of each, and is narrowed to what it does not', async () => {
  await visit('/admin/winners');
  await expect
    .element(row('Rosa Quispe'))
    .toMatchTextContent(/Rosa Q\., Lima.*Powerball.*×3.*Sí · 01\/08\/2026/);
  await expect.element(row('Luis')).toMatchTextContent(/Falta: no se muestra/);
  await page.getByRole('radio', { name: /^Sin permiso/ }).click();
  await expect.element(row('Rosa')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a winner is added from the keyboard: player, lottery and a row that is kept over the pages', async ({
  server,
}) => {
  const sent = server.serve(createWinner, { ok: true, data: rosaWon });
  await visit('/admin/winners');
  await page.getByRole('button', { name: 'Añadir Ganador' }).click();
  const player = adding.getByRole('combobox', { name: 'Jugador' });
  await player.click();
  await userEvent.keyboard('ros');
  await expect
    .element(adding.getByRole('listbox').getByRole('option'))
    .toHaveTextContent('Rosa Quisperosa@example.com');
  await expect.element(adding.getByText('1 jugador')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(player).toHaveValue('Rosa Quispe');
  await choose('Powerball');
  await expect.element(radios.nth(4)).toBeVisible();

  // without a row nothing is sent: the table has the focus and says why
  await save.click();
  await expect
    .element(adding.getByRole('radiogroup', { name: 'Resultado' }))
    .toHaveAccessibleDescription('Elige una fila');
  await expect.element(radios.first()).toHaveFocus();
  expect(sent).toEqual([]);
  await expectAccessible();

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radios.nth(1)).toBeChecked();
  await userEvent.keyboard('{PageDown}');
  await expect.element(adding.getByText(/6.*10 de 12/)).toBeVisible();
  await expect.element(radios.nth(1)).toHaveFocus();
  await expect
    .element(adding.getByText('Elegido: jue 30/07/2026 · TRADICIONAL · 2 20 30 40 50'))
    .toBeVisible();
  await userEvent.keyboard('{PageUp}');
  await expect.element(radios.nth(1)).toBeChecked();

  await adding.getByRole('textbox', { name: 'Nombre que se muestra' }).fill('Rosa Q., Lima');
  await adding.getByRole('checkbox', { name: 'El jugador dio su permiso' }).click();
  await expect.element(adding.getByRole('textbox', { name: 'Fecha del permiso' })).toHaveValue('08/08/2026');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('¡añadido!')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      costumer_id: 7,
      lotery_id: 1,
      detail_lotery: 101,
      shown_name: 'Rosa Q., Lima',
      consent_date: '2026-08-08',
    },
  ]);
});

test('a suggestion fills all but the name and the permission; what fails is said and nothing is lost', async ({
  server,
}) => {
  server.serve(winnerSuggestions, {
    data: [
      {
        costumer_id: 7,
        costumer_name: 'Rosa',
        costumer_lastname: 'Quispe',
        lotery_id: 1,
        lotery_name: 'Powerball',
        detail_lotery: 103,
        date: '2026-07-28',
        type: 0,
        prize: '150000.00',
        currency: 'USD',
      },
    ],
  });
  const sent = server.serve(createWinner, refusal('winner-exists'));
  await visit('/admin/winners');
  await page.getByRole('button', { name: 'Añadir Ganador' }).click();
  await adding.getByRole('button', { name: 'Rosa Quispe · Powerball mar 28 jul · $150,000.00' }).click();
  await expect.element(radios.nth(3)).toBeChecked();
  await expect.element(adding.getByRole('textbox', { name: 'Nombre que se muestra' })).toHaveValue('');
  await adding.getByRole('checkbox').click();
  await save.click();
  await expect
    .element(adding.getByRole('textbox', { name: 'Nombre que se muestra' }))
    .toHaveAccessibleDescription(/Escribe el nombre con que quiere aparecer\./);
  await adding.getByRole('checkbox').click();
  await save.click();
  await expect.element(adding.getByRole('alert')).toMatchTextContent(/Ese jugador ya está en Ganadores/);
  expect(sent[0]?.body).toMatchObject({
    costumer_id: 7,
    detail_lotery: 103,
    shown_name: '',
    consent_date: null,
  });
  await expect.element(radios.nth(3)).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible();
});

test('a lottery without special ball and multiplier shows date and balls alone, by what it is', async () => {
  await visit('/admin/winners');
  await page.getByRole('button', { name: 'Añadir Ganador' }).click();
  const heads = () =>
    adding
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
  await choose('Powerball');
  await expect.poll(heads).toEqual(['Elegir', 'Sorteo', 'Tipo', 'Bolillas', 'Powerball', 'POWER PLAY']);
  await choose('Florida Lotto');
  await expect.poll(heads).toEqual(['Elegir', 'Sorteo', 'Bolillas']);
});

test('a permission is taken back, and a winner is deleted', async ({ server }) => {
  const sent = server.serve(updateWinner, { ok: true, data: { ...rosaWon, consent_date: null } });
  const deleted = server.serve(deleteWinner, () => {
    winners = winners.slice(1);
    return { ok: true };
  });
  await visit('/admin/winners');
  await page.getByRole('button', { name: 'Editar: Rosa Quispe, Powerball' }).click();
  const editing = page.getByRole('dialog', { name: 'Editar Ganador' });
  await expect.element(editing.getByRole('textbox', { name: 'Fecha del permiso' })).toHaveValue('01/08/2026');
  await editing.getByRole('checkbox').click();
  await editing.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('¡Actualización realizada!')).toBeVisible();
  expect(sent[0]?.params).toEqual({ id: '48' });
  expect(sent[0]?.body).toMatchObject({ shown_name: 'Rosa Q., Lima', consent_date: null });

  await page.getByRole('button', { name: 'Eliminar: Rosa Quispe, Powerball' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('¡Eliminado!')).toBeVisible();
  await expect.element(row('Rosa Quispe')).not.toBeInTheDocument();
  expect(deleted).toHaveLength(1);
});

test('N begins a new one', async () => {
  await visit('/admin/winners');
  await expect.element(page.getByRole('button', { name: 'Añadir Ganador', exact: true })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('dialog', { name: 'Añadir Ganador' })).toBeVisible();
});
