import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['/soporte', '/soporte'],
  [' https://www.powerball.com/x ', 'https://www.powerball.com/x'],
  ['www.powerball.com', 'https://www.powerball.com'],
  ['powerball.com/faq?x=1', 'https://powerball.com/faq?x=1'],
  ['ana@example.com', 'mailto:ana@example.com'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
  ['tel:+5112345', 'tel:+5112345'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['soporte', null],
  ['dos palabras.com', null],
  ['', null],
])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
