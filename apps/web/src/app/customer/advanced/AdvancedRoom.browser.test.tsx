import { forecastData, previousPlaysByCount } from '@bolillero/contract/calls/forecasts';
import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { validSubscription } from '@bolillero/contract/calls/subscriptions';
import { lastDraws, wholeScope } from '@bolillero/domain/history/scope';
import { previousPlays } from '@bolillero/domain/statistics/previous-plays';
import { expectAccessible } from '../../../testing/accessible.ts';
import { serveCounts } from '../../../testing/counts.ts';
import { serveForecasts } from '../../../testing/forecast.ts';
import { powerballHistory } from '../../../testing/history.ts';
import { enter, rosa } from '../../../testing/people.ts';
import { action, ball, inked, panel, servePlayPage, slip } from '../../../testing/play-page.ts';
import { wear } from '../../../testing/scheme.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { visit } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';

const history = powerballHistory(60);
const address = '/loteria/1/power_balls/normal/mix';
const group = (name: string) => page.getByRole('radio', { name, exact: true });
const coloured = (at: number) => slip(at).element().querySelectorAll('[data-heat]').length;
const bar = page.getByRole('region', { name: 'Marcar cartillas' });
const box = (at: number) => page.getByRole('checkbox', { name: new RegExp(`^Marcar cartilla ${at}\\b`) });

let cart: ReturnType<typeof servePlayPage>;
beforeEach<{ server: Server }>(({ server }) => {
  cart = servePlayPage(server);
  server.serve(validSubscription, { ok: true });
  server.serve(listLotteries, []);
  serveForecasts(server, history);
  serveCounts(server, history);
  enter({ ...rosa, type: 1 });
});

async function open(width = desktop) {
  await page.viewport(width.width, width.height);
  await visit(address);
  await expect.element(panel(1)).toBeVisible();
}

/** A ball that is filed as hot when it is picked: of those that +Caliente adds. */
async function addHot() {
  await action('Caliente, cartilla 1').click();
  await expect.poll(() => inked(1).length).toBe(1);
  return inked(1)[0] ?? 0;
}

test('a JA colours the slips and the same again takes it off; one of a ticket colours that one alone', async () => {
  await open();
  expect(coloured(1)).toBe(0);
  await group('JA3').click();
  await expect.poll(() => coloured(1)).toBeGreaterThan(10);
  const three = coloured(2);
  await page.getByRole('button', { name: 'Jugada anterior de la cartilla 1: JA3' }).click();
  await page.getByRole('menuitem', { name: 'JA10' }).click();
  await expect.poll(() => coloured(1)).toBeGreaterThan(three);
  expect(coloured(2)).toBe(three);
  await group('JA3').click();
  await expect.poll(() => coloured(2)).toBe(0);
});

test('a hot ball goes after a question, with the word that it went; Cancelar keeps it', async () => {
  await open();
  const hot = await addHot();
  await ball(1, hot).click();
  await expect.element(page.getByText('¿Estás seguro que quieres deseleccionar este número?')).toBeVisible();
  await expectAccessible();
  await action('Cancelar').click();
  expect(inked(1)).toEqual([hot]);
  await ball(1, hot).click();
  await action('Confirmar').click();
  await expect.element(page.getByText('¡Deseleccionado!')).toBeVisible();
  expect(inked(1)).toEqual([]);
});

for (const screen of [desktop, phone])
  test(`a ball brings suggestions of pairs, of which one is taken, ${screen.width} wide`, async () => {
    await open(screen);
    await ball(1, 7).click();
    await expect
      .element(page.getByText('Sugerencias de pares con: 7', { exact: true }).first())
      .toBeVisible();
    await expect.element(page.getByText('¿Desea agregar la siguiente sugerencia?')).toBeVisible();
    await page
      .getByRole('button', { name: /^Sí: 7 y / })
      .first()
      .click();
    await expect.poll(() => inked(1).length).toBe(2);
    expect(slip(1).element().querySelectorAll('[data-state=pair]').length).toBe(2);
    // the second ball of a pair is no single one: with two paired there is room for one more single ball
    await expect.element(page.getByText('¿Desea agregar la siguiente sugerencia?')).not.toBeInTheDocument();
  });

test('zones are framed in rows; the same again takes them off', async () => {
  await open();
  await group('ZONAS POSIBLES').click();
  await expect.poll(() => slip(1).element().querySelectorAll('[data-zone=start]').length).toBeGreaterThan(0);
  await group('ZONAS POSIBLES').click();
  await expect.poll(() => slip(1).element().querySelectorAll('[data-zone]').length).toBe(0);
});

