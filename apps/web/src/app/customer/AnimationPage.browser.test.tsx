import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { vi } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import '../../testing/by-css.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { preferMotion } from '../../testing/motion.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { afterEach, beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const drawn = {
  id: 31,
  lottery_id: 1,
  name: 'power_balls',
  date: '2026-08-05',
  date_before: '2026-08-08',
  amount: '186000000.00',
  balls: '[5,9,21,60,61]',
  ball_red: 7,
  enhancer: 3,
  potenciador: 3,
  prize: '0.00',
  type: 0,
  isShow: true,
  demo: false,
};
const tinka = {
  ...powerballDetail,
  id: 4,
  name: 'tinkas',
  description: 'La Tinka',
  sub_name: 'Boliyapa',
  sub_length: 0,
  special_kind: 'same-drum' as const,
  hasDoublePlay: false,
  eras: [{ from: '2026-03-11', selectNumber: 6, size: 53, special: 'same-drum' as const, sub_length: 0 }],
};
const tinkaDrawn = {
  ...drawn,
  id: 41,
  lottery_id: 4,
  date: '2026-08-02',
  balls: '[1,8,17,26,40,53]',
  ball_red: 30,
  enhancer: null,
  potenciador: null,
};

const stage = page.getByCss('[data-phase]');
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The numbers that are out of their drums. */
const out = () => [...document.querySelectorAll('[data-out]')].map((ball) => ball.textContent);
const drawnWords = 'Números ganadores: 5, 9, 21, 60, 61 · Powerball: 7 · POWER PLAY ×3';

beforeEach<{ server: Server }>(async ({ server }) => {
  await preferMotion(true);
  serveFrame(server);
  serveCart(server);
  const onSale = (detail: typeof powerballDetail, result: typeof drawn | typeof tinkaDrawn) => ({
    ...powerballOnSale,
    ...detail,
    result,
    jackpot: null,
  });
  server.serve(lotteriesWithLastResult, {
    data: [onSale(tinka, tinkaDrawn), onSale(powerballDetail, drawn)],
  });
  server.serve(oneLottery, ({ query }) => ({ data: query.id === '4' ? tinka : powerballDetail }));
  server.serve(resultsOfLottery, ({ params, query }) => ({
    data: [
      {
        ...(params.name === 'tinkas' ? tinkaDrawn : drawn),
        ...(query.type === '1' && { balls: '[2,4,6,8,10]', ball_red: 11, enhancer: null }),
        detail: [],
      },
    ],
    total: 1,
    pages: 1,
  }));
  enter({ ...rosa, type: 1 });
});
afterEach(async () => {
  vi.useRealTimers();
  await preferMotion(false);
});

test('the lottery that was drawn last plays its draw ball by ball, and then nothing moves', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  await visit('/animation');
  await expect
    .element(
      page.getByText(
        'El último sorteo de Powerball, bolilla por bolilla. Es una animación del resultado publicado, no el video del sorteo.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(drawnWords)).toBeInTheDocument();
  await expect.element(stage).toHaveAttribute('data-phase', 'running');
  expect(out()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(out()).toEqual(['5', '9']);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(out()).toEqual(['5', '9', '21', '60', '61', '7']);
  await expect.element(stage).toHaveAttribute('data-phase', 'done');
  expect(vi.getTimerCount()).toBe(0);
  await expect.element(button('Pausar')).not.toBeInTheDocument();
});

test('it is paused and goes on; skipped it stands at its end; repeated it begins anew', async () => {
  await visit('/animation');
  await button('Pausar').click();
  await expect.element(stage).toHaveAttribute('data-phase', 'paused');
  await button('Seguir').click();
  await expect.element(stage).toHaveAttribute('data-phase', 'running');
  await button('Ver sin animación').click();
  await expect.element(stage).toHaveAttribute('data-phase', 'done');
  expect(out()).toEqual(['5', '9', '21', '60', '61', '7']);
  await expect.element(button('Repetir')).toHaveFocus();
  await button('Repetir').click();
  await expect.element(stage).toHaveAttribute('data-phase', 'running');
  expect(out()).toEqual([]);
});

test('where motion is not wanted it is the picture at its end, without buttons', async () => {
  await preferMotion(false);
  await visit('/animation');
  await expect.element(stage).toHaveAttribute('data-phase', 'done');
  expect(out()).toEqual(['5', '9', '21', '60', '61', '7']);
  await expect.element(button('Repetir')).not.toBeInTheDocument();
});

test('lottery and series stand in the address', async () => {
  const { address } = await visit('/animation');
  await page.getByRole('link', { name: 'REZAGADOS' }).click();
  await expect.poll(address).toBe('/animation?id=1&type=1');
  await expect
    .element(page.getByText('Números ganadores: 2, 4, 6, 8, 10 · Powerball: 11'))
    .toBeInTheDocument();
  await page.getByRole('link', { name: 'La Tinka' }).click();
  await expect.poll(address).toBe('/animation?id=4');
  await expect
    .element(page.getByText('Números ganadores: 1, 8, 17, 26, 40, 53 · Boliyapa: 30'))
    .toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'REZAGADOS' })).not.toBeInTheDocument();
});

test('a customer of type 0 sees the first series, whatever the address says', async () => {
  enter();
  await visit('/animation?id=1&type=1');
  await expect.element(page.getByText(drawnWords)).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'REZAGADOS' })).not.toBeInTheDocument();
});

test('the newest result leads to its animation', async () => {
  await visit('/ultimos-resultados/1/power_balls?type=1');
  await expect
    .element(page.getByRole('link', { name: 'Ver la animación' }))
    .toHaveAttribute('href', '/animation?id=1&type=1');
});

test.for([phone, desktop])('is accessible while it moves and at its end, $width wide', async (size) => {
  await page.viewport(size.width, size.height);
  await visit('/animation');
  await button('Pausar').click();
  await expectAccessible();
  await button('Ver sin animación').click();
  await expectAccessible();
});
