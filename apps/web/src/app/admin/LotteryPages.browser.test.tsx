import { auditFilters, listAudit } from '@bolillero/contract/calls/audit';
import { listLotteries, oneLottery } from '@bolillero/contract/calls/lotteries';
import {
  createLottery,
  hideLottery,
  showLottery,
  updateLottery,
} from '@bolillero/contract/calls/lottery-office';
import { historySoundness } from '@bolillero/contract/calls/soundness';
import { appSettings } from '@bolillero/contract/calls/system';
import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import type { LotteryImpact } from '@bolillero/contract/entities/lottery-impact';
import type { Locator } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import { powerball, powerballDetail } from '../../testing/powerball.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { doubtful, sound } from '../../testing/soundness.ts';
import { beforeEach, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const level = (position: number, prize_level: string, lottery_prize: string) =>
  ({ position, prize_level, lottery_prize, play_prize: null, prize_kind: 'money' }) as const;
const saved: LotteryDetail = {
  ...powerballDetail,
  hasDoublePlay: false,
  revision: 4,
  prize_templates: [
    { type: 0, from: '2015-10-07', levels: [level(1, '5 + 1', '0.00'), level(2, '5', '1000000.00')] },
  ],
};
const tinka = {
  ...powerball,
  id: 4,
  name: 'tinkas',
  description: 'La Tinka',
  sub_name: 'Boliyapa',
  size: 53,
  sub_length: 0,
  special_kind: 'same-drum',
  intents: 0,
  order: 2,
} as const;
const florida = {
  ...powerball,
  id: 3,
  name: 'florida',
  description: 'Florida Lotto',
  sub_name: '',
  sub_length: 0,
  special_kind: 'none',
  isShow: false,
  state: false,
  order: 3,
} as const;
const free: LotteryImpact = {
  eras: [],
  era_draws: [{ from: '2015-10-07', draws: 1406 }],
  draws: { kept: 1406, total: 0, list: [] },
  carts: { total: 0, list: [] },
  sold: { total: 0, list: [] },
  verdict: 'free',
};
const play = {
  id: 12,
  type: 0,
  date_lottery: '2026-08-08',
  costumer_id: 7,
  costumer_name: 'María',
  costumer_lastname: 'López',
  balls: '[4,18,29,47,63]',
  ball_red: 12,
  effect: 'other-price',
} as const;
const meetsCarts: LotteryImpact = { ...free, carts: { total: 3, list: [play] }, verdict: 'asks' };
const meetsSold: LotteryImpact = { ...free, sold: { total: 2, list: [play] }, verdict: 'refused' };

const answer = (impact: LotteryImpact, data: LotteryDetail = saved) => ({ ok: true, data, impact });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const select = (name: string) => page.getByRole('combobox', { name, exact: true });
const save = page.getByRole('button', { name: 'Guardar', exact: true });
const section = (name: string) => page.getByRole('button', { name, exact: true });

/** What is read of an element, in parts. */
const read = async (element: Locator, ...words: readonly string[]) => {
  for (const one of words) await expect.poll(() => element.query()?.textContent).toContain(one);
};

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  server.serve(oneLottery, { data: saved });
  server.serve(listLotteries, [powerball, tinka, florida]);
  enterOffice();
});

test('the list says what each lottery plays; what is hidden is shown again', async ({ server }) => {
  const shown = server.serve(showLottery, { ok: true });
  await visit('/admin/loterias');
  const table = page.getByRole('table', { name: 'Loterías' });
  await read(
    table.getByRole('row', { name: /La Tinka/ }),
    'Boliyapa',
    '1 a 53',
    'mismo tambor',
    'sin límite',
  );
  await read(table.getByRole('row', { name: /Powerball/ }), '1 a 69', '1 a 26');
  await expect.element(table.getByText('Florida Lotto')).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('radio', { name: /Ocultas/ }).click();
  await page.getByRole('button', { name: 'Mostrar de nuevo Florida Lotto' }).click();
  await expect.element(page.getByText('Florida Lotto se muestra de nuevo.')).toBeVisible();
  expect(shown[0]?.body).toEqual({ id: 3 });
});

