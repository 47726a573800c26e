import { expect, test } from '../fixtures.ts';
import { enterAs, newCustomer } from './arrange.ts';

test('twenty tickets on a phone: nothing moves sideways, Jugar stays in sight, and what was played leads on', async ({
  page,
  api,
  expectScreen,
}) => {
  await enterAs(page, await newCustomer(api, 'veinte@example.com'));
  await page.goto('/loteria/1/power_balls/normal/simple');
  const slip = page.getByRole('region', { name: /^Cartilla \d+$/ });
  const strip = page.getByRole('toolbar', { name: 'Cartillas' });
  const play = page.getByRole('button', { name: 'Jugar', exact: true });
  const ball = (number: number) =>
    slip
      .getByRole('grid')
      .first()
      .getByRole('gridcell', { name: String(number), exact: true });

  await test.step('fifteen more tickets', async () => {
    for (let count = 5; count < 20; count += 1)
      await strip.getByRole('button', { name: 'Añadir cartilla' }).click();
    await expect(strip.getByRole('button', { name: 'Ver la lista: 20 cartillas' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cartilla 20' })).toBeVisible();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBe(widths[1]);
    await expect(play).toBeInViewport({ ratio: 1 });
  });

  await test.step('five numbers are no play: Jugar leads to the Powerball that is missing', async () => {
    for (const number of [4, 18, 27, 36, 52]) await ball(number).click();
    await expectScreen('play-twenty');
    await play.click();
    await expect(page.getByText('¡Campos de juego vacío!')).toBeVisible();
    const drum = slip.getByRole('grid').last();
    await expect(drum.getByRole('gridcell', { name: '1', exact: true })).toBeFocused();
    await drum.getByRole('gridcell', { name: '12', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Carrito: 1 jugada' })).toBeVisible();
  });

  await test.step('after Jugar a line stays with what lies in the cart, and leads there', async () => {
    await play.click();
    const summary = page.getByRole('heading', { name: 'Números seleccionados' });
    await expect(summary).toBeVisible();
    await expect(summary).toHaveCount(0);
    await expect(page.getByText('1 jugada en el carrito · $3.00')).toBeVisible();
    await page.getByRole('link', { name: 'Pagar' }).click();
    await expect(page).toHaveURL(/\/checkout\/1\/power_balls$/);
  });
});
