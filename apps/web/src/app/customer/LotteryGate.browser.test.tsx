import { oneLottery } from '@bolillero/contract/calls/lotteries';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { validSubscription } from '@bolillero/contract/calls/subscriptions';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, test } from '../../testing/test.ts';

const notFound = page.getByRole('heading', { name: 'Esta página no existe' });

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  serveFrame(server);
  serveCart(server);
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 0 });
  server.serve(validSubscription, { ok: true });
});

test.for([
  '/loteria/1/florida',
  '/loteria/1/florida/normal/simple',
  '/checkout/1/florida',
  '/resultados/1/florida',
  '/analisis/1/florida',
  '/pronostico/1/florida',
  '/ultimos-resultados/1/florida',
  '/loteria/uno/power_balls',
])('%s names no lottery, and is no page', async (address) => {
  await visit(address);
  await expect.element(notFound).toBeVisible();
});

test.for(['power_balls', 'powerballs'])(
  '/ultimos-resultados/1/%s is Powerball in any accepted spelling',
  async (name) => {
    await visit(`/ultimos-resultados/1/${name}`);
    await expect.element(page.getByRole('heading', { name: 'Powerball', level: 1 })).toBeVisible();
    await expect.element(notFound).not.toBeInTheDocument();
  },
);
