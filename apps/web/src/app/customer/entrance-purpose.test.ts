import { expect, test } from 'vitest';
import { purposeOf } from './entrance-purpose.ts';

test.for([
  ['/loteria/1/power_balls/normal/simple', { kind: 'play', id: 1, name: 'power_balls' }],
  ['/loteria/1/power_balls/laggards/mix', { kind: 'play', id: 1, name: 'power_balls' }],
  ['/loteria/1/power_balls/detail', { kind: 'analysis' }],
  ['/loteria/1/power_balls', { kind: 'lottery', id: 1, name: 'power_balls' }],
  ['/loterias?azar=1', { kind: 'random', id: 1, name: null }],
  ['/jugar', { kind: 'any-play' }],
  ['/checkout/1/power_balls', { kind: 'cart' }],
  ['/perfil', { kind: 'profile' }],
  ['/perfil?compra=12', { kind: 'purchase' }],
  ['/perfil?notification=true', { kind: 'notifications' }],
  ['/perfil?suscription=true', { kind: 'subscribe' }],
  ['/resultados', { kind: 'results' }],
  ['/analisis/1/power_balls', { kind: 'analysis' }],
  ['/pronostico/4/tinkas', { kind: 'forecasts' }],
] as const)('who goes on to %s is told what for', ([next, purpose]) => {
  expect(purposeOf(next)).toEqual(purpose);
});

test.for([
  undefined,
  '',
  '/loterias',
  '/loterias?azar=',
  '/loterias?azar=Powerball',
  '/loteria/x/power_balls/normal/simple',
  '/terminos',
  'https://evil.example/jugar',
  '//evil.example/checkout/1/power_balls',
  '/./%2Fevil.example',
])('there is nothing to say of %s', (next) => {
  expect(purposeOf(next)).toBeNull();
});
