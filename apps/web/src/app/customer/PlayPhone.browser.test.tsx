import { type CartItem, registerPlaysNormal } from '@bolillero/contract/calls/checkouts';
import { oneLottery } from '@bolillero/contract/calls/lotteries';
import { expectAccessible } from '../../testing/accessible.ts';
import { cartItem, serveCart } from '../../testing/cart.ts';
import { enter, rosa } from '../../testing/people.ts';
import {
  action,
  amount,
  ball,
  fill,
  inked,
  keepTickets,
  openPlayPage,
  panel,
  playAddress,
  playButton,
  servePlayPage,
  slip,
  specialBall,
} from '../../testing/play-page.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { noConnection, refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, phone, test } from '../../testing/test.ts';

const strip = page.getByRole('toolbar', { name: 'Cartillas' });
const chip = (name: string) => strip.getByRole('button', { name, exact: true });
const tray = page.getByCss('[data-tray]');
const trayWords = (words: string) => tray.getByText(words, { exact: true });

let cart: CartItem[];

beforeEach<{ server: Server }>(({ server }) => {
  cart = servePlayPage(server);
});

async function open() {
  await page.viewport(phone.width, phone.height);
  return openPlayPage();
}

test('one slip fills the screen, and the strip leads to the others', async () => {
  await open();
  await expect.element(slip(2)).not.toBeInTheDocument();
  await ball(1, 5).click();
  await expect.element(chip('Cartilla 1: Faltan 4 y el Powerball')).toHaveAttribute('aria-current', 'true');
  await chip('Cartilla 3: Vacía').click();
  await expect.element(panel(3)).toBeVisible();
  await expect.element(slip(1)).not.toBeInTheDocument();
  await strip.getByRole('button', { name: 'Añadir cartilla' }).click();
  await expect.element(panel(6)).toBeVisible();
  await expectAccessible();
});

