import { analysisRange } from '@bolillero/contract/calls/analysis';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { LotteryDetail } from './lottery.ts';
import type { SeriesType } from './series.ts';

/** Which history is studied. */
export interface StudiedSeries {
  readonly id: number;
  readonly type: SeriesType;
}

/** Calendar dates `YYYY-MM-DD`, both included; without one, as far as the statistics go. */
export interface StudiedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What of a study stands in the address, so that a view can be shared and back undoes each step. */
export interface StudySearch extends StudiedRange {
  /** The ball, pair or trio that is looked at: `61`, `21-32`. */
  readonly ball?: string | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
  /** Previous plays: 1 to 10 (JA1 to JA10), 11 for the chosen draws or dates. */
  readonly ja?: number | undefined;
  /** One draw that is looked at. */
  readonly fecha?: string | undefined;
  /** Of a diagram of draws, how many are in sight, 0 for all, and the date of the newest of them. */
  readonly draws?: number | undefined;
  readonly end?: string | undefined;
  /** Of averages: by month or by year, and the first and last of them (`2015-01`, `2015`). */
  readonly by?: 'month' | 'year' | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** Balls that are asked about: `7-14-21`, with `+9` for the special one. */
  readonly pregunta?: string | undefined;
  /** A slip whose kind is looked at: `7-14-21-35-49`. */
  readonly clase?: string | undefined;
}

/** What every study of a series is given by the page that shows it. */
export interface StudyProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly search: StudySearch;
  /** Changes the address by these; what is `undefined` leaves it. `replace`: without a step to come back to. */
  readonly onSearch: (changed: Partial<StudySearch>, how?: { readonly replace?: boolean }) => void;
  /** Asks whether the slip of a draw is to be shown, and shows it among the results: a legend's search icon. */
  readonly onShowDraw: (date: string) => void;
}

/** One draw of a studied history. */
export interface StudiedDraw {
  readonly date: string;
  readonly balls: readonly number[];
  /** Null where the draw has none. */
  readonly special: number | null;
}

const firstDate = '1900-01-01';
const lastDate = '2999-12-31';

/** The draws of a range, the oldest first, with the balls and pairs of it that came most, and the balls that came least. */
export const studiedDrawsQuery = (series: StudiedSeries, { from, to }: StudiedRange) =>
  queryOptions({
    queryKey: ['studied-range', series.id, series.type, from ?? '', to ?? ''],
    queryFn: async ({ signal }) => {
      const answer = await request(analysisRange, {
        query: { id: series.id, type: series.type, from: from ?? firstDate, to: to ?? lastDate },
        signal,
      });
      const { draws, more, less } = answer;
      return {
        /** How many, the first and the last; null when there are none. */
        count: draws,
        from: answer.from,
        to: answer.to,
        draws: answer.data.map(
          ({ fecha: date, numbers: balls, bRed: special }): StudiedDraw => ({ date, balls, special }),
        ),
        more,
        less,
        pairs: answer.pairmore.map(({ val1, val2, count }) => ({ balls: [val1, val2] as const, count })),
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
