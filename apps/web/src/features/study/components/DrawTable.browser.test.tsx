import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { cardList } from '@bolillero/contract/calls/study';
import { useState } from 'react';
import { readLotteryDetail } from '../../../api/lottery.ts';
import type { StudySearch } from '../../../api/study.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { powerballDetail } from '../../../testing/powerball.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test } from '../../../testing/test.ts';
import { DrawTable } from './DrawTable.tsx';

/** The table over an address of its own. */
function Table({
  initial = {},
  onAddress,
}: {
  initial?: StudySearch;
  onAddress?: (search: StudySearch) => void;
}) {
  const [search, setSearch] = useState(initial);
  return (
    <main>
      <h1>Resultados</h1>
      <DrawTable
        lottery={readLotteryDetail(powerballDetail)}
        series={{ id: 1, type: 0 }}
        search={search}
        onSearch={(changed) => {
          const next = { ...search, ...changed };
          setSearch(next);
          onAddress?.(next);
        }}
        dateLink={(date) => <a href={`#${date}`}>{date}</a>}
      />
    </main>
  );
}

const draws = Array.from({ length: 20 }, (_, index) => ({
  fecha: `2026-07-${String(31 - index).padStart(2, '0')}`,
  balls: [index + 1, 31, 42, 53, 69],
  bExtra: 26,
}));
const answer = { data: draws, total: 1741, pages: 88, from: '2015-10-07', to: '2026-08-05' };

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
      return answer;
    });
    await show(<Table />);
    const section = page.getByRole('region', { name: 'Sorteos', exact: true });
    await expect.element(section.getByRole('status')).toBeInTheDocument();
    const before = section.element().getBoundingClientRect().height;
    come();
    await expect.element(page.getByRole('button', { name: 'Página 2', exact: true })).toBeVisible();
    expect(Math.abs(section.element().getBoundingClientRect().height - before)).toBeLessThan(4);
    await expect.element(page.getByText('1,741 sorteos')).toBeVisible();
    await expectAccessible();
  },
);

test('a heading sorts all draws on the server, the second press turns the order round, each from the first page and in the address', async ({
  server,
}) => {
  const asked = server.serve(cardList, answer);
  const addresses: StudySearch[] = [];
  await show(<Table onAddress={(search) => addresses.push(search)} />);
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
  expect(addresses.map(({ sort, page: at }) => [sort, at])).toEqual([
    [undefined, 2],
    ['balls', undefined],
    ['-balls', undefined],
    [undefined, undefined],
  ]);
});

test('an address says order, page and dates', async ({ server }) => {
  const asked = server.serve(cardList, answer);
  await show(<Table initial={{ sort: '-balls', page: 3, from: '2020-01-01', to: '2020-12-30' }} />);
  await expect
    .element(page.getByRole('columnheader', { name: 'Bolillas' }))
    .toHaveAttribute('aria-sort', 'descending');
  expect(asked.map(({ query }) => query)).toEqual([
    expect.objectContaining({ sort: '-balls', page: '3', from: '2020-01-01', to: '2020-12-30', brief: '1' }),
  ]);
});

test('dates without a draw say so, and are taken off', async ({ server }) => {
  server.serve(resultCalendar, { date_opening: '2015-10-07', last: '2026-08-05', off_calendar: [] });
  server.serve(cardList, ({ query }) =>
    query.from ? { data: [], total: 0, pages: 1, from: null, to: null } : answer,
  );
  await show(<Table initial={{ from: '2020-01-02', to: '2020-01-03', page: 2 }} />);
  await expect.element(page.getByText('Aún no hay sorteos entre estas fechas.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Excel' })).toBeDisabled();
  await page.getByRole('button', { name: 'Quitar fechas' }).click();
  await expect.element(page.getByText('1,741 sorteos')).toBeVisible();
});
