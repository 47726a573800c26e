import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { expectAccessible } from '../../testing/accessible.ts';
import '../../testing/by-css.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter } from '../../testing/people.ts';
import { powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { colorScheme } from '../../theme/color-scheme.ts';

const dialog = page.getByRole('dialog', { name: 'Pegar jugadas' });
const field = dialog.getByRole('textbox', { name: 'Tus jugadas' });
const lines = dialog.getByRole('listitem');
/** A line of the list, with its place in it, from 0 on. */
const told = (at: number, words: string) => lines.nth(at).getByText(words, { exact: false });
const add = (name: string | RegExp) => dialog.getByRole('button', { name });
const slip = (at: number) => page.getByRole('region', { name: `Cartilla ${at}` });

/** Of the picture: three that are right, two that are not. */
const pasted = [
  '7 19 23 41 58 12',
  '4-18-27-36-52-8',
  '9, 22, 37, 44, 71, 3',
  '2 11 35 35 69 21',
  '0005\t16 24 33 45 50 + 4',
].join('\n');

let cart: CartItem[];

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  serveFrame(server);
  cart = serveCart(server);
  server.serve(oneLottery, { data: { ...powerballDetail, multiplier_price: '1.00' } });
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
});

async function open() {
  await visit('/loteria/1/power_balls/normal/simple');
  await page.getByRole('button', { name: 'Pegar jugadas' }).click();
  await expect.element(field).toHaveFocus();
}

async function openOnPhone() {
  await page.viewport(phone.width, phone.height);
  await visit('/loteria/1/power_balls/normal/simple');
  await page.getByRole('button', { name: 'Más herramientas' }).click();
  await page.getByRole('button', { name: 'Pegar jugadas' }).click();
  await expect.element(field).toHaveFocus();
}

const cursor = () => {
  const area = field.element() as HTMLTextAreaElement;
  return area.value.slice(0, area.selectionStart).split('\n').length;
};

for (const scheme of ['light', 'dark'] as const) {
  test(`lines are checked while they are typed, and each bad one says why (${scheme})`, async () => {
    colorScheme.choose(scheme);
    await open();
    await expect.element(add('Añadir cartillas')).toBeDisabled();
    await field.fill(pasted);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('3 correctas2 por corregir');
    await expect.element(lines).toHaveLength(5);
    await expect.element(told(0, '7 19 23 41 58 · 12')).toBeVisible();
    await expect.element(told(2, 'La bolilla 71 no existe: van del 1 al 69.')).toBeVisible();
    await expect.element(told(3, 'La bolilla 35 está repetida.')).toBeVisible();
    await expect.element(add('Añadir 3 cartillas · $9.00')).toBeEnabled();
    await expectAccessible();
    colorScheme.choose('light');
  });
}

test('the good ones become tickets that go into the cart; the bad ones stay, and are mended', async () => {
  await open();
  await field.fill(pasted);
  await add('Añadir 3 cartillas · $9.00').click();
  await expect.element(field).toHaveValue('9, 22, 37, 44, 71, 3\n2 11 35 35 69 21');
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Añadimos 3 cartillas.2 por corregir');
  await expect
    .poll(() => cart.map(({ balls }) => balls))
    .toEqual(['[7,19,23,41,58]', '[4,18,27,36,52]', '[16,24,33,45,50]']);
  await add('Corregir la línea 2').click();
  await expect.element(field).toHaveFocus();
  expect(cursor()).toBe(2);
  await field.fill('9 22 37 44 70 3\n2 11 35 36 69 21 PP');
  await expect.element(told(0, 'La bolilla 70 no existe')).toBeVisible();
  await field.fill('9 22 37 44 61 3\n2 11 35 36 69 21 PP');
  await add('Añadir 2 cartillas · $7.00').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => cart.map(({ price }) => price)).toEqual(['3.00', '3.00', '3.00', '3.00', '4.00']);
  await expect.element(slip(5).getByText('En el carrito', { exact: true })).toBeVisible();
});

test('what is on the page already, or twice in the text, is said and not charged again', async () => {
  await open();
  await field.fill('7 19 23 41 58 12');
  await add('Añadir 1 cartilla · $3.00').click();
  await page.getByRole('button', { name: 'Pegar jugadas' }).click();
  await field.fill('58 41 23 19 7 12\n1 2 3 4 5 6\n6 5 4 3 2 1\n1-2-3-4-5-6');
  await expect.element(told(0, 'Ya está en la cartilla 1.')).toBeVisible();
  await expect.element(told(3, 'Es igual a la línea 2.')).toBeVisible();
  await expect.element(add('Añadir 2 cartillas · $6.00')).toBeEnabled();
});

test('more than fit are not taken, and the limit is said', async () => {
  await openOnPhone();
  const many = Array.from({ length: 201 }, (_, at) => `1 2 3 ${4 + (at % 60)} 69 ${1 + Math.floor(at / 60)}`);
  await field.fill(many.join('\n'));
  await expect.element(dialog.getByText('Puedes tener hasta 200 cartillas a la vez.')).toBeVisible();
  await add('Añadir 200 cartillas · $600.00').click();
  await expect.element(field).toHaveValue(many.at(-1) ?? '');
  await expect.poll(() => cart.length).toBe(200);
  await expect.element(add('Añadir cartillas')).toBeDisabled();
});

test('on a phone it is in the menu of the slip, and the first pasted ticket is shown', async () => {
  await openOnPhone();
  await field.fill(pasted);
  await expect.element(lines).toHaveLength(5);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
