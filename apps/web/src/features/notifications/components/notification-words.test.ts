import { expect, test } from 'vitest';
import type { Notification } from '../api.ts';
import { isWin, notificationTitle, refundText } from './notification-words.ts';

const lottery = {
  id: 1,
  name: 'power_balls',
  description: 'Powerball',
  image: '',
  specialName: 'Powerball',
  currency: 'USD',
};
const told = (kind: Notification['kind'], amount: string) =>
  ({ kind, amount, lottery }) as unknown as Notification;

test.each([
  ['win', '100.00', true, '¡Ganaste en Powerball!'],
  ['win', 'Jugada gratis', true, '¡Ganaste en Powerball!'],
  ['win', '0', false, 'Resultado de tu jugada en Powerball'],
  ['refund', '6.00', false, 'Te devolvimos un pago'],
] as const)('%s of %s', (kind, amount, win, title) => {
  expect(isWin(told(kind, amount))).toBe(win);
  expect(notificationTitle(told(kind, amount))).toBe(title);
});

test('a refund says what was given back: one purchase, or a payment that came too late', () => {
  expect(refundText({ purchaseId: 123 })).toBe('Te devolvimos el precio completo de la compra N.º 000123.');
  expect(refundText({ purchaseId: null })).toBe(
    'Tu pago se confirmó cuando ya no podíamos cumplir lo que pagaste: te devolvimos el importe completo.',
  );
});
