import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { forecastData } from '@bolillero/contract/calls/forecasts';
import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { forecastSample } from '@bolillero/contract/calls/samples';
import { listPromotions, validSubscription } from '@bolillero/contract/calls/subscriptions';
import { cartItem } from '../../../testing/cart.ts';
import { serveCounts } from '../../../testing/counts.ts';
import { serveForecasts } from '../../../testing/forecast.ts';
import { powerballHistory } from '../../../testing/history.ts';
import { enter, rosa } from '../../../testing/people.ts';
import { action, openPlayPage, panel, playAddress, servePlayPage, slip } from '../../../testing/play-page.ts';
import { powerball } from '../../../testing/powerball.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { visit } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, test } from '../../../testing/test.ts';

const history = powerballHistory(30);
const advanced = '/loteria/1/power_balls/normal/mix';
const pages = page.getByRole('navigation', { name: 'Página de juego' });
const to = (name: string) => pages.getByRole('link', { name, exact: true });

let cart: CartItem[];

beforeEach<{ server: Server }>(async ({ server }) => {
  cart = servePlayPage(server);
  serveForecasts(server, history);
  serveCounts(server, history);
  server.serve(validSubscription, { ok: true });
  server.serve(listLotteries, [powerball]);
  await page.viewport(desktop.width, desktop.height);
});

test.for([
  [0, advanced, playAddress],
  [0, '/loteria/1/power_balls/laggards/mix', playAddress],
  [1, '/loteria/1/power_balls/normal/otra', playAddress],
  [1, '/loteria/1/power_balls/otra/mix', advanced],
  [1, advanced, advanced],
] as const)('a customer of type %s who opens %s is on %s', async ([type, asked, reached]) => {
  enter({ ...rosa, type });
  const { address } = await visit(asked);
  await expect.element(panel(1)).toBeVisible();
  expect(address()).toBe(reached);
});

test('who may goes from the normal page to the advanced one and back, of either series', async () => {
  enter({ ...rosa, type: 1 });
  const { address } = await openPlayPage();
  await expect.element(to('Normal')).toHaveAttribute('aria-current', 'page');
  await to('Avanzada').click();
  await expect.poll(address).toBe(advanced);
  await expect.element(to('Avanzada')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'REZAGADOS' }).click();
  await expect.poll(address).toBe('/loteria/1/power_balls/laggards/mix');
  await to('Normal').click();
  await expect.poll(address).toBe('/loteria/1/power_balls/laggards/simple');
});

test.for([
  { ...rosa, type: 0 },
  { ...rosa, type: 1, subscribed: false },
])('the normal page offers the advanced one to nobody else: %o', async (customer) => {
  enter(customer);
  await openPlayPage();
  await expect.element(pages).not.toBeInTheDocument();
});

test('who has no subscription reads what it opens, comes back to the page, and may go on to the normal one', async ({
  server,
}) => {
  server.serve(validSubscription, { ok: false });
  server.serve(listPromotions, { data: [] });
  server.serve(forecastSample, refusal('unknown-lottery'));
  enter({ ...rosa, type: 1, subscribed: false });
  const { address } = await visit(advanced);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jugar Powerball' })).toBeVisible();
  await expect.element(page.getByText('¡Solo para suscriptores!')).toBeVisible();
  await expect.element(panel(1)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Suscribirse' }))
    .toHaveAttribute('href', `/perfil?suscription=true&next=${encodeURIComponent(advanced)}`);
  await to('Normal').click();
  await expect.poll(address).toBe(playAddress);
  await expect.element(panel(1)).toBeVisible();
});

test('a tool that needs the draws before says that they are not read yet', async ({ server }) => {
  server.serve(forecastData, () => new Promise(() => {}));
  enter({ ...rosa, type: 1 });
  await visit(advanced);
  await slip(1).getByRole('button', { name: 'Caliente, cartilla 1' }).click();
  await expect.element(page.getByText(/Aún no leemos los sorteos anteriores/)).toBeVisible();
});

test('played plays are read anew when tickets are no longer being marked', async () => {
  enter({ ...rosa, type: 1 });
  await visit(advanced);
  await expect.element(page.getByRole('button', { name: /Eliminar la jugada/ })).not.toBeInTheDocument();
  await action('Limpiar cartillas').click();
  // on another device
  cart.push(cartItem(7, [3, 14, 25, 36, 47], 9));
  await action('CANCELAR').click();
  await expect.element(page.getByRole('button', { name: /Eliminar la jugada/ })).toBeVisible();
});
