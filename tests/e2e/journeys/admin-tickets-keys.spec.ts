import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import { enterOffice, fillCart, newCustomer, pay } from './arrange.ts';
import { ticketFile } from './history.ts';

test.use({ settings: houseOf(import.meta.filename) });

test('the pending tickets are cleared with the keyboard alone', async ({ page, server }) => {
  const ana = await newCustomer(apiOf(server.url), 'ana@example.com');
  const plays = [
    { balls: [5, 9, 21, 60, 61], special: 7 },
    { balls: [1, 2, 3, 4, 6], special: 8 },
    { balls: [11, 12, 13, 14, 15], special: 16 },
  ];
  const ids = await pay(ana, await fillCart(ana, plays));
  await enterOffice(page);
  await page.goto('/admin/tickets');
  const upload = (id: number | undefined) =>
    page.getByRole('button', { name: `Subir PDF de la cartilla ${id}`, exact: true });
  await expect(upload(ids[0])).toBeVisible();

  await test.step('the search leads to the list, and Tab into its first row', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeFocused();
    await page.keyboard.type('ana@example');
    await expect(page).toHaveURL(/q=ana/);
    for (let presses = 0; presses < 40; presses += 1) {
      if (await upload(ids[0]).evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(upload(ids[0])).toBeFocused();
  });

  await test.step('Enter chooses a PDF, and the next ticket has the focus', async () => {
    // The browser is told once to leave its windows for files to the test: a key would be quicker than to tell it each time.
    page.on('filechooser', () => {});
    for (const [place, id] of ids.entries()) {
      await expect(upload(id)).toBeFocused();
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(ticketFile(`cartilla-${place}.pdf`));
      await expect(upload(id)).toHaveCount(0);
    }
    await expect(page.getByText('Nada coincide con lo que pediste')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cartillas Compradas 3$/ })).toBeVisible();
  });
});
