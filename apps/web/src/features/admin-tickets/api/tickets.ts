import {
  type AdminPurchase,
  exportPendingTickets,
  exportSoldTickets,
  listPendingTickets,
  listSoldTickets,
} from '@bolillero/contract/calls/purchases';
import type { TicketProof } from '@bolillero/contract/entities/proof';
import type { ExportFormat } from '@bolillero/contract/list';
import { readBalls } from '../../../api/balls.ts';
import { request, respond } from '../../../api/client.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import type { AskedList, AskedPage, ListRows } from '../../../components/table/use-list-page.ts';

/** A paid play, as who buys its ticket sees it. */
export interface Purchase {
  readonly id: number;
  readonly lotteryId: number;
  /** The lottery's name that people read. */
  readonly lotteryName: string;
  /** Both names; empty while the player has given none. */
  readonly player: string;
  readonly email: string;
  readonly series: SeriesType;
  readonly balls: readonly number[];
  readonly special: number | null;
  /** The multiplier printed on the ticket, once it is known. */
  readonly multiplier: number | null;
  readonly multiplierBought: boolean;
  /** The multipliers that its ticket may carry: one of them is entered with the PDF. Empty: none is. */
  readonly printedMultipliers: readonly number[];
  readonly drawDate: string;
  /** Instant of the draw's sales cut-off. */
  readonly closesAt: string;
  /** Pending, and its draw has passed. */
  readonly overdue: boolean;
  /** What was paid: decimal text in USD. */
  readonly price: string;
  readonly paidAt: string;
  /** When its PDF was uploaded; null while pending. */
  readonly soldAt: string | null;
  /** Compared with its draw's result. */
  readonly settled: boolean;
  /** Address of the ticket's PDF; null while pending. */
  readonly pdf: string | null;
  readonly refunded: boolean;
  /** When its PDF was recorded in the chain of proof; null while pending. */
  readonly proof: Recorded | null;
}

export interface Recorded {
  readonly seq: number;
  readonly sha256: string;
  readonly at: string;
  /** How long before its draw, in milliseconds; 0 or less: it was not before it. */
  readonly aheadMs: number;
}

/** What the lists of tickets are filtered by besides what every list is. */
export interface TicketFilter {
  readonly lottery?: number | undefined;
  /** The id of whose they are. */
  readonly player?: number | undefined;
  readonly series?: SeriesType | undefined;
  /** Of what is pending: what is overdue, or closes on the house's today. */
  readonly part?: 'overdue' | 'closes-today' | undefined;
}

export const ticketsKey = ['admin-tickets'] as const;

/** What the orders of the lists are called on the wire, where they have another name. */
const sortNames: Readonly<Record<string, string>> = {
  draw: 'date_lottery',
  closes: 'closes_at',
  sold: 'sold_at',
};

/** A question about tickets as the wire asks it. */
export function wireOf<A extends AskedList>(
  { sort, ...asked }: A,
  { lottery, player, series, part }: TicketFilter,
) {
  const name = sort?.replace(/^-/, '') ?? '';
  const wireSort = sort && `${sort.startsWith('-') ? '-' : ''}${sortNames[name] ?? name}`;
  return {
    ...asked,
    ...(wireSort !== undefined && { sort: wireSort as never }),
    ...(lottery !== undefined && { lottery_id: lottery }),
    ...(player !== undefined && { costumer_id: player }),
    ...(series !== undefined && { type: series }),
    ...(part !== undefined && { part }),
  };
}

/** A page of the tickets that wait for their PDF. */
export async function askPending(
  asked: AskedPage,
  filter: TicketFilter,
  signal: AbortSignal,
): Promise<ListRows<Purchase>> {
  const { data, total } = await request(listPendingTickets, { query: wireOf(asked, filter), signal });
  return { data: data.map(readPurchase), total };
}

/** A page of the tickets that have it. */
export async function askSold(
  asked: AskedPage,
  { part: _, ...filter }: TicketFilter,
  signal: AbortSignal,
): Promise<ListRows<Purchase>> {
  const { data, total } = await request(listSoldTickets, {
    query: wireOf(asked, filter),
    signal,
  });
  return { data: data.map(readPurchase), total };
}

type AskedFile = AskedList & { readonly format: ExportFormat };

export const exportPending = (asked: AskedFile, filter: TicketFilter, signal: AbortSignal) =>
  respond(exportPendingTickets, { query: wireOf(asked, filter), signal });

export const exportSold = (asked: AskedFile, { part: _, ...filter }: TicketFilter, signal: AbortSignal) =>
  respond(exportSoldTickets, { query: wireOf(asked, filter), signal });

const readProof = ({ seq, sha256, recorded_at: at, draws_at }: TicketProof): Recorded => ({
  seq,
  sha256,
  at,
  aheadMs: Date.parse(draws_at) - Date.parse(at),
});

export function readPurchase(wire: AdminPurchase): Purchase {
  return {
    id: wire.id,
    lotteryId: wire.lottery_id,
    lotteryName: wire.loterie_name,
    player: `${wire.name} ${wire.lastname}`.trim(),
    email: wire.email,
    series: seriesType(wire.type),
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.potenciador,
    multiplierBought: wire.multiplier_bought,
    printedMultipliers: wire.multiplier_values,
    drawDate: wire.date_lottery,
    closesAt: wire.closes_at,
    overdue: wire.overdue,
    price: wire.price,
    paidAt: wire.createdAt,
    soldAt: wire.soldAt,
    settled: wire.settled,
    pdf: wire.image,
    refunded: wire.refunded,
    proof: wire.proof ? readProof(wire.proof) : null,
  };
}
