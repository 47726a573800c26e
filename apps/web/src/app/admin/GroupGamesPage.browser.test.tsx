import { whyLinePrize } from '@bolillero/contract/calls/group-games';
import {
  activatePena,
  attachPenaLines,
  createPena,
  deletePena,
  penaLedger,
  penaLines,
  setPenaMultipliers,
} from '@bolillero/contract/calls/group-games-office';
import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { appSettings } from '@bolillero/contract/calls/system';
import type { Pena } from '@bolillero/contract/entities/group-game';
import { expectAccessible } from '../../testing/accessible.ts';
import { officePena, penaLine, serveOfficeGames } from '../../testing/office-group-games.ts';
import { enterOffice, operator } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { lineWhy } from '../../testing/prize-why.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../testing/test.ts';

const made: Pena = {
  ...officePena,
  id: 31,
  coupons: 0,
  state: 'created',
  lines: 0,
  sha256: null,
  date_lottery: null,
  closes_at: null,
  draws_at: null,
  share_price: null,
  activated_at: null,
  attached_at: null,
};
const withoutLines: Pena = { ...officePena, id: 32, lines: 0, sha256: null, attached_at: null };

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice(operator);
  server.serve(appSettings, settings);
  server.serve(listLotteries, [powerballDetail]);
  serveOfficeGames(server, [made, officePena, withoutLines]);
});

const row = (name: string | RegExp) => page.getByRole('row').filter({ hasText: name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

test('the tabs say what each game is, what is sold of it and whether its lines are missing', async () => {
  await visit('/admin/group-game');
  await expect.element(button('Activar: Juego 31 · Powerball')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: /^Juegos en Grupo Activados/ }).click();
  await expect.element(row('30').first()).toMatchTextContent(/Powerball.*17 de 20.*2 líneas/);
  await expect.element(row('32').first()).toMatchTextContent(/Faltan líneas/);
  await expect.element(row('31')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a game is created from the keyboard; what is missing or too little is said beside its field', async ({
  server,
}) => {
  const sent = server.serve(createPena, { ok: true, data: made });
  await visit('/admin/group-game');
  await expect.element(button(/Crear juego/)).toBeVisible();
  await userEvent.keyboard('n');
  const form = page.getByRole('region', { name: 'Crear juego' });
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect.element(form.getByText('Por favor, complete el formulario')).toBeVisible();
  await expect.element(form.getByText('Falta la lotería')).toBeVisible();
  await form.getByRole('combobox', { name: 'Lotería' }).selectOptions('Powerball');
  await form.getByRole('radio', { name: '100' }).click();
  const shares = form.getByRole('textbox', { name: 'Participaciones' });
  await shares.fill('0');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(form.getByText('Seleccione una cantidad menor a 100')).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible();
  await shares.fill('20');
  await form.getByRole('textbox', { name: 'Precio de cada una' }).fill('12.50');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Juego en grupo creado')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { loterie_id: 1, type: 100, participations: 20, coupons: 0, share_price: '12.50' },
  ]);
});

