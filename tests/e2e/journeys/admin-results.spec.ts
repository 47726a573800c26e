import type { Locator, Page } from '@playwright/test';
import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import {
  buyTickets,
  enterAs,
  enterOffice,
  enterResult,
  fillCart,
  newCustomer,
  officeOf,
  type Person,
  pay,
} from './arrange.ts';
import { ticketFile } from './history.ts';

test.use({ settings: houseOf(import.meta.filename) });

let ana: Person;
let beto: Person;

/** Tickets of three draws of Saturday, bought in time; then it is Sunday. */
test.beforeAll(async ({ server }) => {
  const api = apiOf(server.url);
  const office = await officeOf(api);
  ana = await newCustomer(api, 'ana@example.com');
  beto = await newCustomer(api, 'beto@example.com');
  await buyTickets(ana, office, [{ balls: [5, 9, 21, 60, 61], special: 7 }]);
  await buyTickets(beto, office, [{ balls: [1, 2, 3, 4, 6], special: 8 }]);
  await buyTickets(ana, office, [{ balls: [1, 2, 3, 4, 5, 6], special: null }], {
    lottery: 3,
    printed: 2,
  });
  await server.restart({ BOLILLERO_NOW: '2026-08-09T12:00:00Z' });
});

/** A page on which the notifications of a player stand. */
async function noticesOf(page: Page, who: Person): Promise<Page> {
  await enterAs(page, who);
  await page.goto('/perfil?notification=true');
  return page;
}

