import { cardList } from '@bolillero/contract/calls/study';
import { readLotteryDetail } from '../../../api/lottery.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { powerballDetail } from '../../../testing/powerball.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test } from '../../../testing/test.ts';
import { DrawTable } from './DrawTable.tsx';

const table = <DrawTable lottery={readLotteryDetail(powerballDetail)} series={{ id: 1, type: 0 }} />;
const draws = Array.from({ length: 20 }, (_, index) => ({
  fecha: `2026-07-${String(31 - index).padStart(2, '0')}`,
  balls: [index + 1, 31, 42, 53, 69],
  bExtra: 26,
}));

test.for([phone, desktop])(
  'its skeleton is as high as what comes, $width wide',
  async ({ width, height }, { server }) => {
    await page.viewport(width, height);
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    server.serve(cardList, async () => {
      await held;
      return { data: draws, total: 1741, pages: 88 };
    });
    await show(table);
    const section = page.getByRole('region', { name: /^Sorteos desde/ });
    await expect.element(section.getByRole('status')).toBeInTheDocument();
    const before = section.element().getBoundingClientRect().height;
    come();
    await expect.element(page.getByRole('button', { name: 'Página 2', exact: true })).toBeVisible();
    expect(Math.abs(section.element().getBoundingClientRect().height - before)).toBeLessThan(4);
  },
);

test('a heading sorts all draws on the server, the second press turns the order round, each from the first page', async ({
  server,
}) => {
  const asked = server.serve(cardList, { data: draws, total: 1741, pages: 88 });
  await show(table);
  const [date, balls] = [
    page.getByRole('columnheader', { name: 'Fecha' }),
    page.getByRole('columnheader', { name: 'Bolillas' }),
  ];
  await expect.element(date).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await page.getByRole('button', { name: 'Bolillas' }).click();
  await expect.element(balls).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(date).not.toHaveAttribute('aria-sort');
  await page.getByRole('button', { name: 'Bolillas' }).click();
  await expect.element(balls).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Fecha' }).click();
  await expect.element(date).toHaveAttribute('aria-sort', 'descending');
  expect(asked.map(({ query }) => [query.sort, query.page])).toEqual([
    ['-fecha', '1'],
    ['-fecha', '2'],
    ['balls', '1'],
    ['-balls', '1'],
  ]);
  await expectAccessible();
});
