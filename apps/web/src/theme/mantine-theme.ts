import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { type Token, token } from './token.ts';

/** One value for all ten shades: what Mantine derives from them is replaced below. */
const flat = (name: Token) => Array.from({ length: 10 }, () => token(name)) as unknown as MantineColorsTuple;

/** What Mantine derives from a colour's shades, taken from our tokens instead, so that both themes are exact. */
function family(name: string, main: Token, strong: Token, soft: Token): Record<string, string> {
  const base = `--mantine-color-${name}`;
  return {
    [`${base}-text`]: token(main),
    [`${base}-filled`]: token(main),
    [`${base}-filled-hover`]: token(strong),
    [`${base}-light`]: token(soft),
    [`${base}-light-hover`]: token(soft),
    [`${base}-light-color`]: token(main),
    [`${base}-outline`]: token(main),
    [`${base}-outline-hover`]: token(soft),
  };
}

const resolved = {
  '--mantine-color-body': token('paper'),
  '--mantine-color-text': token('ink'),
  '--mantine-color-bright': token('ink'),
  '--mantine-color-dimmed': token('muted'),
  '--mantine-color-placeholder': token('muted'),
  '--mantine-color-anchor': token('felt'),
  '--mantine-color-error': token('danger'),
  '--mantine-color-success': token('felt'),
  '--mantine-color-default': token('card'),
  '--mantine-color-default-hover': token('sunken'),
  '--mantine-color-default-color': token('ink'),
  '--mantine-color-default-border': token('edge'),
  '--mantine-color-disabled': token('sunken'),
  '--mantine-color-disabled-color': token('muted'),
  '--mantine-color-disabled-border': token('hairline'),
  '--mantine-primary-color-contrast': token('on-felt'),
  ...family('felt', 'felt', 'felt-strong', 'felt-soft'),
  ...family('danger', 'danger', 'danger-strong', 'danger-soft'),
  ...family('gray', 'muted', 'ink', 'sunken'),
};

const scale = (name: string, shades: readonly Token[]) =>
  Object.fromEntries(shades.map((shade, index) => [`--mantine-color-${name}-${index}`, token(shade)]));

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  // the neutral shades that components reach for by number: grey in the light theme, dark in the dark one
  variables: {
    ...scale('gray', [
      'sunken',
      'sunken',
      'hairline',
      'hairline',
      'edge',
      'edge',
      'muted',
      'muted',
      'ink',
      'ink',
    ]),
    ...scale('dark', [
      'ink',
      'muted',
      'muted',
      'muted',
      'edge',
      'hairline',
      'card',
      'paper',
      'sunken',
      'sunken',
    ]),
  },
  light: resolved,
  dark: resolved,
});

/** Filled buttons write in the token that belongs to their ground, in both themes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colors;
  return { ...colors, color: token(input.color === 'danger' ? 'on-danger' : 'on-felt') };
};

const fontFamily = "'Manrope Variable', 'Manrope Fallback', system-ui, sans-serif";

export const theme = createTheme({
  colors: { felt: flat('felt'), danger: flat('danger') },
  primaryColor: 'felt',
  white: '#FFFFFF',
  black: token('ink'),
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '800',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  variantColorResolver,
});
