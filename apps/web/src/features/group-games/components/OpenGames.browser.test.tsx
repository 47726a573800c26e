import { joinPena, listOpenPenasByType } from '@bolillero/contract/calls/group-games';
import type { OpenPena } from '@bolillero/contract/entities/group-game';
import { readLotteryDetail } from '../../../api/lottery.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { lineHash, openPena } from '../../../testing/group-games.ts';
import { enter } from '../../../testing/people.ts';
import { powerballDetail } from '../../../testing/powerball.ts';
import { wear } from '../../../testing/scheme.ts';
import { noConnection, refusal, type Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../../testing/test.ts';
import OpenGames from './OpenGames.tsx';

const lottery = readLotteryDetail(powerballDetail);
const games = <OpenGames lottery={lottery} emptyAction={<a href="/jugar">Jugar tus propios números</a>} />;
const bySize = (...penas: OpenPena[]) => ({
  data: ([50, 100, 200] as const).map((type) => ({ type, penas: penas.filter((one) => one.type === type) })),
});
const card = (id: number) => page.getByRole('article', { name: `Juego en grupo ${id}` });
const add = page.getByRole('button', { name: 'Añadir al carrito' });
const field = page.getByLabelText('¿Cuántas participaciones?');

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  server.setNow('2026-08-08T20:00:00.000Z');
});

test('games stand by how many lines they have, each with what is left in figures', async ({ server }) => {
  const large: OpenPena = { ...openPena, id: 32, type: 200, lines: 0, sha256: null, coupons: 0, left: 20 };
  const paying: OpenPena = { ...openPena, id: 33, left: 1 };
  server.serve(listOpenPenasByType, bySize(openPena, paying, large));
  await show(games);
  const fifty = page.getByRole('region', { name: 'Hasta 50 líneas' });
  await expect.element(fifty.getByRole('article').nth(1)).toBeVisible();
  await expect.element(card(31)).toMatchTextContent(/17 de 20 vendidas, quedan 3/);
  await expect.element(card(33)).toMatchTextContent(/17 de 20 vendidas, 2 pagándose ahora, queda 1/);
  await expect
    .element(page.getByRole('region', { name: 'Hasta 200 líneas' }))
    .toMatchTextContent(/0 de 20 vendidas, quedan 20/);
  await expect.element(page.getByRole('region', { name: 'Hasta 100 líneas' })).not.toBeInTheDocument();
});

test('a game says when it closes, what its lines are, how its winnings are divided and its odds', async ({
  server,
}) => {
  const without: OpenPena = { ...openPena, id: 32, lines: 0, sha256: null };
  server.serve(listOpenPenasByType, bySize(openPena, without));
  await show(games);
  await expect
    .element(card(31))
    .toMatchTextContent(/Cierra en 06:00:0\d|Cierra en 05:59|Cierra en 6 h|Cierra en 5 h/);
  await expect.element(card(31)).toMatchTextContent(/Cierre de venta: sáb 21:00 \(tu hora\)/);
  await expect.element(card(31)).toMatchTextContent(/50 líneas puestas.*3f8a1c0d…9b7e4218/);
  await expect
    .element(card(31).getByRole('link', { name: 'Comprobar el archivo' }))
    .toHaveAttribute('href', `/comprobar?sha256=${lineHash}`);
  await expect
    .element(card(31))
    .toMatchTextContent(
      /se divide entre las 20 participaciones, al centavo; los centavos que sobran van de uno en uno a las primeras/,
    );
  await expect.element(card(32)).toMatchTextContent(/Si no hay líneas al cierre se te devuelve todo/);
  // C(69,5) × 26 = 292,201,338 combinations, fifty of them
  await card(31).getByText('Probabilidades').click();
  await expect
    .element(card(31))
    .toMatchTextContent(/Pozo \(5 de 69 \+ Powerball\): 1 en 5,844,027 con 50 líneas distintas\./);
  await card(32).getByText('Probabilidades').click();
  await expect.element(card(32)).toMatchTextContent(/1 en 5,844,027 con hasta 50 líneas distintas\./);
  await expectAccessible();
});

test('shares are chosen stepwise or typed, never more than are left, and are in the cart then', async ({
  server,
}) => {
  let inCart = 0;
  server.serve(listOpenPenasByType, () => bySize({ ...openPena, in_cart: inCart }));
  const asked = server.serve(joinPena, ({ body }) => {
    inCart = body.shares;
    return { ok: true, registered: inCart === 0 ? null : { id: 90, shares: inCart } };
  });
  await show(games);
  await expect.element(card(31)).toMatchTextContent(/Total \$5\.00/);
  await page.getByRole('button', { name: 'Una más' }).click();
  await expect.element(card(31)).toMatchTextContent(/Total \$10\.00/);
  await field.fill('9');
  await userEvent.tab();
  await expect.element(field).toHaveValue('3');
  await expect.element(page.getByRole('button', { name: 'Una más' })).toBeDisabled();
  await page.getByRole('button', { name: 'Una menos' }).click();
  await add.click();
  const status = card(31).getByRole('status').first();
  await expect.element(status).toMatchTextContent(/En el carrito: 2 participaciones · \$10\.00/);
  await expect
    .element(status.getByRole('link', { name: 'Ver el carrito' }))
    .toHaveAttribute('href', '/checkout/1/power_balls');
  await expect.element(add).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Una más' }).click();
  await page.getByRole('button', { name: 'Cambiar a 3 participaciones' }).click();
  await expect.element(status).toMatchTextContent(/3 participaciones · \$15\.00/);
  await page.getByRole('button', { name: 'Quitar del carrito' }).click();
  await expect.element(add).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { id: 31, shares: 2 },
    { id: 31, shares: 3 },
    { id: 31, shares: 0 },
  ]);
});

