import { listDrawProposals } from '@bolillero/contract/calls/draw-sources';
import { oneLottery, topResultsOf } from '@bolillero/contract/calls/lotteries';
import { whyPrize } from '@bolillero/contract/calls/purchases';
import { resultDates, resultSettlement } from '@bolillero/contract/calls/result-dates';
import { listResults } from '@bolillero/contract/calls/result-list';
import { createResult, oneResult, resultsOfLottery, updateResult } from '@bolillero/contract/calls/results';
import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import type { AdminResultRow, PrizeLevelOut } from '@bolillero/contract/entities/result';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice, operator } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { wonWhy } from '../../testing/prize-why.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const template = (position: number, level: string, prize: string) => ({
  position,
  prize_level: level,
  lottery_prize: prize,
  play_prize: null,
  prize_kind: 'money' as const,
});
const lottery: LotteryDetail = {
  ...powerballDetail,
  prize_templates: [
    {
      type: 0,
      from: '2015-10-07',
      levels: [
        template(1, '5 + 1', '0.00'),
        template(2, '5', '1000000.00'),
        template(3, '4 + 1', '50000.00'),
      ],
    },
  ],
};
const level = (position: number, prize_level: string, lottery_prize: string): PrizeLevelOut => ({
  id: position,
  position,
  prize_level,
  lottery_winner: 0,
  lottery_prize,
  play_winner: 0,
  play_prize: '0.00',
  prize_kind: 'money' as const,
});
const saved: AdminResultRow = {
  id: 31,
  lottery_id: 1,
  name: 'power_balls',
  date: '2026-08-05',
  date_before: '2026-08-08',
  amount: '50000000.00',
  balls: '[5,9,21,60,61]',
  ball_red: 7,
  enhancer: 2,
  potenciador: 2,
  prize: '50000000.00',
  type: 0,
  isShow: true,
  demo: false,
  detail: [level(1, '5 + 1', '0.00'), level(2, '5', '1000000.00')],
  revision: 4,
  settlement: { state: 'done', settled: 2, total: 2, winners: 1 },
};

const newAddress = '/admin/results/new/power_balls/1';
const editAddress = '/admin/results/edit/power_balls/1/31';
const date = page.getByRole('textbox', { name: 'Fecha del sorteo' });
const next = page.getByRole('textbox', { name: 'Próximo resultado' });
const amount = page.getByRole('textbox', { name: 'Monto del pozo (USD)' });
const balls = page.getByRole('textbox', { name: 'Números sorteados' });
const special = page.getByRole('textbox', { name: 'Powerball' });
const multiplier = (label: string) => page.getByRole('radio', { name: label });
const save = page.getByRole('button', { name: 'Guardar', exact: true });
const cell = (name: string, position: number) => page.getByLabelText(`${name}, posición ${position}`);

let known: AdminResultRow[];
/** Powerball's draws: the one of 5 August is owed, of the second one also that of 3 August. */
const held = (type: number) => ({
  data: [
    { date: '2026-08-05', id: null, plays: 4 },
    { date: '2026-08-03', id: type === 1 ? null : 30, plays: 0 },
    { date: '2026-08-01', id: type === 1 ? 28 : 29, plays: 0 },
  ],
  owed: type === 1 ? '2026-08-03' : '2026-08-05',
});

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice(operator);
  known = [saved];
  server.serve(oneLottery, { data: lottery });
  server.serve(oneResult, { data: saved });
  server.serve(listResults, { data: [], total: 0, pages: 0 });
  server.serve(topResultsOf, {
    data: [
      { id: 31, date: '2026-08-05', date_before: '2026-08-08', amount: '50000000.00' },
      { id: 29, date: '2026-08-01', date_before: '2026-08-03', amount: '40000000.00' },
    ],
  });
  server.serve(resultDates, ({ query }) => held(Number(query.type ?? 0)));
  server.serve(resultsOfLottery, ({ query }) => {
    const data = known.filter(
      (result) => result.date >= (query.from ?? '') && result.date <= (query.to ?? '9999'),
    );
    return { data, total: data.length, pages: 1 };
  });
});

async function open(address: string) {
  const shown = await visit(address);
  await expect.element(balls).toBeVisible();
  return shown;
}

async function fillIn() {
  await balls.fill('61 9 21 60 5');
  await special.fill('7');
  await multiplier('×2').click();
}

