import { leastExpected } from '@bolillero/domain/statistics/expected';
import { chancePlace } from '../../components/charts/chance-place.ts';
import type { BallCounts, Counted } from './api.ts';

/** What can be said of the balls that lie outside what chance gives. */
export interface Outside {
  /** False where every ball is expected too seldom for counts to tell anything. */
  readonly tells: boolean;
  /** Of how many balls it is said. */
  readonly of: number;
  /** Those above, the most frequent first, then those below, the rarest first. */
  readonly rows: readonly Counted[];
  /** How many of them chance alone puts outside. */
  readonly byChance: number;
  /** How often a ball is expected that was in the drum all the time. */
  readonly expected: number;
}

/** One in twenty lies outside by chance. */
const partOutside = 0.05;

/** Which balls stand out. A ball that is expected fewer than 5 times, since it came to the drum late, is not judged. */
export function outsideOf({ rows, outsideByChance }: Pick<BallCounts, 'rows' | 'outsideByChance'>): Outside {
  const judged = rows.filter(isJudged);
  const at = (place: 'above' | 'below') => judged.filter((row) => chancePlace(row) === place);
  return {
    tells: judged.length > 0,
    of: judged.length,
    rows: [
      ...at('above').toSorted((a, b) => b.count - a.count),
      ...at('below').toSorted((a, b) => a.count - b.count),
    ],
    byChance: judged.length === rows.length ? outsideByChance : judged.length * partOutside,
    expected: Math.max(0, ...rows.map(({ expected }) => expected)),
  };
}

export function isJudged({ expected }: Pick<Counted, 'expected'>): boolean {
  return expected >= leastExpected;
}
