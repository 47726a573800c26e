import { modeOfMonths } from '@bolillero/contract/calls/analytic';
import { drawCount, wholeScope } from '@bolillero/domain/history/scope';
import { frequency } from '@bolillero/domain/statistics/counts';
import { firstOfMany } from '@bolillero/domain/statistics/first-of-many';
import { modeScope, modes } from '@bolillero/domain/statistics/mode';
import { mostFrequent } from '@bolillero/domain/statistics/ranking';
import { modeTexts } from '@bolillero/texts/study-mode';
import { useState } from 'react';
import type { StudySearch } from '../../../api/study.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { expectFits } from '../../../testing/fits.ts';
import { powerballHistory, serveHistory, studiedLottery } from '../../../testing/history.ts';
import { wear } from '../../../testing/scheme.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { afterEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import ModeStudy from './ModeStudy.tsx';

const history = powerballHistory(300);
/** What the engine answers: the last three months of the history. */
const months = modeScope(wholeScope(history));
const draws = drawCount(months);
const ranked = mostFrequent(frequency(months, 'main'), 69, 69);
const [first = { ball: 0, count: 0 }] = ranked;
const special = mostFrequent(frequency(months, 'special'), 26, 26);

interface Seen {
  search: StudySearch;
  readonly drawn: string[];
}

function Example({ seen }: { seen?: Seen }) {
  const [search, setSearch] = useState<StudySearch>({});
  return (
    <main>
      <h1>Powerball</h1>
      <ModeStudy
        lottery={studiedLottery}
        series={{ id: 1, type: 0 }}
        search={search}
        onSearch={(changed) => {
          setSearch({ ...search, ...changed });
          if (seen) seen.search = { ...search, ...changed };
        }}
        onShowDraw={(date) => seen?.drawn.push(date)}
      />
    </main>
  );
}

const chart = page.getByRole('group', { name: /^(Moda de los|Últimos 3)/ });
const specialChart = page.getByRole('group', { name: /^Powerball/ });
/** Of each stack: its ball, and how many balls stand on it. */
const stacksOf = (plot: Element) =>
  [...plot.querySelectorAll('svg > g')].map((stack) => ({
    ball: Number(stack.querySelector('text:last-child')?.textContent),
    count: stack.querySelectorAll('circle').length - 1,
  }));

afterEach(() => wear('light'));

const screens = [phone, desktop].flatMap((screen) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...screen, scheme })),
);

test.for(screens)(
  'the first twenty as stacks, the mode and what chance gives, $width wide, $scheme',
  async ({ width, height, scheme }, { server }) => {
    await wear(scheme);
    await page.viewport(width, height);
    serveHistory(server, history);
    await show(<Example />);
    const usual = firstOfMany([{ count: draws, chance: 5 / 69 }], 69).likely;
    const sentence = modeTexts.sentence(modes(ranked), first.count, draws, usual).replaceAll('**', '');
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByText(`${draws} sorteos`, { exact: true })).toBeVisible();
    expect(stacksOf(chart.element())).toEqual(ranked.slice(0, 20));
    expect(chart.element().querySelectorAll('svg')).toHaveLength(width === phone.width ? 2 : 1);
    await expect.element(page.getByText(modeTexts.foot(20, 69, ranked[20]?.count ?? 0))).toBeVisible();
    // the special ball has a drum of its own
    expect(stacksOf(specialChart.element())).toEqual(special.slice(0, 20));
    // the three months are what it is: there are no others to choose
    await expect.element(page.getByRole('button', { name: 'Fechas' })).not.toBeInTheDocument();
    await expectFits();
    await expectAccessible();
  },
);

test('a stack opens its dates, each with the way to its draw; Escape closes them', async ({ server }) => {
  await page.viewport(phone.width, phone.height);
  serveHistory(server, history);
  const seen: Seen = { search: {}, drawn: [] };
  await show(<Example seen={seen} />);
  await expect.element(chart).toBeVisible();
  (chart.element() as HTMLElement).focus();
  await expect
    .element(page.getByText(/^Bolilla/))
    .toHaveTextContent(`Bolilla ${first.ball}: ${first.count} veces, es la moda`);
  // the row below
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const below = ranked[10];
  expect(seen.search).toEqual({ ball: String(below?.ball) });
  await expect.element(page.getByText(modeTexts.dates(below?.ball ?? 0, below?.count ?? 0))).toBeVisible();
  const dates = page.getByRole('button', { name: /^Ver el sorteo del/ });
  expect(dates.elements()).toHaveLength(below?.count ?? 0);
  await expectAccessible();
  await dates.first().click();
  expect(seen.drawn).toHaveLength(1);
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dates.first()).not.toBeInTheDocument();
});

test('a tap takes the nearest stack, the special drum its own', async ({ server }) => {
  serveHistory(server, history);
  const seen: Seen = { search: {}, drawn: [] };
  await show(<Example seen={seen} />);
  await expect.element(specialChart).toBeVisible();
  const { width, height } = specialChart.element().getBoundingClientRect();
  await specialChart.click({ position: { x: width - 8, y: height / 2 } });
  expect(seen.search).toEqual({ ball: `+${special[19]?.ball}` });
});

test('without draws, and where it fails, the card says so', async ({ server }) => {
  serveHistory(server, powerballHistory(0));
  await show(<Example />);
  await expect.element(page.getByText(/Aún no hay sorteos/).first()).toBeVisible();
});

test('what could not be loaded is asked for again', async ({ server }) => {
  server.serve(modeOfMonths, refusal('input-invalid'));
  await show(<Example />);
  await expect.element(page.getByText('No se pudo cargar este gráfico.').first()).toBeVisible();
});
