import { ownPena, whyLinePrize } from '@bolillero/contract/calls/group-games';
import { validSubscription } from '@bolillero/contract/calls/subscriptions';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { lineHash, ownPenaOnSale, ownPenaSettled, ownShare } from '../../testing/group-games.ts';
import { enter } from '../../testing/people.ts';
import { lineWhy } from '../../testing/prize-why.ts';
import { wear } from '../../testing/scheme.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, test } from '../../testing/test.ts';

const drawn = '2026-08-09T15:00:00.000Z';
const content = page.getByRole('main');
const division = page.getByRole('region', { name: 'El reparto' });
const lines = page.getByRole('region', { name: 'Líneas' });

/** It is then, by the server's clock. */
function at(server: Server, now: string) {
  server.setNow(now);
  server.serve(appSettings, { ...settings, now });
}

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  serveCart(server);
  server.serve(validSubscription, { ok: false });
  enter();
});

test.for([
  ['with its lines', {}, '2026-08-08T20:00:00Z', 'Pagado · con sus líneas'],
  ['without lines', { lines: 0, sha256: null }, '2026-08-08T20:00:00Z', 'Pagado · faltan las líneas'],
  ['closed', {}, '2026-08-09T02:30:00Z', 'Venta cerrada · espera el sorteo'],
  [
    'closed without lines',
    { lines: 0, sha256: null },
    '2026-08-09T02:30:00Z',
    'Sin líneas: te devolveremos $15.00',
  ],
  ['drawn', {}, drawn, 'Sorteado · falta el resultado'],
  ['won', { prize: '15.62' }, drawn, 'Sorteado · $15.62'],
  ['won, and nobody knows how much', { prize: 'por confirmar' }, drawn, 'Sorteado · por confirmar'],
  ['not won', { prize: '0' }, drawn, 'Sorteado · sin premio'],
  [
    'promised back',
    { refund_cause: 'no-lines', refund: 'requested' },
    drawn,
    'Sin líneas: te devolveremos $15.00',
  ],
  [
    'given back for a draw that was called off',
    { refund_cause: 'draw-cancelled', refund: 'done' },
    drawn,
    'Sorteo cancelado: te devolvimos $15.00',
  ],
] as const)('a game %s is told in one state', async ([, change, now, label], { server }) => {
  at(server, now);
  server.serve(ownPena, { data: { ...ownPenaOnSale, share: { ...ownShare, ...change }, lines: [] } });
  await visit('/compras/grupo/31');
  await expect.element(content).toMatchTextContent(label);
});

test('before the draw it says which shares are theirs, what they paid, and shows the lines ten a page', async ({
  server,
}) => {
  server.serve(ownPena, { data: ownPenaOnSale });
  await visit('/compras/grupo/31');
  await expect.element(content).toMatchTextContent(/3 de 20N\.º 4 a 5 y 17.*\$15\.00/);
  expect(document.title).toBe('Juego en grupo 31: Powerball · Bolillero');
  await expect
    .element(content.getByRole('link', { name: 'Comprobar el archivo' }))
    .toHaveAttribute('href', `/comprobar?sha256=${lineHash}`);
  await expect
    .element(content.getByRole('link', { name: 'Descargar el archivo' }))
    .toHaveAttribute('href', '/api/penas/mine/31/lines');
  await expect
    .element(content.getByRole('link', { name: 'Ver comprobante 2' }))
    .toHaveAttribute('href', '/comprobante/6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a02');
  await expect.element(division).not.toBeInTheDocument();
  await expect.element(lines.getByText('Línea 10', { exact: true })).toBeVisible();
  await expect.element(lines.getByText('Línea 11', { exact: true })).not.toBeInTheDocument();
  await lines.getByRole('button', { name: 'Página 2' }).click();
  await expect.element(lines.getByText('Línea 12', { exact: true })).toBeVisible();
  await expect.element(lines).not.toMatchTextContent(/acierto|premio/i);
});

test('once settled each line has its hits, level and prize, and those that won can be seen alone', async ({
  server,
}) => {
  at(server, drawn);
  server.serve(ownPena, { data: ownPenaSettled });
  await visit('/compras/grupo/31');
  const third = lines.getByRole('listitem').filter({ hasText: 'Línea 3' });
  await expect
    .element(third.first())
    .toMatchTextContent(/3, acierto20.*30, acierto.*Powerball 7, acierto.*Nivel 2 \+ 1.*\$100\.05/);
  await expect
    .element(lines.getByRole('listitem').filter({ hasText: 'Línea 4' }).first())
    .toMatchTextContent(/30, acierto.*Sin premio/);
  await expectAccessible();
  server.serve(whyLinePrize, { data: lineWhy });
  await lines.getByRole('button', { name: 'Por qué este premio, línea 3' }).click();
  const why = page.getByRole('dialog', { name: 'Por qué este premio' });
  await expect.element(why).toMatchTextContent(/Sobran 5 centavos.*Tus 4 participaciones\$40\.03/);
  await why.getByRole('button', { name: 'Cerrar' }).click();
  await lines.getByRole('radio', { name: 'Con premio 2' }).click();
  await expect.element(lines.getByText('Línea 12', { exact: true })).toBeVisible();
  await expect.element(lines.getByText('Línea 4', { exact: true })).not.toBeInTheDocument();
});

test('the division is a table of who gets what, with the rule and its cents by a line of the game', async ({
  server,
}) => {
  at(server, drawn);
  server.serve(ownPena, { data: ownPenaSettled });
  await visit('/compras/grupo/31');
  const rows = division.getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/Part\. 1 a 5\$5\.21 cada una2 tuyas/);
  await expect.element(rows.nth(2)).toMatchTextContent(/Part\. 6 a 20\$5\.20 cada una1 tuya/);
  await expect
    .element(division)
    .toMatchTextContent(
      /la línea 3 ganó \$100\.05: entre 20 son \$5\.00 para cada una y sobran 5 centavos, que van a las participaciones 1 a 5\./,
    );
  await expect
    .element(division)
    .toMatchTextContent(/Las participaciones 18 a 20 no se vendieron: son de la casa\./);
  await expect
    .element(page.getByRole('region', { name: 'Cómo cobrarlo' }))
    .toMatchTextContent(/coordinamos contigo/);
  await wear('dark');
  await expectAccessible();
});

test('what is not known yet is said so, and nothing won is nothing to divide', async ({ server }) => {
  at(server, drawn);
  const known = ownPenaSettled.division;
  if (known === null) throw new Error('it is settled');
  server.serve(ownPena, {
    data: {
      ...ownPenaSettled,
      share: { ...ownPenaSettled.share, prize: 'por confirmar' },
      division: { ...known, total: '0.00', runs: [], remainders: [], unknown: 1 },
    },
  });
  await visit('/compras/grupo/31');
  await expect.element(division).toMatchTextContent(/El premio de 1 línea está por confirmar/);
  await expect.element(page.getByRole('region', { name: 'Cómo cobrarlo' })).not.toBeInTheDocument();
});

test('who has no share of a game reads so, and is led to Compras', async ({ server }) => {
  server.serve(ownPena, refusal('not-found'));
  await visit('/compras/grupo/32');
  await expect.element(content.getByText('No tienes participaciones de ese juego en grupo')).toBeVisible();
  await expect
    .element(content.getByRole('link', { name: 'Ir a Compras' }))
    .toHaveAttribute('href', '/perfil');
  await expectAccessible();
});

test('what is no number is no page', async () => {
  await visit('/compras/grupo/tres');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(content.getByText(/Juego en grupo/)).not.toBeInTheDocument();
});
