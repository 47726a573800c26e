import { type CartItem, registerPlaysNormal } from '@bolillero/contract/calls/checkouts';
import { expectAccessible } from '../../testing/accessible.ts';
import { cartItem, serveCart } from '../../testing/cart.ts';
import { enter, rosa } from '../../testing/people.ts';
import {
  action,
  playAddress as address,
  amount,
  ball,
  bet,
  fill,
  inked,
  openPlayPage as open,
  panel,
  playButton,
  servePlayPage,
  slip,
  specialBall,
} from '../../testing/play-page.ts';
import { noConnection, refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, test, userEvent } from '../../testing/test.ts';

const played = page.getByRole('region', { name: /^NÚMEROS JUGADOS/ });

let cart: CartItem[];

beforeEach<{ server: Server }>(({ server }) => {
  cart = servePlayPage(server);
});

test('a tap inks a number, a second tap takes it back, and one too many stands back', async () => {
  await open();
  await ball(1, 5).click();
  await expect.element(slip(1).getByText('Faltan 4 y el Powerball')).toBeVisible();
  expect(inked(1)).toEqual([5]);
  await ball(1, 5).click();
  expect(inked(1)).toEqual([]);
  await expect.element(slip(1).getByText('Vacía')).toBeVisible();
  for (const number of [61, 9, 21, 60, 5]) await ball(1, number).click();
  await expect.element(slip(1).getByText('Falta el Powerball')).toBeVisible();
  await ball(1, 33).click();
  await expect.element(slip(1).getByText('Ya tienes 5: quita uno')).toBeVisible();
  expect(inked(1)).toEqual([5, 9, 21, 60, 61]);
  expect(cart).toEqual([]);
});

test('the header says when the sale closes, by the clock of the draw', async () => {
  await page.viewport(desktop.width, desktop.height);
  await open();
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/Sorteo sáb 8 ago · cierra en .*· 22:00 en Nueva York/);
});

test('the second series is neither offered nor opened to a customer of type 0', async () => {
  const { address } = await visit('/loteria/1/power_balls/laggards/simple');
  await expect.element(panel(1)).toBeVisible();
  expect(address()).toBe('/loteria/1/power_balls/normal/simple');
  await expect.element(page.getByRole('link', { name: 'REZAGADOS' })).not.toBeInTheDocument();
});

test('a customer of type 1 goes from one series to the other', async () => {
  enter({ ...rosa, type: 1 });
  const { address } = await open();
  const odds = page.getByText(/1 en 292,201,338/);
  const independent = 'Cada sorteo es independiente: ninguna herramienta aumenta tus probabilidades.';
  await expect
    .element(odds)
    .toHaveTextContent(
      `${independent} Pozo (5 de 69 + Powerball): 1 en 292,201,338. Algún premio: 1 en 24.87.`,
    );
  await page.getByRole('link', { name: 'REZAGADOS' }).click();
  await expect.poll(address).toBe('/loteria/1/power_balls/laggards/simple');
  await expect.element(panel(1)).toBeVisible();
  await expect
    .element(odds)
    .toHaveTextContent(
      `${independent} Premio mayor (5 de 69 + Powerball): 1 en 292,201,338. Algún premio: 1 en 24.87. No juega por el pozo.`,
    );
  await page.getByRole('link', { name: 'TRADICIONAL' }).click();
  await expect.poll(address).toBe('/loteria/1/power_balls/normal/simple');
});

test('the special ball is one: another stands back until a second tap takes it away', async () => {
  await open();
  await specialBall(1, 7).click();
  await specialBall(1, 8).click();
  await expect.element(specialBall(1, 7)).toHaveAttribute('aria-selected', 'true');
  await expect.element(specialBall(1, 8)).toHaveAttribute('aria-selected', 'false');
  await specialBall(1, 7).click();
  await specialBall(1, 8).click();
  await expect.element(specialBall(1, 8)).toHaveAttribute('aria-selected', 'true');
});