test('an address whose name is another lottery’s leads to no form', async () => {
  for (const address of ['/admin/results/new/florida/1', '/admin/results/florida/1']) {
    await visit(address);
    await expect.element(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /Powerball/ })).not.toBeInTheDocument();
    await expect.element(save).not.toBeInTheDocument();
  }
});

test('on a phone the prize table keeps its distance from the slip', async () => {
  await page.viewport(phone.width, phone.height);
  await open(newAddress);
  const slip = page.getByLabelText('Cartilla del resultado').element().getBoundingClientRect();
  const prizes = page.getByRole('region', { name: 'Tabla de premios' }).element().getBoundingClientRect();
  expect(prizes.top - slip.bottom).toBeGreaterThanOrEqual(16);
});

test('a lottery’s name may be spelled as its older addresses spell it', async () => {
  await open('/admin/results/new/powerballs/1');
});

test('the oldest draw that is owed stands there, with the next one and the table of its date; its jackpot is typed first', async () => {
  await open(newAddress);
  await expect.element(date).toHaveValue('05/08/2026');
  await expect.element(next).toHaveValue('08/08/2026');
  await expect.element(amount).toHaveFocus();
  await expect.element(cell('Premio', 2)).toHaveValue('1,000,000.00');
  await expect.element(cell('Premio', 3)).toHaveValue('50,000.00');
});

test('what a source proposes stands in the form, said to be so, and is saved as anything else', async ({
  server,
}) => {
  const { id, name, description, image, accent, sub_name, plier_lottery, currency } = lottery;
  server.serve(listDrawProposals, {
    data: [
      {
        id: 8,
        source: { id: 1, kind: 'ny-open-data', host: 'data.ny.gov' },
        loterie: { id, name, description, image, accent, sub_name, plier_lottery, currency },
        type: 0,
        date: '2026-08-05',
        balls: '[5,9,21,60,61]',
        ball_red: 7,
        enhancer: 2,
        fetched_at: '2026-08-06T14:00:00.000Z',
        revision: 0,
        state: 'new',
        result: null,
      },
    ],
    missing: [],
  });
  await open(`${newAddress}?fecha=2026-08-05&propuesta=8`);
  await expect.element(page.getByText('Números de data.ny.gov: revísalos antes de guardar.')).toBeVisible();
  await expect.element(balls).toHaveValue('5 9 21 60 61');
  await expect.element(special).toHaveValue('7');
  await expect.element(multiplier('×2')).toBeChecked();
  await expect.element(cell('Premio', 2)).toHaveValue('1,000,000.00');
});

test('what is no proposal any more leaves the form as it always is', async ({ server }) => {
  server.serve(listDrawProposals, { data: [], missing: [] });
  await open(`${newAddress}?fecha=2026-08-05&propuesta=8`);
  await expect.element(balls).toHaveValue('');
  await expect.element(page.getByText(/revísalos/)).not.toBeInTheDocument();
});

test('what the rules of that day refuse stands at its field, and the first has the focus', async () => {
  known = [{ ...saved, date: '2026-08-01' }];
  await open(newAddress);
  await save.click();
  await expect.element(page.getByText('Marca 5 números: hay 0.')).toBeVisible();
  await expect.element(page.getByText('Falta la bolilla especial.')).toBeVisible();
  await expect.element(page.getByText('Elige el potenciador, o «Ninguno» si no se sorteó.')).toBeVisible();
  await expect.element(balls).toHaveFocus();
});

test.for([
  ['61 61 9 21 5', 'El 61 está repetido.'],
  ['70 9 21 60 5', 'El 70 no está entre 1 y 69.'],
  ['9 21 60 5', 'Marca 5 números: hay 4.'],
  ['9 21 x 60 5', '«x» no es un número.'],
] as const)('the numbers "%s" are refused: %s', async ([typed, fault]) => {
  await open(newAddress);
  await balls.fill(typed);
  await special.click();
  await expect.element(balls).toHaveAccessibleDescription(new RegExp(fault.replaceAll('.', '\\.')));
  await expect.element(balls).toBeInvalid();
});

test.for([
  ['31/02/2026', 'Escribe una fecha que exista.'],
  ['01/10/2015', 'La lotería todavía no existía en esa fecha.'],
  ['12/08/2026', 'Ese sorteo todavía no se realizó.'],
  ['', 'La Fecha del sorteo es obligatoria.'],
] as const)('the date %j is refused: %s', async ([typed, fault]) => {
  await open(newAddress);
  await date.fill(typed);
  await save.click();
  await expect.element(page.getByText(fault)).toBeVisible();
});