/** Looks again until it is there: draws are settled after the office has been answered. */
async function reloadUntil(page: Page, there: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(there).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

const settlement = (page: Page, date: string) => page.getByRole('row').filter({ hasText: date });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

test('a settled result is corrected and deleted, each time after showing who gains and who loses', async ({
  page,
  api,
  newVisitor,
  expectScreen,
}) => {
  await enterResult(await officeOf(api), { date: '2026-08-08', balls: [5, 9, 21, 33, 40], special: 7 });
  const [hers, his] = [await newVisitor(), await newVisitor()];
  await noticesOf(hers, ana);
  await reloadUntil(hers, hers.getByText('¡Ganaste en Powerball!'));
  await expect(hers.getByText('$100.00')).toBeVisible();
  await noticesOf(his, beto);
  await expect(his.getByText('Aún no tienes notificaciones')).toBeVisible();

  await enterOffice(page);
  await page.goto('/admin/results/power_balls/1');
  await expect(settlement(page, '08/08/2026')).toContainText('2 jugadas, 1 con premio');
  const question = page.getByRole('dialog', { name: '¿Guardar los cambios del resultado?' });
  const changes = question.getByRole('row');

  await test.step('another prize: the winner gains, and her notice says from what to what', async () => {
    await page.getByRole('link', { name: 'Editar el resultado del 08/08/2026' }).click();
    await page.getByLabel('Premio, posición 5', { exact: true }).press('F2');
    await page.getByLabel('Premio, posición 5', { exact: true }).fill('250');
    await save(page);
    await expect(question).toContainText('Cambia 1 jugada:');
    await expect(changes.nth(1)).toContainText(/ana@example\.com.*5 9 21 60 61.*\$100\.00.*\$250\.00.*gana/);
    await question.getByRole('button', { name: 'Sí, guardar' }).click();
    await expect(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
    await reloadUntil(hers, hers.getByText('$250.00', { exact: true }));
    await expect(hers.getByText('Tu premio cambió de $100.00 a $250.00')).toHaveCount(1);
    await expect(hers.getByText('¡Ganaste en Powerball!')).toHaveCount(0);
  });

  await test.step('other numbers: one loses, another gains; called off, nothing happens', async () => {
    await page.getByRole('link', { name: 'Editar el resultado del 08/08/2026' }).click();
    await page.getByLabel('Números sorteados').fill('1 2 3 33 40');
    await page.getByRole('textbox', { name: /^Powerball/ }).fill('8');
    await save(page);
    await expect(question).toContainText('Cambian 2 jugadas:');
    await expect(changes.filter({ hasText: 'ana@example.com' })).toContainText(
      /\$250\.00.*Sin premio.*pierde/,
    );
    await expect(changes.filter({ hasText: 'beto@example.com' })).toContainText(
      /Sin premio.*\$250\.00.*gana/,
    );
    await expectScreen('admin-result-changes');
    await question.getByRole('button', { name: 'Volver a revisar' }).click();
    await hers.reload();
    await expect(hers.getByText('$250.00', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Números sorteados')).toHaveValue('1 2 3 33 40');
  });

  await test.step('applied, the one is told that the prize is gone, and the other that they won', async () => {
    await save(page);
    await question.getByRole('button', { name: 'Sí, guardar' }).click();
    await expect(settlement(page, '08/08/2026')).toContainText('2 jugadas, 1 con premio');
    await reloadUntil(hers, hers.getByText('Ya no hay premio para tu jugada de Powerball'));
    await expect(hers.getByText('Tu premio cambió')).toHaveCount(0);
    await hers.goto('/perfil');
    await expect(hers.getByText(/^Sorteada · [^$]*$/)).toHaveCount(1);
    await reloadUntil(his, his.getByText('¡Ganaste en Powerball!'));
    await expect(his.getByText('$250.00')).toBeVisible();
  });

  await test.step('deleting shows who would lose, and they are told', async () => {
    await page.getByRole('button', { name: 'Eliminar el resultado del 08/08/2026' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Deseas eliminar el registro?' });
    await expect(dialog.getByRole('row').nth(1)).toContainText(/beto@example\.com.*\$250\.00.*pierde/);
    await expectScreen('admin-result-delete');
    await dialog.getByRole('button', { name: 'Sí, eliminar' }).click();
    await expect(page.getByText('¡Registro eliminado!')).toBeVisible();
    await expect(page.getByText('Aún no hay resultados')).toBeVisible();
    await reloadUntil(his, his.getByText('Ya no hay premio para tu jugada de Powerball'));
    await expect(his.getByText('¡Ganaste en Powerball!')).toHaveCount(0);
    await his.goto('/perfil');
    await expect(his.getByText('falta el resultado')).toHaveCount(1);
  });
});

test('a result that is being prepared is not seen, and not settled until it is shown', async ({
  page,
  newVisitor,
}) => {
  const hers = await newVisitor();
  await enterAs(hers, ana);
  await enterOffice(page);
  await page.goto('/admin/results/new/florida/3');
  await page.getByLabel('Números sorteados').fill('1 2 3 4 50 51');
  await page.getByLabel('Mostrar a los jugadores').uncheck();
  await save(page);
  await expect(page.getByText('¡Nuevo resultado registrado!')).toBeVisible();
  await expect(page.getByText('Guardado sin mostrarse: se liquida cuando lo muestres.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver los resultados' }).click();
  const row = settlement(page, '08/08/2026');
  await expect(row).toContainText('Oculto');
  await expect(row).toContainText('No se liquida');

  await hers.goto('/loteria/3/florida');
  await expect(hers.getByText('Todavía no hay resultados de esta serie')).toBeVisible();
  await hers.goto('/ultimos-resultados/3/florida');
  await expect(hers.getByText('Todavía no hay resultados de esta serie')).toBeVisible();
  await hers.goto('/perfil');
  await expect(hers.getByRole('listitem').filter({ hasText: 'Florida Lotto' })).toContainText(
    'falta el resultado',
  );

  await test.step('shown, it is', async () => {
    await page.getByRole('link', { name: 'Editar el resultado del 08/08/2026' }).click();
    await page.getByLabel('Mostrar a los jugadores').check();
    await save(page);
    await page.getByRole('button', { name: 'Sí, guardar' }).click();
    await expect(row).toContainText('1 jugada, 1 con premio');
    await expect(row).not.toContainText('Oculto');
    await hers.goto('/loteria/3/florida');
    await expect(hers.getByRole('list', { name: '' }).getByText('51').first()).toBeVisible();
    await hers.goto('/perfil?notification=true');
    await expect(hers.getByText('¡Ganaste en Florida Lotto!')).toHaveCount(1);
    await expect(hers.getByText('$100.00'), 'the base of $50.00 by the printed ×2').toBeVisible();
  });
});

test('the second draw, REZAGADOS, has results of its own', async ({ page, api, newVisitor }) => {
  const office = await officeOf(api);
  await enterResult(office, { date: '2026-08-05', balls: [30, 31, 32, 33, 34], special: 1 });
  await enterOffice(page);
  await page.goto('/admin/results/new/power_balls/1?type=1');
  await test.step('its data come from an earlier result, and its own date is typed', async () => {
    await page.getByLabel(/^Tomar los datos/).selectOption({ label: '05/08/2026 · $210,000,000' });
    await expect(page.getByLabel(/^Fecha del sorteo/)).toHaveValue('05/08/2026');
    await expect(page.getByLabel(/^Próximo resultado/)).toHaveValue('08/08/2026');
    await expect(page.getByLabel(/^Monto del pozo/)).toHaveValue('210,000,000.00');
    await page.getByLabel(/^Fecha del sorteo/).fill('08/08/2026');
    await expect(page.getByLabel(/^Próximo resultado/)).toHaveValue('10/08/2026');
    await page.getByLabel('Números sorteados').fill('11 12 13 14 69');
    await page.getByRole('textbox', { name: /^Powerball/ }).fill('16');
    await save(page);
    await expect(page.getByText('¡Nuevo resultado registrado!')).toBeVisible();
    await page.getByRole('link', { name: 'Ver los resultados' }).click();
    await expect(page).toHaveURL(/type=1/);
    await expect(settlement(page, '08/08/2026')).toContainText('REZAGADOS');
  });

  await test.step('everybody sees it beside the first draw', async () => {
    const hers = await newVisitor();
    await hers.goto('/ultimos-resultados/1/power_balls');
    await expect(hers.getByRole('main').getByRole('listitem').first()).toHaveText('30');
    await hers.getByRole('link', { name: 'REZAGADOS' }).click();
    await expect(hers.getByRole('main').getByRole('listitem').first()).toHaveText('11');
  });
});

test('a whole Powerball result with its winners is entered by keyboard alone, in at most 70 keys besides the digits', async ({
  page,
}) => {
  await enterOffice(page);
  await page.goto('/admin/results/power_balls/1');
  const enter = page.getByRole('link', { name: 'Ingresar Bolillas' });
  await expect(enter).toBeVisible();
  let keys = 0;
  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) {
      if (!/^\d$/.test(key)) keys += 1;
      await page.keyboard.press(key);
    }
  };
  const type = (text: string) => press(...[...text].map((key) => (key === ' ' ? 'Space' : key)));
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await enter.evaluate((element) => element === document.activeElement)) break;
    await press('Tab');
  }
  await press('Enter');
  await expect(page.getByLabel(/^Fecha del sorteo/)).toHaveValue('08/08/2026');
  await expect(page.getByLabel(/^Monto del pozo/)).toBeFocused();
  await type('42m');
  await press('Tab');
  await type('61 3 12 20 44');
  await press('Tab');
  await type('7');
  await press('Tab');
  await type('3');
  await press('Tab');
  const winners = ['0', '1', '9', '215', '542', '13554', '11203', '85433', '205058'];
  const plays = ['0', '2', '52', '131', '3210', '2688', '20311', '49072'];
  for (const count of [...winners, ...plays]) {
    await type(count);
    await press('Enter');
  }
  await expect(page.getByLabel('Ganadores, posición 8', { exact: true })).toHaveValue('85,433');
  await expect(page.getByLabel('Premio POWER PLAY, posición 3', { exact: true })).toHaveValue('150,000.00');
  await press('Control+Enter');
  await expect(page.getByText('¡Nuevo resultado registrado!')).toBeVisible();
  await expect(page.getByText(/^2 jugadas, /)).toBeVisible();
  expect(keys, 'keys besides the digits').toBeLessThanOrEqual(70);
});

test('a ticket takes a PDF of its own, and the multiplier that is printed on it', async ({ page, allow }) => {
  await pay(beto, await fillCart(beto, [{ balls: [2, 4, 6, 8, 10], special: 12 }], { date: '2026-08-10' }));
  const mega = { lottery: 2, date: '2026-08-11' };
  await pay(beto, await fillCart(beto, [{ balls: [3, 5, 7, 9, 11], special: 13 }], mega));
  await enterOffice(page);
  await page.goto('/admin/tickets');
  const pending = (lottery: string) => page.getByRole('row').filter({ hasText: lottery });
  const fault = page.getByRole('main').getByRole('alert');
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await pending('Powerball')
      .getByRole('button', { name: /^Subir PDF/ })
      .click();
    await (await chooser).setFiles(file);
  };

  await test.step('what only calls itself a PDF is refused by its content', async () => {
    allow('415 POST /api/purchases/purchase-sold/');
    await choose({ ...ticketFile('falso.pdf'), buffer: Buffer.from('PK no soy un PDF') });
    await expect(fault).toHaveText('Extensión no válida, Solo .pdf');
  });

  await test.step('a good one is taken', async () => {
    await choose(ticketFile('cartilla.pdf'));
    await expect(page.getByText('¡Archivo subido exitosamente!')).toBeVisible();
    await expect(pending('Powerball')).toHaveCount(0);
  });

  await test.step('where the multiplier is printed on the ticket, it is asked for', async () => {
    await pending('Mega Millions')
      .getByRole('button', { name: /^Subir PDF/ })
      .click();
    const window = page.getByRole('dialog', { name: 'Potenciador impreso' });
    await window.locator('input[type=file]').setInputFiles(ticketFile('mega.pdf'));
    await window.getByLabel(/^¿Qué potenciador/).selectOption('×3');
    await window.getByRole('button', { name: 'Subir', exact: true }).click();
    await expect(pending('Mega Millions')).toHaveCount(0);
    await page.getByRole('link', { name: /^Cartillas Compradas/ }).click();
    await expect(pending('Mega Millions')).toContainText('×3');
  });
});
