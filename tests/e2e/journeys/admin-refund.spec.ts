import type { Page } from '@playwright/test';
import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import {
  buyTickets,
  enterAs,
  enterOffice,
  fillCart,
  newCustomer,
  officeOf,
  type Person,
  pay,
} from './arrange.ts';

test.use({ settings: houseOf(import.meta.filename) });

let ana: Person;
let pending: number;
let twice: number;
let sold: number;

test.beforeAll(async ({ server }) => {
  const api = apiOf(server.url);
  ana = await newCustomer(api, 'ana@example.com');
  const plays = [
    { balls: [5, 9, 21, 60, 61], special: 7 },
    { balls: [1, 2, 3, 4, 6], special: 8 },
  ];
  [pending = 0, twice = 0] = await pay(ana, await fillCart(ana, plays));
  const third = { balls: [11, 12, 13, 14, 15], special: 16 };
  [sold = 0] = await buyTickets(ana, await officeOf(api), [third]);
});

const numberOf = (id: number) => String(id).padStart(6, '0');
const row = (page: Page, id: number) => page.getByRole('row').filter({ hasText: numberOf(id) });
/** Takes the act in the row's menu. */
async function giveBack(page: Page, id: number) {
  await row(page, id)
    .getByRole('button', { name: /^Más acciones/ })
    .click();
  await page.getByRole('menuitem', { name: 'Devolver' }).click();
}
const windowOf = (page: Page, id: number) =>
  page.getByRole('dialog', { name: `¿Devolver lo pagado por la cartilla ${numberOf(id)}?` });

test('a purchase is given back whole, with its reason, and stays to be seen', async ({
  page,
  newVisitor,
  expectScreen,
}) => {
  await enterOffice(page);
  await page.goto('/admin/tickets');
  const window = windowOf(page, pending);

  await test.step('what will happen is told, and a reason is wanted', async () => {
    await giveBack(page, pending);
    await expect(window).toContainText('Se devolverán $3.00, el precio completo, a ana@example.com');
    await expect(window).toContainText('ya no se compra');
    await expect(window.getByLabel('Motivo')).toBeFocused();
    await window.getByRole('button', { name: 'Sí, devolver $3.00' }).click();
    await expect(window.getByText('Escribe el motivo de la devolución.')).toBeVisible();
    await expectScreen('admin-refund');
  });

  await test.step('called off, nothing happens', async () => {
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    await expect(row(page, pending)).toBeVisible();
  });

  await test.step('confirmed, it leaves the list', async () => {
    await giveBack(page, pending);
    await window.getByLabel('Motivo').fill('No llegamos a comprarla');
    await window.getByRole('button', { name: 'Sí, devolver $3.00' }).click();
    await expect(page.getByText('La devolución de $3.00 está en camino.')).toBeVisible();
    await expect(row(page, pending)).toHaveCount(0);
    await expect(row(page, twice)).toBeVisible();
  });

  await test.step('who did it, when and why is listed', async () => {
    await page.getByRole('link', { name: /^Devoluciones/ }).click();
    await expect(row(page, pending)).toContainText('No llegamos a comprarla');
    await expect(row(page, pending)).toContainText('$3.00');
    await expect(row(page, pending)).toContainText(/Administrador.*08\/08\/2026/);
    await expect(row(page, pending)).toContainText('Devuelto');
    await expectScreen('admin-refunds');
    await page.getByLabel('Buscar').fill('nadie');
    await expect(page.getByText('Nada coincide con lo que pediste')).toBeVisible();
  });

  await test.step('the player is told', async () => {
    const hers = await newVisitor();
    await enterAs(hers, ana);
    await hers.goto('/perfil?notification=true');
    await expect(hers.getByText('Te devolvimos un pago')).toHaveCount(1);
    await hers.getByRole('button', { name: /^Ver: Te devolvimos un pago/ }).click();
    const told = hers.getByRole('dialog', { name: 'Te devolvimos un pago' });
    await expect(told).toContainText(
      `Te devolvimos el precio completo de la compra N.º ${numberOf(pending)}.`,
    );
    await expect(told).not.toContainText('acierto');
    await hers.goto('/perfil');
    await expect(hers.getByRole('listitem').filter({ hasText: numberOf(pending) })).toContainText(
      'No se compró: te devolvimos $3.00',
    );
  });
});

test('of two administrators one gives back, and the other is told', async ({ page, newVisitor, allow }) => {
  const other = await newVisitor();
  for (const one of [page, other]) {
    await enterOffice(one);
    await one.goto('/admin/tickets');
    await giveBack(one, twice);
    await windowOf(one, twice)
      .getByLabel('Motivo')
      .fill(one === page ? 'Punto de venta cerrado' : 'Repetida');
  }
  const yes = (one: Page) => windowOf(one, twice).getByRole('button', { name: 'Sí, devolver $3.00' });
  await yes(page).click();
  await expect(windowOf(page, twice)).toHaveCount(0);
  allow('409 POST /api/purchases/refund/');
  await yes(other).click();
  await expect(windowOf(other, twice).getByRole('alert')).toContainText(
    'Esa compra ya tiene una devolución.',
  );
  await windowOf(other, twice).getByRole('button', { name: 'Cancelar' }).click();
  await expect(row(other, twice)).toHaveCount(0);
});

test('a ticket that was bought becomes the house’s', async ({ page, expectScreen }) => {
  await enterOffice(page);
  await page.goto('/admin/tickets?tab=compradas');
  await giveBack(page, sold);
  const window = windowOf(page, sold);
  await expect(window).toContainText('queda para la casa');
  await window.getByLabel('Motivo').fill('El jugador la compró por error');
  await window.getByRole('button', { name: 'Sí, devolver $3.00' }).click();
  await expect(row(page, sold)).toContainText('Con devolución');
  await expect(row(page, sold).getByRole('button', { name: /^Más acciones/ })).toHaveCount(0);
  await expect(row(page, sold).getByRole('link', { name: /^Ver PDF/ })).toBeVisible();
  await expectScreen('admin-tickets-given-back');
});
