import { analysisRange } from '@bolillero/contract/calls/analysis';
import { previousPlaysByCount } from '@bolillero/contract/calls/forecasts';
import { dateAt, drawAt, type History } from '@bolillero/domain/history/history';
import { lastDraws, wholeScope } from '@bolillero/domain/history/scope';
import { constellations, expectedAlike } from '@bolillero/domain/statistics/constellations';
import { previousPlays, previousPlaysBefore } from '@bolillero/domain/statistics/previous-plays';
import { slipsTexts as words } from '@bolillero/texts/study-slips';
import { useState } from 'react';
import type { StudiedDraw, StudySearch } from '../../../api/study.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { expectFits } from '../../../testing/fits.ts';
import { powerballHistory, studiedLottery } from '../../../testing/history.ts';
import { wear } from '../../../testing/scheme.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { serveSlips } from '../../../testing/slips.ts';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { ConstellationStudy } from './ConstellationStudy.tsx';

const history: History = powerballHistory(120);
const whole = wholeScope(history);
const newest = drawAt(history, history.length - 1);

interface Seen {
  search?: StudySearch;
  readonly copied: StudiedDraw[];
}

function Stack({ initial, seen }: { readonly initial: StudySearch; readonly seen: Seen }) {
  const [search, setSearch] = useState(initial);
  return (
    <main>
      <h1>Powerball</h1>
      <h2>Resultados</h2>
      <ConstellationStudy
        lottery={studiedLottery}
        series={{ id: 1, type: 0 }}
        search={search}
        onSearch={(changed) => {
          setSearch((before) => ({ ...before, ...changed }));
          seen.search = { ...search, ...changed };
        }}
        onShowDraw={() => {}}
        onCopy={(draw) => seen.copied.push(draw)}
      />
    </main>
  );
}

async function open(initial: StudySearch = {}): Promise<Seen> {
  const seen: Seen = { copied: [] };
  await show(<Stack initial={initial} seen={seen} />);
  return seen;
}

const slip = (index: number) =>
  page.getByRole('region', { name: words.slipOf(dateInWords(dateAt(history, index), 'long')), exact: true });
const textOf = (index: number) => expect.poll(() => slip(index).element().textContent);
const last = history.length - 1;

beforeEach<{ server: Server }>(({ server }) => void serveSlips(server, history));

for (const [name, screen] of Object.entries({ desktop, phone })) {
  test(`the newest draws stand on their slips (${name})`, async () => {
    await page.viewport(screen.width, screen.height);
    await open();
    await expect.element(slip(last)).toBeVisible();
    await expect.element(page.getByText('120 sorteos')).toBeVisible();
    // not more than what is in sight is laid out
    expect(document.querySelectorAll('[data-draw]').length).toBeLessThan(13);
    await expectAccessible();
    await expectFits();
  });
}

test('JA tells how many of the draw came from before, as the engine does, and is taken off again', async () => {
  await open();
  const ja = slip(last).getByRole('button', { name: 'JA10' });
  await ja.click();
  const plays = previousPlaysBefore(whole, newest.date, 10, 'main');
  const matched = newest.balls.filter((ball) => plays.some((one) => one.ball === ball)).length;
  const expected = ((5 * plays.length) / 69).toFixed(1);
  await textOf(last).toMatch(
    new RegExp(`${matched} de 5 (venía|venían) de JA10; al azar, ${expected.replace('.', '\\.')}\\.`),
  );
  const colored = (of: 'filled' | 'ringed') =>
    [...slip(last).element().querySelectorAll(`[data-drum="main"] g[data-${of}]`)]
      .flatMap((group) => group.getAttribute(`data-${of}`)?.split(' ').map(Number) ?? [])
      .toSorted((a, b) => a - b);
  const others = plays.filter(({ ball }) => !newest.balls.includes(ball));
  expect(colored('filled')).toEqual(newest.balls);
  expect(colored('ringed')).toEqual(others.map(({ ball }) => ball).toSorted((a, b) => a - b));
  // the slip beside it is as it was
  expect(
    slip(last - 1)
      .element()
      .querySelectorAll('g[data-heat]').length,
  ).toBe(0);
  await expect.element(ja).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await slip(last).getByRole('button', { name: 'JA3', exact: true }).click();
  await expect.element(ja).toHaveAttribute('aria-pressed', 'false');
  await slip(last).getByRole('button', { name: words.erase }).click();
  await expect.element(slip(last).getByText(words.choose)).toBeVisible();
});

test('one choice colours all slips, and stands in the address', async () => {
  const seen = await open({ ja: 5 });
  await textOf(last - 1).toMatch(/de 5 ven(ía|ían) de JA5/);
  await page.getByRole('combobox', { name: words.everywhere }).selectOptions('JA2');
  await textOf(last).toMatch(/de 5 ven(ía|ían) de JA2/);
  expect(seen.search?.ja).toBe(2);
});

