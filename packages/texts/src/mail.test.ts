import { expect, test } from 'vitest';
import type { PaidShares } from './group-game-mail.ts';
import { cartReceiptMail, type PaidPlay } from './mail.ts';

const play: PaidPlay = {
  number: 21,
  lottery: 'Powerball',
  drawDate: '2026-11-21',
  balls: [4, 15, 23, 42, 61],
  special: 4,
  specialName: 'Powerball',
  amount: '$3.00 USD',
  free: false,
};
const free: PaidPlay = { ...play, number: 22, amount: '$0.00 USD', free: true };
const shares: PaidShares = {
  gameId: 7,
  lottery: 'Powerball',
  drawDate: '2026-11-21',
  lines: 100,
  shares: 2,
  participations: 20,
  from: 4,
  to: 5,
  amount: '$25.00 USD',
};
const receipt = (plays: readonly PaidPlay[], total: string, bought: readonly PaidShares[] = []) =>
  cartReceiptMail({
    plays,
    shares: bought,
    total,
    paidAt: '21 de noviembre de 2026, 12:00 (hora de Lima)',
    reference: null,
    chain: null,
    link: 'https://bolillero.example/perfil',
  });

test('one play is spoken of as one', () => {
  const { subject, paragraphs, notes } = receipt([play], '$3.00 USD');
  expect(subject).toBe('Comprobante de tu pago: $3.00 USD');
  expect(paragraphs).toEqual([
    'Pagaste 1 jugada. Compramos tu cartilla antes del sorteo y su PDF aparecerá en tus compras.',
  ]);
  expect(notes).toEqual(['Si tu jugada no llega a comprarse, te devolvemos su precio completo.']);
});

test('several are, each with its draw', () => {
  expect(receipt([play, play], '$6.00 USD').paragraphs).toEqual([
    'Pagaste 2 jugadas. Compramos cada cartilla antes de su sorteo y sus PDF aparecerán en tus compras.',
  ]);
});

test('a free play among them is confirmed, not paid', () => {
  const { paragraphs, items } = receipt([play, free], '$3.00 USD');
  expect(paragraphs[0]).toMatch(/^Pagaste 1 jugada y confirmaste 1 jugada gratis\. /);
  expect(items?.map(({ amount }) => amount)).toEqual(['$3.00 USD', 'Jugada gratis']);
});

test.each([
  [[free], 'Confirmaste 1 jugada gratis', 'Tu jugada gratis está confirmada', 'No pagaste nada por ella. '],
  [
    [free, free],
    'Confirmaste 2 jugadas gratis',
    'Tus 2 jugadas gratis están confirmadas',
    'No pagaste nada por ellas. ',
  ],
])('of nothing but free plays it is no receipt of a payment', (plays, subject, title, sentence) => {
  const written = receipt(plays, '$0.00 USD');
  expect([written.subject, written.title]).toEqual([subject, title]);
  expect(written.paragraphs[0]?.startsWith(sentence)).toBe(true);
  expect(JSON.stringify(written)).not.toMatch(/0\.00|Recib|Total pagado/);
});

test('shares of group games are named with their numbers, and spoken of without tickets', () => {
  const { paragraphs, items, notes } = receipt([], '$25.00 USD', [shares]);
  expect(paragraphs).toEqual([
    'Pagaste 2 participaciones de juegos en grupo. Las líneas de cada juego en grupo y tu parte están en tus compras.',
  ]);
  expect(items).toEqual([
    {
      title: 'Juego en grupo · Powerball',
      detail: 'sábado 21 de noviembre de 2026 · 100 líneas · 2 participaciones de 20 (N.º 4 a 5)',
      amount: '$25.00 USD',
    },
  ]);
  expect(notes).toEqual([
    'Si un juego en grupo no llega a jugarse, te devolvemos todo lo que pagaste por él.',
  ]);
});

test('plays, free plays and shares of one payment are told together', () => {
  const one = { ...shares, shares: 1, to: 4 };
  const { paragraphs, items, notes } = receipt([play, free], '$15.50 USD', [one]);
  expect(paragraphs[0]).toMatch(
    /^Pagaste 1 jugada y 1 participación de juegos en grupo, y confirmaste 1 jugada gratis\. Compramos /,
  );
  expect(items?.map(({ detail }) => detail).at(-1)).toMatch(/1 participación de 20 \(N\.º 4\)$/);
  expect(notes).toHaveLength(2);
});
