import { historySoundness, type Soundness as WireSoundness } from '@bolillero/contract/calls/soundness';
import type { SoundnessReason, SoundnessVerdict } from '@bolillero/domain/history/soundness';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { SeriesType } from '../../api/series.ts';

/** The newest rows of a kind, and how many there are. */
export interface Rows<T> {
  readonly total: number;
  readonly rows: readonly T[];
}

/** A result on file. */
export interface FiledResult {
  readonly id: number;
  readonly date: string;
}

export interface FiledNumbers {
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

/** How sound the history of a series is. Dates are `YYYY-MM-DD`; rows stand newest first. */
export interface SeriesSoundness {
  readonly verdict: SoundnessVerdict;
  readonly reasons: readonly SoundnessReason[];
  readonly draws: number;
  readonly expected: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly checkedTo: string;
  /** The part that statistics count. */
  readonly counted: { readonly from: string; readonly draws: number; readonly missing: number };
  readonly missing: number;
  /** Missing draws that follow each other. */
  readonly stretches: Rows<{ readonly from: string; readonly to: string; readonly draws: number }>;
  readonly offCalendar: Rows<FiledResult & { readonly reason: string }>;
  readonly outOfEra: Rows<
    FiledResult & {
      readonly balls: readonly number[];
      readonly special: number | null;
      readonly faults: readonly string[];
    }
  >;
  readonly equalPairs: number;
  readonly expectedPairs: number;
  readonly repeated: Rows<{
    readonly balls: readonly number[];
    readonly inNeighbours: boolean;
    readonly draws: readonly (FiledResult & { readonly special: number | null })[];
  }>;
  readonly disagreements: Rows<
    FiledResult & { readonly source: string; readonly theirs: FiledNumbers; readonly ours: FiledNumbers }
  >;
}

export const soundnessQuery = (lottery: { readonly id: number; readonly name: string }, series: SeriesType) =>
  queryOptions({
    queryKey: ['soundness', lottery.id, series],
    queryFn: async ({ signal }) => {
      const { id, name } = lottery;
      const query = series === 1 ? { type: 1 } : {};
      return readSoundness((await request(historySoundness, { params: { id, name }, query, signal })).data);
    },
  });

function readSoundness(wire: WireSoundness): SeriesSoundness {
  const { missing, repeated, counted } = wire;
  return {
    verdict: wire.verdict,
    reasons: wire.reasons,
    draws: wire.draws,
    expected: wire.expected,
    from: wire.from,
    to: wire.to,
    checkedTo: wire.checked_to,
    counted: { from: counted.date_opening, draws: counted.draws, missing: counted.missing },
    missing: missing.total,
    stretches: rowsOf(missing.stretches, (stretch) => stretch),
    offCalendar: rowsOf(wire.off_calendar, ({ id, fecha, reason }) => ({ id, date: fecha, reason })),
    outOfEra: rowsOf(wire.out_of_era, ({ id, fecha, numbers, bRed, faults }) => ({
      id,
      date: fecha,
      balls: numbers,
      special: bRed,
      faults,
    })),
    equalPairs: repeated.pairs,
    expectedPairs: repeated.expected_pairs,
    repeated: rowsOf(repeated.combinations, ({ numbers, neighbours, draws }) => ({
      balls: numbers,
      inNeighbours: neighbours,
      draws: draws.map(({ id, fecha, bRed }) => ({ id, date: fecha, special: bRed })),
    })),
    disagreements: rowsOf(wire.disagreements, ({ id, fecha, source, theirs, ours }) => ({
      id,
      date: fecha,
      source,
      theirs: readNumbers(theirs),
      ours: readNumbers(ours),
    })),
  };
}

const rowsOf = <W, T>({ total, data }: { total: number; data: readonly W[] }, read: (row: W) => T) => ({
  total,
  rows: data.map(read),
});

type WireNumbers = WireSoundness['disagreements']['data'][number]['ours'];

const readNumbers = ({ numbers, bRed, potenciador }: WireNumbers): FiledNumbers => ({
  balls: numbers,
  special: bRed,
  multiplier: potenciador,
});
