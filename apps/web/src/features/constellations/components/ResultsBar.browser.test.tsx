import { analysisRange } from '@bolillero/contract/calls/analysis';
import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { useState } from 'react';
import { readLotteryDetail } from '../../../api/lottery.ts';
import type { StudySearch } from '../../../api/study.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { powerballDetail } from '../../../testing/powerball.ts';
import { keepSavedFiles } from '../../../testing/saved-files.ts';
import type { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { ResultsBar } from './ResultsBar.tsx';

const powerball = readLotteryDetail(powerballDetail);
const calendar = { date_opening: '2015-10-07', last: '2026-08-05', off_calendar: [] };

/** The bar over a page that finds what `found` says. */
function Example({
  initial = {},
  found = () => 1390,
  onAddress,
}: {
  initial?: StudySearch;
  found?: (search: StudySearch) => number | undefined;
  onAddress?: (search: StudySearch) => void;
}) {
  const [search, setSearch] = useState(initial);
  const change = (changed: Partial<StudySearch>) => {
    const next = { ...search, ...changed };
    setSearch(next);
    onAddress?.(next);
  };
  return (
    <main>
      <h1>Powerball</h1>
      <ResultsBar
        lottery={powerball}
        series={{ id: 1, type: 0 }}
        search={search}
        onSearch={change}
        found={found(search)}
      />
    </main>
  );
}

const [from, to] = [
  page.getByRole('textbox', { name: 'Desde' }),
  page.getByRole('textbox', { name: 'Hasta' }),
];
const send = page.getByRole('button', { name: 'ENVIAR' });
const ball = page.getByRole('textbox', { name: 'Bolilla' });
const excel = page.getByRole('button', { name: 'Excel' });

const serveCalendar = (server: Server) => server.serve(resultCalendar, calendar);

test('dates are sent into the address, from the first page; the fields begin with all of them', async ({
  server,
}) => {
  serveCalendar(server);
  const addresses: StudySearch[] = [];
  await show(<Example initial={{ page: 4 }} onAddress={(search) => addresses.push(search)} />);
  await expect.element(from).toHaveValue('07/10/2015');
  await expect.element(to).toHaveValue('05/08/2026');
  await expectAccessible();
  await from.fill('03/08/2026');
  await send.click();
  expect(addresses).toEqual([{ from: '2026-08-03', to: '2026-08-05', page: undefined }]);
});

test('without a date the specification’s warning is shown, and nothing is asked', async ({ server }) => {
  serveCalendar(server);
  const addresses: StudySearch[] = [];
  await show(<Example onAddress={(search) => addresses.push(search)} />);
  await expect.element(to).toHaveValue('05/08/2026');
  await from.fill('');
  await send.click();
  await expect.element(page.getByText('¡Ingrese los rangos de fecha!')).toBeVisible();
  await expect.element(from).toHaveFocus();
  expect(addresses).toEqual([]);
});

test('one ball filters from the first page and is taken off again; what is no figure is not typed', async ({
  server,
}) => {
  serveCalendar(server);
  const addresses: StudySearch[] = [];
  await show(<Example initial={{ page: 2 }} onAddress={(search) => addresses.push(search)} />);
  await ball.click();
  await userEvent.keyboard('6x1');
  await expect.element(ball).toHaveValue('61');
  await userEvent.keyboard('{Enter}');
  expect(addresses.at(-1)).toEqual({ ball: '61', page: undefined });
  await page.getByRole('button', { name: 'Quitar la bolilla' }).click();
  expect(addresses.at(-1)).toEqual({ ball: undefined, page: undefined });
  await expect.element(ball).toHaveValue('');
});

test('a ball that no drum has is told, and all draws stand as before', async ({ server }) => {
  serveCalendar(server);
  const addresses: StudySearch[] = [];
  await show(<Example onAddress={(search) => addresses.push(search)} />);
  await ball.fill('70');
  await page.getByRole('button', { name: 'Buscar la bolilla' }).click();
  await expect
    .element(page.getByText('¡Sin resultados con la bolilla 70, ingrese otra bolilla!'))
    .toBeVisible();
  await expect.element(ball).toHaveValue('');
  expect(addresses.at(-1)).toEqual({ ball: undefined, page: undefined, from: undefined, to: undefined });
});

test('a ball without a draw in the range falls back to the latest draws, its filter to none', async ({
  server,
}) => {
  serveCalendar(server);
  const addresses: StudySearch[] = [];
  await show(
    <Example
      initial={{ from: '2026-08-01', to: '2026-08-05' }}
      found={(search) => (search.ball === undefined ? 3 : 0)}
      onAddress={(search) => addresses.push(search)}
    />,
  );
  await ball.fill('44');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('¡Sin resultados con la bolilla 44, ingrese otra bolilla!'))
    .toBeVisible();
  expect(addresses.at(-1)).toEqual({ ball: undefined, page: undefined, from: undefined, to: undefined });
  await expect.element(ball).toHaveValue('');
});

