import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enterAs, newCustomer, type Person } from './arrange.ts';
import { fill } from './steps.ts';

const play = '/loteria/1/power_balls/normal/simple';

const cartOf = async ({ api }: Person) =>
  (await api.get<{ listCheckout: { balls: string; ball_red: number }[] }>('/checkouts/list')).listCheckout;

const special = (page: Page, ticket: number, ball: number) =>
  page
    .getByRole('region', { name: `Cartilla ${ticket}` })
    .getByRole('grid')
    .last()
    .getByRole('gridcell', { name: String(ball), exact: true });

const tray = (page: Page) => page.locator('[data-tray]');

test('an edited ticket leaves the cart and comes back with its new numbers: page and cart say the same amount', async ({
  page,
  api,
}) => {
  const ana = await newCustomer(api, 'corrige@example.com');
  await enterAs(page, ana);
  await page.goto(play);
  await fill(page, 1, [5, 9, 21, 60, 61], 7);
  await fill(page, 2, [1, 2, 3, 4, 6], 8);
  await expect(page.getByRole('link', { name: 'Carrito: 2 jugadas' })).toBeVisible();
  await special(page, 2, 8).click();
  await expect(page.getByText('La cartilla 2 salió del carrito.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrito: 1 jugada' })).toBeVisible();
  await special(page, 2, 12).click();
  await expect(page.getByRole('link', { name: 'Carrito: 2 jugadas' })).toBeVisible();
  await expect(page.getByText('$6.00').first()).toBeVisible();
  expect((await cartOf(ana)).map(({ ball_red }) => ball_red).toSorted((a, b) => a - b)).toEqual([7, 12]);

  await page.getByRole('button', { name: 'Jugar', exact: true }).click();
  await page.getByRole('link', { name: 'Carrito: 2 jugadas' }).click();
  await expect(page.getByText('$6.00').first()).toBeVisible();
});

test('on a bad line a full ticket waits, outlives a reload, and is registered once', async ({
  page,
  context,
  api,
  allow,
}) => {
  const ana = await newCustomer(api, 'mala-senal@example.com');
  await enterAs(page, ana);
  await page.goto(play);
  await expect(page.getByRole('region', { name: 'Cartilla 1' })).toBeVisible();
  allow('net::ERR_CONNECTION_RESET POST');
  // it arrives each time, and each answer is lost
  await page.route('**/checkouts/createNormal', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fill(page, 1, [5, 9, 21, 60, 61], 7);
  await expect(tray(page)).toContainText('Pendiente');
  await page.unroute('**/checkouts/createNormal');
  await page.reload();
  await expect(tray(page)).toContainText('En el carrito');
  expect(await cartOf(ana)).toHaveLength(1);

  // and now there is no line at all
  allow('net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await fill(page, 2, [1, 2, 3, 4, 6], 8);
  await expect(tray(page)).toContainText('Pendiente');
  await page.getByRole('button', { name: 'Jugar', exact: true }).click();
  await expect(tray(page)).toContainText('Pendiente');
  await context.setOffline(false);
  await expect(tray(page)).toContainText('En el carrito');
  expect((await cartOf(ana)).map(({ balls }) => balls).toSorted()).toEqual(['[1,2,3,4,6]', '[5,9,21,60,61]']);

  // closed before it could be sent: whichever page is opened next goes on with it
  await page.route('**/checkouts/createNormal', (route) => route.abort('connectionreset'));
  await fill(page, 3, [7, 8, 9, 10, 11], 9);
  await expect(tray(page)).toContainText('Pendiente');
  await page.unroute('**/checkouts/createNormal');
  await page.goto('/loterias');
  await expect(page.getByRole('link', { name: 'Carrito: 3 jugadas' })).toBeVisible();
});