test('JAS colours by the draws that one chooses: of the last two as JA2 does', async ({ server }) => {
  const two = previousPlays(lastDraws(wholeScope(history), 2), 'main');
  server.serve(previousPlaysByCount, {
    previous_plays: [two.map(({ ball: balls, count }) => ({ balls, count }))],
    previous_plays_extra: [[]],
    draws: 2,
    from: '2026-08-03',
    to: '2026-08-05',
  });
  await open();
  await group('JA2').click();
  await expect.poll(() => coloured(1)).toBeGreaterThan(0);
  const asJa2 = coloured(1);
  await group('JAS').click();
  await page.getByRole('textbox').fill('2');
  await action('Ver').click();
  await expect.element(group('JAS')).toHaveAttribute('aria-checked', 'true');
  expect(coloured(1)).toBe(asJa2);
  await group('JAS').click();
  await expect.poll(() => coloured(1)).toBe(0);
});

/** Each helper from its button to its window's answer. */
const helpers: readonly (readonly [string, () => Promise<void>])[] = [
  ['JAS / BOT', () => action('Elegir cartillas').click()],
  ['PRONÓSTICO MAYOR', () => action('Elegir cartillas').click()],
  ['Porcentajes', () => action('Elegir cartillas').click()],
  ['Numerología', () => action('ENVIAR').click()],
];

test.for(helpers)(
  '%s fills the tickets that are marked, and one Deshacer takes it back',
  async ([name, choose]) => {
    await open();
    await group('JA5').click();
    await page.getByRole('button', { name, exact: true }).click();
    await choose();
    await expect.element(bar).toBeVisible();
    await expect.element(box(1)).toHaveFocus();
    // numbers cannot be changed meanwhile
    expect(slip(1).element().querySelector('[inert]')).not.toBeNull();
    await expect.element(box(1)).toBeChecked();
    await box(1).click();
    await bar.getByRole('button', { name: 'EJECUTAR' }).click();
    await expect.element(page.getByText('Tienes que seleccionar al menos una cartilla.')).toBeVisible();
    await box(2).click();
    await box(3).click();
    await bar.getByRole('button', { name: 'EJECUTAR' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    expect([inked(1).length, inked(2).length, inked(3).length]).toEqual([0, 5, 5]);
    await expect.poll(() => cart.length).toBe(2);
    await action('Deshacer').click();
    await expect.poll(() => [inked(2).length, inked(3).length]).toEqual([0, 0]);
    await expect.poll(() => cart.length).toBe(0);
  },
);

test('Limpiar and Eliminar act on what is marked; CANCELAR and Escape change nothing', async () => {
  await open();
  await ball(1, 7).click();
  await page.getByRole('button', { name: 'Limpiar', exact: true }).click();
  await expect.element(bar).toBeVisible();
  await expectAccessible();
  await bar.getByRole('button', { name: 'CANCELAR' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(inked(1)).toEqual([7]);
  await page.getByRole('button', { name: 'Limpiar', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await bar.getByRole('button', { name: 'Todas' }).click();
  await bar.getByRole('button', { name: 'EJECUTAR' }).click();
  await action('Confirmar').click();
  // the last one is only cleared
  await expect.element(slip(2)).not.toBeInTheDocument();
  expect(inked(1)).toEqual([]);
});

test('on a phone: Ayudas, a helper, a list to mark, EJECUTAR', async () => {
  await open(phone);
  await page.getByRole('button', { name: 'Ayudas' }).click();
  await page.getByRole('button', { name: /^Porcentajes/ }).click();
  await action('Elegir cartillas').click();
  await expect.element(page.getByRole('dialog').getByRole('checkbox').first()).toBeChecked();
  await expectAccessible();
  await action('EJECUTAR').click();
  await expect.poll(() => inked(1).length).toBe(5);
  await expect.element(page.getByRole('button', { name: 'Ayudas' })).toHaveFocus();
});

test('where the draws before cannot be read, numbers can be chosen all the same, and it can be tried again', async ({
  server,
}) => {
  server.serve(forecastData, refusal('unknown-lottery'));
  await open();
  await expect.element(page.getByText(/^No pudimos leer los sorteos anteriores/)).toBeVisible();
  await ball(1, 7).click();
  expect(inked(1)).toEqual([7]);
  serveForecasts(server, history);
  await action('Reintentar').click();
  await expect.element(page.getByText(/^No pudimos leer los sorteos anteriores/)).not.toBeInTheDocument();
});

for (const screen of [desktop, phone])
  test(`is accessible in colours, filled in, ${screen.width} wide, in both themes`, async () => {
    await open(screen);
    await group('JA3').click();
    await action('Caliente, cartilla 1').click();
    await expectAccessible();
    await wear('dark');
    await expectAccessible();
  });
