import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { listStories } from '@bolillero/contract/calls/winners';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveFrame } from '../../testing/frame.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { noConnection, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, phone, test } from '../../testing/test.ts';

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  server.serve(listLotteries, [powerballDetail]);
});

const winners = page.getByRole('region', { name: 'Testimonios' });
const guide = page.getByRole('link', { name: 'Qué hacer si ganas' });

test('winners who agreed are told of under the name that they want', async ({ server }) => {
  await page.viewport(phone.width, phone.height);
  server.serve(listStories, {
    data: [
      {
        id: 3,
        shown_name: 'Rosa Q., Lima',
        lotery_id: 1,
        date: '2026-07-29',
        type: 0,
        balls: '[3,12,20,44,61]',
        ball_red: 7,
        potenciador: 3,
      },
    ],
  });
  await visit('/testimonios');
  await expect.element(winners.getByRole('heading', { name: 'Rosa Q., Lima' })).toBeVisible();
  await expect
    .element(winners.getByText('Powerball, sorteo del miércoles 29 de julio de 2026'))
    .toBeVisible();
  await expect.element(winners.getByText('61')).toBeVisible();
  await expect.element(guide).toBeVisible();
  await expectAccessible();
});

test('while nobody agreed there are guides, and nothing that pretends', async ({ server }) => {
  server.serve(listStories, { data: [] });
  await visit('/testimonios');
  await expect.element(page.getByText(/que nos den su permiso escrito/)).toBeVisible();
  await expect.element(guide).toBeVisible();
  await expect.element(winners).not.toBeInTheDocument();
});

test('the guides are there when the stories cannot be asked for', async ({ server }) => {
  server.serve(listStories, noConnection);
  await visit('/testimonios');
  await expect.element(guide).toBeVisible();
});
