import { ballCycleForecast } from '@bolillero/contract/calls/analytic';
import { wholeScope } from '@bolillero/domain/history/scope';
import { cycleForecast, cycles } from '@bolillero/domain/statistics/cycle';
import { useState } from 'react';
import type { StudySearch } from '../../../api/study.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { expectFits } from '../../../testing/fits.ts';
import { powerballHistory, serveHistory, studiedLottery } from '../../../testing/history.ts';
import { wear } from '../../../testing/scheme.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { afterEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { CyclesCard } from './CyclesCard.tsx';

const history = powerballHistory(1390);
/** What the engine answers, in the order of cycle-forecast. */
const ranked = cycleForecast(cycles(wholeScope(history), 69));
const [first] = ranked;

function Example({
  initial = {},
  onSearch,
}: {
  initial?: StudySearch;
  onSearch?: (search: StudySearch) => void;
}) {
  const [search, setSearch] = useState<StudySearch>(initial);
  return (
    <main>
      <h1>Powerball</h1>
      <CyclesCard
        lottery={studiedLottery}
        series={{ id: 1, type: 0 }}
        search={search}
        onShowDraw={() => {}}
        onSearch={(changed) => {
          setSearch({ ...search, ...changed });
          onSearch?.(changed);
        }}
      />
    </main>
  );
}

const chart = page.getByRole('group', { name: /^Ausencia frente a su media/ });
const figures = () =>
  [...chart.element().querySelectorAll('g > circle + text')].map(({ textContent }) => Number(textContent));

const screens = [phone, desktop].flatMap((screen) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...screen, scheme })),
);

afterEach(() => wear('light'));

test.for(screens)(
  'the balls furthest from their mean, $width wide, $scheme',
  async ({ width, height, scheme }, { server }) => {
    await wear(scheme);
    await page.viewport(width, height);
    serveHistory(server, history);
    await show(<Example />);
    await expect
      .element(page.getByText(/sin salir; su media/))
      .toHaveTextContent(
        `La ${first?.ball} lleva ${first?.current} sorteos sin salir; su media es ${first?.mean?.toFixed(1)}. En el próximo tiene la probabilidad de todas: 5 de 69.`,
      );
    expect(figures()).toEqual(ranked.slice(0, width === phone.width ? 9 : 8).map(({ ball }) => ball));
    await expectFits();
    await expectAccessible();
  },
);

test('with the keyboard each is announced, and chosen', async ({ server }) => {
  serveHistory(server, history);
  const chosen: StudySearch[] = [];
  await show(<Example onSearch={(search) => chosen.push(search)} />);
  await expect.element(chart).toBeVisible();
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  const second = ranked[1];
  await expect
    .element(page.getByText(/^Bolilla/))
    .toHaveTextContent(
      `Bolilla ${second?.ball}: lleva ${second?.current} sorteos sin salir, media ${second?.mean?.toFixed(1)}, la más larga ${second?.longest}`,
    );
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([{ ball: String(second?.ball) }]);
});

test('the table has every ball, as the engine answers', async ({ server }) => {
  serveHistory(server, history);
  await show(<Example />);
  await page.getByRole('button', { name: 'Ver las 69 bolillas' }).click();
  await expect.element(page.getByRole('row').nth(69)).toBeVisible();
  const cells = (row: number) =>
    [...page.getByRole('row').nth(row).element().children].map(({ textContent }) => textContent);
  for (const at of [0, 34, 68]) {
    const { ball, current, mean, longest } = ranked[at] ?? {};
    expect(cells(at + 1)).toEqual([`${ball}`, `${current}`, mean?.toFixed(1) ?? '—', `${longest}`]);
  }
  await expectAccessible();
});

test('a range that is over is told in the past', async ({ server }) => {
  serveHistory(server, history);
  await show(<Example initial={{ to: '2024-12-31' }} />);
  await expect.element(page.getByText(/^Al 30\/12\/2024, la \d+ llevaba/)).toBeVisible();
});

test('few draws say nothing; a failure is told in its place', async ({ server }) => {
  serveHistory(server, powerballHistory(11));
  await show(<Example />);
  await expect
    .element(
      page.getByText(
        'Con 11 sorteos todavía no se puede decir nada: se esperan 0.8 apariciones por bolilla.',
      ),
    )
    .toBeVisible();
});

test('what could not be loaded is asked for again', async ({ server }) => {
  server.serve(ballCycleForecast, refusal('input-invalid'));
  await show(<Example />);
  await expect.element(page.getByText('No se pudo cargar este gráfico.')).toBeVisible();
  serveHistory(server, history);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(chart).toBeVisible();
});