test('a full ticket is registered once, is counted in the bet and stands among the plays', async () => {
  await open();
  await expect.element(amount('Servicio')).toHaveTextContent('Servicio $0.00');
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await expect.element(amount('Tu apuesta')).toHaveTextContent('Tu apuesta 1 × $2.50$2.50');
  await expect.element(amount('Servicio')).toHaveTextContent('Servicio 1 × $0.50$0.50');
  await expect.element(bet.getByText('$3.00', { exact: true })).toBeVisible();
  await expect.element(played.getByRole('button', { name: /^Eliminar la jugada/ })).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Carrito: 1 jugada' })).toBeVisible();
  expect(cart.map(({ balls, ball_red }) => [balls, ball_red])).toEqual([['[5,9,21,60,61]', 7]]);
});

test('the same numbers on a second ticket are told to be there already', async () => {
  await open();
  await fill(1, [1, 2, 3, 4, 6], 8);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await fill(2, [6, 4, 3, 2, 1], 8);
  await expect.element(slip(2).getByText('Ya está en el carrito')).toBeVisible();
  expect(cart).toHaveLength(1);
});

test('the slip is filled in from the keyboard: arrows, Home and End, typed digits', async () => {
  await open();
  const first = panel(1).getByRole('gridcell', { name: '1', exact: true });
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('[Space]{ArrowRight}{Enter}{ArrowDown}{ArrowLeft}[Space]');
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
  await userEvent.keyboard('27[Space]');
  await expect.poll(() => inked(1)).toEqual([1, 2, 8, 27, 69]);
  await userEvent.keyboard('{Tab}{Tab}{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(specialBall(1, 3)).toHaveAttribute('aria-selected', 'true');
});

test('an edited ticket leaves the cart at once and comes back with its new numbers', async () => {
  await open();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await specialBall(1, 7).click();
  await expect.element(page.getByText('La cartilla 1 salió del carrito.')).toBeVisible();
  await expect.poll(() => cart).toHaveLength(0);
  await specialBall(1, 8).click();
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  expect(cart.map(({ ball_red }) => ball_red)).toEqual([8]);
});

test('emptied, the ticket takes its play along, and both can be brought back', async () => {
  await open();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await action('Limpiar, cartilla 1').click();
  await expect.element(slip(1).getByText('Vacía')).toBeVisible();
  await expect.element(played.getByText(/^Aún no hay jugadas/)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => inked(1)).toEqual([5, 9, 21, 60, 61]);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  expect(cart).toHaveLength(1);
});

test('chance completes what is begun, and gives what is full new numbers', async () => {
  await open();
  await ball(1, 13).click();
  await action('Azar, cartilla 1').click();
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  expect(inked(1)).toContain(13);
  const before = cart[0]?.balls;
  await action('Azar, cartilla 1').click();
  await expect.element(page.getByText('La cartilla 1 cambió.')).toBeVisible();
  await expect.poll(() => cart.filter(({ balls }) => balls !== before)).toHaveLength(1);
  await expect.poll(() => cart).toHaveLength(1);
});

test('numerology wants two dates that exist, fills the ticket and gives the focus back', async () => {
  await open();
  await action('Numerología, cartilla 1').click();
  const window = page.getByRole('dialog', { name: 'Jugar con numerología' });
  const birth = window.getByLabelText('Nacimiento');
  await expect.element(birth).toHaveFocus();
  await expect.element(birth).toHaveValue('12/05/1990');
  await expect.element(window.getByText('27 + 26 = 53; 5 + 3 = 8: Powerball 8')).toBeVisible();
  await expect.element(window.getByLabelText('Sorteo')).toHaveValue('08/08/2026');
  await birth.fill('31/02/1990');
  await userEvent.keyboard('{Enter}');
  await expect.element(birth).toHaveAccessibleDescription('Escribe la fecha como DD/MM/AAAA.');
  await expectAccessible();
  await birth.fill('12/05/1990');
  await userEvent.keyboard('{Enter}');
  await expect.element(window).not.toBeInTheDocument();
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await expect.element(action('Numerología, cartilla 1')).toHaveFocus();
});

test('a ticket with numbers goes only after asking, an empty one at once, and one more can be had', async () => {
  await open();
  const slips = page.getByRole('heading', { name: /^Cartilla \d$/ });
  await expect.element(slips).toHaveLength(5);
  await ball(2, 5).click();
  await action('Eliminar, cartilla 2').click();
  const question = page.getByRole('alertdialog', { name: '¿Confirma eliminar el registro?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(slips).toHaveLength(5);
  await action('Eliminar, cartilla 2').click();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(slips).toHaveLength(4);
  await expect.element(page.getByText('¡Eliminado!')).toBeVisible();
  await action('Eliminar, cartilla 3').click();
  await expect.element(slips).toHaveLength(3);
  await page.getByRole('button', { name: 'Añadir cartilla' }).click();
  await expect.element(slips).toHaveLength(4);
});

test('Jugar without a full ticket says so; with one it shows what was played and empties it', async () => {
  await open();
  await playButton.click();
  await expect.element(page.getByText('¡Campos de juego vacío!')).toBeVisible();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await playButton.click();
  await expect.element(page.getByRole('heading', { name: 'Números seleccionados' })).toBeVisible();
  await expect.element(slip(1).getByText('Vacía')).toBeVisible();
  expect(cart).toHaveLength(1);
});

test('a play is taken out of the list only after asking, which empties its ticket; an empty list says so', async () => {
  await open();
  await fill(1, [61, 9, 21, 60, 5], 7);
  const remove = played.getByRole('button', { name: /^Eliminar la jugada/ });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(remove).toHaveFocus();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(played.getByText(/^Aún no hay jugadas/)).toBeVisible();
  await expect.element(slip(1).getByText('Vacía')).toBeVisible();
  await played.getByRole('button', { name: 'Eliminar todo' }).click();
  await expect.element(page.getByText('¡ Lista vacía !')).toBeVisible();
});

test('of plays with the same numbers the one with the multiplier says so, for ears too', async () => {
  cart.push(cartItem(1, [5, 9, 21, 60, 61], 7), cartItem(2, [5, 9, 21, 60, 61], 7, true));
  await open();
  const rows = played.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect.element(rows.getByTitle('POWER PLAY')).toHaveLength(1);
  await expect
    .element(
      played.getByRole('button', { name: 'Eliminar la jugada 5-9-21-60-61+7 con POWER PLAY', exact: true }),
    )
    .toBeVisible();
  await expect
    .element(played.getByRole('button', { name: 'Eliminar la jugada 5-9-21-60-61+7', exact: true }))
    .toBeVisible();
});

test('the bin for all leaves what was won and what is being paid', async () => {
  cart.push(
    { ...cartItem(1, [5, 9, 21, 60, 61], 7), free: true, price: '0.00' },
    { ...cartItem(2, [1, 2, 3, 4, 6], 8), being_paid: true },
    cartItem(3, [1, 2, 3, 4, 7], 8),
  );
  await open();
  const all = played.getByRole('button', { name: 'Eliminar todo' });
  await all.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect.poll(() => cart.map(({ id }) => id)).toEqual([1, 2]);
  await expect.element(all).toBeDisabled();
});

test('a ticket that the server refuses keeps its numbers and says why', async ({ server }) => {
  server.serve(registerPlaysNormal, refusal('cart-full', { details: { limit: 1000 } }));
  await open();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('No entró al carrito')).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: /carrito/i })).toBeVisible();
  expect(inked(1)).toEqual([5, 9, 21, 60, 61]);
});

