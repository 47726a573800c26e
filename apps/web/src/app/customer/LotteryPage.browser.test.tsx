import { oneLottery } from '@bolillero/contract/calls/lotteries';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { validSubscription } from '@bolillero/contract/calls/subscriptions';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, test } from '../../testing/test.ts';

const navigation = page.getByRole('navigation', { name: 'Secciones de Powerball' });
const series = page.getByRole('navigation', { name: 'Serie' });

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  serveCart(server);
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(validSubscription, { ok: true });
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
  await expect.element(page.getByRole('link', { name: /REZAGADOS/ })).not.toBeInTheDocument();
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
  const drawn = (date: string) => ({
    id: 1,
    lottery_id: 1,
    name: 'power_balls',
    date,
    date_before: '2026-08-08',
    amount: '0.00',
    balls: '[1,2,3,4,5]',
    ball_red: 6,
    enhancer: null,
    type: 1,
    isShow: true,
    demo: false,
    detail: [],
    potenciador: null,
    prize: '0.00',
  });
  // Of that date there is one, and a newer one besides.
  server.serve(resultsOfLottery, ({ query }) => ({
    data: [drawn(query.to ?? '2026-08-05')],
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