test('the whole slip is in sight, and so are the amounts', async () => {
  await open();
  const last = specialBall(1, 26).element().getBoundingClientRect();
  const foot = tray.element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(foot.top);
  expect(playButton.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(phone.height);
});

test('the tray says what is missing, until the ticket is in the cart', async () => {
  await open();
  await expect.element(trayWords('Elige 5 y el Powerball')).toBeVisible();
  for (const number of [4, 18, 27]) await ball(1, number).click();
  await expect.element(trayWords('Faltan 2 y el Powerball')).toBeVisible();
  for (const number of [36, 52]) await ball(1, number).click();
  await expect.element(slip(1).getByText('elige 1')).toBeVisible();
  await expectAccessible();
  await ball(1, 53).click();
  await expect.element(trayWords('Ya tienes 5: quita uno')).toBeVisible();
  // two seconds later
  await tray.getByRole('button', { name: 'Falta el Powerball' }).click({ timeout: 4_000 });
  await expect.element(specialBall(1, 1)).toHaveFocus();
  await specialBall(1, 12).click();
  await expect.element(trayWords('En el carrito')).toBeVisible();
  await expectAccessible();
});

test('a lottery whose special ball nobody picks asks for no such thing', async ({ server }) => {
  const plain = { special_kind: 'same-drum', sub_length: 0, selectNumber: 6, size: 53 } as const;
  server.serve(oneLottery, { data: { ...powerballDetail, ...plain, multipliers: [] } });
  await page.viewport(phone.width, phone.height);
  await visit(playAddress);
  await expect.element(trayWords('Elige 6')).toBeVisible();
  await expect.element(slip(1).getByRole('grid')).toHaveLength(1);
  await expect.element(slip(1).getByRole('switch')).not.toBeInTheDocument();
});

test('Jugar without a full ticket says so and leads to the drum that is missing', async () => {
  await open();
  for (const number of [4, 18, 27, 36, 52]) await ball(1, number).click();
  await playButton.click();
  await expect.element(page.getByText('¡Campos de juego vacío!')).toBeVisible();
  await expect.element(specialBall(1, 1)).toHaveFocus();
});

test('Jugar plays what is full, leaves what is not, and a line stays that leads to the cart', async () => {
  await open();
  await fill(1, [4, 18, 27, 36, 52], 12);
  await expect.element(trayWords('En el carrito')).toBeVisible();
  await chip('Cartilla 2: Vacía').click();
  for (const number of [1, 2, 3, 4, 5]) await ball(2, number).click();
  await expect.element(amount('Servicio')).toHaveTextContent('Servicio 1 × $0.50$0.50');
  await playButton.click();
  await expect.element(page.getByRole('heading', { name: 'Números seleccionados' })).toBeVisible();
  await expect.element(page.getByText('1 jugada en el carrito · $3.00')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Pagar' }))
    .toHaveAttribute('href', '/checkout/1/power_balls');
  expect(inked(2)).toEqual([1, 2, 3, 4, 5]);
  await expect.element(chip('Cartilla 1: Vacía')).toBeVisible();
  expect(cart).toHaveLength(1);
  await specialBall(2, 6).click();
  await expect.element(page.getByText('Además, 1 jugada en el carrito · $3.00')).toBeVisible();
});

test('the line of the cart says of which lottery it speaks where the cart has others', async () => {
  cart.push(cartItem(1, [9, 10, 11, 12, 13], 14), {
    ...cartItem(2, [1, 2, 3, 4, 5], 6),
    lottery_id: 2,
    name: 'mega_millions',
  });
  await open();
  await expect.element(page.getByText('1 jugada de Powerball en el carrito · $3.00')).toBeVisible();
});

test('on its side the amounts stay in sight, the cart too when many were played', async () => {
  keepTickets(Array.from({ length: 5 }, () => []));
  await page.viewport(844, 390);
  await openPlayPage();
  const isInSight = (box: DOMRect) => box.top >= 0 && box.bottom <= 390;
  expect(isInSight(playButton.element().getBoundingClientRect())).toBe(true);
  await action('Azar en todas las cartillas').click();
  await expect.element(slip(5).getByText('En el carrito', { exact: true })).toBeInTheDocument();
  await playButton.click();
  const summary = page.getByRole('complementary', { name: 'Números seleccionados' });
  await expect.element(summary.getByText('y 2 más')).toBeVisible();
  const box = summary.element().getBoundingClientRect();
  expect(isInSight(box)).toBe(true);
  expect(box.bottom).toBeLessThanOrEqual(playButton.element().getBoundingClientRect().top);
});

test('of the lines above the tray a notice goes before the connection, and that before the cart', async ({
  server,
}) => {
  cart.push(cartItem(1, [9, 10, 11, 12, 13], 14));
  await open();
  const lasting = page.getByText(/1 jugada en el carrito · \$3\.00/);
  const offline = page.getByText('Sin internet: la enviaremos al volver.');
  await expect.element(lasting).toBeVisible();
  server.serve(registerPlaysNormal, noConnection);
  await fill(1, [4, 18, 27, 36, 52], 12);
  await expect.element(offline).toBeVisible();
  await expect.element(trayWords('Pendiente')).toBeVisible();
  await expect.element(lasting).not.toBeInTheDocument();
  await expectAccessible();
  await playButton.click();
  await expect.element(page.getByText('Sin internet: aún no está en el carrito.')).toBeVisible();
  await expect.element(offline).toBeVisible();
  await action('Azar, cartilla 1').click();
  await expect.element(page.getByText('La cartilla 1 cambió.')).toBeVisible();
  await expect.element(offline).not.toBeInTheDocument();
  await action('Deshacer').click();
  await expect.poll(() => inked(1)).toEqual([4, 18, 27, 36, 52]);
  expect(cart).toHaveLength(1);
});

test('a refused ticket says so, and is sent again from the tray', async ({ server }) => {
  server.serve(registerPlaysNormal, refusal('cart-full', { details: { limit: 1000 } }));
  await open();
  await fill(1, [4, 18, 27, 36, 52], 12);
  await expect.element(tray.getByText(/^No entró al carrito/)).toBeVisible();
  await expectAccessible();
  serveCart(server, cart);
  await tray.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(trayWords('En el carrito')).toBeVisible();
  expect(cart).toHaveLength(1);
});

test('the menu has the other tools and says which are for all tickets', async () => {
  await open();
  await action('Más herramientas').click();
  const menu = page.getByRole('dialog', { name: 'Cartilla 1' });
  await expect.element(menu.getByRole('heading', { name: 'En todas las cartillas' })).toBeVisible();
  await expectAccessible();
  const forAll = menu.getByRole('region', { name: 'En todas las cartillas' });
  await forAll.getByRole('button', { name: 'Azar' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(chip('Cartilla 5: En el carrito')).toBeVisible();
  await expect.element(amount('Tu apuesta')).toHaveTextContent('Tu apuesta 5 × $2.50$12.50');
  await action('Más herramientas').click();
  await menu.getByRole('button', { name: 'NÚMEROS JUGADOS' }).click();
  const played = page.getByRole('dialog', { name: 'NÚMEROS JUGADOS' });
  await expect.element(played.getByText('Eliminar todas')).toBeVisible();
  await expect.element(played.getByRole('button', { name: /^Eliminar la jugada/ })).toHaveLength(5);
  await expectAccessible();
});

test('the menu leads those who may to the advanced page', async () => {
  enter({ ...rosa, type: 1 });
  await open();
  await action('Más herramientas').click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Página avanzada' }))
    .toHaveAttribute('href', '/loteria/1/power_balls/normal/mix');
});

test('the list has every ticket, leads to it and takes it away', async () => {
  keepTickets([[], [7, 8], ...Array.from({ length: 18 }, () => [])]);
  await open();
  await action('Ver la lista: 20 cartillas').click();
  const list = page.getByRole('dialog', { name: 'Cartillas' });
  await expect.element(list.getByRole('listitem')).toHaveLength(20);
  await expect.element(list.getByRole('button', { name: /^Cartilla 2:.*7.*8.*Faltan 3/ })).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: 'Eliminar la cartilla 1', exact: true }).click();
  await expect.element(list.getByRole('listitem')).toHaveLength(19);
  await list.getByRole('button', { name: /^Cartilla 1:/ }).click();
  await expect.element(list).not.toBeInTheDocument();
  expect(inked(1)).toEqual([7, 8]);
});

test.each([
  [390, 20],
  [320, 20],
  [390, 200],
  [320, 200],
])('%i pixels wide with %i tickets the page is no wider than the screen', async (width, count) => {
  keepTickets(Array.from({ length: count }, () => []));
  await page.viewport(width, phone.height);
  await openPlayPage();
  await expect.element(strip.getByRole('button', { name: /^Cartilla \d/ })).toHaveLength(count);
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  const play = playButton.element().getBoundingClientRect();
  expect(play.right).toBeLessThanOrEqual(width);
});
