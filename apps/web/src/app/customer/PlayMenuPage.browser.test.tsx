import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { enlargeText } from '../../testing/fits.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerball } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const tinka = { ...powerball, id: 4, name: 'tinkas', description: 'La Tinka', hasDoublePlay: false };
const content = page.getByRole('main');
const links = () =>
  content
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  serveCart(server);
  server.serve(listLotteries, [powerball, tinka]);
});

test('“Jugar” of the menu asks what to play', async () => {
  enter();
  const { address } = await visit('/terminos');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Jugar' }).click();
  await expect.element(page.getByRole('heading', { name: '¿A qué quieres jugar?' })).toBeVisible();
  expect(address()).toBe('/jugar');
});

test('a customer of type 0 chooses the lottery', async () => {
  enter();
  await visit('/jugar');
  await expect.element(content.getByText('Elige la lotería.')).toBeVisible();
  await expect.element(content.getByRole('link')).toHaveLength(4);
  expect(links()).toEqual([
    ['Jugar Powerball', '/loteria/1/power_balls/normal/simple'],
    ['Juegos en grupo de Powerball', '/loteria/1/power_balls?tab=4'],
    ['Jugar La Tinka', '/loteria/4/tinkas/normal/simple'],
    ['Juegos en grupo de La Tinka', '/loteria/4/tinkas?tab=4'],
  ]);
});

test('a customer of type 1 chooses the series too, where there are two', async () => {
  enter({ ...rosa, type: 1, subscribed: false });
  await visit('/jugar');
  await expect.element(content.getByText('Elige la lotería y la serie.')).toBeVisible();
  await expect.element(content.getByRole('link')).toHaveLength(5);
  expect(links()).toEqual([
    ['Jugar Powerball TRADICIONAL', '/loteria/1/power_balls/normal/simple'],
    ['Jugar Powerball REZAGADOS', '/loteria/1/power_balls/laggards/simple'],
    ['Juegos en grupo de Powerball', '/loteria/1/power_balls?tab=4'],
    ['Jugar La Tinka', '/loteria/4/tinkas/normal/simple'],
    ['Juegos en grupo de La Tinka', '/loteria/4/tinkas?tab=4'],
  ]);
});

test('a subscriber of type 1 chooses the page too', async () => {
  enter({ ...rosa, type: 1 });
  await visit('/jugar');
  await expect
    .element(content.getByText('Elige la lotería, la serie y cómo completas tus cartillas.'))
    .toBeVisible();
  await expect
    .element(content.getByText('Página avanzada: con jugadas anteriores, pronósticos y zonas.'))
    .toBeVisible();
  await expect.element(content.getByRole('link')).toHaveLength(8);
  expect(links()).toEqual([
    ['Normal: Jugar Powerball TRADICIONAL', '/loteria/1/power_balls/normal/simple'],
    ['Avanzada: Jugar Powerball TRADICIONAL', '/loteria/1/power_balls/normal/mix'],
    ['Normal: Jugar Powerball REZAGADOS', '/loteria/1/power_balls/laggards/simple'],
    ['Avanzada: Jugar Powerball REZAGADOS', '/loteria/1/power_balls/laggards/mix'],
    ['Juegos en grupo de Powerball', '/loteria/1/power_balls?tab=4'],
    ['Normal: Jugar La Tinka', '/loteria/4/tinkas/normal/simple'],
    ['Avanzada: Jugar La Tinka', '/loteria/4/tinkas/normal/mix'],
    ['Juegos en grupo de La Tinka', '/loteria/4/tinkas?tab=4'],
  ]);
});

test.for([
  [390, 100],
  [390, 200],
  [1440, 100],
] as const)(
  'its cards stand in line, none over another, on %s pixels, text at %s',
  async ([width, percent]) => {
    await page.viewport(width, 900);
    enlargeText(percent);
    enter({ ...rosa, type: 1 });
    await visit('/jugar');
    await expect.element(content.getByRole('link')).toHaveLength(8);
    await document.fonts.ready;
    const cards = content.getByRole('listitem').elements();
    for (const card of cards) {
      const { left, right } = card.getBoundingClientRect();
      for (const part of card.querySelectorAll('h2, a')) {
        expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth);
        expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
        expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      }
    }
    const [one, other] = cards.map((card) => card.querySelector('a')?.getBoundingClientRect().top);
    if (percent === 100) expect(one).toBe(other);
  },
);

test.for([
  [true, '/resultados'],
  [false, '/ultimos-resultados'],
] as const)(
  'the header’s menu follows the specification’s order, signed in: %s',
  async ([signedIn, results]) => {
    if (signedIn) enter();
    await visit('/terminos');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect.element(menu.getByRole('link')).toHaveLength(7);
    const order = menu
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(order).toEqual([
      '/analisis',
      '/pronostico',
      results,
      '/preguntas-frecuentes',
      '/testimonios',
      '/soporte',
      '/jugar',
    ]);
  },
);

test.for([phone, desktop])('is accessible, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  enter({ ...rosa, type: 1 });
  await visit('/jugar');
  await expect.element(content.getByRole('link')).toHaveLength(8);
  await expectAccessible();
});
