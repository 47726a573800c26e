import { type CartItem, registerPlaysNormal } from '@bolillero/contract/calls/checkouts';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { expectAccessible } from '../../testing/accessible.ts';
import '../../testing/by-css.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import { noConnection, refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const address = '/loteria/1/power_balls/normal/simple';
const slip = (at: number) => page.getByRole('region', { name: `Cartilla ${at}` });
const [panelName, drumName] = ['Números del 1 al 69', 'Powerball, del 1 al 26'];
const panel = (at: number) => slip(at).getByRole('grid', { name: panelName });
const gridIn = (at: number, name: string) =>
  `section[aria-label="Cartilla ${at}"] [role=grid][aria-label="${name}"]`;
const cell = (at: number, grid: string, number: number) =>
  page.getByCss(`${gridIn(at, grid)} [data-number="${number}"]`);
const ball = (at: number, number: number) => cell(at, panelName, number);
const specialBall = (at: number, number: number) => cell(at, drumName, number);
const inked = (at: number) =>
  [...document.querySelectorAll<HTMLElement>(`${gridIn(at, panelName)} [aria-selected=true]`)].map(
    ({ dataset }) => Number(dataset.number),
  );
const action = (name: string) => page.getByRole('button', { name });
const bet = page.getByRole('region', { name: 'Tu apuesta' });
const played = page.getByRole('region', { name: /^NÚMEROS JUGADOS/ });
/** A line of the amounts, by its first words. */
const amount = (term: string) => page.getByCss(`section[aria-labelledby=bet] dl > div[data-term="${term}"]`);

let cart: CartItem[];

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  serveFrame(server);
  cart = serveCart(server);
  server.serve(oneLottery, { data: { ...powerballDetail, multiplier_price: '1.00' } });
  server.serve(lotteriesWithLastResult, { data: [{ ...powerballOnSale, jackpot: '186000000.00' }] });
});

/** Opens the page and waits until its slips can be filled in. */
async function open() {
  const shown = await visit(address);
  await expect.element(panel(1)).toBeVisible();
  return shown;
}

/** Tickets that this browser kept of Rosa's, each with these main balls. */
function keepTickets(tickets: readonly (readonly number[])[]) {
  const kept = tickets.map((balls, at) => ({
    id: `kept-${at}`,
    balls: balls.map((ball) => [ball, 'plain']),
    special: null,
    played: null,
  }));
  localStorage.setItem(`bolillero-tickets-${rosa.id}-1-0`, JSON.stringify({ version: 1, tickets: kept }));
}

async function fill(at: number, balls: readonly number[], special: number) {
  for (const number of balls) await ball(at, number).click();
  await specialBall(at, special).click();
}

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
  await expect.element(slip(2).getByText('Repetida')).toBeVisible();
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
  await bet.getByRole('button', { name: 'Jugar' }).click();
  await expect.element(page.getByText('¡Campos de juego vacío!')).toBeVisible();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('En el carrito', { exact: true })).toBeVisible();
  await bet.getByRole('button', { name: 'Jugar' }).click();
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

test('a ticket that the server refuses keeps its numbers and says why', async ({ server }) => {
  server.serve(registerPlaysNormal, refusal('cart-full', { details: { limit: 1000 } }));
  await open();
  await fill(1, [61, 9, 21, 60, 5], 7);
  await expect.element(slip(1).getByText('No se registró')).toBeVisible();
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
  await expect.element(page.getByText('Sin conexión: se registrará sola al volver.')).toBeVisible();
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

test.each([
  [390, 20],
  [320, 20],
  [390, 200],
  [320, 200],
])('on a phone %i pixels wide %i tickets make the page no wider', async (width, count) => {
  keepTickets(Array.from({ length: count }, () => []));
  await page.viewport(width, phone.height);
  await visit(address);
  await expect.element(panel(1)).toBeVisible();
  await expect
    .element(page.getByRole('toolbar', { name: 'Cartillas' }).getByRole('button', { name: /^Cartilla \d/ }))
    .toHaveLength(count);
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});