test('removing asks, says that it hides and who is met, and hides', async ({ server }) => {
  const asked = server.serve(hideLottery, { ok: true, impact: meetsCarts });
  await visit('/admin/loterias');
  await page.getByRole('button', { name: 'Eliminar Powerball' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Deseas eliminar el registro?' });
  await read(question, 'se oculta, no se borra', '3 jugadas en carritos');
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('¡Registro eliminado!')).toBeVisible();
  expect(asked.map(({ query }) => query.dry_run)).toEqual(['1', undefined]);
});

test('sections change by key and by list, one saving takes them all, only what changed is sent', async ({
  server,
}) => {
  const asked = server.serve(updateLottery, answer(free));
  await visit('/admin/loterias/1');
  await expect.element(field('Nombre interno')).toHaveAttribute('readonly');
  await field('Nombre que se muestra').fill('Powerball USA');
  const file = new File([new Uint8Array(20)], 'marca.png', { type: 'image/png' });
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as Element), file);
  await expect.element(page.getByText('Se subirá al guardar: marca.png')).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'Matriz y eras' })).toHaveFocus();
  await expect.element(section('Identidad cambió')).toBeVisible();
  await section('Precios').click();
  await field('Precio de la cartilla').fill('3');
  await read(page.getByRole('region', { name: 'Lo que paga un jugador' }), '$3.50');
  await expect.element(page.getByText('2 secciones con cambios')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Loterías', level: 1 })).toBeVisible();
  const sent = asked.at(-1)?.body;
  expect([...(sent?.keys() ?? [])].sort()).toEqual(['description', 'image', 'revision', 'ticket_price']);
  expect(sent?.get('ticket_price')).toBe('3.00');
  expect(sent?.get('revision')).toBe('4');
});

test('a fault leads to its section and field, and stands in the list and the bar', async ({ server }) => {
  const asked = server.serve(updateLottery, answer(free));
  await visit('/admin/loterias/1?seccion=precios');
  await field('Servicio').fill('');
  await section('Identidad').click();
  await save.click();
  await expect.element(field('Servicio')).toHaveFocus();
  await expect.element(field('Servicio')).toHaveAccessibleDescription(/0 si no se cobra/);
  await expect.element(section('Precios 1 campo por corregir')).toBeVisible();
  await section('Ventas').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Precios:' })).toBeVisible();
  await page.getByRole('button', { name: 'Ir al campo' }).click();
  await expect.element(field('Servicio')).toHaveFocus();
  expect(asked.filter(({ query }) => query.dry_run === undefined)).toEqual([]);
});

test('what carts are met asks for a tick, sold plays refuse; both are listed', async ({ server }) => {
  let impact = meetsCarts;
  const asked = server.serve(updateLottery, () => answer(impact));
  await visit('/admin/loterias/1?seccion=precios');
  await field('Precio de la cartilla').fill('3.00');
  const card = page.getByRole('region', { name: 'Lo que cambia al guardar' });
  await read(card, '3 jugadas en carritos.');
  await save.click();
  await expect.element(card).toHaveFocus();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Marca en el aviso' })).toBeVisible();
  await card.getByRole('button', { name: 'Verlas' }).click();
  await read(page.getByRole('dialog'), 'María López', 'Costaría otro precio');
  await userEvent.keyboard('{Escape}');
  await expectAccessible();
  impact = meetsSold;
  await field('Precio de la cartilla').fill('4.00');
  await read(card, 'Así no se puede guardar');
  impact = meetsCarts;
  await field('Precio de la cartilla').fill('5.00');
  await card.getByRole('checkbox').click();
  await save.click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  const sent = asked.filter(({ query }) => query.dry_run === undefined);
  expect(sent.map(({ body }) => [body.get('ticket_price'), body.get('accept')])).toEqual([['5.00', '1']]);
});

