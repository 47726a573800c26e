import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './next.ts';

test.each(['/checkout/1/power_balls?a=1#b', '/resultados?next=//example.org', '/preguntas/c%C3%B3mo', '/'])(
  '%s, a path of this site, is kept whole',
  (next) => {
    expect(safeNext(next, '/x')).toBe(next);
  },
);

test.each([
  undefined,
  '',
  'loterias',
  'https://example.org/',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  'javascript:alert(1)',
  '/.//example.org',
  '/x/..//example.org',
  '/x/%2e%2e//example.org',
  '/./\\example.org',
  '/%2Fexample.org',
  '/%5Cexample.org',
  '/x/../%2Fexample.org',
  '/%09/example.org',
  '/%',
])('%j is not followed', (next) => {
  expect(safeNext(next, '/loterias')).toBe('/loterias');
});

test('whatever is sent, what comes out stays on this site, however it is read', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '%2e',
    '%09',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'x',
    'http',
    'evil.example',
  ];
  const crafted = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 2 })), {
    maxLength: 8,
  });
  const decoded = (text: string) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const home = 'https://bolillero.example';
  fc.assert(
    fc.property(crafted, (parts) => {
      const out = safeNext(`/${parts.join('')}`, '/loterias');
      expect(new URL(out, home).origin).toBe(home);
      expect(new URL(decoded(out), home).origin).toBe(home);
      // and again, as the next one who reads it does
      expect(safeNext(out, '/loterias')).toBe(out);
    }),
    { numRuns: 2000 },
  );
});
