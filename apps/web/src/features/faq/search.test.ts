import { expect, test } from 'vitest';
import type { Topic } from './api.ts';
import { matchingTopics, plainText } from './search.ts';

const topics: readonly Topic[] = [
  {
    id: 1,
    title: 'Pagos',
    questions: [
      { id: 1, title: '¿Cómo pago?', answer: '<p>Con <b>tarjeta</b> o PayPal.</p>' },
      { id: 2, title: '¿Hay devolución?', answer: '<p>Sí, completa.</p>' },
    ],
  },
  {
    id: 2,
    title: 'Premios',
    questions: [{ id: 3, title: '¿Cómo cobro?', answer: '<p>Te avisamos.</p>' }],
  },
];
const found = (typed: string) => matchingTopics(topics, typed).flatMap((t) => t.questions.map((q) => q.id));

test('nothing typed finds everything, in its order', () => {
  expect(found('  ')).toEqual([1, 2, 3]);
});

test('accents and capitals make no difference', () => {
  expect(found('DEVOLUCION')).toEqual([2]);
  expect(found('cómo')).toEqual([1, 3]);
  expect(found('como')).toEqual([1, 3]);
});

test('every word is needed, wherever it stands', () => {
  expect(found('pagos tarjeta')).toEqual([1]);
  expect(found('premios tarjeta')).toEqual([]);
});

test('tags are no text', () => {
  expect(plainText('<p class="x">Sí&nbsp;<b>o</b> Sí</p>').split(/\s+/).filter(Boolean)).toEqual([
    'si',
    'o',
    'si',
  ]);
  expect(found('<b>')).toEqual([1, 2, 3]);
});
