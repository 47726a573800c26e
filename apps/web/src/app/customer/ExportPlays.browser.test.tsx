import { spendingLimits } from '@bolillero/contract/calls/costumers';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { expectAccessible } from '../../testing/accessible.ts';
import { cartItem, serveCart } from '../../testing/cart.ts';
import { action, openPlayPage, servePlayPage } from '../../testing/play-page.ts';
import { powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import { keepSavedFiles } from '../../testing/saved-files.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const plays = () => [cartItem(1, [5, 9, 21, 60, 61], 7), cartItem(2, [1, 2, 3, 4, 6], 8, true)];
const played = page.getByRole('region', { name: /^NÚMEROS JUGADOS/ });

beforeEach<{ server: Server }>(({ server }) => {
  servePlayPage(server, plays());
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  server.serve(spendingLimits, {
    ok: true,
    monthly: null,
    pending: null,
    spent: '0.00',
    renews: '2026-09-01',
    paused_until: null,
  });
});

/** The two files, named by the time of day. */
async function expectBoth(saved: ReturnType<typeof keepSavedFiles>) {
  await expect
    .poll(() => saved, { timeout: 10_000 })
    .toEqual([
      { name: expect.stringMatching(/^jugadas-\d\d-\d\d-\d\d\.pdf$/), begins: '%PDF' },
      { name: expect.stringMatching(/^jugadas-\d\d-\d\d-\d\d\.xlsx$/), begins: 'PK\u0003\u0004' },
    ]);
}

test.for([desktop, phone])(
  'the cart is printed and exported from its page, $width wide',
  async (screen, { server }) => {
    serveCart(server, plays(), 'Estados Unidos');
    await page.viewport(screen.width, screen.height);
    const saved = keepSavedFiles();
    await visit('/checkout/1/power_balls');
    await action('Imprimir jugadas').click();
    await expect.poll(() => saved).toHaveLength(1);
    await action('Excel').click();
    await expectBoth(saved);
    await expectAccessible();
  },
);

test('the played numbers are exported from their panel', async ({ server }) => {
  serveCart(server, plays(), 'Estados Unidos');
  const saved = keepSavedFiles();
  await openPlayPage();
  await played.getByRole('button', { name: 'PDF' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  await played.getByRole('button', { name: 'Excel' }).click();
  await expectBoth(saved);
  await expectAccessible();
});

test('on a phone they are, from their window', async ({ server }) => {
  serveCart(server, plays(), 'Estados Unidos');
  await page.viewport(phone.width, phone.height);
  const saved = keepSavedFiles();
  await openPlayPage();
  await action('Más herramientas').click();
  await action('NÚMEROS JUGADOS').click();
  const list = page.getByRole('dialog', { name: 'NÚMEROS JUGADOS' });
  await list.getByRole('button', { name: 'PDF' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  await expectAccessible();
});

test('where nothing was played there is nothing to export', async ({ server }) => {
  serveCart(server, [], 'Estados Unidos');
  const saved = keepSavedFiles();
  await openPlayPage();
  await played.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByText('¡ Lista vacía !')).toBeVisible();
  expect(saved).toEqual([]);
});

test('an empty cart has nothing to export', async ({ server }) => {
  serveCart(server, [], 'Estados Unidos');
  const saved = keepSavedFiles();
  await visit('/checkout/1/power_balls');
  await action('Excel').click();
  // once as what the page says, once as the answer
  await expect.element(page.getByText('¡ Carrito vacío !')).toHaveLength(2);
  expect(saved).toEqual([]);
});

const elsewhere = ['Perú', 'Puerto Rico'] as const;

test.for(elsewhere)('a customer of %s does not export the played numbers', async (country, { server }) => {
  serveCart(server, plays(), country);
  await openPlayPage();
  await expect.element(played.getByRole('button', { name: /^Eliminar la jugada/ })).toHaveLength(2);
  await expect.element(played.getByRole('button', { name: /PDF|Excel/ })).not.toBeInTheDocument();
});

test.for(elsewhere)('a customer of %s neither prints nor exports the cart', async (country, { server }) => {
  serveCart(server, plays(), country);
  await visit('/checkout/1/power_balls');
  await expect.element(page.getByRole('region', { name: 'Total' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Imprimir|Excel/ })).not.toBeInTheDocument();
});
