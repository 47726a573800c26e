import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import {
  deletePlaySet,
  listPlaySets,
  type PlaySet,
  playPlaySet,
  playsOfSet,
  renamePlaySet,
  savePlaySet,
} from '@bolillero/contract/calls/play-sets';
import { expectAccessible } from '../../testing/accessible.ts';
import '../../testing/by-css.ts';
import { cartItem, drawDate, serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter } from '../../testing/people.ts';
import { powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, phone, test } from '../../testing/test.ts';
import { colorScheme } from '../../theme/color-scheme.ts';

const dialog = page.getByRole('dialog', { name: 'Favoritas' });
const sets = dialog.getByRole('article');
const button = (name: string | RegExp) => dialog.getByRole('button', { name });
const nameField = dialog.getByRole('textbox', { name: 'Nombre' });

const ofMother: PlaySet = { id: 3, name: 'Las de mamá', lottery_id: 1, type: 0, plays: 3, price: '9.00' };
const another: PlaySet = { ...ofMother, id: 4, name: 'Del barrio', plays: 1, price: '4.00' };

let cart: CartItem[];
let kept: PlaySet[];

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  serveFrame(server);
  cart = serveCart(server);
  kept = [another, ofMother];
  server.serve(oneLottery, { data: { ...powerballDetail, multiplier_price: '1.00' } });
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  server.serve(listPlaySets, () => ({ data: [...kept] }));
});

async function openPage() {
  await page.viewport(phone.width, phone.height);
  await visit('/loteria/1/power_balls/normal/simple');
  await expect.element(page.getByRole('button', { name: 'Más herramientas' })).toBeVisible();
}

async function open() {
  await page.getByRole('button', { name: 'Más herramientas' }).click();
  await page.getByRole('button', { name: 'Favoritas' }).click();
  await expect.element(dialog).toBeVisible();
}

for (const scheme of ['light', 'dark'] as const) {
  test(`saved sets stand with their name, how many plays they have and their price (${scheme})`, async () => {
    colorScheme.choose(scheme);
    await openPage();
    await open();
    await expect.element(sets).toHaveLength(2);
    await expect.element(sets.nth(1).getByText('Las de mamá', { exact: true })).toBeVisible();
    await expect.element(sets.nth(1).getByText('3 jugadas', { exact: true })).toBeVisible();
    await expect.element(button('Jugar otra vez · $9.00: Las de mamá')).toBeVisible();
    await expect.element(dialog.getByText('Completa una cartilla y podrás guardarla aquí.')).toBeVisible();
    await expectAccessible();
    colorScheme.choose('light');
  });
}

test('one tap puts a set in the cart, and the page says so', async ({ server }) => {
  const asked = server.serve(playPlaySet, () => {
    cart.push(cartItem(50, [7, 19, 23, 41, 58], 12));
    return { ok: true, registered: [50, 51, 52], date_lottery: drawDate };
  });
  await openPage();
  await open();
  await button('Jugar otra vez · $9.00: Las de mamá').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('3 jugadas en el carrito para el sáb 8 ago')).toBeVisible();
  await expect.element(page.getByText('1 jugada en el carrito · $3.00')).toBeVisible();
  expect(asked.map(({ params }) => params.id)).toEqual(['3']);
});

test('numbers that the lottery no longer has are said by line, and nothing is closed', async ({ server }) => {
  const message = ['Jugada 2: La bolilla 70 no existe: van del 1 al 69.'];
  server.serve(playPlaySet, refusal('play-invalid', { message }));
  await openPage();
  await open();
  await button('Jugar otra vez · $9.00: Las de mamá').click();
  await expect.element(sets.nth(1).getByRole('alert')).toMatchTextContent(message[0] ?? '');
  await expectAccessible();
});

test('the full tickets of the page are saved under a name', async ({ server }) => {
  const asked = server.serve(savePlaySet, ({ body }) => {
    if (body.name === 'Del barrio') return refusal('play-set-name-taken');
    const saved: PlaySet = { ...ofMother, id: 5, name: body.name, plays: 1, price: '3.00' };
    kept = [...kept, saved];
    return { ok: true, data: saved };
  });
  await openPage();
  await page.getByRole('button', { name: 'Azar, cartilla 1' }).click();
  await open();
  await button('Guardar esta cartilla').click();
  await expect.element(nameField).toHaveFocus();
  await button('Guardar').click();
  await expect.element(dialog.getByText('Escribe un nombre.')).toBeVisible();
  await nameField.fill('Del barrio');
  await button('Guardar').click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Ya tienes unas favoritas con ese nombre. Ponles otro.');
  await expectAccessible();
  await nameField.fill('De siempre');
  await button('Guardar').click();
  await expect.element(sets).toHaveLength(3);
  await expect.element(button('Jugar otra vez · $3.00: De siempre')).toBeVisible();
  expect(asked.map(({ body }) => [body.loterie_id, body.type, body.name])).toEqual([
    [1, 0, 'Del barrio'],
    [1, 0, 'De siempre'],
  ]);
  expect(JSON.parse(cart[0]?.balls ?? '')).toEqual(
    (asked[1]?.body.balls as { numbers: number[] }[] | undefined)?.[0]?.numbers,
  );
});

test('the numbers of a set are shown, and a subscriber asks about one of them', async ({ server }) => {
  server.serve(playsOfSet, {
    data: [
      { numbers: [7, 14, 21, 35, 49], bExtra: 9, potenciador: false },
      { numbers: [1, 2, 3, 4, 5], bExtra: 6, potenciador: true },
    ],
  });
  await openPage();
  await open();
  await button('Ver los números de Las de mamá').click();
  const link = dialog.getByRole('link', { name: 'Preguntar por esta: 7-14-21-35-49+9' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toBe('/analisis/1/power_balls?pregunta=7-14-21-35-49%2B9');
  await expectAccessible();
  await button('Ocultar los números de Las de mamá').click();
  await expect.element(link).not.toBeInTheDocument();
});

test('a set gets another name, and is deleted after asking', async ({ server }) => {
  const renamed = server.serve(renamePlaySet, ({ params, body }) => {
    kept = kept.map((set) => (String(set.id) === params.id ? { ...set, name: body.name } : set));
    return { ok: true, data: { ...ofMother, name: body.name } };
  });
  server.serve(deletePlaySet, ({ params }) => {
    kept = kept.filter(({ id }) => String(id) !== params.id);
    return { ok: true };
  });
  await openPage();
  await open();
  await button('Cambiar el nombre de Las de mamá').click();
  await expect.element(nameField).toHaveValue('Las de mamá');
  await nameField.fill('Las de mi mamá');
  await button('Guardar').click();
  await expect.element(button('Eliminar Las de mi mamá')).toBeVisible();
  expect(renamed).toHaveLength(1);
  await button('Eliminar Las de mi mamá').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('¿Confirma eliminar el registro?');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(sets).toHaveLength(1);
  await button('Eliminar Del barrio').click();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(dialog.getByText('Aún no guardas favoritas')).toBeVisible();
});
