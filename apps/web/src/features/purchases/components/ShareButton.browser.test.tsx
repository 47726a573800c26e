import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { onTestFinished } from 'vitest';
import type { PicturePen } from '../../../components/paper/picture.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enter } from '../../../testing/people.ts';
import { powerball } from '../../../testing/powerball.ts';
import { keepSavedFiles } from '../../../testing/saved-files.ts';
import type { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, expect, page, test } from '../../../testing/test.ts';
import type { Purchase } from '../api.ts';
import { drawPlay, playPaper } from '../paper/draw-play.ts';
import { playImage } from '../paper/play-image.ts';
import { ShareButton } from './ShareButton.tsx';

const purchase: Purchase = {
  id: 12,
  lottery: {
    id: 1,
    name: 'power_balls',
    description: 'Powerball',
    image: '',
    accent: 'red',
    specialName: 'Powerball',
    multiplierLabel: 'POWER PLAY',
    currency: 'USD',
  },
  series: 0,
  balls: [61, 5, 9, 21, 60],
  special: 7,
  multiplier: null,
  multiplierBought: true,
  date: '2026-08-08',
  price: '4.00',
  ticketPrice: '2.50',
  serviceFee: '0.50',
  multiplierPrice: '1.00',
  facts: {} as Purchase['facts'],
  hits: null,
  free: false,
  orderId: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01',
  orderPlays: 1,
  refundedAt: null,
  refundReason: null,
  pdf: null,
  proof: null,
  prize: '200.00',
  boughtAt: '2026-08-08T14:30:00.000Z',
};

/** The browser passes files on, as far as `take` does; headless ones do not. */
function sharing(take: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'share', { configurable: true, value: take });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
}

function notSharing() {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: undefined });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'));
}

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  server.serve(listLotteries, [powerball]);
});

test('where the browser can, the play is passed on as a picture', async () => {
  const shared: ShareData[] = [];
  sharing(async (data) => void shared.push(data));
  const saved = keepSavedFiles();
  await show(<ShareButton purchase={purchase} />);
  await expectAccessible();
  await page.getByRole('button', { name: 'Compartir jugada' }).click();
  await expect.poll(() => shared).toHaveLength(1);
  const [file] = shared[0]?.files ?? [];
  expect([file?.name, file?.type]).toEqual(['jugada-000012.png', 'image/png']);
  expect(saved).toEqual([]);
});

test('who thinks better of it gets no file', async () => {
  let asked = 0;
  sharing(async () => {
    asked += 1;
    throw new DOMException('', 'AbortError');
  });
  const saved = keepSavedFiles();
  await show(<ShareButton purchase={purchase} />);
  await page.getByRole('button', { name: 'Compartir jugada' }).click();
  await expect.poll(() => asked).toBe(1);
  await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-disabled');
  expect(saved).toEqual([]);
});

test('where sharing is refused the picture is kept all the same', async () => {
  sharing(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const saved = keepSavedFiles();
  await show(<ShareButton purchase={purchase} />);
  await page.getByRole('button', { name: 'Compartir jugada' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['jugada-000012.png']);
});

test('where the browser cannot share, the picture is kept', async () => {
  notSharing();
  const saved = keepSavedFiles();
  await show(<ShareButton purchase={purchase} />);
  await page.getByRole('button', { name: 'Guardar imagen' }).click();
  await expect
    .poll(() => saved)
    .toEqual([{ name: 'jugada-000012.png', begins: expect.stringMatching(/PNG$/) }]);
});

test('the picture is the slip: every number of the panel, the chosen ones as balls with their line; no prize', async () => {
  const shown: string[] = [];
  const balls: string[] = [];
  const lines: (readonly (readonly [number, number])[])[] = [];
  const pen: PicturePen = {
    text: (value, x, y) => shown.push(balls.includes(`${x} ${y}`) ? `(${value})` : value),
    circle: (x, y) => balls.push(`${x} ${y}`),
    line: (places) => lines.push(places),
    box() {},
    dashes() {},
  };
  drawPlay(purchase, 69, pen);
  for (let number = 1; number <= 69; number += 1) {
    const inked = purchase.balls.includes(number);
    expect(shown, `${number}`).toContain(inked ? `(${number})` : `${number}`);
  }
  expect(shown).toEqual(
    expect.arrayContaining(['Powerball', 'Sorteo del sábado 8 de agosto de 2026', '(7)', 'POWER PLAY']),
  );
  expect(shown.join(' ')).not.toMatch(/200|\$|premio|gan/i);
  // through the five, from row to row
  const [line = []] = lines;
  expect(line.map(([x, y]) => balls.includes(`${x} ${y}`))).toEqual([true, true, true, true, true]);
  expect(line.map(([, y]) => y)).toEqual(line.map(([, y]) => y).toSorted((a, b) => a - b));
  const picture = await createImageBitmap(await playImage(purchase, 69));
  const size = playPaper(69);
  expect([picture.width, picture.height]).toEqual([2 * size.width, 2 * size.height]);
});
