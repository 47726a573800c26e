import type { OfficePayment } from '@bolillero/contract/calls/office-payments';
import { adminPaymentsTexts } from '@bolillero/texts/admin-payments';
import type { ExportColumn } from '../../lists/export-columns.ts';

const { columns, kinds, providers, states } = adminPaymentsTexts;

export const exportColumns: readonly ExportColumn<OfficePayment>[] = [
  { heading: columns.number, kind: 'number', of: ({ number }) => number },
  { heading: columns.created, kind: 'instant', of: ({ createdAt }) => createdAt },
  { heading: columns.player, kind: 'text', of: ({ costumer }) => costumer },
  { heading: columns.kind, kind: 'text', of: ({ kind }) => kinds[kind] },
  { heading: columns.amount, kind: 'amount', of: ({ amount }) => amount },
  { heading: columns.currency, kind: 'text', of: ({ currency }) => currency },
  { heading: columns.refunded, kind: 'amount', of: ({ refunded }) => refunded },
  { heading: columns.provider, kind: 'text', of: ({ provider }) => providers[provider] },
  { heading: columns.state, kind: 'text', of: ({ state }) => states[state] },
  { heading: columns.captured, kind: 'instant', of: ({ capturedAt }) => capturedAt },
];
