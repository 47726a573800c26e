import { tokens } from './tokens.ts';

type Token = keyof typeof tokens;

const statuses = ['hot', 'cold', 'pair'] as const;
const grounds = ['paper', 'card', 'sunken'] as const satisfies readonly Token[];
const accents = (Object.keys(tokens) as Token[]).filter((token) => token.startsWith('accent-'));
const fills = (Object.keys(tokens) as Token[]).filter((token) => token.startsWith('fill-'));

/** Every pair that stands on a screen: what is written or drawn, on what, and the ratio it must reach. */
export const pairs: readonly { readonly mark: Token; readonly ground: Token; readonly least: number }[] = [
  ...grounds.flatMap((ground) => [
    ...(['ink', 'muted', 'felt', 'gold', 'danger', 'pair', 'cold'] as const).map((mark) => ({
      mark,
      ground,
      least: 4.5,
    })),
    ...accents.map((mark) => ({ mark, ground, least: 4.5 })),
    ...(['edge', 'felt', 'hot', 'ball-ring', 'gold-ring', 'heat-ring'] as const).map((mark) => ({
      mark,
      ground,
      least: 3,
    })),
  ]),
  { mark: 'on-felt', ground: 'felt', least: 4.5 },
  { mark: 'on-felt', ground: 'felt-strong', least: 4.5 },
  { mark: 'felt', ground: 'felt-soft', least: 4.5 },
  { mark: 'ink', ground: 'felt-soft', least: 4.5 },
  { mark: 'muted', ground: 'felt-soft', least: 4.5 },
  { mark: 'felt', ground: 'felt-soft-strong', least: 4.5 },
  { mark: 'ink', ground: 'felt-soft-strong', least: 4.5 },
  { mark: 'on-table', ground: 'table', least: 4.5 },
  { mark: 'table-ball', ground: 'table', least: 3 },
  { mark: 'on-bar', ground: 'bar', least: 4.5 },
  { mark: 'muted-on-bar', ground: 'bar', least: 4.5 },
  { mark: 'bar-edge', ground: 'bar', least: 3 },
  { mark: 'bar-act', ground: 'bar', least: 3 },
  { mark: 'on-bar-act', ground: 'bar-act', least: 4.5 },
  { mark: 'on-bar-act', ground: 'bar-act-strong', least: 4.5 },
  { mark: 'gold', ground: 'gold-soft', least: 4.5 },
  { mark: 'ink', ground: 'gold-soft', least: 4.5 },
  { mark: 'danger', ground: 'danger-soft', least: 4.5 },
  { mark: 'ink', ground: 'danger-soft', least: 4.5 },
  { mark: 'danger', ground: 'danger-soft-strong', least: 4.5 },
  { mark: 'ink', ground: 'danger-soft-strong', least: 4.5 },
  { mark: 'on-danger', ground: 'danger', least: 4.5 },
  { mark: 'on-danger', ground: 'danger-strong', least: 4.5 },
  { mark: 'on-ball', ground: 'ball', least: 4.5 },
  ...statuses.map((status) => ({ mark: `on-${status}` as const, ground: status, least: 4.5 })),
  ...([0, 1, 2, 3] as const).map((n) => ({
    mark: `on-heat-${n}` as const,
    ground: `heat-${n}` as const,
    least: 4.5,
  })),
  ...fills.map((ground) => ({ mark: 'on-fill' as const, ground, least: 4.5 })),
];

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2, relative luminance in sRGB). */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