test('somebody saved first: what differs is shown, what was typed stays and is saved over it', async ({
  server,
}) => {
  const theirs = { ...saved, revision: 5, ticket_price: '4.00', cutoff_minutes: 45 };
  const asked = server.serve(updateLottery, ({ body, query }) =>
    query.dry_run !== undefined || body.get('revision') === '5' ? answer(free) : refusal('lottery-changed'),
  );
  await visit('/admin/loterias/1?seccion=precios');
  await field('Precio de la cartilla').fill('3.00');
  server.serve(oneLottery, { data: theirs });
  await save.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Otra persona guardó esta lotería' });
  await read(notice, 'La venta cierra', 'Guardado: 4.00', 'Tuyo: 3.00');
  await expect.element(field('Precio de la cartilla')).toHaveValue('3.00');
  await save.click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  expect(asked.at(-1)?.body.get('ticket_price')).toBe('3.00');
});

test('a server’s refusal stands at its field; leaving a changed form asks', async ({ server }) => {
  const message = 'Ya hay sorteos con montos en la otra moneda: no se puede cambiar.';
  server.serve(updateLottery, ({ query }) =>
    query.dry_run === undefined
      ? refusal('lottery-invalid', { errors: [{ path: 'currency', message }] })
      : answer(free),
  );
  await visit('/admin/loterias/1?seccion=precios');
  await select('Moneda de pozos y premios').selectOptions('PEN');
  await section('Ventas').click();
  await save.click();
  await expect.element(select('Moneda de pozos y premios')).toHaveFocus();
  await expect.element(select('Moneda de pozos y premios')).toHaveAccessibleDescription(message);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await read(page.getByRole('alertdialog'), 'no están guardados');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect.element(page.getByRole('heading', { name: 'Loterías', level: 1 })).toBeVisible();
});

test('the matrix shows its odds while it is typed, and asks from which draw it holds', async ({ server }) => {
  server.serve(
    updateLottery,
    answer({ ...free, eras: [{ from: '2026-12-07', change: 'opened', draws: 0 }] }),
  );
  await visit('/admin/loterias/1?seccion=matriz');
  const preview = page.getByRole('complementary', { name: 'Así se verá la cartilla' });
  await read(preview, '292,201,338');
  await field('Números del panel').fill('70');
  await read(preview, '314,678,364');
  await expect
    .element(page.getByText(/De 5 de 69 \+ 1 de 26 a 5 de 70 \+ 1 de 26 es otra matriz/))
    .toBeVisible();
  await field('Desde el sorteo').fill('07122026');
  await expect.element(field('Desde el sorteo')).toHaveValue('07/12/2026');
  await expect.element(page.getByText('Se abre una era desde el sorteo del 07/12/2026.')).toBeVisible();
  await expect.element(page.getByText('Los 1,406 sorteos ya registrados no cambian.')).toBeVisible();
  await expectAccessible();
});

test('the prize table is a sheet: Enter goes down and never sends', async ({ server }) => {
  const asked = server.serve(updateLottery, answer(free));
  await visit('/admin/loterias/1?seccion=premios');
  await page.getByRole('button', { name: 'Añadir nivel' }).click();
  await field('Nivel del nivel 3').fill('4 + 1');
  await field('Premio del nivel 2').click();
  await userEvent.keyboard('{Enter}50,000');
  await expect.element(field('Premio del nivel 3')).toHaveValue('50,000');
  expect(asked).toEqual([]);
  await expectAccessible();
  await save.click();
  await expect.poll(() => asked.length).toBe(1);
  const [table] = JSON.parse(String(asked[0]?.body.get('prize_templates')));
  expect(table.levels.at(-1)).toMatchObject({ position: 3, prize_level: '4 + 1', lottery_prize: '50000.00' });
});

