import { moreFrequent } from '@bolillero/contract/calls/analytic';
import { wholeScope } from '@bolillero/domain/history/scope';
import { appearances } from '@bolillero/domain/statistics/appearances';
import { topPairs, topTrios } from '@bolillero/domain/statistics/combinations';
import { frequency } from '@bolillero/domain/statistics/counts';
import { chiSquare, expectedFrequency, expectedOutside } from '@bolillero/domain/statistics/expected';
import { firstCombination } from '@bolillero/domain/statistics/first-combination';
import { chartTexts } from '@bolillero/texts/charts';
import { frequencyTexts as words } from '@bolillero/texts/study-frequency';
import { useState } from 'react';
import type { StudySearch } from '../../../api/study.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { serveCounts } from '../../../testing/counts.ts';
import { everyBall, powerballHistory, studiedLottery } from '../../../testing/history.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { colorScheme } from '../../../theme/color-scheme.ts';
import FrequencyStudy from './FrequencyStudy.tsx';
// what opens later is fetched with the test: no wait is for the server of the tests
import './Legend.tsx';
import '../../../components/ui/FloatingWindow.tsx';

const history = powerballHistory(600);
const scope = wholeScope(history);
const plain = (sentence: string) => sentence.replaceAll('**', '');

/** Every ball with its count and its interval, as the domain has them. */
const counted = everyBall(69).map((ball) => ({
  ball,
  count: frequency(scope, 'main')[ball] ?? 0,
  ...expectedFrequency(scope, 'main', ball),
}));
const above = counted.filter(({ count, high }) => count > high).sort((a, b) => b.count - a.count);
const below = counted.filter(({ count, low }) => count < low).sort((a, b) => a.count - b.count);

interface ExampleProps {
  readonly from?: StudySearch;
  readonly onSearch?: (search: StudySearch) => void;
  readonly onShowDraw?: (date: string) => void;
}

function Example({ from = {}, onSearch, onShowDraw = () => {} }: ExampleProps) {
  const [search, setSearch] = useState<StudySearch>(from);
  return (
    <main>
      <h1>Powerball</h1>
      <FrequencyStudy
        lottery={studiedLottery}
        series={{ id: 1, type: 0 }}
        search={search}
        onShowDraw={onShowDraw}
        onSearch={(changed) => {
          setSearch({ ...search, ...changed });
          onSearch?.({ ...search, ...changed });
        }}
      />
    </main>
  );
}

const bars = page.getByRole('group', { name: /^Bolillas\./ });
const card = (title: string) => page.getByRole('region', { name: title, exact: true });
const focus = (element: Element) => (element as HTMLElement).focus();
const numeric = (date: string) => dateInWords(date, 'numeric');

test('the few that stand out are those of the engine, beside how many chance puts there', async ({
  server,
}) => {
  const asked = serveCounts(server, history);
  await show(<Example />);
  const sentence = words.outside.sentence(
    above.length + below.length,
    69,
    expectedOutside(scope, 'main', 69),
  );
  await expect.element(page.getByRole('heading', { name: plain(sentence) })).toBeVisible();
  await expect
    .element(page.getByText(words.outside.honest(chiSquare(scope, 'main').pValue, { balls: 5, size: 69 })))
    .toBeVisible();
  const shown = page
    .getByRole('button', { name: /^Bolilla \d+/ })
    .elements()
    .map((button) => button.textContent);
  expect(shown).toEqual(
    [...above, ...below].map(({ ball, count, expected }) => {
      const away = words.outside.away(count, expected, false);
      return `Bolilla ${ball}${count > expected ? '▲' : '▼'} ${count}${away}`;
    }),
  );
  // counts come without their dates
  expect(asked.balls.every(({ query }) => query.appearances === '0')).toBe(true);
});

test('a ball is chosen with the keyboard; its dates are the engine’s, three and then all, and lead to their draw', async ({
  server,
}) => {
  const asked = serveCounts(server, history);
  const drawn: string[] = [];
  const addresses: StudySearch[] = [];
  await show(
    <Example onSearch={(search) => addresses.push(search)} onShowDraw={(date) => drawn.push(date)} />,
  );
  await expect.element(bars).toBeVisible();
  focus(bars.element());
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');
  expect(addresses).toEqual([{ ball: '3' }]);
  const legend = page.getByRole('dialog', { name: 'LEYENDA' });
  const dates = appearances(scope, [3], 'main');
  const first = legend.getByRole('row').nth(1);
  await expect.poll(() => first.element().textContent).toContain(dates.slice(0, 3).map(numeric).join(''));
  expect(first.element().textContent).not.toContain(numeric(dates[3] ?? ''));
  await expect.element(legend.getByRole('button', { name: 'Ver más' })).toBeVisible();
  await expectAccessible();
  await legend.getByRole('button', { name: 'Ver más' }).click();
  await expect.poll(() => first.element().textContent).toContain(dates.map(numeric).join(''));
  await legend.getByRole('button', { name: 'Ver menos' }).click();
  const search = legend.getByRole('button', { name: words.legend.search(numeric(dates[1] ?? '')) });
  const { width, height } = search.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await search.click();
  expect(drawn).toEqual([dates[1]]);
  // only what stands in the legend was asked for with dates
  expect(asked.balls.filter(({ query }) => query.ball !== undefined)).toHaveLength(3);
  await legend.getByRole('button', { name: 'Anterior: la 2' }).click();
  expect(addresses.at(-1)).toEqual({ ball: '2' });
  await legend.getByRole('button', { name: 'Siguiente: la 3' }).click();
  // the keys go on from the ball that was chosen
  focus(bars.element());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(addresses.at(-1)).toEqual({ ball: '4' });
  await userEvent.keyboard('{Escape}');
  await expect.element(legend).not.toBeInTheDocument();
});

