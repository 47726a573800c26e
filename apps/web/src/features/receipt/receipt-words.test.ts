import { expect, test } from 'vitest';
import type { ReceiptLine } from './api.ts';
import { totalParts } from './receipt-words.ts';

const line = (multiplierLabel: string, withMultiplier: boolean): ReceiptLine => ({
  id: 1,
  lottery: {
    id: 1,
    name: 'power_balls',
    description: 'Powerball',
    image: '',
    accent: 'red',
    specialName: 'Powerball',
    multiplierLabel,
    currency: 'USD',
  },
  series: 0,
  date: '2026-08-08',
  closesAt: '2026-08-09T01:59:00.000Z',
  balls: [1, 2, 3, 4, 5],
  special: 6,
  withMultiplier,
  price: '4.00',
  free: false,
  refunded: false,
});

test.each([
  ['one lottery’s multiplier has its name', true, false, 'POWER PLAY $2.00'],
  ['several have the general word', true, true, 'Potenciador $2.00'],
])('%s', (_, power, double, told) => {
  const receipt = {
    number: 1,
    chainCode: null,
    paidAt: '',
    tickets: '5.00',
    service: '1.00',
    multiplier: '2.00',
    total: '8.00',
  };
  const lines = [line('POWER PLAY', power), line('Doble', double)];
  expect(totalParts({ ...receipt, lines, shares: [] })).toEqual([
    `2 jugadas: $5.00 · servicio $1.00 · ${told}`,
  ]);
});