test('a new lottery: name, slug and odds while typing; it is created hidden', async ({ server }) => {
  const made = { ...saved, id: 9, isShow: false, ticket_price: '0.00', prize_templates: [] };
  const asked = server.serve(createLottery, answer(free, made));
  await visit('/admin/loterias');
  await page.getByRole('heading', { name: 'Loterías', level: 1 }).click();
  await userEvent.keyboard('n');
  await field('Nombre que se muestra').fill('Cinco Andes');
  await expect.element(field('Nombre interno')).toHaveValue('cinco_andes');
  await page.getByRole('radio', { name: 'Magenta' }).click({ force: true });
  await field('Números del panel').fill('36');
  await field('Bolillas a elegir').fill('5');
  await read(page.getByRole('complementary', { name: 'Así se verá la cartilla' }), '376,992');
  await page.getByRole('checkbox', { name: 'martes' }).click();
  await expectAccessible();
  server.serve(oneLottery, { data: made });
  await page.getByRole('button', { name: 'Crear oculta' }).click();
  await expect.element(page.getByText('Esta lotería está oculta.')).toBeVisible();
  await page.getByRole('button', { name: 'los precios' }).click();
  await expect.element(field('Precio de la cartilla')).toBeVisible();
  const { body } = asked[0] ?? {};
  expect(Object.fromEntries([...(body?.entries() ?? [])])).toMatchObject({
    name: 'cinco_andes',
    description: 'Cinco Andes',
    accent: 'magenta',
    size: '36',
    selectNumber: '5',
    days: '[2]',
  });
});

test('a taken name is said at its field', async ({ server }) => {
  server.serve(createLottery, refusal('lottery-name-taken'));
  await visit('/admin/loterias/nueva');
  await field('Nombre que se muestra').fill('Powerball');
  await field('Números del panel').fill('36');
  await field('Bolillas a elegir').fill('5');
  await page.getByRole('checkbox', { name: 'martes' }).click();
  await page.getByRole('button', { name: 'Crear oculta' }).click();
  await expect.element(field('Nombre interno')).toHaveFocus();
  await expect.element(field('Nombre interno')).toHaveAccessibleDescription(/Ya existe una lotería/);
});

test('on a phone the sections are a select, and all of it can be used', async () => {
  await page.viewport(phone.width, phone.height);
  await visit('/admin/loterias/1?seccion=calendario');
  await read(page.getByRole('region', { name: 'Próximos sorteos' }), 'sáb 8 ago', 'Nueva York');
  await expectAccessible();
  await select('Secciones').selectOptions('prices');
  await expect.element(field('Precio de la cartilla')).toBeVisible();
  await expectAccessible();
});

test('Historia says how sound each series is, and leads to what puts it right', async ({ server }) => {
  server.serve(listAudit, { data: [], total: 0, pages: 1 });
  server.serve(auditFilters, { people: [] });
  server.serve(oneLottery, { data: { ...saved, hasDoublePlay: true } });
  server.serve(historySoundness, ({ query }) => ({ data: query.type === '1' ? doubtful : sound }));
  await visit('/admin/loterias/1?seccion=historia');
  await read(page.getByRole('region', { name: 'Solidez: TRADICIONAL' }), 'Historia sólida');
  const second = page.getByRole('region', { name: 'Solidez: REZAGADOS' });
  await read(second, 'Historia por revisar');
  const link = (name: string) => second.getByRole('link', { name, exact: true });
  await expect
    .element(link('Ingresar el del 01/08/2026'))
    .toHaveAttribute('href', '/admin/results/new/power_balls/1?type=1&fecha=2026-08-01');
  await expect
    .element(link('Revisar el resultado del 04/02/2012'))
    .toHaveAttribute('href', '/admin/results/edit/power_balls/1/1999');
  await expect
    .element(link('Corregir el calendario'))
    .toHaveAttribute('href', '/admin/loterias/1?seccion=calendario');
  await expect
    .element(link('Ver la página pública'))
    .toHaveAttribute('href', '/historia/1/power_balls?type=1');
  await expectAccessible();
});

test('of a hidden lottery nothing is asked: its soundness is shown once it is', async ({ server }) => {
  server.serve(listAudit, { data: [], total: 0, pages: 1 });
  server.serve(auditFilters, { people: [] });
  server.serve(oneLottery, { data: { ...saved, isShow: false, state: false } });
  await visit('/admin/loterias/1?seccion=historia');
  await expect
    .element(page.getByText('Mientras la lotería está oculta no se muestra su solidez.'))
    .toBeVisible();
});
