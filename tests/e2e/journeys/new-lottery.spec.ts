import type { Page } from '@playwright/test';
import { form } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterResult, newCustomer, officeOf } from './arrange.ts';
import { approvePayment } from './steps.ts';

const name = 'cinco_de_36';
const shown = 'Cinco Andes';

/** Its card, with the mark of its initials, in its accent. */
async function expectItsCard(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: shown });
  await expect(card).toBeVisible();
  await expect(card.locator('svg text').first()).toHaveText('CA');
  await expect(card).toHaveCSS('--accent-fill', '#0f6e78');
}

test('a lottery that was made a moment ago is found, played, paid and checked like any other', async ({
  page,
  api,
  expectScreen,
}) => {
  const office = await officeOf(api);
  const levels = ['5', '4', '3'].map((prize_level, index) => ({
    position: index + 1,
    prize_level,
    lottery_prize: ['', '500', '10'][index],
  }));
  const { data } = await office.post<{ data: { id: number } }>(
    '/lottery/create-clasic',
    form({
      name,
      description: shown,
      accent: 'teal',
      size: '36',
      selectNumber: '5',
      era_from: '2026-01-01',
      days: '[2,4,6]',
      timezone: 'America/Lima',
      draw_time: '21:30',
      cutoff_minutes: '45',
      ticket_price: '1.50',
      service_fee: '0.25',
      prize_templates: JSON.stringify([{ type: 0, from: '2026-01-01', levels }]),
    }),
  );
  const { id } = data;
  await office.post('/lottery/show', { id });
  await enterResult(office, { lottery: id, name, date: '2026-08-06', balls: [3, 9, 21, 30, 36] });
  const main = page.getByRole('main');

  await test.step('a visitor finds it, its result, and what five numbers would have won', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
    await expectItsCard(page);
    await page.goto('/ultimos-resultados');
    await expectItsCard(page);
    await page.goto(`/ultimos-resultados/${id}/${name}`);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(shown);
    const check = main.getByRole('region', { name: 'Verifica tus aciertos' });
    for (const [at, number] of [3, 9, 21, 30, 35].entries())
      await check.getByLabel(`Número ${at + 1} de 5`).fill(String(number));
    await check.getByRole('button', { name: 'Enviar' }).click();
    await expect(check).toContainText('$500.00');
    await expectScreen('new-lottery-result');
  });

  await test.step('a customer fills a slip of 36 and pays it', async () => {
    await enterAs(page, await newCustomer(api, 'cinco-andes@example.com'));
    await page.goto('/loterias');
    await expectItsCard(page);
    await page.goto(`/loteria/${id}/${name}`);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(shown);
    await page.goto(`/loteria/${id}/${name}/normal/simple`);
    const slip = page.getByRole('region', { name: 'Cartilla 1' });
    const balls = slip.getByRole('gridcell');
    await expect(balls).toHaveCount(36);
    await expect(slip.getByRole('grid')).toHaveCount(1);
    for (const ball of [4, 12, 20, 28, 36])
      await slip.getByRole('gridcell', { name: String(ball), exact: true }).click();
    await expect(page.getByRole('link', { name: 'Carrito: 1 jugada' })).toBeVisible();
    await expectScreen('new-lottery-play');
    await page.goto(`/checkout/${id}/${name}`);
    const section = page.getByRole('region', { name: shown });
    await expect(section.locator('svg text').first()).toHaveText('CA');
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('$1.75');
    await approvePayment(page);
    await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
  });

  await test.step('the play stands among the purchases', async () => {
    await page.goto('/perfil');
    const row = page.getByRole('listitem').filter({ hasText: shown }).first();
    await expect(row).toContainText('$1.75');
  });

  // Other journeys know the four.
  await office.post('/lottery/delete', { id });
});
