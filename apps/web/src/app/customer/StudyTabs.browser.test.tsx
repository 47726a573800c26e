import { validCustomerToken } from '@bolillero/contract/calls/costumers';
import { listOpenPenasByType } from '@bolillero/contract/calls/group-games';
import { listLotteries, lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { cardList } from '@bolillero/contract/calls/study';
import { listPromotions, validSubscription } from '@bolillero/contract/calls/subscriptions';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveCounts } from '../../testing/counts.ts';
import { serveFrame } from '../../testing/frame.ts';
import { openPena } from '../../testing/group-games.ts';
import { powerballHistory, serveHistory } from '../../testing/history.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const navigation = page.getByRole('navigation', { name: 'Secciones de Powerball' });
const pairs = page.getByRole('heading', { name: 'Parejas', exact: true });
const notice = page.getByText('¡Solo para suscriptores!');
const advanced = { ...rosa, type: 1 } as const;

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  serveCart(server);
  const history = powerballHistory(60);
  serveHistory(server, history);
  serveCounts(server, history);
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(listLotteries, []);
  server.serve(listPromotions, { data: [] });
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 0 });
  server.serve(validSubscription, { ok: true });
  server.serve(resultCalendar, { date_opening: '2015-10-07', last: '2026-08-05', off_calendar: [] });
  server.serve(cardList, { data: [], total: 0, pages: 0, from: null, to: null });
});

test('a visitor signs in first, and comes back to the tab', async ({ server }) => {
  server.serve(validCustomerToken, { ok: false });
  // what is on sale, which the page says somebody came for
  server.serve(lotteriesWithLastResult, { data: [] });
  const { address } = await visit('/loteria/1/power_balls?tab=0');
  await expect
    .poll(() => decodeURIComponent(address()))
    .toBe('/login-client?next=/loteria/1/power_balls?tab=0');
});

test.for([
  ['a customer', { ok: false }],
  ['a subscriber', { ok: true }],
] as const)(
  '%s of type 0 finds no Analítica there, whatever the address says',
  async ([, subscription], { server }) => {
    enter();
    server.serve(validSubscription, subscription);
    await visit('/loteria/1/power_balls?tab=0');
    await expect.element(navigation.getByRole('link', { name: 'Detalle' })).toHaveAttribute('aria-current');
    await expect.element(navigation.getByText('Analítica')).not.toBeInTheDocument();
    await expect.element(pairs).not.toBeInTheDocument();
  },
);

test('a customer of type 1 without a subscription sees the sections, and the notice in their place', async ({
  server,
}) => {
  enter(advanced);
  server.serve(validSubscription, { ok: false });
  await page.viewport(desktop.width, desktop.height);
  await visit('/loteria/1/power_balls?tab=0');
  await expect.element(notice.first()).toBeVisible();
  await expect
    .element(navigation.getByRole('link', { name: 'Cuadro de frecuencias' }).first())
    .toHaveAttribute('aria-current', 'page');
  await expect.element(pairs).not.toBeInTheDocument();
});

test.for([phone, desktop])('with one they go from study to study at $width', async ({ width, height }) => {
  enter(advanced);
  await page.viewport(width, height);
  const { address } = await visit('/loteria/1/power_balls?tab=0');
  await expect.element(pairs).toBeVisible();
  expect(document.title).toBe('Cuadro de frecuencias: Powerball · Bolillero');
  if (width === phone.width)
    await expect
      .element(
        page
          .getByRole('navigation', { name: 'Secciones', exact: true })
          .getByRole('link', { name: 'Analítica' }),
      )
      .toHaveAttribute('aria-current', 'page');
  await expectAccessible(navigation.element());
  await navigation.getByRole('link', { name: 'Resultados Constelación' }).first().click();
  await expect.poll(address).toBe('/loteria/1/power_balls?tab=3');
  await expect.element(page.getByRole('region', { name: 'Resultados Constelación' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver la guía de esta página' }).click();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Las secciones');
});

test.for([phone, desktop])(
  'every customer has the group games of the traditional series, $width wide',
  async ({ width, height }, { server }) => {
    enter();
    server.serve(validSubscription, { ok: false });
    server.serve(listOpenPenasByType, { data: [{ type: 50, penas: [openPena] }] });
    await page.viewport(width, height);
    const { address } = await visit('/loteria/1/power_balls');
    await navigation.getByRole('link', { name: 'Juegos en grupo' }).click();
    await expect.poll(address).toBe('/loteria/1/power_balls?tab=4');
    await expect.element(page.getByRole('article', { name: 'Juego en grupo 31' })).toBeVisible();
    await expect
      .element(navigation.getByRole('link', { name: 'Juegos en grupo' }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(navigation.getByRole('link', { name: 'Detalle' }))
      .not.toHaveAttribute('aria-current');
    expect(document.title).toBe('Juegos en grupo: Powerball · Bolillero');
    // playing, not studying
    const menu = width === phone.width ? 'Secciones' : 'Principal';
    await expect
      .element(page.getByRole('navigation', { name: menu, exact: true }).getByRole('link', { name: 'Jugar' }))
      .toHaveAttribute('aria-current', 'page');
    await expectAccessible();
  },
);

test('a subscriber of type 0 has the same studies in the menu, of either series', async () => {
  enter();
  const { address } = await visit('/analisis/1/power_balls?vista=frecuencias');
  await expect.element(pairs).toBeVisible();
  expect(document.title).toBe('Cuadro de frecuencias: Powerball · Bolillero');
  const views = page.getByRole('navigation', { name: 'Cómo verlos' });
  await expect
    .element(views.getByRole('link', { name: 'Cuadro de frecuencias' }))
    .toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Serie' }).getByRole('link', { name: 'REZAGADOS' }).click();
  await expect.poll(address).toBe('/analisis/1/power_balls?vista=frecuencias&type=1');
  await views.getByRole('link', { name: 'Estructura' }).click();
  await expect.poll(address).toBe('/analisis/1/power_balls?vista=estructura&type=1');
  await expect.element(page.getByText('Trae una cartilla para ver de qué clase es.')).toBeVisible();
});

test('what an address says badly is as good as not said', async () => {
  enter(advanced);
  const { address } = await visit('/loteria/1/power_balls?tab=0&from=ayer&ball=%3Cb%3E&page=-1&ja=99');
  await expect.element(pairs).toBeVisible();
  // and it is put out of the address
  expect(address()).toBe('/loteria/1/power_balls?tab=0');
});

test.for(['/loteria/1/power_balls?tab=0', '/analisis/1/power_balls?vista=frecuencias'])(
  'a question on %s and the study below it say once of which draws they speak',
  async (address) => {
    enter(advanced);
    await visit(`${address}&pregunta=7,14`);
    await expect.element(page.getByRole('table', { name: 'Tus bolillas juntas' })).toBeVisible();
    await expect.element(pairs).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Fechas' })).toHaveLength(1);
  },
);
