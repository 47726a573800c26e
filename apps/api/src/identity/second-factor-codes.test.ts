import { expect, test } from 'vitest';
import { codeAt } from '../testing/second-factor.ts';
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  readCode,
  stepOfCode,
  writeSecret,
} from './second-factor-codes.ts';

/** RFC 6238, appendix B, for SHA-1; of its eight digits the last six, as RFC 4226 cuts them. */
const rfcSecret = Buffer.from('12345678901234567890');
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s, as the RFC has it', (seconds, code) => {
  expect(codeAt(rfcSecret, seconds * 1000)).toBe(code);
  expect(stepOfCode(rfcSecret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('a code is good in its half minute, the one before and the one after', () => {
  const at = 1_111_111_110_000;
  const step = at / 30_000;
  const code = codeAt(rfcSecret, at);
  const seen = [-30_001, -30_000, -1, 0, 29_999, 30_000, 59_999, 60_000];
  expect(seen.map((later) => stepOfCode(rfcSecret, code, at + later))).toEqual([
    null,
    step,
    step,
    step,
    step,
    step,
    step,
    null,
  ]);
});

test.each(['', '28708', '2870820', 'abcdef'])('%j is no code', (typed) => {
  expect(stepOfCode(rfcSecret, typed, 59_000)).toBe(null);
});

test.each([
  [' 287 082 ', { kind: 'totp', code: '287082' }],
  ['0abcd-efghj', { kind: 'recovery', code: '0ABCDEFGHJ' }],
  ['oil00 00000', { kind: 'recovery', code: '0110000000' }],
  ['28708', null],
  ['28708２', null],
  ['0ABCD-EFGHU', null],
  ['', null],
])('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});

test('an application takes a secret by hand or from a QR code', () => {
  expect(writeSecret(rfcSecret, '12345678')).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Bolillero:12345678?issuer=Bolillero&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  });
  expect(newSecret()).toHaveLength(20);
  expect(newSecret().equals(newSecret())).toBe(false);
});

test('ten recovery codes are made, each read as one, and kept by a hash that is the person’s own', async () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(readCode(code)).toEqual({ kind: 'recovery', code: code.replace('-', '') });
  }
  const [code = ''] = codes;
  const hash = await hashOfRecoveryCode(code, rfcSecret);
  expect(hash.equals(await hashOfRecoveryCode(code.replace('-', ''), rfcSecret))).toBe(true);
  expect(hash.equals(await hashOfRecoveryCode(code, newSecret()))).toBe(false);
});
