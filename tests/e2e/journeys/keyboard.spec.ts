import { expect, test } from '../fixtures.ts';
import { onDesktop } from '../widths.ts';
import { enterAs, newCustomer } from './arrange.ts';
import { press, tabTo } from './keys.ts';

test('a play is filled in, played and paid from the keyboard alone', { tag: onDesktop }, async ({
  page,
  api,
}) => {
  await enterAs(page, await newCustomer(api, 'teclas@example.com'));
  await page.goto('/loterias');
  await expect(page.getByRole('heading', { name: 'Powerball' })).toBeVisible();

  await test.step('the first stop skips the header', async () => {
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await press(page, 'Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press(page, 'Enter', 'Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain, 'the next stop is in the page itself').toBe(true);
  });

  await test.step('arrows and digits go about the panel, Space and Enter choose', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Jugar Powerball' }));
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Jugar Powerball' })).toBeVisible();
    await expect(page.getByRole('main'), 'a new page begins at its beginning').toBeFocused();
    const slip = page.getByRole('region', { name: 'Cartilla 1' });
    const panel = slip.getByRole('grid').first();
    const drum = slip.getByRole('grid').last();
    const ball = (number: number) => panel.getByRole('gridcell', { name: String(number), exact: true });
    await tabTo(page, ball(1));
    await press(page, 'Space', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Space');
    await press(page, 'Control+End', 'Enter', '2', '7', 'Space');
    await expect(panel.getByRole('gridcell', { selected: true })).toHaveText(['1', '2', '8', '27', '69']);
    // between the two drums stands the switch of the multiplier
    await press(page, 'Tab', 'Tab', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(drum.getByRole('gridcell', { selected: true })).toHaveText(['3']);
    await expect(page.getByRole('link', { name: 'Carrito: 1 jugada' })).toBeVisible();
  });

  await test.step('Jugar keeps the place, and the cart is a few stops away', async () => {
    const play = page.getByRole('button', { name: 'Jugar', exact: true });
    await tabTo(page, play);
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Números seleccionados' })).toBeVisible();
    await expect(play).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Pagar' }), 2);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/checkout\/1\/power_balls$/);
  });

  await test.step('the payment begins at its button, gives the focus back, and ends with its news', async () => {
    const buy = page.getByRole('button', { name: /^Pagar \$/ });
    await tabTo(page, buy);
    await press(page, 'Enter');
    const approve = page.getByRole('button', { name: 'Aprobar' });
    await expect(page.getByRole('heading', { name: 'Pagar' })).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buy).toBeFocused();
    await press(page, 'Enter');
    await tabTo(page, approve, 2);
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: '¡Números registrados!' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Ver en Compras' }), 4);
    await press(page, 'Enter');
    await expect(page.getByText(/^Pagada · la compramos antes de /)).toHaveCount(1);
  });
});
