import { analysisRange } from '@bolillero/contract/calls/analysis';
import { ballCycles } from '@bolillero/contract/calls/analytic';
import { drawAt } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { appearances } from '@bolillero/domain/statistics/appearances';
import { type Cycle, cycles } from '@bolillero/domain/statistics/cycle';
import { expectedFrequency } from '@bolillero/domain/statistics/expected';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import { useState } from 'react';
import type { StudySearch } from '../../../api/study.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { expectFits } from '../../../testing/fits.ts';
import { powerballHistory, serveHistory, studiedLottery } from '../../../testing/history.ts';
import { wear } from '../../../testing/scheme.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { afterEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import AppearanceStudy from './AppearanceStudy.tsx';

const draws = 1390;
const history = powerballHistory(draws);
const scope = wholeScope(history);
/** What the engine answers. */
const byAbsence = cycles(scope, 69).toSorted((a, b) => b.current - a.current || a.ball - b.ball);
const [longest] = byAbsence as [Cycle];

interface Seen {
  search: StudySearch;
  readonly shown: string[];
}

function Example({ seen, initial = {} }: { readonly seen: Seen; readonly initial?: StudySearch }) {
  const [search, setSearch] = useState<StudySearch>(initial);
  return (
    <main>
      <h1>Powerball</h1>
      <AppearanceStudy
        lottery={studiedLottery}
        series={{ id: 1, type: 0 }}
        search={search}
        onSearch={(changed) =>
          setSearch((before) => {
            seen.search = { ...before, ...changed };
            return seen.search;
          })
        }
        onShowDraw={(date) => seen.shown.push(date)}
      />
    </main>
  );
}

const newSeen = (): Seen => ({ search: {}, shown: [] });
const strip = page.getByRole('group', { name: /^En los últimos/ });
const lines = page.getByRole('group', { name: /^Una línea por bolilla/ });
const averages = page.getByRole('group', { name: /^Veces que salió/ });
const status = page.getByRole('status').first();
/** The balls whose lines are drawn, from above. */
const drawnBalls = () =>
  [...lines.element().querySelectorAll('svg > g > text:first-child')].flatMap(({ textContent }) =>
    /^\d{1,2}$/.test(textContent) ? [Number(textContent)] : [],
  );
const focus = (plot: typeof lines) => (plot.element() as HTMLElement).focus();
const date = (age: number) => dateInWords(drawAt(history, draws - 1 - age).date, 'numeric');

async function open(server: Server, initial: StudySearch = {}) {
  const served = serveHistory(server, history);
  const seen = newSeen();
  await show(<Example seen={seen} initial={initial} />);
  await expect.element(lines).toBeVisible();
  await expect.element(averages).toBeVisible();
  return { seen, served };
}

afterEach(() => wear('light'));

const screens = [phone, desktop].flatMap((screen) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...screen, scheme })),
);

test.for(screens)(
  'the longest absence on top, as the engine answers, $width wide, $scheme',
  async ({ width, height, scheme }, { server }) => {
    await wear(scheme);
    await page.viewport(width, height);
    await open(server);
    const sentence = `^La ${longest.ball} lleva ${longest.current} sorteos sin salir: hace \\d+ meses. Una ausencia así no la acerca: en el próximo tiene 5 de 69, como todas.$`;
    await expect.element(page.getByText(new RegExp(sentence))).toBeVisible();
    const isPhone = width === phone.width;
    expect(drawnBalls()).toEqual(byAbsence.slice(0, isPhone ? 14 : 24).map(({ ball }) => ball));
    const inSight = isPhone ? 50 : 100;
    await expect
      .element(status)
      .toHaveTextContent(`${inSight} sorteos, del ${date(inSight - 1)} al ${date(0)}`);
    await expectFits();
    await expectAccessible();
  },
);

test('the gaps of a ball are written out, and each dot leads to its draw', async ({ server }) => {
  const { seen } = await open(server, { ball: '7' });
  const dates = appearances(scope, [7], 'main');
  const recent = dates.filter((one) => one >= drawAt(history, draws - 200).date);
  await expect.element(strip).toHaveAccessibleName(new RegExp(`la 7 salió ${recent.length} veces`));
  focus(strip);
  await userEvent.keyboard('{End}{Enter}');
  expect(seen.shown).toEqual([dates[0]]);
  // the next ball, and round at the ends
  await page.getByRole('button', { name: 'Bolilla siguiente' }).click();
  expect(seen.search.ball).toBe('8');
  await expect.element(page.getByText(/^La 8 /).first()).toBeVisible();
});

