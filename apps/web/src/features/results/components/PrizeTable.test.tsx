import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PrizeRow } from '../api.ts';
import { PrizeTable } from './PrizeTable.tsx';

const row = (level: string, position: number, given: Partial<PrizeRow> = {}): PrizeRow => ({
  position,
  level,
  winners: 1_234,
  prize: '50000.00',
  playWinners: 3,
  playPrize: '100000.00',
  free: false,
  oneIn: '292,201,338.00',
  ...given,
});

/** The cells of each line, as they are read. */
function lines(rows: readonly PrizeRow[], multiplierLabel: string | null, currency = 'USD'): string[][] {
  const markup = renderToStaticMarkup(
    <PrizeTable
      rows={rows}
      currency={currency}
      specialName="Powerball"
      multiplierLabel={multiplierLabel}
      printed={[]}
    />,
  );
  return markup
    .split('<tr>')
    .slice(1)
    .map((line) => [...line.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => text(cell)));
}

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a level says how it is won, its odds, its winners and its prize', () => {
  expect(lines([row('4 + 1', 3)], null)).toEqual([
    ['Nivel', 'Probabilidad', 'Ganadores', 'Premio'],
    ['4 + 1 4 + Powerball', '1 en 292,201,338', '1,234', '$50,000.00'],
  ]);
});

test('the multiplier has its columns where there is one, and never at the first level', () => {
  const [head, first, second] = lines([row('5 + 1', 1, { prize: '0.00' }), row('5', 2)], 'POWER PLAY');
  expect(head?.slice(4)).toEqual(['Ganadores POWER PLAY', 'Premio POWER PLAY']);
  expect(first?.slice(3)).toEqual(['Pozo', '—', '—']);
  expect(second?.slice(3)).toEqual(['$50,000.00', '3', '$100,000.00']);
});

test('a free play is said, an amount that nobody knows yet is not published, soles are soles', () => {
  expect(lines([row('2', 5, { free: true })], null)[1]?.[3]).toBe('Jugada gratis');
  expect(lines([row('3 + 1', 6, { prize: '0.00' })], null)[1]?.[3]).toBe('Premio aún no publicado');
  expect(lines([row('5', 2)], null, 'PEN')[1]?.[3]).toBe('S/ 50,000.00');
});

test('winners that are not known are no zero', () => {
  const unknown = lines([row('5', 2, { winners: null, playWinners: null })], 'POWER PLAY')[1];
  expect([unknown?.[2], unknown?.[4]]).toEqual(['—', '—']);
  expect(lines([row('5', 2, { winners: 0 })], null)[1]?.[2]).toBe('0');
});

test('where tickets carry a multiplier, the prizes are said to be what it multiplies', () => {
  const shown = (printed: readonly number[]) =>
    renderToStaticMarkup(
      <PrizeTable
        rows={[row('5', 2)]}
        currency="USD"
        specialName=""
        multiplierLabel={null}
        printed={printed}
      />,
    );
  expect(shown([2, 3, 4, 5, 10])).toContain('impreso en tu cartilla (2, 3, 4, 5 o 10)');
  expect(shown([])).not.toContain('impreso');
});
