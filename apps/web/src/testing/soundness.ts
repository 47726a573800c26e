import type { Soundness } from '@bolillero/contract/calls/soundness';
import { addDays, drawDate } from '@bolillero/domain/calendar/draw-date';

const none = { total: 0, data: [] };

/** A history of Powerball with nothing wrong. */
export const sound: Soundness = {
  verdict: 'sound',
  reasons: [],
  draws: 3838,
  expected: 3838,
  demo: 0,
  from: '1992-04-22',
  to: '2026-08-05',
  checked_to: '2026-08-06',
  counted: { date_opening: '2015-10-07', draws: 1390, expected: 1390, missing: 0 },
  missing: { total: 0, stretches: none },
  off_calendar: none,
  out_of_era: none,
  repeated: {
    pairs: 1,
    expected_pairs: 1.333,
    combinations: {
      total: 1,
      data: [
        {
          numbers: [15, 22, 24, 32, 39],
          neighbours: false,
          draws: [
            { id: 100, fecha: '1993-04-03', bRed: 26 },
            { id: 900, fecha: '2000-12-27', bRed: 26 },
          ],
        },
      ],
    },
  },
  disagreements: none,
};

/** One with all that can be wrong. */
export const doubtful: Soundness = {
  ...sound,
  verdict: 'doubtful',
  reasons: ['out-of-era', 'equal-neighbours', 'disagreements', 'missing', 'off-calendar'],
  draws: 3801,
  missing: {
    total: 38,
    stretches: {
      total: 14,
      data: [
        { from: '2026-08-01', to: '2026-08-01', draws: 1 },
        { from: '2020-03-18', to: '2020-05-27', draws: 21 },
        // more than are in sight at once
        ...Array.from({ length: 12 }, (_, back) => {
          const date = `2011-${String(12 - back).padStart(2, '0')}-03`;
          return { from: date, to: date, draws: 1 };
        }),
      ],
    },
  },
  off_calendar: {
    total: 350,
    data: Array.from({ length: 100 }, (_, back) => ({
      id: 2100 - back,
      fecha: addDays(drawDate('2020-05-29'), -7 * back),
      reason: 'El viernes no es día de sorteo de esta lotería.',
    })),
  },
  out_of_era: {
    total: 1,
    data: [
      {
        id: 1999,
        fecha: '2012-02-04',
        numbers: [1, 2, 3, 4, 69],
        bRed: 36,
        faults: [
          'La bolilla 69 no existía en esa fecha: iban de 1 a 59.',
          'La bolilla especial 36 no existía en esa fecha: iban de 1 a 35.',
        ],
      },
    ],
  },
  repeated: {
    pairs: 1,
    expected_pairs: 1.333,
    combinations: {
      total: 1,
      data: [
        {
          numbers: [55, 59, 61, 66, 69],
          neighbours: true,
          draws: [
            { id: 3000, fecha: '2026-08-03', bRed: 26 },
            { id: 3001, fecha: '2026-08-05', bRed: 26 },
          ],
        },
      ],
    },
  },
  disagreements: {
    total: 1,
    data: [
      {
        id: 2500,
        fecha: '2024-05-06',
        source: 'data.ny.gov',
        theirs: { numbers: [55, 59, 61, 66, 69], bRed: 26, potenciador: 10 },
        ours: { numbers: [55, 59, 61, 66, 68], bRed: 26, potenciador: 10 },
      },
    ],
  },
};
