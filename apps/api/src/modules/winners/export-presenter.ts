import type { Winner } from '@bolillero/contract/calls/winners';
import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { adminWinnersTexts } from '@bolillero/texts/admin-winners';

import type { ExportColumn } from '../../lists/export-columns.ts';

const { columns: heads } = adminWinnersTexts;

export const winnerColumns: readonly ExportColumn<Winner>[] = [
  { heading: heads.id, kind: 'number', of: ({ id }) => id },
  {
    heading: heads.player,
    kind: 'text',
    of: (row) => `${row.costumer_name} ${row.costumer_lastname}`.trim(),
  },
  { heading: heads.shownName, kind: 'text', of: (row) => row.shown_name },
  { heading: heads.lottery, kind: 'text', of: (row) => row.lotery_name },
  { heading: heads.date, kind: 'date', of: ({ date }) => date },
  { heading: heads.series, kind: 'text', of: ({ type }) => adminResultListTexts.types[type === 0 ? 0 : 1] },
  { heading: heads.balls, kind: 'text', of: ({ balls }) => (JSON.parse(balls) as number[]).join(' ') },
  { heading: heads.multiplier, kind: 'number', of: ({ potenciador }) => potenciador },
  { heading: heads.special, kind: 'number', of: (row) => row.ball_red },
  { heading: heads.consent, kind: 'date', of: (row) => row.consent_date },
];