test('with the keyboard alone: numbers change their colour, C copies, M compares', async () => {
  const seen = await open();
  await expect.element(slip(last)).toBeVisible();
  const numbers = slip(last).getByRole('grid', { name: /Flechas para moverte/ });
  (numbers.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{Enter}');
  await expect.element(slip(last).getByText('8: gris', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(slip(last).getByText('8: rojo', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}{Enter}');
  await expect.element(slip(last).getByText('Powerball 1: gris', { exact: true })).toBeInTheDocument();
  // the cell that has the focus is there to be read
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const active = numbers.element().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe('Powerball 1');
  await userEvent.keyboard('c');
  // wherever on the slip the focus is
  (slip(last).getByRole('button', { name: 'JA1', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('c');
  expect(seen.copied.map(({ date }) => date)).toEqual([newest.date, newest.date]);
  // one ball alone has no likeness
  await userEvent.keyboard('m');
  await expect.element(page.getByText(words.similar.none)).toBeVisible();
});

test('a click takes the number under it', async () => {
  await open();
  await expect.element(slip(last)).toBeVisible();
  const drum = slip(last).element().querySelector('[data-drum="main"]') as HTMLElement;
  const cell = drum.getBoundingClientRect().width / 7;
  await userEvent.click(drum, { position: { x: cell * 2.5, y: cell * 3.5 } });
  await expect.element(slip(last).getByText('24: gris', { exact: true })).toBeInTheDocument();
});

test('draws that resemble it are listed as the engine has them, beside what chance gives', async () => {
  const index = Array.from({ length: last }, (_, at) => last - at).find(
    (at) => constellations(whole, drawAt(history, at).balls, dateAt(history, at)).length > 0,
  );
  if (index === undefined) throw new Error('this history has no draws alike');
  const draw = drawAt(history, index);
  const seen = await open({ fecha: draw.date });
  await slip(index).getByRole('button', { name: words.compare }).click();
  const panel = page
    .getByRole('dialog', { name: words.similar.title })
    .or(page.getByRole('region', { name: words.similar.title }));
  const found = constellations(whole, draw.balls, draw.date);
  await expect
    .poll(() => panel.element().textContent)
    .toContain(`${words.similar.count(found.length)} de 119 `);
  await expect
    .poll(() => panel.element().textContent)
    .toContain(words.similar.chance(expectedAlike(whole, draw.balls, draw.date)).trim());
  await expectAccessible();
  const [first] = found;
  await panel
    .getByRole('button', { name: /en común/ })
    .first()
    .click();
  await expect.poll(() => slip(index).element().querySelectorAll('polyline').length).toBe(2);
  await panel
    .getByRole('button', { name: /^Ver el sorteo/ })
    .first()
    .click();
  expect(seen.search?.fecha).toBe(first?.date);
});

test('fifty slips a page; one ball alone, and a ball that never came', async ({ server }) => {
  const { withBall } = serveSlips(server, history);
  const seen = await open({ page: 2 });
  await expect.element(slip(last - 50)).toBeVisible();
  await page.getByRole('textbox', { name: /^Bolilla/ }).fill(String(newest.balls[0]));
  await userEvent.keyboard('{Enter}');
  await expect.element(slip(last)).toBeVisible();
  expect(seen.search).toMatchObject({ ball: String(newest.balls[0]), page: undefined });
  expect(withBall.length).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: /^Bolilla/ }).fill('70');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('¡Sin resultados con la bolilla 70, ingrese otra bolilla!'))
    .toBeVisible();
});

test('JAS colours a slip by draws that are chosen, as the engine counts them', async ({ server }) => {
  const chosen = previousPlays(lastDraws(whole, 3), 'main');
  server.serve(previousPlaysByCount, {
    previous_plays: [chosen.map(({ ball, count }) => ({ balls: ball, count }))],
    previous_plays_extra: [[]],
    draws: 3,
    from: dateAt(history, last - 2),
    to: newest.date,
  });
  await open();
  const jas = slip(last - 5).getByRole('button', { name: 'JAS' });
  await jas.click();
  await page.getByLabelText('Cantidad de sorteos').fill('3');
  await userEvent.keyboard('{Enter}');
  const { balls } = drawAt(history, last - 5);
  const came = balls.filter((ball) => chosen.some((one) => one.ball === ball)).length;
  await textOf(last - 5).toMatch(new RegExp(`${came} de 5 ven(ía|ían) de JAS; al azar, `));
  await jas.click();
  await expect.element(jas).toHaveAttribute('aria-pressed', 'false');
});

for (const screen of [desktop, phone]) {
  test(`colours and resembling draws are accessible in the dark, ${screen.width} wide`, async () => {
    await page.viewport(screen.width, screen.height);
    await wear('dark');
    await open({ ja: 10 });
    await textOf(last).toMatch(/de 5 ven(ía|ían) de JA10/);
    await slip(last).getByRole('button', { name: words.compare }).click();
    await expect.element(page.getByText(words.similar.title)).toBeVisible();
    await expectAccessible();
    await expectFits();
  });
}

test('without the draws before there are no colours, which is told, and they can be asked for again', async ({
  server,
}) => {
  server.serve(analysisRange, refusal('subscription-required'));
  await open({ ja: 10 });
  await expect.element(page.getByText(words.noHistory)).toBeVisible();
  await expect.element(slip(last).getByText(words.waiting)).toBeVisible();
  serveSlips(server, history);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await textOf(last).toMatch(/de 5 ven(ía|ían) de JA10/);
  await expect.element(page.getByText(words.noHistory)).not.toBeInTheDocument();
});
