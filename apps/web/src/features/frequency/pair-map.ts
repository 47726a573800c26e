/** How a map of pairs is drawn and walked through: what each tone means, and which square a key or a touch leads to. */

/** A tone of the map: counts from `from` to `to`; null: and more. */
export interface Tone {
  readonly from: number;
  readonly to: number | null;
}

/** Standard deviations that a tone is wide. */
const toneWidth = 1.25;

/** Five tones around what is expected of a pair: the middle one begins there, two lie below and two above. */
export function tonesAround(expected: number, deviation: number): Tone[] {
  const width = Math.max(1, Math.round(toneWidth * deviation));
  const middle = Math.max(2, Math.round(expected));
  const begins = [Math.max(1, middle - width), middle, middle + width, middle + 2 * width];
  return [
    { from: 0, to: (begins[0] ?? 1) - 1 },
    ...begins.map((from, at) => {
      const next = begins[at + 1];
      return { from, to: next === undefined ? null : next - 1 };
    }),
  ];
}

export function toneOf(count: number, tones: readonly Tone[]): number {
  return tones.findLastIndex(({ from }) => count >= from);
}

/** A pair that is looked at: its column, and its row below. */
export interface Square {
  readonly one: number;
  readonly other: number;
}

/** The square that a key leads to; null for keys that lead nowhere. */
export function squareAfter({ one, other }: Square, key: string, size: number): Square | null {
  switch (key) {
    case 'ArrowLeft':
      return { one: Math.max(1, one - 1), other };
    case 'ArrowRight':
      return { one: Math.min(other - 1, one + 1), other };
    case 'ArrowUp':
      return { one, other: Math.max(one + 1, other - 1) };
    case 'ArrowDown':
      return { one, other: Math.min(size, other + 1) };
    case 'Home':
      return { one: 1, other };
    case 'End':
      return { one: other - 1, other };
    default:
      return null;
  }
}

/** The square at a place of the triangle, in squares from its corner; null in the empty half. */
export function squareAt(x: number, y: number, size: number): Square | null {
  const [one, other] = [Math.floor(x) + 1, Math.floor(y) + 1];
  if (one > other + 1 || other > size + 1 || one < 0) return null;
  const row = Math.min(size, Math.max(2, other));
  return { one: Math.min(row - 1, Math.max(1, one)), other: row };
}

/** Each tone's squares as one outline, so that thousands of them are five shapes. */
export function tonePaths(
  counts: readonly number[],
  size: number,
  tones: readonly Tone[],
  cell: number,
  gap: number,
): string[] {
  const side = round(cell - gap);
  const paths: string[][] = tones.map(() => []);
  let place = 0;
  for (let one = 1; one < size; one += 1) {
    for (let other = one + 1; other <= size; other += 1) {
      paths[toneOf(counts[place] ?? 0, tones)]?.push(
        `M${round((one - 1) * cell)} ${round((other - 1) * cell)}h${side}v${side}h-${side}z`,
      );
      place += 1;
    }
  }
  return paths.map((parts) => parts.join(''));
}

const round = (length: number) => Math.round(length * 100) / 100;
