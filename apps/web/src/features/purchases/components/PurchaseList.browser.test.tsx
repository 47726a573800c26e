import { listPurchases, type Purchase, repeatPurchases, whyPrize } from '@bolillero/contract/calls/purchases';
import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { onTestFinished } from 'vitest';
import { expectAccessible } from '../../../testing/accessible.ts';
import { expectFits } from '../../../testing/fits.ts';
import { ownPenaSettled, ownShare } from '../../../testing/group-games.ts';
import { enter, rosa } from '../../../testing/people.ts';
import { lostWhy, wonWhy } from '../../../testing/prize-why.ts';
import { boughtPurchase, paidPurchase, wonPurchase } from '../../../testing/purchases.ts';
import { noConnection, refusal, type Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { PurchaseList } from './PurchaseList.tsx';

/* The tests' clock is Lima's. */
const afternoon = '2026-08-08T20:00:00.000Z';
const closed = '2026-08-09T02:00:00.000Z';
const drawn = '2026-08-09T03:00:00.000Z';

const refunding: Purchase = { ...paidPurchase, id: 10, refunded: true, state: 'refunding' };
const refunded: Purchase = {
  ...refunding,
  id: 9,
  refundedAt: '2026-08-10T14:00:00.000Z',
  refund_reason: 'Cerró la agencia',
  state: 'refunded',
};
const boughtAndRefunded: Purchase = { ...refunded, id: 8, stateSold: true };
const free: Purchase = { ...paidPurchase, id: 7, free: true, price: '0.00' };
const lost: Purchase = {
  ...wonPurchase,
  id: 6,
  winBall: '[9]',
  extraWinBall: null,
  prize: '0',
  prize_sum: null,
};
const unknown: Purchase = { ...wonPurchase, id: 5, prize: 'por confirmar', prize_sum: null };

const answer = (purchases: Purchase[], pages = 1) => ({
  purchases,
  penas: [],
  total: purchases.length,
  pages,
});

/** The list with its windows, as the page keeps them. */
function List({ open: first }: { open?: number }) {
  const [open, setOpen] = useState(first);
  return <PurchaseList emptyAction={<a href="/loterias">Ir a jugar</a>} open={open} onOpen={setOpen} />;
}

const row = (number: string) => page.getByRole('listitem').filter({ hasText: number });
const detail = page.getByRole('dialog', { name: 'Detalle de la compra' });

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  server.setNow(afternoon);
});

test('its window says how long before the draw its PDF was recorded, and where that is checked', async ({
  server,
}) => {
  server.serve(listPurchases, answer([boughtPurchase]));
  await show(<List open={boughtPurchase.id} />);
  await expect.element(detail).toMatchTextContent(/PDF registrado.*3 h 12 min antes del sorteo/);
  await expect
    .element(detail.getByRole('link', { name: 'Comprobar' }))
    .toHaveAttribute('href', `/comprobar?sha256=${'ab'.repeat(32)}`);
});