test('a date that is no draw day is only asked about, and one with a result leads to it', async () => {
  await open(newAddress);
  await date.fill('04/08/2026');
  await expect
    .element(page.getByText(/^El martes no es día de sorteo de esta lotería\. Se puede guardar/))
    .toBeVisible();
  await date.fill('05/08/2026');
  await expect.element(page.getByText(/^Ya hay un resultado de esa fecha\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Editarlo' }))
    .toHaveAttribute('href', '/admin/results/edit/power_balls/1/31');
});

test('the slip takes the same numbers as the field', async () => {
  await open(newAddress);
  const slip = page.getByRole('region', { name: 'Cartilla del resultado' });
  await balls.fill('61 9');
  await expect.element(slip.getByRole('gridcell', { selected: true })).toHaveLength(2);
  const number = slip.getByRole('grid').first().getByRole('gridcell', { name: /^21\b/ });
  await number.click();
  await expect.element(balls).toHaveValue('9 21 61');
  await expect.element(page.getByText('3 de 5')).toBeVisible();
});

test('the next result must lie after this one, and an amount has two decimals', async () => {
  await open(newAddress);
  await date.fill('05/08/2026');
  await next.fill('04/08/2026');
  await amount.fill('1.234');
  await save.click();
  await expect
    .element(page.getByText('El próximo resultado va después de la fecha del sorteo.'))
    .toBeVisible();
  await expect.element(page.getByText(/^Escribe un monto con dos decimales como máximo/)).toBeVisible();
});

test('Ctrl and Enter save: the draw is sent whole, its warnings are told, and what it came to is shown', async ({
  server,
}) => {
  const asked = server.serve(createResult, {
    ok: true,
    data: { id: 31, warnings: ['Falta el monto del pozo.'] },
  });
  const play = { balls: '[1,2,3,4,5]', potenciador: null };
  server.serve(resultSettlement, {
    data: {
      ...{ done: true, plays: 4, winners: 1, payable: '300.00', unknown: 1, free: 0 },
      list: [
        {
          ...play,
          purchase_id: 231,
          costumer: 'Jorge Vega',
          prize_level: '4',
          potenciador: 3,
          prize: '300.00',
        },
        { ...play, purchase_id: 251, costumer: 'Luis Ramos', prize_level: null, prize: '0' },
      ],
    },
  });
  const { address } = await open(newAddress);
  await expect.element(page.getByText('Al guardar se liquidan 4 jugadas')).toBeVisible();
  await amount.fill('42m');
  await fillIn();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('¡Nuevo resultado registrado!')).toBeVisible();
  await expect.element(page.getByText('Falta el monto del pozo.')).toBeVisible();
  await expect.poll(address).toBe('/admin/results/new/power_balls/1?guardado=31');
  await expect
    .element(page.getByText(/^4 jugadas, 1 con premio/))
    .toMatchTextContent('4 jugadas, 1 con premio, $300.00 a pagar, 1 premio por confirmar');
  const plays = page.getByRole('list', { name: 'Jugadas del sorteo' }).getByRole('listitem');
  await expect.element(plays.nth(0)).toMatchTextContent(/000231Jorge Vega4 ×3\$300\.00/);
  await expect.element(plays.nth(1)).toMatchTextContent(/Luis Ramossin premio/);
  await expect.element(page.getByText('y 2 jugadas más')).toBeVisible();
  server.serve(whyPrize, { data: { ...wonWhy, id: 231 } });
  await plays.nth(0).getByRole('button', { name: 'Por qué este premio, compra N.º 000231' }).click();
  const why = page.getByRole('dialog', { name: 'Por qué este premio' });
  await expect.element(why).toMatchTextContent(/Nivel 5 · 3 \+ 1se cumple/);
  await userEvent.keyboard('{Escape}');
  await expect.element(plays.nth(1).getByRole('button', { name: /^Por qué no ganó/ })).toBeVisible();
  await expectAccessible();
  expect(asked[0]?.body).toMatchObject({
    date: '2026-08-05',
    date_before: '2026-08-08',
    amount: '42000000.00',
    balls: [5, 9, 21, 60, 61],
    ball_red: 7,
    enhancer: 2,
    type: 0,
    isShow: true,
  });
});

test('saved with Shift too, it goes on with the second draw of the same date, which lacks it', async ({
  server,
}) => {
  server.serve(createResult, { ok: true, data: { id: 31, warnings: [] } });
  const { address } = await open(newAddress);
  await fillIn();
  await expect.element(page.getByRole('button', { name: 'Guardar y seguir con REZAGADOS' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await expect.poll(address).toBe('/admin/results/new/power_balls/1?type=1&fecha=2026-08-05');
  await expect.element(page.getByRole('radio', { name: 'REZAGADOS' })).toBeChecked();
  await expect.element(date).toHaveValue('05/08/2026');
  await expect.element(balls).toHaveValue('');
});

test('why it was not saved stands in the bar with the focus, and nothing typed is lost', async ({
  server,
}) => {
  const message = 'El 61 no está entre 1 y 60.';
  server.serve(
    createResult,
    refusal('draw-invalid', { message: [message], errors: [{ path: 'balls', message }] }),
  );
  await open(newAddress);
  await fillIn();
  await save.click();
  const failure = page.getByRole('alert').filter({ hasText: 'No se guardó.' });
  await expect.element(failure).toHaveFocus();
  await expect.element(failure).toMatchTextContent(/El 61 no está entre 1 y 60\./);
  await failure.getByRole('button', { name: 'Ir al campo' }).click();
  await expect.element(balls).toHaveFocus();
  await expect.element(balls).toHaveValue('5 9 21 60 61');
});

test('the other series has its own date, proposals and columns', async () => {
  await open(newAddress);
  await expect.element(cell('Premio POWER PLAY', 2)).toBeVisible();
  await page.getByRole('radio', { name: 'REZAGADOS' }).click();
  await expect.element(date).toHaveValue('03/08/2026');
  await expect.element(next).toHaveValue('05/08/2026');
  await expect.element(page.getByRole('button', { name: /^mié 5/ })).toBeVisible();
  await expect.element(cell('Premio POWER PLAY', 2)).not.toBeInTheDocument();
  await expect.element(multiplier('×2')).not.toBeInTheDocument();
  const earlier = page.getByLabelText(/^Tomar los datos/);
  await expect.element(earlier).toMatchTextContent(/01\/08\/2026 · \$40,000,000 · ya tiene resultado/);
  await earlier.selectOptions('05/08/2026 · $50,000,000');
  await expect.element(date).toHaveValue('05/08/2026');
  await expect.element(next).toHaveValue('08/08/2026');
  await expect.element(amount).toHaveValue('50,000,000.00');
});

test('the last draws are offered with what each lacks; short dates are read, Escape takes them back', async () => {
  await open(newAddress);
  await date.click();
  await userEvent.keyboard('{ArrowDown}');
  const first = page.getByRole('button', { name: /^mié 5.*falta$/ });
  await expect.element(first).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^lun 3.*ya tiene resultado$/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(date).toHaveValue('01/08/2026');
  await expect.element(date).toHaveFocus();
  await date.fill('03/08/26');
  await userEvent.keyboard('{Escape}');
  await expect.element(date).toHaveValue('01/08/2026');
  await date.fill('03/08');
  await userEvent.tab();
  await expect.element(date).toHaveValue('03/08/2026');
  await date.fill('');
  await expect.element(next).toHaveValue('');
});

test('the multiplier is a digit; one that the game never draws is dashed, and asked about', async () => {
  await open(newAddress);
  await special.click();
  await userEvent.tab();
  await userEvent.keyboard('0');
  await expect.element(multiplier('×10')).toBeChecked();
  await userEvent.keyboard('7');
  await expect.element(multiplier('×7')).toBeChecked();
  await expect.element(page.getByText(/^¿Seguro\? POWER PLAY ×7 no existe/)).toBeVisible();
});

test('who leaves with something typed is asked first', async () => {
  const { address } = await open(newAddress);
  await balls.fill('61 9');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect.element(balls).toHaveValue('9 61');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect.poll(address).toBe('/admin/results/power_balls/1');
});

test('a correction that changes what players won is saved only after showing who gains and who loses', async ({
  server,
}) => {
  const asked = server.serve(updateResult, ({ query }) =>
    query.dry_run === '1'
      ? {
          ok: true,
          data: { id: 31, warnings: ['¿Seguro? Pusiste 1 ganador del pozo.'] },
          unchanged: 3,
          changes: [
            {
              purchase_id: 11,
              costumer: 'Rosa Quispe',
              balls: '[5,9,21,60,61]',
              before: '50000.00',
              after: '0',
            },
            { purchase_id: 12, costumer: 'Beto Paz', balls: '[1,2,3,4,6]', before: '0', after: '4.00' },
          ],
        }
      : { ok: true, data: { id: 31, warnings: [] } },
  );
  const { address } = await open(editAddress);
  await expect.element(date).toHaveValue('05/08/2026');
  await expect.element(special).toHaveValue('7');
  await balls.fill('1 2 3 4 6');
  await save.click();
  const window = page.getByRole('dialog', { name: '¿Guardar los cambios del resultado?' });
  const row = (player: string) => window.getByRole('row').filter({ hasText: player });
  await expect.element(window.getByText('Cambian 2 jugadas:')).toBeVisible();
  await expect.element(window.getByText('¿Seguro? Pusiste 1 ganador del pozo.')).toBeVisible();
  await expect.element(row('Rosa Quispe')).toMatchTextContent(/000011.*\$50,000\.00.*Sin premio.*pierde/);
  await expect.element(row('Beto Paz')).toMatchTextContent(/000012.*Sin premio.*\$4\.00.*gana/);
  await expectAccessible();
  await expect.element(window.getByText('1 gana más +$4.00')).toBeVisible();
  await expect.element(window.getByText('1 pierde −$50,000.00')).toBeVisible();
  await expect.element(window.getByText('3 quedan igual')).toBeVisible();
  const review = window.getByRole('button', { name: 'Volver a revisar' });
  await expect.element(review).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(window).not.toBeInTheDocument();
  expect(asked.filter(({ query }) => query.dry_run !== '1')).toEqual([]);
  await save.click();
  await window.getByLabelText('Motivo para los jugadores').fill('Se leyó mal el 21');
  await window.getByRole('button', { name: 'Sí, guardar' }).click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  await expect.poll(address).toBe('/admin/results/power_balls/1');
  expect(asked.at(-1)?.body).toMatchObject({
    id: 31,
    revision: 4,
    balls: [1, 2, 3, 4, 6],
    reason: 'Se leyó mal el 21',
  });
});

test('where somebody saved first both are shown line by line, and what is chosen is saved over theirs', async ({
  server,
}) => {
  const asked = server.serve(updateResult, ({ query, body }) => {
    if (body?.revision === 4) return refusal('draw-changed', { details: { by: 'Ada Salas' } });
    return query.dry_run === '1'
      ? { ok: true, data: { id: 31, warnings: [] }, changes: [] }
      : { ok: true, data: { id: 31, warnings: [] } };
  });
  const { address } = await open(editAddress);
  await amount.fill('60m');
  await balls.fill('1 2 3 4 6');
  server.serve(oneResult, { data: { ...saved, revision: 5, enhancer: 3, amount: '55000000.00' } });
  await save.click();
  const window = page.getByRole('dialog', { name: 'Otra persona guardó este resultado antes' });
  const line = (name: string) => window.getByRole('row').filter({ hasText: name });
  await expect.element(window.getByRole('columnheader', { name: 'Guardado por Ada Salas' })).toBeVisible();
  await expect.element(line('Números sorteados')).toMatchTextContent(/1 2 3 4 6.*5 9 21 60 61.*1 2 3 4 6$/);
  await expect.element(line('Potenciador')).toMatchTextContent(/×2×3×3$/);
  await expectAccessible();
  await line('Monto del pozo').getByRole('radio', { name: /^Tuyo/ }).click();
  await window.getByRole('button', { name: 'Guardar así' }).click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  await expect.poll(address).toBe('/admin/results/power_balls/1');
  expect(asked.at(-1)?.body).toMatchObject({
    revision: 5,
    amount: '60000000.00',
    balls: [1, 2, 3, 4, 6],
    enhancer: 3,
  });
});

test('called off, nothing that was typed is lost', async ({ server }) => {
  server.serve(updateResult, refusal('draw-changed'));
  await open(editAddress);
  await amount.fill('60000000');
  await save.click();
  await page.getByRole('button', { name: 'Volver a revisar' }).click();
  await expect.element(amount).toHaveValue('60,000,000.00');
});

test('a correction that fails says so in the bar', async ({ server }) => {
  server.serve(updateResult, refusal('database-busy'));
  await open(editAddress);
  await amount.fill('60000000');
  await save.click();
  await expect.element(page.getByText('¡"error al actualizar"!')).toBeVisible();
});

test.for([phone, desktop])('is accessible, its faults too, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await open(newAddress);
  // the bar lies over what is not scrolled to
  scrollTo(0, document.body.scrollHeight);
  await expectAccessible();
  await save.click();
  await expect.element(balls).toBeInvalid();
  await expectAccessible();
});
