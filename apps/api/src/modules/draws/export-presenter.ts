import type { ListedResult } from '@bolillero/contract/calls/result-list';
import { adminResultListTexts } from '@bolillero/texts/admin-results';
import type { ExportColumn } from '../../lists/export-columns.ts';

const { columns: heads, types, exported } = adminResultListTexts;

export const resultColumns: readonly ExportColumn<ListedResult>[] = [
  { heading: heads.date, kind: 'date', of: ({ date }) => date },
  { heading: heads.balls, kind: 'text', of: ({ balls }) => (JSON.parse(balls) as number[]).join(' ') },
  { heading: heads.special, kind: 'number', of: ({ ball_red }) => ball_red },
  { heading: exported.multiplier, kind: 'number', of: ({ enhancer }) => enhancer },
  { heading: heads.type, kind: 'text', of: ({ type }) => types[type === 1 ? 1 : 0] },
  { heading: heads.amount, kind: 'amount', of: ({ amount }) => amount },
  { heading: exported.plays, kind: 'number', of: ({ settlement }) => settlement?.total ?? null },
  { heading: exported.winners, kind: 'number', of: ({ settlement }) => settlement?.winners ?? null },
];