test('bars stand by number or by how often they came, and the table has every ball', async ({ server }) => {
  serveCounts(server, history);
  const addresses: StudySearch[] = [];
  await show(<Example onSearch={(search) => addresses.push(search)} />);
  await page.getByRole('radio', { name: 'Por veces' }).click();
  expect(addresses).toEqual([{ sort: 'veces' }]);
  const most = counted.toSorted((a, b) => b.count - a.count || a.ball - b.ball);
  focus(bars.element());
  await userEvent.keyboard('{Home}');
  await expect
    .element(
      card('Bolillas')
        .getByText(new RegExp(`^Bolilla ${most[0]?.ball}:`))
        .first(),
    )
    .toBeVisible();
  await page.getByRole('button', { name: words.balls.all(69) }).click();
  await expect.element(card('Bolillas').getByRole('row').nth(69)).toBeInTheDocument();
  const cells = card('Bolillas').getByRole('row').elements().slice(1);
  expect(cells.map((row) => [...row.children].slice(0, 2).map((cell) => Number(cell.textContent)))).toEqual(
    most.map(({ ball, count }) => [ball, count]),
  );
});

test('pairs and trios stand beside what chance gives to the first of all', async ({ server }) => {
  serveCounts(server, history);
  await show(<Example />);
  for (const [of, told, ranked] of [
    [2, words.pairs, topPairs(scope, 5000)],
    [3, words.trios, topTrios(scope, 50_000)],
  ] as const) {
    const count = ranked[0]?.count ?? 0;
    const { compared, ...first } = firstCombination(scope, of, 69);
    const tied = ranked.filter((one) => one.count === count).length;
    await expect
      .element(card(told.title).getByText(plain(told.sentence({ count, tied, compared, first }))))
      .toBeVisible();
  }
});

test('the map is walked with the arrows and opens the dates of a pair; its table has one ball alone', async ({
  server,
}) => {
  serveCounts(server, history);
  await show(<Example from={{ ball: '3' }} />);
  card('Mapa de parejas').element().scrollIntoView();
  const map = page.getByRole('group', { name: /^Mapa de parejas/ });
  await expect.element(map).toBeVisible();
  const partners = topPairs(scope, 5000)
    .filter(({ balls }) => balls.includes(3))
    .map(({ balls, count }) => ({ ball: balls.find((ball) => ball !== 3) ?? 0, count }));
  await expect.element(page.getByText(plain(words.map.ball(3, partners)), { exact: false })).toBeVisible();
  focus(map.element());
  // the first arrow begins at the most frequent pair of the ball
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowDown}{Enter}');
  const other = Math.max(3, partners[0]?.ball ?? 0) + 1;
  const dates = appearances(scope, [1, other], 'main');
  const legend = page.getByRole('dialog', { name: 'LEYENDA' });
  await expect
    .poll(() => legend.getByRole('row').nth(1).element().textContent)
    .toContain(dates.length === 0 ? words.legend.none : dates.slice(0, 3).map(numeric).join(''));
  // the first pairs are far outside the band of one pair, which says nothing of them
  await expect.element(legend.getByRole('row').nth(3)).toBeVisible();
  expect(legend.element().textContent).not.toMatch(/[▲▼]/);
  await card('Mapa de parejas')
    .getByRole('button', { name: words.map.all(other) })
    .click();
  await expect.poll(() => card('Mapa de parejas').getByRole('row').elements().length).toBe(69);
  await card('Mapa de parejas').getByRole('button', { name: chartTexts.asChart, exact: true }).click();
  // while its help is on a square explains itself
  await page.getByRole('button', { name: 'Ayuda: Mapa de parejas' }).click();
  focus(map.element());
  await userEvent.keyboard('{ArrowLeft}{Home}{ArrowDown}{Enter}');
  await expect
    .element(card('Mapa de parejas').getByText(/^La 1 y la \d+ (no )?salieron juntas/))
    .toBeVisible();
});

