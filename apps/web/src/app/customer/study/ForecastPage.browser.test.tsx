import { registerPlaysNormal } from '@bolillero/contract/calls/checkouts';
import { backtestHelper } from '@bolillero/contract/calls/forecasts';
import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { validSubscription } from '@bolillero/contract/calls/subscriptions';
import { forecastMixTexts as words } from '@bolillero/texts/forecast-mix';
import { expectAccessible } from '../../../testing/accessible.ts';
import { serveCounts } from '../../../testing/counts.ts';
import { expectFits } from '../../../testing/fits.ts';
import { forecastDate, serveForecasts } from '../../../testing/forecast.ts';
import { powerballHistory } from '../../../testing/history.ts';
import { enter, rosa } from '../../../testing/people.ts';
import { servePlayPage } from '../../../testing/play-page.ts';
import { wear } from '../../../testing/scheme.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { visit } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../../testing/test.ts';

const history = powerballHistory(120);
const address = '/pronostico/1/power_balls';
const card = (name: string) => page.getByRole('region', { name, exact: true });
const likely = card(words.helpers['most-likely'].name);
const numbersOf = (name: string) =>
  [...card(name).element().querySelectorAll('[data-balls] li')].map(({ textContent }) => textContent);

let served: ReturnType<typeof serveForecasts>;
beforeEach<{ server: Server }>(({ server }) => {
  servePlayPage(server);
  server.serve(validSubscription, { ok: true });
  server.serve(listLotteries, []);
  served = serveForecasts(server, history);
  enter({ ...rosa, type: 1 });
});

for (const { width, height } of [desktop, phone]) {
  test(`each helper has its card with a play and what would have come of it, ${width} wide`, async () => {
    await page.viewport(width, height);
    await visit(address);
    await expect.element(page.getByText(words.honest)).toBeVisible();
    await expect.element(page.getByText(/Las probamos en 120 sorteos/)).toBeVisible();
    const names = Object.values(words.helpers).map(({ name }) => name);
    for (const name of names) {
      await expect.element(card(name).getByRole('img', { name: /aciertos por sorteo/ })).toBeVisible();
      expect(numbersOf(name)).toHaveLength(6);
    }
    // of the same choice always the same, and no card is put before another for it
    const titles = page.getByRole('heading', { level: 2 }).elements();
    expect(titles.map(({ textContent }) => textContent).slice(0, 6)).toEqual(names);
    await expectFits();
    await wear('dark');
    await expectAccessible();
  });
}

test('what is chosen is what is played over the past, one after another', async () => {
  await visit(address);
  await expect.poll(() => served.worth.length).toBe(6);
  expect(served.worth[0]?.body).toMatchObject({
    choice: { helper: 'most-likely', source: { kind: 'previous', draws: 3 }, count: 3, special: true },
    tickets: 1,
  });
  await likely.getByRole('combobox', { name: words.controls.count }).selectOptions('5 números');
  await expect.poll(() => served.worth.length).toBe(7);
  expect(served.worth[6]?.body).toMatchObject({ choice: { count: 5 } });
  await likely.getByRole('switch').click();
  await expect.poll(() => served.worth.at(-1)?.body).toMatchObject({ choice: { special: false } });
});

test('a play goes into the cart for the next draw, and comes out again', async ({ server }) => {
  const cart = servePlayPage(server);
  enter({ ...rosa, type: 1 });
  await visit(address);
  const toCart = likely.getByRole('button', { name: 'Al carrito · $3.00' });
  await expect.element(toCart).toBeVisible();
  const numbers = numbersOf(words.helpers['most-likely'].name);
  await toCart.click();
  await expect.element(likely.getByRole('button', { name: /En el carrito/ })).toBeVisible();
  expect(cart.map(({ balls }) => JSON.parse(balls) as number[])).toEqual([numbers.slice(0, 5).map(Number)]);
  expect(cart[0]?.date_lottery).toBe(forecastDate);
  await likely.getByRole('button', { name: /Deshacer/ }).click();
  await expect.element(toCart).toBeVisible();
  expect(cart).toEqual([]);
});

test('a refusal is told and the play stays', async ({ server }) => {
  server.serve(registerPlaysNormal, refusal('sale-closed'));
  await visit(address);
  const before = () => numbersOf(words.helpers['most-likely'].name);
  await expect.element(likely.getByRole('button', { name: /Al carrito/ })).toBeVisible();
  const numbers = before();
  await likely.getByRole('button', { name: /Al carrito/ }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(before()).toEqual(numbers);
});

test('another play is drawn and announced', async () => {
  await visit(address);
  const { name } = words.helpers['most-likely'];
  await expect.element(likely.getByRole('button', { name: /Al carrito/ })).toBeVisible();
  const before = numbersOf(name);
  await likely.getByRole('button', { name: `Otra jugada con ${name}` }).click();
  expect(numbersOf(name)).not.toEqual(before);
  await expect.element(likely.getByText(/^Nueva jugada: Números \d/)).toBeInTheDocument();
});

test('numerology says how it finds its number, and asks for a date where it has none', async () => {
  enter({ ...rosa, type: 1, birthday: '' });
  await visit(address);
  const numerology = card(words.helpers.numerology.name);
  await expect.element(numerology.getByRole('button', { name: /Al carrito/ })).toBeDisabled();
  await numerology.getByRole('textbox', { name: words.controls.birth }).fill('12/05/1990');
  await expect.element(numerology.getByText(/: Powerball \d+$/)).toBeVisible();
  await expect.element(numerology.getByRole('button', { name: /Al carrito/ })).toBeEnabled();
});

test('the zones are named', async () => {
  await visit(address);
  await expect.element(card(words.helpers.zones.name).getByText(/^Zonas? \d/)).toBeVisible();
});

test('who does not play the second series reads why, and takes the numbers along', async () => {
  enter({ ...rosa, type: 0 });
  await visit(`${address}?type=1`);
  await expect.element(likely.getByText(words.made.notOpen)).toBeVisible();
  await expect.element(likely.getByRole('button', { name: words.made.copy })).toBeVisible();
  await expect.element(likely.getByRole('button', { name: words.made.toPlay })).not.toBeInTheDocument();
});

test('a play is taken to the advanced page', async ({ server }) => {
  serveCounts(server, history);
  const { address: at } = await visit(address);
  await likely.getByRole('button', { name: words.made.toPlay }).click();
  await expect.poll(at).toBe('/loteria/1/power_balls/normal/mix');
  await expect.element(page.getByRole('region', { name: 'Cartilla 1', exact: true })).toBeVisible();
});

test('what failed can be tried again', async ({ server }) => {
  server.serve(backtestHelper, refusal('backtest-too-long'));
  await visit(address);
  await expect.element(likely.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  served = serveForecasts(server, history);
  await likely.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(likely.getByRole('img', { name: /aciertos por sorteo/ })).toBeVisible();
});

test('the draw that is played for is named', async () => {
  await visit(address);
  await expect.element(page.getByText(words.forDraw('sáb 8 ago'))).toBeVisible();
});