test.for([
  ['paid', afternoon, paidPurchase, 'Pagada · la compramos antes de hoy 20:59 (tu hora)'],
  [
    'paid the day before',
    '2026-08-07T20:00:00Z',
    paidPurchase,
    'Pagada · la compramos antes de mañana 20:59 (tu hora)',
  ],
  [
    'paid days before',
    '2026-08-05T20:00:00Z',
    paidPurchase,
    'Pagada · la compramos antes de las 20:59 del sáb 8 ago (tu hora)',
  ],
  ['a free play', afternoon, free, 'Confirmada · la compramos antes de hoy 20:59 (tu hora)'],
  ['the sale closed without its ticket', closed, paidPurchase, 'Aún sin cartilla: lo revisamos'],
  ['the draw was held without its ticket', drawn, paidPurchase, 'Aún sin cartilla: lo revisamos'],
  ['bought', closed, boughtPurchase, 'Comprada'],
  ['bought, and the draw was held', drawn, boughtPurchase, 'Comprada · falta el resultado'],
  [
    'its draw called off',
    afternoon,
    { ...paidPurchase, draw_cancelled: true },
    'Sorteo cancelado: lo revisamos',
  ],
  ['won', drawn, wonPurchase, 'Sorteada · 3 + Powerball · $200.00'],
  ['won, and nobody knows how much', drawn, unknown, 'Sorteada · 3 + Powerball · por confirmar'],
  ['not won', drawn, lost, 'Sorteada · 1 acierto'],
  ['promised back', drawn, refunding, 'No se compró: te devolveremos $3.00'],
  ['given back', drawn, refunded, 'No se compró: te devolvimos $3.00'],
  [
    'promised back for a draw that was called off',
    drawn,
    { ...refunding, draw_cancelled: true },
    'Sorteo cancelado: te devolveremos $3.00',
  ],
  [
    'given back for a draw that was called off',
    drawn,
    { ...boughtAndRefunded, draw_cancelled: true },
    'Sorteo cancelado: te devolvimos $3.00',
  ],
  ['given back though it was bought', drawn, boughtAndRefunded, 'Te devolvimos $3.00'],
] as const)('%s is told in one state', async ([, now, purchase, label], { server }) => {
  server.setNow(now);
  server.serve(listPurchases, answer([purchase]));
  await show(<List />);
  await expect.element(page.getByRole('listitem').getByText(label, { exact: true })).toBeVisible();
  const states = /Pagada|Confirmada|Comprada|Sorteada|Aún sin|cancelado|devolv/g;
  const text = page.getByRole('listitem').first().element().textContent ?? '';
  expect(text.match(states)?.length).toBe(label.match(states)?.length);
  expect(text).not.toMatch(/casi/i);
});

test('a promise to buy ends by itself when the sale closes', async ({ server }) => {
  server.setNow('2026-08-09T01:58:59.500Z');
  server.serve(listPurchases, answer([paidPurchase]));
  await show(<List />);
  await expect.element(page.getByText('Pagada · la compramos antes de hoy 20:59 (tu hora)')).toBeVisible();
  await expect.element(page.getByText('Aún sin cartilla: lo revisamos')).toBeVisible();
});

test('a row says what was bought, and a drawn one which balls came, for ears too', async ({ server }) => {
  server.setNow(drawn);
  server.serve(listPurchases, answer([wonPurchase, paidPurchase]));
  await show(<List />);
  await expect.element(row('N.º 000015')).toMatchTextContent(/Powerball.*sáb 8 ago.*\$4\.00.*POWER PLAY/);
  await expect
    .element(row('N.º 000015'))
    .toMatchTextContent(/5, acierto9, acierto21, acierto6061Powerball 7, acierto/);
  await expect.element(row('N.º 000012')).not.toMatchTextContent(/acierto/);
});

test('group games stand above the plays, told apart by their draw as plays are', async ({ server }) => {
  server.setNow(drawn);
  const held = { ...ownPenaSettled.share, id: 30 };
  const coming = { ...ownShare, closes_at: '2026-08-12T02:00:00Z', draws_at: '2026-08-12T02:59:00Z' };
  server.serve(listPurchases, ({ query }) => ({
    ...answer(query.draw === undefined ? [wonPurchase] : []),
    penas: [coming, held],
  }));
  await show(<List />);
  const games = page.getByRole('region', { name: 'Juegos en grupo' });
  await expect
    .element(games.getByRole('listitem').filter({ hasText: 'Juego en grupo 30' }))
    .toMatchTextContent(/Powerball.*\$15\.00.*3 participaciones de 20.*Sorteado · \$15\.62/);
  await expect
    .element(games.getByRole('link', { name: 'Ver el juego en grupo 31 de Powerball' }))
    .toHaveAttribute('href', '/compras/grupo/31');
  await expect.element(row('N.º 000015')).toBeVisible();
  await expectAccessible();
  await page.getByRole('radio', { name: 'Por sortear' }).click();
  await expect.element(games.getByText(/Juego en grupo 30/)).not.toBeInTheDocument();
  await expect.element(games.getByText(/Juego en grupo 31/)).toBeVisible();
  await page.getByRole('radio', { name: 'Sorteadas' }).click();
  await expect.element(games.getByText(/Juego en grupo 30/)).toBeVisible();
  await expect.element(games.getByText(/Juego en grupo 31/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Aún no se sortea/)).not.toBeInTheDocument();
});

