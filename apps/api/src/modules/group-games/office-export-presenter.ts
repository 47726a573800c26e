import type { PenaParticipant } from '@bolillero/contract/calls/group-games-office';
import type { Pena } from '@bolillero/contract/entities/group-game';
import { groupOfficeExport } from '@bolillero/texts/group-office';
import type { ExportColumn } from '../../lists/export-columns.ts';
import type { presentLedger } from './office-presenter.ts';

const { games, participants, ledger } = groupOfficeExport;

export const gameColumns: readonly ExportColumn<Pena>[] = [
  { heading: games.id, kind: 'number', of: ({ id }) => id },
  { heading: games.lottery, kind: 'text', of: ({ loterie }) => loterie.description },
  { heading: games.lines, kind: 'number', of: ({ type }) => type },
  { heading: games.participations, kind: 'number', of: (row) => row.participations },
  { heading: games.sold, kind: 'number', of: ({ coupons }) => coupons },
  { heading: games.price, kind: 'amount', of: (row) => row.share_price },
  { heading: games.draw, kind: 'date', of: (row) => row.date_lottery },
  { heading: games.closes, kind: 'instant', of: (row) => row.closes_at },
  { heading: games.attached, kind: 'number', of: ({ lines }) => lines },
  { heading: games.sha256, kind: 'text', of: ({ sha256 }) => sha256 },
  { heading: games.state, kind: 'text', of: ({ state }) => groupOfficeExport.states[state] },
];

export const participantColumns: readonly ExportColumn<PenaParticipant>[] = [
  { heading: participants.id, kind: 'number', of: (row) => row.costumer_id },
  { heading: participants.player, kind: 'text', of: (row) => `${row.name} ${row.lastname}`.trim() },
  { heading: participants.email, kind: 'text', of: ({ email }) => email },
  { heading: participants.shares, kind: 'number', of: ({ shares }) => shares },
  {
    heading: participants.numbers,
    kind: 'text',
    of: ({ numbers }) => numbers.map(({ from, to }) => (from === to ? from : `${from} a ${to}`)).join(', '),
  },
  { heading: participants.paid, kind: 'amount', of: ({ price }) => price },
  { heading: participants.bought, kind: 'instant', of: (row) => row.boughtAt },
  { heading: participants.prize, kind: 'text', of: ({ prize }) => prize },
];

export type LedgerLine = ReturnType<typeof presentLedger>['entries'][number];

export const ledgerColumns: readonly ExportColumn<LedgerLine>[] = [
  { heading: ledger.movement, kind: 'text', of: ({ kind }) => groupOfficeExport.kinds[kind] },
  { heading: ledger.count, kind: 'number', of: ({ count }) => count },
  { heading: ledger.each, kind: 'amount', of: ({ each }) => each },
  { heading: ledger.first, kind: 'number', of: ({ first }) => first },
  { heading: ledger.currency, kind: 'text', of: ({ currency }) => currency },
  { heading: ledger.in, kind: 'amount', of: (row) => row.in },
  { heading: ledger.out, kind: 'amount', of: (row) => row.out },
  { heading: ledger.balance, kind: 'amount', of: ({ balance }) => balance },
];
