import { lotteriesWithLastResult } from '@bolillero/contract/calls/lotteries';
import { oneOrder } from '@bolillero/contract/calls/payments';
import type { Receipt } from '../../features/receipt/api.ts';
import { drawReceipt, paperHeight, paperWidth } from '../../features/receipt/paper/draw-receipt.ts';
import { receiptImage } from '../../features/receipt/paper/receipt-image.ts';
import { receiptPdf } from '../../features/receipt/paper/receipt-pdf.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter } from '../../testing/people.ts';
import { powerballOnSale } from '../../testing/powerball.ts';
import { aReceipt, sharesOnReceipt } from '../../testing/receipt.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const id = '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01';
const paid = {
  id,
  kind: 'cart' as const,
  status: 'captured' as const,
  amount: '7.00',
  currency: 'USD' as const,
  purchases: [7, 8],
  receipt: aReceipt,
};

const strip = page.getByRole('region', { name: 'Comprobante' });

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  serveFrame(server);
  serveCart(server);
  server.serve(lotteriesWithLastResult, { data: [powerballOnSale] });
  server.serve(oneOrder, paid);
});

test.for([phone, desktop])(
  'says what was paid, for which draw, and what happens now, $width wide',
  async (screen) => {
    await page.viewport(screen.width, screen.height);
    await visit(`/comprobante/${id}?pagado=true`);
    await expect.element(page.getByRole('heading', { name: '¡Números registrados!' })).toHaveFocus();
    await expect.element(strip).toMatchTextContent(/N\.º 000021 · sáb 8 ago, \d\d:47 \(tu hora\).*PAGADO/);
    await expect
      .element(strip)
      .toMatchTextContent(/Powerball.*Sorteo sáb 8 ago.*POWER PLAY.*\$4\.00.*\$3\.00/);
    await expect
      .element(strip)
      .toMatchTextContent(/Total.*\$7\.00.*2 jugadas: \$5\.00 · servicio \$1\.00 · POWER PLAY \$1\.00/);
    await expect.element(page.getByText(/^Powerball: .*\(tu hora\)$/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver en Compras' }))
      .toHaveAttribute('href', '/perfil');
    await expectAccessible();
  },
);

test('carries the code of what was recorded when it was paid, with the way to check it', async () => {
  await visit(`/comprobante/${id}`);
  await expect.element(strip.getByText(chainCode)).toBeVisible();
  await expect
    .element(strip.getByRole('link', { name: 'Comprobar un archivo' }))
    .toHaveAttribute('href', `/comprobar?codigo=${encodeURIComponent(chainCode)}`);
});

test('later it is a receipt, without the news', async () => {
  await visit(`/comprobante/${id}`);
  await expect.element(strip).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Comprobante');
});

test('what goes back is said on its line, a free play costs nothing', async ({ server }) => {
  const [one, two] = aReceipt.lines;
  if (!one || !two) throw new Error('two lines');
  const lines = [
    { ...one, refunded: true },
    { ...two, free: true, price: '0.00' },
  ];
  server.serve(oneOrder, { ...paid, receipt: { ...aReceipt, lines } });
  await visit(`/comprobante/${id}`);
  await expect.element(strip.getByText('Con devolución')).toBeVisible();
  await expect.element(strip.getByText('Gratis')).toBeVisible();
});

test.for([phone, desktop])(
  'names shares of a group game with their numbers, $width wide',
  async (screen, { server }) => {
    await page.viewport(screen.width, screen.height);
    const both = { ...aReceipt, total: '32.00', penas: [sharesOnReceipt] };
    server.serve(oneOrder, { ...paid, receipt: both });
    await visit(`/comprobante/${id}`);
    const part = strip.getByRole('region', { name: 'Juego en grupo · Powerball, Sorteo sáb 8 ago' });
    await expect
      .element(part)
      .toMatchTextContent(/100 líneas · 2 participaciones de 20.*N\.º 4 a 5.*\$25\.00/);
    await expect
      .element(strip)
      .toMatchTextContent(/Total.*\$32\.00.*2 jugadas: .*2 participaciones: \$25\.00/);
    await expect.element(page.getByRole('heading', { name: 'Ahora compramos tus cartillas' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Tus juegos en grupo' })).toBeVisible();
    await expectAccessible();
  },
);

test('of shares alone speaks of no tickets, and says what goes back', async ({ server }) => {
  const none = { ticket_price: '0.00', service_fee: '0.00', multiplier_price: '0.00', lines: [] };
  const alone = { ...aReceipt, ...none, total: '25.00', penas: [{ ...sharesOnReceipt, refunded: true }] };
  server.serve(oneOrder, { ...paid, purchases: [], receipt: alone });
  await visit(`/comprobante/${id}`);
  await expect.element(strip.getByText('Con devolución')).toBeVisible();
  await expect.element(strip.getByText('2 participaciones: $25.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/cartillas|jugada/)).not.toBeInTheDocument();
});

test('with both series of a lottery its sale stands once', async ({ server }) => {
  const [one, two] = aReceipt.lines;
  if (!one || !two) throw new Error('two lines');
  server.serve(oneOrder, { ...paid, receipt: { ...aReceipt, lines: [one, { ...two, type: 1 }] } });
  await visit(`/comprobante/${id}`);
  await expect.element(strip.getByText(/REZAGADOS/)).toBeVisible();
  await expect.element(page.getByText(/^Powerball: .*\(tu hora\)$/)).toHaveLength(1);
});

test('a payment without a receipt says so, somebody else’s is not found', async ({ server }) => {
  server.serve(oneOrder, { ...paid, status: 'refused' as const, receipt: null });
  await visit(`/comprobante/${id}`);
  await expect.element(page.getByText('Ese comprobante no existe')).toBeVisible();
  server.serve(oneOrder, refusal('not-found'));
  await visit('/comprobante/7f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01');
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

const chainCode = '12:0188011658fcc8eacf2d7804e9215cd8040e2861b7bb433e29fedec55c5f91fe';

const receipt: Receipt = {
  number: 21,
  chainCode,
  paidAt: aReceipt.paid_at,
  tickets: '5.00',
  service: '1.00',
  multiplier: '1.00',
  total: '7.00',
  lines: aReceipt.lines.map((line) => ({
    id: line.id,
    lottery: {
      id: 1,
      name: 'power_balls',
      description: 'Powerball',
      image: '',
      accent: 'red' as const,
      specialName: 'Powerball',
      multiplierLabel: 'POWER PLAY',
      currency: 'USD',
    },
    series: 0,
    date: line.date_lottery,
    closesAt: line.closes_at,
    balls: JSON.parse(line.balls),
    special: line.ball_red,
    withMultiplier: line.multiplier_bought,
    price: line.price,
    free: false,
    refunded: false,
  })),
  shares: [],
};

const withShares: Receipt = {
  ...receipt,
  shares: [
    {
      gameId: 3,
      lottery: receipt.lines[0]?.lottery ?? never(),
      date: '2026-08-08',
      closesAt: sharesOnReceipt.closes_at,
      lineLimit: 100,
      participations: 20,
      shares: 2,
      from: 4,
      to: 5,
      price: '25.00',
      refunded: true,
    },
  ],
};

function never(): never {
  throw new Error('a line');
}

const issuer = 'Juegos del Sur S. A. C. · Número tributario: 20123456789';

test('as a PDF it holds every number, the total, its own number and who issues it', async () => {
  const text = await receiptPdf(receipt, issuer).text();
  expect(text).toContain('Juegos del Sur S. A. C.');
  expect(text.startsWith('%PDF-')).toBe(true);
  for (const shown of [
    'Comprobante',
    '000021',
    'PAGADO',
    '58',
    '12',
    '$4.00',
    '$7.00',
    'POWER PLAY',
    chainCode,
  ]) {
    expect(text, shown).toContain(shown);
  }
});

test('as a PDF it names shares too, on a longer paper', async () => {
  const text = await receiptPdf(withShares, issuer).text();
  for (const shown of ['Juego en grupo', '2 participaciones de 20', '4 a 5', '$25.00'])
    expect(text, shown).toContain(shown);
  expect(paperHeight(withShares, issuer)).toBeGreaterThan(paperHeight(receipt, issuer));
});

test('as an image it is a picture of the paper, twice as fine', async () => {
  const picture = await createImageBitmap(await receiptImage(receipt, issuer));
  const height = drawReceipt(receipt, issuer, { text() {}, circle() {}, box() {}, dashes() {} });
  expect([picture.width, picture.height]).toEqual([2 * paperWidth, 2 * height]);
});