test('a ticket is one tap away', async ({ server }) => {
  server.serve(listPurchases, answer([boughtPurchase]));
  await show(<List />);
  await expect
    .element(page.getByRole('link', { name: 'Ver PDF de la compra N.º 000011' }))
    .toHaveAttribute('href', '/api/purchases/11/ticket');
});

test('what is shown is chosen by the draw', async ({ server }) => {
  const asked = server.serve(listPurchases, ({ query }) =>
    answer(
      query.draw === 'held' ? [wonPurchase] : query.draw === 'to-come' ? [] : [paidPurchase, wonPurchase],
    ),
  );
  await show(<List />);
  await expect.element(row('N.º 000012')).toBeVisible();
  await page.getByRole('radio', { name: 'Sorteadas' }).click();
  await expect.element(row('N.º 000015')).toBeVisible();
  await expect.element(row('N.º 000012')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Por sortear' }).click();
  await expect.element(page.getByText('No tienes compras por sortear')).toBeVisible();
  await page.getByRole('radio', { name: 'Todas' }).click();
  await expect.element(row('N.º 000012')).toBeVisible();
  expect(asked.map(({ query }) => query.draw)).toEqual([undefined, 'held', 'to-come']);
});

test('a drawn play is repeated from its row: it is in the cart, and can be paid', async ({ server }) => {
  server.setNow(drawn);
  server.serve(listPurchases, answer([lost]));
  const asked = server.serve(repeatPurchases, {
    ok: true,
    registered: [{ id: 6, newId: 40, date_lottery: '2026-08-10' }],
  });
  await show(<List />);
  await page.getByRole('button', { name: 'Repetir la compra N.º 000006' }).click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('1 jugada en el carrito para el lun 10 ago');
  await expect
    .element(page.getByRole('link', { name: 'Pagar' }))
    .toHaveAttribute('href', '/checkout/1/power_balls');
  expect(asked.map(({ body }) => body)).toEqual([{ id: 6 }]);
  // Its row did not open meanwhile.
  await expect.element(detail).not.toBeInTheDocument();
  await expectAccessible();
});

test('numbers that cannot be played any more are said where they were asked for', async ({ server }) => {
  server.setNow(drawn);
  server.serve(listPurchases, answer([lost]));
  const message = 'Jugada 1: La bolilla 61 no existe: van del 1 al 60.';
  server.serve(repeatPurchases, refusal('play-invalid', { message: [message] }));
  await show(<List />);
  await page.getByRole('button', { name: 'Repetir la compra N.º 000006' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
});

test('without a connection it says so, and is not faded', async ({ server }) => {
  server.setNow(drawn);
  server.serve(listPurchases, answer([lost]));
  server.serve(repeatPurchases, noConnection);
  await show(<List />);
  const again = page.getByRole('button', { name: 'Repetir la compra N.º 000006' });
  await expect.element(again).toBeVisible();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await again.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No hay conexión con el servidor/);
  await expect.element(again).not.toHaveAttribute('aria-disabled');
});

test('all of a payment is repeated from the window', async ({ server }) => {
  server.serve(listPurchases, answer([{ ...paidPurchase, order_plays: 3 }]));
  const asked = server.serve(repeatPurchases, {
    ok: true,
    registered: [1, 2, 3].map((id) => ({
      id,
      newId: id,
      date_lottery: id === 3 ? '2026-08-09' : '2026-08-10',
    })),
  });
  await show(<List />);
  await page.getByRole('button', { name: 'Ver la compra N.º 000012' }).click();
  await detail.getByRole('button', { name: 'Repetir las 3 de este pago' }).click();
  await expect.element(detail.getByRole('status')).toMatchTextContent('3 jugadas en el carrito · Pagar');
  expect(asked.map(({ body }) => body)).toEqual([{ order_id: paidPurchase.order_id }]);
});

test('purchases of the same numbers are counted as the one play that they are in the cart', async ({
  server,
}) => {
  server.serve(listPurchases, answer([{ ...paidPurchase, order_plays: 3 }]));
  server.serve(repeatPurchases, {
    ok: true,
    registered: [1, 2, 3].map((id) => ({ id, newId: Math.max(id, 2), date_lottery: '2026-08-10' })),
  });
  await show(<List open={paidPurchase.id} />);
  await detail.getByRole('button', { name: 'Repetir las 3 de este pago' }).click();
  await expect
    .element(detail.getByRole('status'))
    .toMatchTextContent('2 jugadas en el carrito para el lun 10 ago');
});

test('its window says all of it, and gives the focus back to its button', async ({ server }) => {
  server.serve(listPurchases, answer([paidPurchase]));
  await show(<List />);
  const view = page.getByRole('button', { name: 'Ver la compra N.º 000012' });
  await view.click();
  await expect.element(detail).toMatchTextContent(/Sorteo08\/08\/2026/);
  await expect.element(detail).toMatchTextContent(/\$2\.50 \+ \$0\.50 de servicio/);
  await expect.element(detail).toMatchTextContent(/Pagada el08\/08\/2026 09:30 \(tu hora\)/);
  await expect.element(detail.getByText(/^Compramos tu cartilla antes del sorteo/)).toBeVisible();
  await expect
    .element(detail.getByRole('link', { name: 'Escribir a soporte' }))
    .toHaveAttribute('href', '/soporte?compra=12');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(view).toHaveFocus();
});

test('its numbers are asked about by who subscribes, and by nobody else', async ({ server }) => {
  server.serve(listPurchases, answer([paidPurchase]));
  await show(<List open={12} />);
  const link = detail.getByRole('link', { name: 'Preguntar por esta: 5-9-21-60-61+7' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toBe('/analisis/1/power_balls?pregunta=5-9-21-60-61%2B7');
  enter({ ...rosa, subscribed: false });
  await expect.element(link).not.toBeInTheDocument();
});

test('a drawn one leads to its prize, its result and its ticket', async ({ server }) => {
  server.setNow(drawn);
  server.serve(listPurchases, answer([{ ...wonPurchase, type: 1 }]));
  await show(<List />);
  await page.getByRole('button', { name: 'Powerball: ver la compra N.º 000015' }).click();
  const link = (name: string) => detail.getByRole('link', { name });
  await expect.element(link('Ver tu premio')).toHaveAttribute('href', '/perfil?notification=true&compra=15');
  await expect
    .element(link('Resultado del sorteo'))
    .toHaveAttribute('href', '/ultimos-resultados/1/power_balls?fecha=2026-08-08&type=1');
  await expect.element(link('Ver PDF de la compra N.º 000015')).toHaveAttribute('href', wonPurchase.image);
  await expect.element(detail).toMatchTextContent(/\$2\.50 \+ \$0\.50 de servicio \+ \$1\.00 de POWER PLAY/);
  await expect.element(detail).toMatchTextContent(/Premio\$200\.00/);
  await expectAccessible();
  server.serve(whyPrize, { data: wonWhy });
  await detail.getByRole('button', { name: 'Por qué este premio' }).click();
  const why = page.getByRole('dialog', { name: 'Por qué este premio' });
  await expect.element(why).toMatchTextContent(/Premio del nivel 5\$100\.00POWER PLAY de este sorteo× 2/);
  // Closing it leaves the purchase open.
  await userEvent.keyboard('{Escape}');
  await expect.element(why).not.toBeInTheDocument();
  await expect.element(detail).toBeVisible();
});

test('a drawn one that won nothing says why, and one that is not drawn has nothing to say', async ({
  server,
}) => {
  server.setNow(drawn);
  server.serve(listPurchases, answer([lost, paidPurchase]));
  const asked = server.serve(whyPrize, { data: { ...lostWhy, id: 6 } });
  await show(<List />);
  await page.getByRole('button', { name: 'Ver la compra N.º 000012' }).click();
  await expect.element(detail.getByRole('link', { name: 'Ver comprobante' })).toBeVisible();
  await expect.element(detail.getByRole('button', { name: /^Por qué/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Powerball: ver la compra N.º 000006' }).click();
  await detail.getByRole('button', { name: 'Por qué no ganó' }).click();
  const why = page.getByRole('dialog', { name: 'Por qué no ganó' });
  await expect.element(why).toMatchTextContent(/no se cumple ningún nivel/);
  expect(asked.map(({ params }) => params.id)).toEqual(['6']);
});

test.for([
  ['a refund under way is promised', afternoon, refunding, /^Te devolveremos \$3\.00, el precio completo/],
  ['one that is done has its day', afternoon, refunded, /^Te devolvimos \$3\.00 el 10\/08\/2026\.$/],
  ['and why', afternoon, refunded, /^Motivo: Cerró la agencia$/],
  ['a sale that closed without a ticket', closed, paidPurchase, /^La venta ya cerró .* \$3\.00\.$/],
  ['a draw that was held without a ticket', drawn, paidPurchase, /^El sorteo ya pasó .* \$3\.00\.$/],
  ['a free play was not paid', afternoon, free, /^No pagaste nada por ella\./],
  [
    'a bought one says when it is drawn',
    afternoon,
    boughtPurchase,
    /se sortea el sáb 8 ago a las 21:59 \(tu hora\)/i,
  ],
  [
    'a draw that was called off',
    afternoon,
    { ...paidPurchase, draw_cancelled: true },
    /figura como cancelado/,
  ],
] as const)('%s', async ([, now, purchase, sentence], { server }) => {
  server.setNow(now);
  server.serve(listPurchases, answer([purchase]));
  await show(<List open={purchase.id} />);
  await expect.element(detail.getByText(sentence)).toBeVisible();
});

test('one that the list does not show yet is asked for by its number', async ({ server }) => {
  server.serve(listPurchases, ({ query }) => {
    if (query.id === '99') return answer([]);
    return answer([query.id === '15' ? wonPurchase : paidPurchase]);
  });
  await show(<List open={15} />);
  await expect.element(detail.getByText('N.º 000015')).toBeVisible();
});

test('a number of nobody’s, or another’s, says so', async ({ server }) => {
  server.serve(listPurchases, ({ query }) => answer(query.id === '99' ? [] : [paidPurchase]));
  await show(<List open={99} />);
  await expect.element(detail.getByText('No encontramos esa compra.')).toBeVisible();
});

test('without a purchase it leads to playing', async ({ server }) => {
  server.serve(listPurchases, answer([]));
  await show(<List />);
  await expect.element(page.getByText('Aún no tienes compras')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir a jugar' })).toBeVisible();
});

test('older ones come on wish, below the newer; what fails on the way is told and asked for again', async ({
  server,
}) => {
  let works = false;
  server.serve(listPurchases, ({ query }) => {
    if (query.page === '2') return works ? answer([refunding], 2) : refusal('input-invalid');
    return answer([paidPurchase], 2);
  });
  await show(<List />);
  const more = page.getByRole('button', { name: 'Ver más' });
  await more.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(row('N.º 000012')).toBeVisible();
  works = true;
  await more.click();
  await expect.element(row('N.º 000010')).toBeVisible();
  await expect.element(row('N.º 000012')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }, { server }) => {
  server.setNow(drawn);
  await page.viewport(width, height);
  server.serve(
    listPurchases,
    answer([wonPurchase, lost, unknown, boughtPurchase, paidPurchase, refunding, refunded, free]),
  );
  await show(<List />);
  await expect.element(row('N.º 000015')).toBeVisible();
  await expectAccessible();
});

test('nothing of a window is wider than the smallest phone', async ({ server }) => {
  server.setNow(drawn);
  await page.viewport(320, 640);
  server.serve(listPurchases, answer([{ ...wonPurchase, order_plays: 12 }]));
  await show(<List open={15} />);
  await expect.element(detail.getByRole('link', { name: 'Ver tu premio' })).toBeVisible();
  await expectFits();
});
