import { listNotifications, type Notification } from '@bolillero/contract/calls/notifications';
import { whyPrize } from '@bolillero/contract/calls/purchases';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enlargeText, expectFits } from '../../../testing/fits.ts';
import { enter } from '../../../testing/people.ts';
import { wonWhy } from '../../../testing/prize-why.ts';
import { wonNotification } from '../../../testing/purchases.ts';
import type { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../../testing/test.ts';
import { NotificationList } from './NotificationList.tsx';

/* A win, from the notice to the way to its money. */

const win = page.getByRole('dialog');
const answer = (...data: Notification[]) => ({ data, unread: 0, total: data.length, pages: 1 });

/** Opens the list at the win of a purchase, as an address does that names it. */
async function open(server: Server, change: Partial<Notification> = {}): Promise<void> {
  server.serve(listNotifications, answer({ ...wonNotification, ...change }));
  await show(<NotificationList open={15} />);
  await expect.element(win).toBeVisible();
}

const goldTexts = () => {
  const gold = getComputedStyle(document.documentElement).getPropertyValue('--gold').trim();
  const probe = document.createElement('span');
  probe.style.color = gold;
  document.body.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll('[role=dialog] *, dialog *, main *, li *')].filter(
    (element) =>
      element.childElementCount === 0 && element.textContent && getComputedStyle(element).color === color,
  );
};

beforeEach(() => enter());

test.for([phone, desktop])(
  'says what was won, how it was made and how it is collected, $width wide',
  async (size, { server }) => {
    await page.viewport(size.width, size.height);
    await open(server);
    await expect.element(win).toMatchTextContent(/Powerball · sáb 8 agoGanaste\$200\.00/);
    await expect.element(win.getByText('3 aciertos + Powerball')).toBeVisible();
    await expect.element(win).toMatchTextContent(/Premio\$100\.00POWER PLAY× 2Tu premio\$200\.00/);
    await expect.element(win.getByRole('heading', { name: 'Cómo cobrarlo' })).toBeVisible();
    await expect
      .element(win)
      .toMatchTextContent(/Guardamos el original de tu cartilla.*Hay un plazo para cobrar/);
    const href = (name: string) => expect.element(win.getByRole('link', { name }));
    await href('Escribir a soporte').toHaveAttribute('href', '/soporte?compra=15');
    await href('Resultado').toHaveAttribute('href', '/ultimos-resultados/1/power_balls?fecha=2026-08-08');
    await href('Compra').toHaveAttribute('href', '/perfil?compra=15');
    await href('PDF').toHaveAttribute('href', '/api/purchases/15/ticket');
    await expectAccessible();
  },
);

test('a fixed prize is not shown as a product', async ({ server }) => {
  await open(server, { monto: '2000000.00', prize_sum: { base: '1000000.00', factor: null }, level: '5' });
  await expect
    .element(win)
    .toMatchTextContent(
      /Premio\$1,000,000\.00Con POWER PLAY, monto fijo\$2,000,000\.00Tu premio\$2,000,000\.00/,
    );
  await expect.element(win).not.toMatchTextContent(/×/);
});

test('without a multiplier there is no sum', async ({ server }) => {
  await open(server, { monto: '100.00', prize_sum: null });
  await expect.element(win).not.toMatchTextContent(/Tu premio/);
});

test('a lottery’s own way of collecting stands in the place of the house’s', async ({ server }) => {
  await open(server, { how_to_collect: 'Lleva tu DNI.\n\nCobra antes de 180 días.' });
  await expect.element(win.getByText('Lleva tu DNI.')).toBeVisible();
  await expect.element(win.getByText('Cobra antes de 180 días.')).toBeVisible();
  await expect.element(win).not.toMatchTextContent(/Guardamos el original/);
});

test('an amount that nobody knows is to be confirmed, and nothing is gold', async ({ server }) => {
  await open(server, { monto: 'por confirmar', prize_sum: null });
  await expect.element(win.getByText('Tu premio está por confirmar')).toBeVisible();
  await expect.element(win.getByRole('heading', { name: 'Cómo cobrarlo' })).toBeVisible();
  expect(goldTexts().map(({ textContent }) => textContent)).toEqual([]);
  await expectAccessible();
});

test('it says why, and the win stays open below', async ({ server }) => {
  server.serve(whyPrize, { data: wonWhy });
  await open(server);
  await win.getByRole('button', { name: 'Por qué este premio' }).click();
  const why = page.getByRole('dialog', { name: 'Por qué este premio' });
  await expect.element(why).toMatchTextContent(/Nivel 5 · 3 \+ 1se cumple/);
  await why.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(why).not.toBeInTheDocument();
  await expect.element(win).toBeVisible();
});

test('won money is gold', async ({ server }) => {
  await open(server);
  expect(goldTexts().map(({ textContent }) => textContent)).toContain('$200.00');
});

test('a free play is not collected: it is in the cart', async ({ server }) => {
  await open(server, { monto: 'Jugada gratis', prize_sum: null });
  await expect.element(win.getByText('Ganaste una jugada gratis')).toBeVisible();
  await expect.element(win.getByRole('link', { name: 'Ver tu carrito' })).toBeVisible();
  await expect.element(win).not.toMatchTextContent(/Cómo cobrarlo/);
  await expectAccessible();
});

test('a same-drum special ball is one of the player’s own numbers', async ({ server }) => {
  await open(server, { ball_red: null, winBall: '[5]', extraWinBall: 61, prize_sum: null });
  await expect.element(win).toMatchTextContent(/5, acierto92160.*61, acierto/);
});

test.for([
  [320, 100],
  [390, 200],
  [1440, 200],
] as const)(
  'nothing of it is wider than its window on %s pixels, text at %s',
  async ([width, percent], { server }) => {
    await page.viewport(width, 640);
    enlargeText(percent);
    await open(server, { monto: '1000000.00', prize_sum: { base: '100000.00', factor: 10 } });
    await expect.element(win.getByRole('heading', { name: 'Cómo cobrarlo' })).toBeVisible();
    const { scrollWidth, clientWidth } = win.element();
    expect(scrollWidth).toBe(clientWidth);
    await expectFits();
  },
);
