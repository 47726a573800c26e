import { listLotteries, oneLottery } from '@bolillero/contract/calls/lotteries';
import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { listPromotions, validSubscription } from '@bolillero/contract/calls/subscriptions';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const navigation = page.getByRole('navigation', { name: 'Secciones de Powerball' });
const series = page.getByRole('navigation', { name: 'Serie' });

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  serveCart(server);
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(listLotteries, []);
  server.serve(listPromotions, { data: [] });
  server.serve(validSubscription, { ok: true });
});

/** A result of a date, without a prize table. */
const drawn = (date: string, type: 0 | 1 = 0) => ({
  id: 1,
  lottery_id: 1,
  name: 'power_balls',
  date,
  date_before: '2026-08-08',
  amount: '0.00',
  balls: '[1,2,3,4,5]',
  ball_red: 6,
  enhancer: null,
  type,
  isShow: true,
  demo: false,
  detail: [],
  potenciador: null,
  prize: '0.00',
});

/** Opens the page, and answers the series whose results it asks for. */
async function open(server: Server, address: string) {
  const asked = server.serve(resultsOfLottery, { data: [], total: 0, pages: 0 });
  await visit(address);
  await expect.element(navigation).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  return asked.map(({ query }) => Number(query.type));
}

test('a customer of type 0 finds nothing of the second series, whatever the address says', async ({
  server,
}) => {
  enter();
  const asked = await open(server, '/loteria/1/power_balls?type=1');
  await expect.element(navigation.getByRole('link', { name: 'Juego', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /REZAGADOS|avanzado/ })).not.toBeInTheDocument();
  await expect.element(series).not.toBeInTheDocument();
  expect(asked).toEqual([0]);
});

test('a customer of type 1 reads both series and goes to play either', async ({ server }) => {
  enter({ ...rosa, type: 1 });
  const asked = await open(server, '/loteria/1/power_balls?type=1');
  await expect
    .element(series.getByRole('link', { name: 'REZAGADOS' }))
    .toHaveAttribute('aria-current', 'page');
  const play = navigation.getByRole('link', { name: 'Juego REZAGADOS' });
  await expect.element(play).toHaveAttribute('href', '/loteria/1/power_balls/laggards/simple');
  await expect
    .element(navigation.getByRole('link', { name: 'Juego avanzado REZAGADOS' }))
    .toHaveAttribute('href', '/loteria/1/power_balls/laggards/mix');
  expect(asked).toEqual([1]);
});

test('public results show the second series to everybody', async ({ server }) => {
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 0 });
  await visit('/ultimos-resultados/1/power_balls?type=1');
  await expect
    .element(series.getByRole('link', { name: 'REZAGADOS' }))
    .toHaveAttribute('aria-current', 'page');
});

test.for([
  ['', 'Premio mayor'],
  ['&fecha=2026-08-03', 'Con las reglas de hoy, acertar el premio mayor'],
] as const)('the odds under a result (%s) are those of the series: %s', async ([date, words], { server }) => {
  // Of that date there is one, and a newer one besides.
  server.serve(resultsOfLottery, ({ query }) => ({
    data: [drawn(query.to ?? '2026-08-05', 1)],
    total: query.to ? 1 : 2,
    pages: 1,
  }));
  await visit(`/ultimos-resultados/1/power_balls?type=1${date}`);
  await expect
    .element(page.getByText(/1 en 292,201,338/))
    .toHaveTextContent(
      `${words} (5 de 69 + Powerball): 1 en 292,201,338. Algún premio: 1 en 24.87. No juega por el pozo. Cada sorteo es independiente: los resultados anteriores no cambian estas cifras.`,
    );
});

test.describe('Detalle by date', () => {
  const field = page.getByLabelText('Fecha del sorteo', { exact: true });

  beforeEach<{ server: Server }>(({ server }) => {
    enter();
    server.serve(resultCalendar, { date_opening: '2015-10-07', last: '2026-08-05', off_calendar: [] });
    server.serve(resultsOfLottery, ({ query }) => ({
      data: [drawn(query.to ?? '2026-08-05')],
      total: query.to ? 1 : 2,
      pages: 1,
    }));
  });

  test('a typed draw date stands in the address; the newest is one link away', async () => {
    const { address } = await visit('/loteria/1/power_balls');
    await expect.element(field).toHaveValue('05/08/2026');
    await field.fill('03/08/2026');
    await expect.poll(address).toBe('/loteria/1/power_balls?fecha=2026-08-03');
    await expect.element(page.getByRole('heading', { name: 'Números ganadores' })).toBeVisible();
    await page.getByRole('link', { name: 'El más reciente' }).click();
    await expect.element(field).toHaveValue('05/08/2026');
    await expect.poll(address).toBe('/loteria/1/power_balls');
  });

  test('a day without a draw is said, and asks for nothing', async () => {
    const { address } = await visit('/loteria/1/power_balls');
    await expect.element(page.getByRole('button', { name: /calendario/ })).toBeEnabled();
    await field.fill('04/08/2026');
    await userEvent.tab();
    await expect.element(page.getByText(/04\/08\/2026/)).toBeVisible();
    expect(address()).toBe('/loteria/1/power_balls');
  });

  test.for([phone, desktop])('the tour shows its parts on $width', async ({ width, height }) => {
    await page.viewport(width, height);
    await visit('/loteria/1/power_balls');
    await expect.element(field).toBeVisible();
    await page.getByRole('button', { name: 'Ver la guía de esta página' }).click();
    const step = page.getByRole('dialog');
    for (const name of ['Las secciones', 'El resultado', 'Otro sorteo', 'De sorteo en sorteo']) {
      await expect.element(step).toHaveAccessibleName(name);
      await step.getByRole('button', { name: 'Sig.' }).click();
    }
    await expect.element(step).toHaveAccessibleName('Verifica tus aciertos');
    await expectAccessible();
  });
});

test('one section of the lottery is the open one, whatever else stands in the address', async ({
  server,
}) => {
  enter({ ...rosa, type: 1 });
  server.serve(validSubscription, { ok: false });
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 0 });
  await visit('/loteria/1/power_balls?tab=3&ja=10');
  await expect
    .element(navigation.getByRole('link', { name: 'Resultados Constelación' }))
    .toHaveAttribute('aria-current', 'page');
  expect(navigation.element().querySelectorAll('[aria-current]').length).toBe(1);
});