test('without a connection the ticket waits, and goes by itself when there is one again', async ({
  server,
}) => {
  server.serve(registerPlaysNormal, noConnection);
  await open();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('Pendiente', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Sin internet: la enviaremos al volver.')).toBeVisible();
  serveCart(server, cart);
  window.dispatchEvent(new Event('online'));
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  expect(cart).toHaveLength(1);
});

test('tickets outlive the page: who comes back finds them as they were', async () => {
  await open();
  for (const number of [3, 30]) await ball(2, number).click();
  await visit(address);
  const again = page.getByRole('region', { name: 'Cartilla 2' }).last();
  await expect.element(again.getByText('Faltan 3 y el Powerball')).toBeVisible();
});

test('is accessible with a ticket filled in', async () => {
  await page.viewport(desktop.width, desktop.height);
  await open();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('the keyboard goes past the slips to the bet', async () => {
  await open();
  const skip = page.getByRole('link', { name: 'Ir a tu apuesta' });
  await skip.element().focus();
  await expect.element(skip).toBeVisible();
  await expect.element(skip).toHaveAttribute('href', `#${bet.element().querySelector('h2')?.id}`);
});

test('the tools and each panel are one stop of the keyboard, and after the last drum comes Jugar', async () => {
  await open();
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  page.getByRole('link', { name: 'Ir a tu apuesta' }).element().focus();
  const stops: unknown[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.keyboard('{Tab}');
    stops.push(focused());
  }
  expect(stops).toEqual([
    'Azar en todas las cartillas',
    'Azar, cartilla 1',
    '1',
    'POWER PLAY +$1.00, cartilla 1',
    '1',
  ]);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Limpiar, cartilla 1');
  (specialBall(5, 1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(playButton).toHaveFocus();
});

test('from anywhere on the page: + adds a ticket, Ctrl and arrows go from one to the next, Ctrl+Enter plays', async () => {
  await open();
  (ball(1, 1).element() as HTMLElement).focus();
  await userEvent.keyboard('+');
  await expect.element(panel(6)).toBeVisible();
  await userEvent.keyboard('{Control>}{ArrowDown}{ArrowDown}{ArrowUp}{/Control}');
  await expect.element(ball(2, 1)).toHaveFocus();
  expect(inked(1)).toEqual([]);
  await fill(2, [1, 2, 3, 4, 5], 6);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('heading', { name: 'Números seleccionados' })).toBeVisible();
  await expect.element(page.getByText('1 jugada en el carrito · $3.00')).toBeVisible();
  expect(cart).toHaveLength(1);
});

test('with all main numbers the focus stays, and what is missing is announced', async () => {
  await open();
  for (const number of [1, 2, 3, 4, 5]) await ball(1, number).click();
  await expect.element(ball(1, 5)).toHaveFocus();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Cartilla 1: Falta el Powerball' }))
    .toBeInTheDocument();
});

test('the multiplier is bought with a play: it has its line, and its play is another one', async () => {
  await open();
  await expect.element(amount('POWER PLAY')).not.toBeInTheDocument();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await slip(1).getByRole('switch', { name: 'POWER PLAY +$1.00, cartilla 1' }).click();
  await expect.element(amount('POWER PLAY')).toHaveTextContent('POWER PLAY 1 × $1.00$1.00');
  await expect.element(bet.getByText('$4.00', { exact: true })).toBeVisible();
  await expect.poll(() => cart.map(({ potenciador }) => potenciador)).toEqual([true]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => cart.map(({ potenciador }) => potenciador)).toEqual([false]);
  await slip(1).getByRole('switch', { name: 'POWER PLAY +$1.00, cartilla 1' }).click();
  await expect.poll(() => cart.map(({ potenciador }) => potenciador)).toEqual([true]);
  await playButton.click();
  const summary = page.getByRole('complementary', { name: 'Números seleccionados' });
  await expect.element(summary.getByTitle('POWER PLAY')).toBeVisible();
});