test('who was too late reads how many are left, and finds them counted anew', async ({ server }) => {
  let left = 3;
  server.serve(listOpenPenasByType, () => bySize({ ...openPena, coupons: 20 - left, left }));
  server.serve(joinPena, () => {
    left = 1;
    return refusal('group-game-shares-gone', {
      message: 'Solo queda 1 participación de este juego en grupo.',
    });
  });
  await show(games);
  await page.getByRole('button', { name: 'Una más' }).click();
  await add.click();
  await expect.element(card(31).getByRole('alert')).toMatchTextContent(/Solo queda 1 participación/);
  await expect.element(card(31)).toMatchTextContent(/19 de 20 vendidas, queda 1/);
  await expect.element(card(31)).toMatchTextContent(/Total \$5\.00/);
});

test('a game that closed meanwhile goes, and why stands above the others', async ({ server }) => {
  let open = [openPena, { ...openPena, id: 32 }];
  server.serve(listOpenPenasByType, () => bySize(...open));
  server.serve(joinPena, ({ body }) => {
    open = open.filter(({ id }) => id !== body.id);
    return refusal('group-game-closed');
  });
  await show(games);
  await card(31).getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect.element(card(31)).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Este juego en grupo ya cerró/);
  await expect.element(card(32)).toBeVisible();
});

test.for([
  ['account-paused', 'Ver tu pausa', '/perfil?tab=juego'],
  ['cart-full', 'Ver el carrito', '/checkout/1/power_balls'],
  ['play-being-paid', 'Ver el carrito', '/checkout/1/power_balls'],
] as const)('%s is told where it happened, with the way on', async ([code, name, href], { server }) => {
  server.serve(listOpenPenasByType, bySize(openPena));
  server.serve(joinPena, refusal(code, { message: 'No se puede ahora.' }));
  await show(games);
  await add.click();
  await expect.element(card(31).getByRole('alert')).toMatchTextContent(/No se puede ahora/);
  await expect.element(card(31).getByRole('link', { name })).toHaveAttribute('href', href);
  await expectAccessible();
});

test('without a connection nothing is in the cart, and it can be tried again', async ({ server }) => {
  server.serve(listOpenPenasByType, bySize(openPena));
  server.serve(joinPena, noConnection);
  await show(games);
  await add.click();
  await expect.element(card(31).getByRole('alert')).toBeVisible();
  await expect.element(add).toBeEnabled();
  await expect.element(card(31)).not.toMatchTextContent(/En el carrito:/);
});

test('of a game without shares left there is nothing to choose; those in the cart can go', async ({
  server,
}) => {
  const held: OpenPena = { ...openPena, coupons: 19, left: 0, in_cart: 1 };
  const sold: OpenPena = { ...openPena, id: 32, coupons: 20, left: 0, state: 'sold-out', mine: 2 };
  server.serve(listOpenPenasByType, bySize(held, sold));
  await show(games);
  await expect.element(card(31)).toMatchTextContent(/19 de 20 vendidas, 1 pagándose ahora, no queda ninguna/);
  await expect.element(card(31).getByRole('button', { name: 'Quitar del carrito' })).toBeVisible();
  await expect.element(card(32)).toMatchTextContent(/Vendidas todas las participaciones\./);
  await expect.element(card(32)).toMatchTextContent(/Ya tienes 2 participaciones de este juego/);
  await expect.element(field).not.toBeInTheDocument();
  await expectAccessible();
});

test('a game goes by itself when its sale closes; without any it says what will be there', async ({
  server,
}) => {
  server.setNow('2026-08-09T01:59:59.300Z');
  let open = [openPena];
  const asked = server.serve(listOpenPenasByType, () => {
    const answer = bySize(...open);
    open = [];
    return answer;
  });
  await show(games);
  await expect.element(card(31)).toBeVisible();
  await expect.element(page.getByText('Ahora no hay juegos en grupo a la venta')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Jugar tus propios números' })).toBeVisible();
  expect(asked.map(({ query }) => query.lottery_id)).toContain('1');
});

test('a list that does not come can be asked for again', async ({ server }) => {
  server.serve(listOpenPenasByType, refusal('unknown-lottery'));
  await show(games);
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  server.serve(listOpenPenasByType, bySize(openPena));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(card(31)).toBeVisible();
});

test('is accessible in the dark', async ({ server }) => {
  server.serve(listOpenPenasByType, bySize({ ...openPena, in_cart: 1, mine: 2 }));
  await show(games);
  await expect.element(card(31)).toBeVisible();
  await wear('dark');
  await expectAccessible();
});
