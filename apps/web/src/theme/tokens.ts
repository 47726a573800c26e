import type { LotteryAccent } from '@bolillero/domain/games/accents';

interface Value {
  readonly light: string;
  readonly dark: string;
}

/** An accent that a lottery may have, as text and line. */
type AccentToken = `accent-${LotteryAccent}`;
/** What stands in its place where an area wears it. */
type FillToken = `fill-${LotteryAccent}`;

/**
 * The single truth about colour: every token in its light and its dark value. CSS variables (`--felt`) are generated
 * from here, and `tokens.test.ts` computes the contrast of every pair that stands on a screen.
 */
export const tokens = {
  // grounds
  paper: { light: '#FBF9F4', dark: '#14161A' },
  card: { light: '#FFFFFF', dark: '#1C1F25' },
  sunken: { light: '#F4F0E7', dark: '#101215' },
  // ink
  ink: { light: '#1C1B22', dark: '#ECEAE4' },
  muted: { light: '#65626F', dark: '#A6A3AE' },
  hairline: { light: '#E7E2D8', dark: '#2B2F37' },
  /** Borders that mean something (inputs, unchosen cells): 3:1 on every ground. */
  edge: { light: '#8A8478', dark: '#747A86' },
  // the brand
  felt: { light: '#0E6B50', dark: '#3CCB9B' },
  'felt-strong': { light: '#0A553F', dark: '#5FDBB1' },
  'felt-soft': { light: '#E4F0EA', dark: '#16302A' },
  /** The soft grounds while they are pointed at. */
  'felt-soft-strong': { light: '#CFE3DB', dark: '#1A4035' },
  'on-felt': { light: '#FFFFFF', dark: '#0B1F18' },
  /** The table itself, behind slips on the visitor's pages. */
  table: { light: '#0D5B45', dark: '#0F2A22' },
  /** The ball of the wordmark on the table. */
  'table-ball': { light: '#7FD6B5', dark: '#3CCB9B' },
  'on-table': { light: '#F6F3EA', dark: '#E3EAE4' },
  /** The bar while tickets are marked: dark in both themes, and what is done in it the brightest. */
  bar: { light: '#1C1B22', dark: '#2B2F37' },
  'on-bar': { light: '#F6F3EA', dark: '#ECEAE4' },
  'muted-on-bar': { light: '#B5B2BD', dark: '#B5B2BD' },
  'bar-edge': { light: '#8A8694', dark: '#8E939D' },
  'bar-act': { light: '#3CCB9B', dark: '#3CCB9B' },
  'bar-act-strong': { light: '#5FDBB1', dark: '#5FDBB1' },
  'on-bar-act': { light: '#0B1F18', dark: '#0B1F18' },
  // prizes and money won, nothing else
  gold: { light: '#8C6110', dark: '#E3B34F' },
  'gold-soft': { light: '#FAF1DD', dark: '#302817' },
  'gold-ring': { light: '#B17C17', dark: '#E3B34F' },
  danger: { light: '#B3261E', dark: '#FF8A80' },
  'danger-strong': { light: '#8F1D17', dark: '#FFA59D' },
  'danger-soft': { light: '#FBEAE8', dark: '#361D1C' },
  'danger-soft-strong': { light: '#F4D6D4', dark: '#4A2826' },
  'on-danger': { light: '#FFFFFF', dark: '#2B0A08' },
  // balls on a ticket, by category; each also carries a mark
  ball: { light: '#FFFFFF', dark: '#ECEAE4' },
  'ball-ring': { light: '#8A8478', dark: '#ECEAE4' },
  'on-ball': { light: '#1C1B22', dark: '#1C1B22' },
  hot: { light: '#3A3742', dark: '#CFCBD6' },
  'on-hot': { light: '#FFFFFF', dark: '#1C1B22' },
  cold: { light: '#2F6FB0', dark: '#85B7EA' },
  'on-cold': { light: '#FFFFFF', dark: '#0C1D2E' },
  pair: { light: '#5F3DC4', dark: '#B197FC' },
  'on-pair': { light: '#FFFFFF', dark: '#1B1233' },
  // repeats in previous plays, and only those
  'heat-0': { light: '#B9B5AC', dark: '#B9B5AC' },
  'heat-1': { light: '#E8862E', dark: '#E8862E' },
  'heat-2': { light: '#D6342C', dark: '#D6342C' },
  'heat-3': { light: '#7E1416', dark: '#7E1416' },
  'on-heat-0': { light: '#1C1B22', dark: '#1C1B22' },
  'on-heat-1': { light: '#1C1B22', dark: '#1C1B22' },
  'on-heat-2': { light: '#FFFFFF', dark: '#FFFFFF' },
  'on-heat-3': { light: '#FFFFFF', dark: '#FFFFFF' },
  /** Ring around a heat ball where its fill alone would sink into the ground. */
  'heat-ring': { light: '#7A756A', dark: '#9A9690' },
  // accents that lotteries choose among, as text and lines
  'accent-red': { light: '#C8102E', dark: '#FF8791' },
  'accent-blue': { light: '#0B4EA2', dark: '#86B6F6' },
  'accent-green': { light: '#2E7D32', dark: '#7CCB80' },
  'accent-plum': { light: '#7A2E8E', dark: '#D08CE3' },
  'accent-orange': { light: '#AD4B00', dark: '#F0A35E' },
  'accent-brown': { light: '#7B4B2A', dark: '#D3A583' },
  'accent-olive': { light: '#596500', dark: '#BBC65A' },
  'accent-teal': { light: '#0F6E78', dark: '#5CC8D2' },
  'accent-indigo': { light: '#5B3FC4', dark: '#AD9CF7' },
  'accent-magenta': { light: '#B0186B', dark: '#F58CC0' },
  // the same as fills, of mark, special ball and card edge: a brand is itself in both themes
  'fill-red': { light: '#C8102E', dark: '#C8102E' },
  'fill-blue': { light: '#0B4EA2', dark: '#0B4EA2' },
  'fill-green': { light: '#2E7D32', dark: '#2E7D32' },
  'fill-plum': { light: '#7A2E8E', dark: '#7A2E8E' },
  'fill-orange': { light: '#AD4B00', dark: '#AD4B00' },
  'fill-brown': { light: '#7B4B2A', dark: '#7B4B2A' },
  'fill-olive': { light: '#596500', dark: '#596500' },
  'fill-teal': { light: '#0F6E78', dark: '#0F6E78' },
  'fill-indigo': { light: '#5B3FC4', dark: '#5B3FC4' },
  'fill-magenta': { light: '#B0186B', dark: '#B0186B' },
  'on-fill': { light: '#FFFFFF', dark: '#FFFFFF' },
} as const satisfies Record<string, Value> & Record<AccentToken | FillToken, Value>;

export type Scheme = 'light' | 'dark';

/** The style sheet of the tokens: `:root` light, and under the attribute that `color-scheme.ts` sets those that are others in the dark. */
export function tokensCss(): string {
  const all: readonly (readonly [string, Value])[] = Object.entries(tokens);
  const block = (scheme: Scheme, some: typeof all) =>
    some.map(([name, value]) => `  --${name}: ${value[scheme]};`).join('\n');
  const others = all.filter(([, { light, dark }]) => dark !== light);
  return [
    `:root {\n  color-scheme: light;\n${block('light', all)}\n}`,
    `:root[data-color-scheme='dark'] {\n  color-scheme: dark;\n${block('dark', others)}\n}`,
  ].join('\n');
}
