import { stripeGrounds } from '@bolillero/domain/subscriptions/package-colour';
import { describe, expect, test } from 'vitest';
import { contrast, pairs } from './contrast.testing.ts';
import { type Scheme, tokens, tokensCss } from './tokens.ts';

describe.each(['light', 'dark'] as const satisfies readonly Scheme[])('in the %s theme', (scheme) => {
  test.each(pairs)('$mark on $ground reaches $least to 1', ({ mark, ground, least }) => {
    expect(contrast(tokens[mark][scheme], tokens[ground][scheme])).toBeGreaterThanOrEqual(least);
  });
});

test('white on black is 21 to 1', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
});

test.each(Object.entries(tokens).filter(([name]) => name.startsWith('fill-')))(
  '%s, a brand’s, is the same in both themes, and its accent’s light value',
  (name, { light, dark }) => {
    expect(dark).toBe(light);
    expect(tokens[name.replace('fill-', 'accent-') as keyof typeof tokens].light).toBe(light);
  },
);

test('every token becomes a variable, and another one in the dark where it is another', () => {
  const css = tokensCss();
  for (const [name, { light, dark }] of Object.entries(tokens)) {
    const values = [...css.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, value]) => value);
    expect(values).toEqual(light === dark ? [light] : [light, dark]);
  }
});

test('the domain judges the stripe of a package on the grounds that it stands on', () => {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  expect(stripeGrounds).toEqual({ light: channels(tokens.card.light), dark: channels(tokens.card.dark) });
});
