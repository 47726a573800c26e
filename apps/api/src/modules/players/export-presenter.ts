import type { PlayerRow } from '@bolillero/contract/calls/players';
import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import type { ExportColumn } from '../../lists/export-columns.ts';

const { columns: heads, types, exported } = adminPlayersTexts;

export const playerColumns: readonly ExportColumn<PlayerRow>[] = [
  { heading: heads.id, kind: 'number', of: ({ id }) => id },
  { heading: heads.name, kind: 'text', of: ({ name }) => name },
  { heading: heads.lastname, kind: 'text', of: ({ lastname }) => lastname },
  { heading: exported.email, kind: 'text', of: ({ email }) => email },
  { heading: heads.address, kind: 'text', of: ({ address }) => address },
  { heading: heads.country, kind: 'text', of: ({ country }) => country },
  { heading: heads.type, kind: 'text', of: ({ type }) => types[type] ?? null },
  { heading: heads.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
  { heading: exported.closedAt, kind: 'instant', of: ({ closedAt }) => closedAt },
];
