import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import type { SlipKind } from '../../../features/play/components/slip-kind.ts';
import type { SlipWork } from '../../../features/play/components/TicketSlip.tsx';
import type { TicketStore } from '../../../features/play/tickets/ticket-store.ts';
import type { PlayPage } from '../../../paths.ts';
import type { ActiveTicket } from './use-active-ticket.ts';

/** What the page is about, on every screen. */
export interface PlayPlace {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  readonly page: PlayPage;
  /** The draw on sale; null while there is none. */
  readonly drawDate: string | null;
  readonly store: TicketStore;
  readonly kind: SlipKind;
  readonly work: SlipWork;
  readonly active: ActiveTicket;
}

/** What is open over the page. */
export type OpenWindow =
  | { readonly kind: 'numerology'; readonly ids: readonly string[] }
  | { readonly kind: 'menu'; readonly id: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'played' }
  | { readonly kind: 'paste' }
  | { readonly kind: 'favorites' };
