import { oneLottery } from '@bolillero/contract/calls/lotteries';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { validSubscription } from '@bolillero/contract/calls/subscriptions';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { powerballHistory, serveHistory } from '../../testing/history.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const navigation = page.getByRole('navigation', { name: 'Secciones de Powerball' });
const mode = page.getByRole('heading', { name: 'Moda de los últimos 3 meses' });
const signIn = page.getByRole('heading', { name: 'Inicia sesión' });
const notice = page.getByText('¡Solo para suscriptores!');
const advanced = { ...rosa, type: 1 } as const;

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  serveCart(server);
  serveHistory(server, powerballHistory(60));
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 0 });
  server.serve(validSubscription, { ok: true });
});

test('a visitor signs in first, and comes back to the tab', async () => {
  const { address } = await visit('/loteria/1/power_balls?tab=2');
  await expect.element(signIn).toBeVisible();
  expect(decodeURIComponent(address())).toBe('/login-client?next=/loteria/1/power_balls?tab=2');
});

test.for([
  ['a customer', { ok: false }],
  ['a subscriber', { ok: true }],
] as const)('%s of type 0 finds no Analítica there, whatever the address says', async ([, subscription], {
  server,
}) => {
  enter();
  server.serve(validSubscription, subscription);
  await visit('/loteria/1/power_balls?tab=2');
  await expect.element(navigation.getByRole('link', { name: 'Detalle' })).toHaveAttribute('aria-current');
  await expect.element(navigation.getByText('Analítica')).not.toBeInTheDocument();
  await expect.element(mode).not.toBeInTheDocument();
});

test('a customer of type 1 without a subscription sees the sections, and the notice in their place', async ({
  server,
}) => {
  enter(advanced);
  server.serve(validSubscription, { ok: false });
  await page.viewport(desktop.width, desktop.height);
  await visit('/loteria/1/power_balls?tab=2');
  await expect.element(notice.first()).toBeVisible();
  await expect
    .element(navigation.getByRole('link', { name: 'Moda', exact: true }).first())
    .toHaveAttribute('aria-current', 'page');
  await expect.element(mode).not.toBeInTheDocument();
});

test.for([phone, desktop])('with one they go from study to study at $width', async ({ width, height }) => {
  enter(advanced);
  await page.viewport(width, height);
  const { address } = await visit('/loteria/1/power_balls?tab=2');
  await expect.element(mode).toBeVisible();
  expect(document.title).toBe('Moda: Powerball · Bolillero');
  await expectAccessible(navigation.element());
  await navigation.getByRole('link', { name: 'Diagrama de aparición' }).first().click();
  await expect.poll(address).toBe('/loteria/1/power_balls?tab=1');
  await expect.element(page.getByRole('heading', { name: 'Una línea por bolilla' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver la guía de esta página' }).click();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Las secciones');
});

test('a subscriber of type 0 has the same studies in the menu, one view at a time', async () => {
  enter();
  const { address } = await visit('/analisis/1/power_balls?vista=moda');
  await expect.element(mode).toBeVisible();
  expect(document.title).toBe('Moda: Powerball · Bolillero');
  const views = page.getByRole('navigation', { name: 'Cómo verlos' });
  await expect.element(views.getByRole('link', { name: 'Moda' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Serie' }).getByRole('link', { name: 'REZAGADOS' }).click();
  await expect.poll(address).toBe('/analisis/1/power_balls?vista=moda&type=1');
  await views.getByRole('link', { name: 'Diagrama de aparición' }).click();
  await expect.poll(address).toBe('/analisis/1/power_balls?vista=aparicion&type=1');
  await expect.element(page.getByRole('heading', { name: 'Una línea por bolilla' })).toBeVisible();
});

test('what an address says badly is as good as not said', async () => {
  enter(advanced);
  const { address } = await visit('/loteria/1/power_balls?tab=2&from=ayer&ball=%3Cb%3E&page=-1&ja=99');
  await expect.element(mode).toBeVisible();
  expect(address()).toBe('/loteria/1/power_balls?tab=2&from=ayer&ball=%3Cb%3E&page=-1&ja=99');
});