test('the dates of a ball as a table, with the draws missed before each', async ({ server }) => {
  await open(server, { ball: '7' });
  await page.getByRole('button', { name: 'Ver como tabla: Sorteo por sorteo' }).click();
  const dates = appearances(scope, [7], 'main');
  const indexOf = (one: string | undefined) =>
    Array.from({ length: draws }, (_, at) => drawAt(history, at).date).indexOf(one as never);
  const cells = page.getByRole('table').getByRole('row').nth(1).getByRole('cell');
  await expect.element(cells.first()).toHaveTextContent(dateInWords(dates[0] ?? '', 'numeric'));
  await expect.element(cells.last()).toHaveTextContent(indexOf(dates[0]) - indexOf(dates[1]) - 1);
});

test('with the keyboard one comes closer, goes back in time and chooses a line; the address has it', async ({
  server,
}) => {
  const { seen, served } = await open(server);
  focus(lines);
  await userEvent.keyboard('-');
  expect(seen.search).toMatchObject({ draws: 250 });
  await expect.element(status).toHaveTextContent(`250 sorteos, del ${date(249)} al ${date(0)}`);
  await userEvent.keyboard('{+}{+}');
  expect(seen.search).toMatchObject({ draws: 50 });
  await userEvent.keyboard('{ArrowLeft}');
  expect(seen.search).toMatchObject({ draws: 50, end: drawAt(history, draws - 1 - 5).date });
  await expect.element(status).toHaveTextContent(`50 sorteos, del ${date(54)} al ${date(5)}`);
  await userEvent.keyboard('{End}');
  expect(seen.search.end).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  const second = byAbsence[1];
  expect(seen.search.ball).toBe(String(second?.ball));
  await expect
    .element(
      page.getByText(new RegExp(`^Bolilla ${second?.ball}: lleva ${second?.current} sorteos sin salir`)),
    )
    .toBeInTheDocument();
  // all of it came from the newest draws
  expect(served.range).toHaveLength(1);
});

test('a page begins with the newest draws; the whole history comes when it is asked for', async ({
  server,
}) => {
  const { seen, served } = await open(server);
  expect(served.range).toHaveLength(1);
  expect(Number(served.range[0]?.query.from?.slice(0, 4))).toBeGreaterThanOrEqual(2024);
  await page.getByRole('radio', { name: 'Todos' }).click();
  expect(seen.search.draws).toBe(0);
  await expect.element(status).toHaveTextContent(`1,390 sorteos, del ${date(1389)} al ${date(0)}`);
  expect(served.range).toHaveLength(2);
  // beyond a hundred draws the dots are painted, not elements
  expect(lines.element().querySelectorAll('canvas')).toHaveLength(1);
  expect(lines.element().querySelectorAll('svg circle')).toHaveLength(0);
});

test('an address opens what it says: the draws, their end, the order and the ball', async ({ server }) => {
  const end = drawAt(history, 400).date;
  await open(server, { draws: 100, end, sort: 'number', ball: '3' });
  await expect
    .element(status)
    .toHaveTextContent(`100 sorteos, del ${date(draws - 1 - 301)} al ${date(draws - 1 - 400)}`);
  expect(drawnBalls().slice(0, 3)).toEqual([1, 2, 3]);
  await expect.element(page.getByText(/^La 3 /).first()).toBeVisible();
});

test('where the older draws do not come, what is there stays, and they are asked for again', async ({
  server,
}) => {
  const { seen } = await open(server);
  server.serve(analysisRange, refusal('input-invalid'));
  await page.getByRole('radio', { name: 'Todos' }).click();
  expect(seen.search.draws).toBe(0);
  await expect.element(page.getByText(/^No se pudieron traer los sorteos más antiguos/)).toBeVisible();
  expect(drawnBalls()).toHaveLength(24);
  serveHistory(server, history);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByText(/^1,390 sorteos, del/)).toBeVisible();
});

test('all lines, by button or with the arrow below the last', async ({ server }) => {
  const { seen } = await open(server, { sort: 'number', ball: '24' });
  focus(lines);
  await userEvent.keyboard('{ArrowDown}');
  expect(seen.search.ball).toBe('25');
  await expect.poll(() => drawnBalls().length).toBe(69);
  await page.getByRole('button', { name: 'Ver menos bolillas' }).click();
  expect(drawnBalls()).toHaveLength(24);
});

