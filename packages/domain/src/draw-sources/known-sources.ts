import { megaMillions } from '../games/mega-millions.ts';
import { powerBalls } from '../games/power-balls.ts';
import type { SeriesName } from '../games/series.ts';
import type { SourceKind } from './source.ts';

interface KnownSource {
  readonly lottery: string;
  readonly series: SeriesName;
  readonly kind: SourceKind;
  readonly address: string;
}

/** Sources that a house begins with, switched off: what the state of New York publishes of its own draws (data.ny.gov). */
export const knownSources: readonly KnownSource[] = [
  {
    lottery: powerBalls.name,
    series: 'traditional',
    kind: 'ny-open-data',
    address: 'https://data.ny.gov/resource/d6yy-54nr.json',
  },
  {
    lottery: megaMillions.name,
    series: 'traditional',
    kind: 'ny-open-data',
    address: 'https://data.ny.gov/resource/5xaw-6ayf.json',
  },
];
