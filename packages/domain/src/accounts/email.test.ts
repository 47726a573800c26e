import { describe, expect, test } from 'vitest';
import { parseEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    ['rosa@example.com', 'rosa@example.com'],
    ['  Rosa.Quispe+loteria@Example.COM ', 'rosa.quispe+loteria@example.com'],
    ["o'neil@sub.dominio.pe", "o'neil@sub.dominio.pe"],
    ['a@b.co', 'a@b.co'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%j is read as %s', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  test.each([
    ['', 'nothing'],
    ['rosa', 'no at sign'],
    ['rosa@', 'no domain'],
    ['@example.com', 'nobody'],
    ['rosa@example', 'no dot in the domain'],
    ['rosa@@example.com', 'two at signs'],
    ['rosa quispe@example.com', 'a blank inside'],
    ['rosa@exa_mple.com', 'no such domain'],
    ['rosa@-example.com', 'no such domain'],
    ['rosa@example..com', 'an empty label'],
    ['Rosa <rosa@example.com>', 'a name around it'],
    ['rosa@example.com,ana@example.com', 'two addresses'],
    ['rosa@example.com\r\nBcc: ana@example.com', 'a header behind a line break'],
    ['rosa@example.com\n', 'a line break at the end'],
    ['rosa\u0000@example.com', 'a control character'],
    [`${'a'.repeat(65)}@example.com`, 'the part before the at sign is too long'],
    [
      `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
      'too long',
    ],
  ])('%j is none: %s', (text) => {
    expect(parseEmail(text)).toBeNull();
  });
});