test('dragged sideways the lines go back in time, a tap chooses a line', async ({ server }) => {
  const { seen } = await open(server);
  const { left, width } = lines.element().getBoundingClientRect();
  // 22 for the heading, 17 a line: the third
  await lines.click({ position: { x: 300, y: 60 } });
  expect(seen.search.ball).toBe(String(byAbsence[2]?.ball));
  // 99 steps over the plot, which has the balls at its left and three columns at its right: ten draws
  const ten = ((width - 34 - 3 * 60 - 8) * 10) / 99;
  await lines.dropTo(lines, {
    sourcePosition: { x: 300, y: 60 },
    targetPosition: { x: Math.round(300 + ten), y: 60 },
  });
  await expect.poll(() => seen.search.end).toBe(drawAt(history, draws - 1 - 10).date);
  // Ctrl and the wheel: closer, around what is pointed at
  lines.element().dispatchEvent(
    new WheelEvent('wheel', {
      ctrlKey: true,
      deltaY: -500,
      clientX: left + 300,
      bubbles: true,
      cancelable: true,
    }),
  );
  await expect.element(page.getByText(/^37 sorteos/)).toBeVisible();
});

test('averages of months, by themselves from the opening on; of years when asked', async ({ server }) => {
  const { seen } = await open(server, { ball: '61' });
  const count = appearances(scope, [61], 'main').length;
  const { expected } = expectedFrequency(scope, 'main', 61);
  // from 2015-10 to 2026-08
  await expect
    .element(
      page.getByText(
        appearanceTexts.averages.sentence(61, count / 131, expected / 131, 'month').replaceAll('**', ''),
      ),
    )
    .toBeVisible();
  await page.getByRole('radio', { name: 'Año' }).click();
  expect(seen.search.by).toBe('year');
  await expect
    .element(
      page.getByText(
        appearanceTexts.averages.sentence(61, count / 12, expected / 12, 'year').replaceAll('**', ''),
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/2015 y 2026 van incompletos; desde agosto de 2021/)).toBeVisible();
  focus(averages);
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText(/^2026: \d+ ve/)).toBeInTheDocument();
  // of part of them
  await page.getByLabelText('Desde').selectOptions('2020');
  expect(seen.search.since).toBe('2020');
  await expect.poll(() => averages.element().querySelectorAll('svg > g').length).toBe(7);
});

test('on a phone the ball and the periods are chosen in a sheet; months scroll in their own box', async ({
  server,
}) => {
  await page.viewport(phone.width, phone.height);
  const { seen } = await open(server, { ball: '61' });
  const box = averages.element().parentElement;
  expect(box?.scrollWidth).toBeGreaterThan(box?.clientWidth ?? 0);
  // the newest are seen first
  expect((box?.scrollLeft ?? 0) + (box?.clientWidth ?? 0)).toBeGreaterThanOrEqual(
    (box?.scrollWidth ?? 0) - 1,
  );
  await page.getByRole('button', { name: '10/2015 – 08/2026' }).click();
  await page.getByRole('dialog').getByLabelText('Bolilla').selectOptions('9');
  expect(seen.search.ball).toBe('9');
  await expectAccessible();
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect.element(page.getByText(/^La 9 sale/)).toBeVisible();
});

test('of few draws no sentence is made, and no month stands out', async ({ server }) => {
  serveHistory(server, powerballHistory(11));
  await show(<Example seen={newSeen()} />);
  await expect
    .element(
      page.getByText(
        'Con 11 sorteos todavía no se puede decir nada: se esperan 0.8 apariciones por bolilla.',
      ),
    )
    .toBeVisible();
  await expect.element(averages).toBeVisible();
  expect(averages.element().textContent).not.toMatch(/[▲▼]/);
});

test('without draws, and where it fails, each card says so', async ({ server }) => {
  server.serve(ballCycles, refusal('input-invalid'));
  serveHistoryBut(server);
  await show(<Example seen={newSeen()} />);
  await expect.element(page.getByText('No se pudo cargar este gráfico.').first()).toBeVisible();
  serveHistory(server, powerballHistory(0));
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect.element(page.getByText(/Aún no hay sorteos entre estas fechas/).first()).toBeVisible();
});

/** Everything is there but the cycles. */
function serveHistoryBut(server: Server) {
  serveHistory(server, history);
  server.serve(ballCycles, refusal('input-invalid'));
}