test('activating asks for draw and price and says until when it is sold', async ({ server }) => {
  const sent = server.serve(activatePena, { ok: true, data: officePena });
  await visit('/admin/group-game');
  await button('Activar: Juego 31 · Powerball').click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Escribe un monto mayor que 0, como 12.50').first()).toBeVisible();
  await dialog.getByRole('textbox').fill('12.50');
  await expect.element(dialog.getByText(/^Se vende hasta/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Juego en grupo activado')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ share_price: '12.50' });
});

test('a game that nobody has bought shares of is deleted after being asked', async ({ server }) => {
  const sent = server.serve(deletePena, { ok: true, data: made });
  await visit('/admin/group-game');
  await row('31')
    .getByRole('button', { name: /Más|acciones/i })
    .click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('¡Registro eliminado!')).toBeVisible();
  expect(sent).toHaveLength(1);
});

const lineFile = (text: string) => new File([text], 'lineas-32.txt', { type: 'text/plain' });

test('a bad file is refused whole: each bad line with its wrong part marked; then a good one is attached', async ({
  server,
}) => {
  server.serve(
    attachPenaLines,
    refusal('group-lines-refused', {
      message: 'El archivo no se adjuntó: 2 líneas malas de 100. Se rechaza entero. Nada cambió.',
      details: {
        bad: 2,
        total: 100,
        lines: [
          { line: 17, text: '4|9|22|41|70|0|12', fields: [5], reason: '70 pasa de 69' },
          { line: 93, text: '2|18|27|44|51|0', fields: [], reason: 'Falta la bolilla roja' },
        ],
      },
    }),
  );
  await visit('/admin/group-game?tab=activados&game=32');
  const input = dialog.getByLabelText('Adjuntar archivo').last();
  await userEvent.upload(input, lineFile('4|9|22|41|70|0|12'));
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/2 líneas malas de 100/);
  const bad = dialog.getByRole('table', { name: 'Líneas malas' });
  await expect
    .element(bad.getByRole('row').nth(1))
    .toMatchTextContent(/17.*4\|9\|22\|41\|70\|0\|12.*70 pasa de 69/);
  await expect.element(bad.getByText('70', { exact: true })).toBeVisible();
  await expectAccessible();
  const sent = server.serve(attachPenaLines, { ok: true, lines: 100, sha256: 'ab' });
  await userEvent.upload(input, lineFile('1|2|3|4|5|0|6'));
  await expect.element(page.getByText('Archivo adjuntado: 100 líneas')).toBeVisible();
  await expect.element(bad).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('the books tell every movement with its balance, the remainder, and that they balance or do not', async ({
  server,
}) => {
  const entry = { currency: 'USD' as const, in: '0.00', out: '0.00', count: 1, each: null, first: null };
  const data = {
    entries: [
      { ...entry, kind: 'line-prize' as const, in: '100.05', balance: '100.05', first: 12 },
      {
        ...entry,
        kind: 'payout' as const,
        out: '50.05',
        balance: '50.00',
        count: 5,
        each: '10.01',
        first: 1,
      },
    ],
    differences: [],
    division: {
      currency: 'USD' as const,
      total: '100.05',
      runs: [],
      remainders: [{ line: 12, cents: 5 }],
      unknown: 0,
    },
  };
  server.serve(penaLedger, { data });
  await visit('/admin/group-game?tab=activados&game=30');
  const books = dialog.getByRole('region', { name: 'Libro del juego 30' });
  await expect.element(books.getByRole('row').nth(1)).toMatchTextContent(/Premio, línea 12.*\$100\.05/);
  await expect
    .element(books.getByRole('row').nth(2))
    .toMatchTextContent(/5 × \$10\.01 · Part\. 1 a 5.*\$50\.05.*\$50\.00/);
  await expect.element(books.getByText('Cuadra al centavo')).toBeVisible();
  await expect
    .element(books.getByText('De la línea 12 sobran 5 centavos: uno a cada una de las primeras 5.'))
    .toBeVisible();
  await expect.element(dialog.getByText('1 a 15, 18 a 19')).toBeVisible();
  await expectAccessible();
});

test('books that do not balance are a danger that names the difference', async ({ server }) => {
  server.serve(penaLedger, {
    data: {
      entries: [
        {
          kind: 'shares-sold',
          currency: 'USD',
          in: '12.49',
          out: '0.00',
          balance: '12.49',
          count: 1,
          each: '12.50',
          first: null,
        },
      ],
      differences: [{ currency: 'USD', amount: '-0.01' }],
      division: null,
    },
  });
  await visit('/admin/group-game?tab=activados&game=30');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/No cuadra: la diferencia es \$0\.01/);
});

test('lines are shown ten a page; a failing view says so and is tried again', async ({ server }) => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...penaLine, id: at + 1, number: at + 1 }));
  server.serve(penaLines, refusal('internal-error'));
  await visit('/admin/group-game?tab=lineas');
  await page.getByRole('combobox', { name: 'Juego' }).selectOptions('30');
  await expect.element(page.getByText('No pudimos leer las líneas de ese juego.')).toBeVisible();
  server.serve(penaLines, { data: many });
  await button('Reintentar').click();
  await expect.element(page.getByText(/1.*10 de 12/)).toBeVisible();
  await expectAccessible();
  await button('Página 2').click();
  await expect.element(page.getByText(/11.*12 de 12/)).toBeVisible();
  server.serve(penaLines, { data: [{ ...penaLine, number: 3, winBall: '[]', prize: '0' }] });
  server.serve(whyLinePrize, {
    data: { ...lineWhy, division: null, prize: '0', position: null, source: null },
  });
  await visit('/admin/group-game?tab=lineas&game=30');
  await button(/Por qué no ganó, línea 3$/).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Por qué no ganó' }))
    .toMatchTextContent(/no se cumple ningún nivel/);
});

test('what tickets have printed on them is entered line by line where the lottery prints it', async ({
  server,
}) => {
  const prints = {
    ...powerballDetail,
    multiplier_mode: 'per-play' as const,
    multipliers: [
      { from: '2020-01-01', mode: 'per-play' as const, values: [2, 3, 4], weights: [], largest_up_to: null },
    ],
  };
  server.serve(listLotteries, [prints]);
  const sent = server.serve(setPenaMultipliers, { ok: true, data: [penaLine] });
  await visit('/admin/group-game?tab=lineas&game=30');
  await button('Anotar potenciadores').click();
  await dialog.getByRole('textbox', { name: 'Línea 1' }).fill('7');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Solo puede ser 2, 3 o 4').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Línea 1' }).fill('3');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Potenciadores guardados')).toBeVisible();
  expect(sent[0]?.body).toEqual({ potenciadores: [3, null] });
});