test('a pair that another study looks at filters nothing', async ({ server }) => {
  serveCalendar(server);
  await show(<Example initial={{ ball: '21-32' }} found={() => 0} />);
  await expect.element(ball).toHaveValue('');
  expect(page.getByText('¡Sin resultados').elements()).toEqual([]);
});

test('all draws of the range and the ball are kept as a file named with the dates and the time', async ({
  server,
}) => {
  serveCalendar(server);
  const asked = server.serve(analysisRange, {
    data: [
      { fecha: '2026-07-29', numbers: [1, 2, 3, 4, 43], bRed: 7 },
      { fecha: '2026-08-05', numbers: [1, 2, 3, 4, 61], bRed: 5 },
    ],
    more: [],
    less: [],
    pairmore: [],
    draws: 2,
    from: '2026-07-29',
    to: '2026-08-05',
  });
  const saved = keepSavedFiles();
  await show(<Example initial={{ from: '2026-08-01', to: '2026-08-05', ball: '61' }} found={() => 1} />);
  await excel.click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(
    /^resultados-powerball-2026-08-01-a-2026-08-05-bolilla-61-\d\d-\d\d-\d\d\.xlsx$/,
  );
  expect(saved[0]?.begins).toMatch(/^PK/);
  // from the first draw on: what came before the range colours its first balls
  expect(asked.map(({ query }) => [query.from, query.to])).toEqual([['1900-01-01', '2026-08-05']]);
});

test.for([undefined, 0])('without data (%s) there is nothing to keep', async (found, { server }) => {
  serveCalendar(server);
  await show(<Example found={() => found} />);
  await expect.element(excel).toBeDisabled();
});

test('on a phone: one button with the range and one for the ball open sheets, the file is an icon', async ({
  server,
}) => {
  await page.viewport(phone.width, phone.height);
  serveCalendar(server);
  const addresses: StudySearch[] = [];
  await show(<Example onAddress={(search) => addresses.push(search)} />);
  const range = page.getByRole('button', { name: 'Fechas: 07/10/2015 – 05/08/2026' });
  await expect.element(range).toBeVisible();
  await expectAccessible();
  for (const button of page.getByRole('main').getByRole('button').elements()) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await expect.element(page.getByRole('button', { name: 'Descargar en Excel' })).toBeEnabled();
  await range.click();
  await from.fill('03/08/2026');
  await send.click();
  expect(addresses.at(-1)).toMatchObject({ from: '2026-08-03', to: '2026-08-05' });
  await page.getByRole('button', { name: 'Bolilla' }).click();
  const field = page.getByRole('textbox', { name: 'Bolilla, del 1 al 69' });
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('61{Enter}');
  expect(addresses.at(-1)).toMatchObject({ ball: '61', from: '2026-08-03' });
  await expect.element(page.getByRole('button', { name: 'Bolilla 61' })).toHaveFocus();
});