test('while the help is on a bar explains itself instead of being chosen', async ({ server }) => {
  serveCounts(server, history);
  const addresses: StudySearch[] = [];
  await show(<Example onSearch={(search) => addresses.push(search)} />);
  await page.getByRole('button', { name: 'Ayuda: Bolillas' }).click();
  await expect.element(page.getByText('¡Botón de ayuda activado!')).toBeVisible();
  focus(bars.element());
  await userEvent.keyboard('{Home}{Enter}');
  const [{ count, expected, low, high }] = counted as [(typeof counted)[number]];
  await expect.element(page.getByText(words.explained([1], count, expected, low, high))).toBeVisible();
  expect(addresses).toEqual([]);
  await page.getByRole('button', { name: 'Ayuda: Bolillas' }).click();
  await expect.element(page.getByText('¡Botón de ayuda desactivado!')).toBeVisible();
  await userEvent.keyboard('{Enter}');
});

test('what was looked at in this visit is come back to', async ({ server }) => {
  serveCounts(server, history);
  const addresses: StudySearch[] = [];
  await show(<Example from={{ ball: '+9' }} onSearch={(search) => addresses.push(search)} />);
  await expect.element(page.getByRole('dialog', { name: 'LEYENDA' })).toBeVisible();
  await expect.element(bars).toBeVisible();
  focus(bars.element());
  await userEvent.keyboard('{Home}{Enter}');
  await card('Bolillas').getByRole('button', { name: words.history.button }).click();
  const window = page.getByRole('dialog', { name: words.history.title });
  await expect.element(window.getByRole('listitem').nth(1)).toBeVisible();
  expect(
    window
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['1', 'Powerball 9']);
  await expectAccessible();
  await window.getByRole('listitem').nth(1).getByRole('button').click();
  expect(addresses.at(-1)).toMatchObject({ ball: '+9' });
});

test('of few draws nothing is said but that, and of none the dates can go', async ({ server }) => {
  serveCounts(server, powerballHistory(11));
  const addresses: StudySearch[] = [];
  await show(<Example onSearch={(search) => addresses.push(search)} />);
  const sentence = words.outside.tooFew(11, (11 * 5) / 69);
  await expect.element(page.getByRole('heading', { name: sentence })).toBeVisible();
  await expect.element(page.getByText(words.tooFewForSeveral(11))).toHaveLength(2);
  expect(page.getByText(/no destaca/).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /^Bolilla \d+/ }).elements()).toEqual([]);
  expect(page.getByText(/[▲▼]/).elements()).toEqual([]);
});

test('without draws between the dates they can be taken off', async ({ server }) => {
  serveCounts(server, history);
  const addresses: StudySearch[] = [];
  const from = { from: '2030-01-01', to: '2030-02-01' };
  await show(<Example from={from} onSearch={(search) => addresses.push(search)} />);
  await expect.element(page.getByText(chartTexts.empty).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: chartTexts.clearDates }).first().click();
  expect(addresses).toEqual([{ from: undefined, to: undefined }]);
  await expect.element(bars).toBeVisible();
});

test('one chart that fails says so and is asked again; the others stay', async ({ server }) => {
  serveCounts(server, history);
  server.serve(moreFrequent, refusal('internal-error'));
  await show(<Example />);
  await expect.element(page.getByText(chartTexts.failed).first()).toBeVisible();
  await expect.element(page.getByRole('group', { name: /^Parejas\./ })).toBeVisible();
  serveCounts(server, history);
  await page.getByRole('button', { name: chartTexts.retry }).first().click();
  await expect.element(bars).toBeVisible();
});

for (const [name, screen] of Object.entries({ desktop, phone })) {
  test(`it reads well in both themes (${name})`, async ({ server }) => {
    await page.viewport(screen.width, screen.height);
    serveCounts(server, history);
    await show(<Example from={{ ball: '3' }} />);
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
    await expect.element(bars).toBeVisible();
    // the window has its place, and the ball its dates
    await expect.element(page.getByRole('button', { name: 'Ver más' }).first()).toBeVisible();
    await expectAccessible();
    const ink = () => getComputedStyle(page.getByRole('heading', { name: 'LEYENDA' }).element()).color;
    const light = ink();
    colorScheme.choose('dark');
    await expect.poll(ink).not.toBe(light);
    await expectAccessible();
    colorScheme.choose('light');
    await expect.poll(ink).toBe(light);
  });
}

test('on a phone the legend stands below its chart, and the map is asked for once it comes near', async ({
  server,
}) => {
  await page.viewport(phone.width, phone.height);
  const asked = serveCounts(server, history);
  await show(<Example />);
  await expect.element(bars).toBeVisible();
  expect(asked.map).toEqual([]);
  const box = bars.element().getBoundingClientRect();
  await bars.click({ position: { x: 40, y: box.height - 60 } });
  const legend = page.getByRole('region', { name: 'LEYENDA' });
  await expect.poll(() => legend.getByRole('row').nth(1).element().textContent).toContain('36');
  expect(legend.element().getBoundingClientRect().top).toBeGreaterThan(
    card('Bolillas').element().getBoundingClientRect().bottom,
  );
  card('Mapa de parejas').element().scrollIntoView();
  await expect.element(page.getByRole('group', { name: /^Mapa de parejas/ })).toBeVisible();
  expect(asked.map).toHaveLength(1);
});
