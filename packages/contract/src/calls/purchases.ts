import { multiplierModes } from '@bolillero/domain/games/multiplier';
import { purchaseStates } from '@bolillero/domain/purchases/purchase-state';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { PenaShare } from '../entities/group-game.ts';
import { LotteryBrief } from '../entities/lottery.ts';
import { PrizeSum } from '../entities/prize-sum.ts';
import { PrizeWhy } from '../entities/prize-why.ts';
import { TicketProof } from '../entities/proof.ts';
import { DryRun, SettlementChange } from '../entities/settlement-change.ts';
import { paidOrderRefusals, seriesRefusals } from '../errors.ts';
import { dayRange, exportOf, ListOf, listQuery } from '../list.ts';
import {
  AmountOut,
  BallsText,
  DataOf,
  DateText,
  Id,
  Instant,
  JsonTextOf,
  Nullable,
  OkDataOf,
  PageNumber,
  PerPage,
  pageQuery,
  ReasonIn,
  SeriesType,
  SpecialBall,
  Strict,
  Uuid,
} from '../wire.ts';
import { cartLimit, PlayNumbers } from './checkouts.ts';

export const Purchase = Type.Object({
  id: Id,
  lottery_id: Id,
  costumer_id: Id,
  balls: BallsText,
  ball_red: SpecialBall,
  /** The multiplier printed on the ticket, where the lottery has one per play. */
  potenciador: Nullable(Type.Integer()),
  /** Whether the multiplier was bought. */
  multiplier_bought: Type.Boolean(),
  type: SeriesType,
  date_lottery: DateText,
  /** The sum of the three, in USD. */
  price: AmountOut,
  ticket_price: AmountOut,
  service_fee: AmountOut,
  multiplier_price: AmountOut,
  /** Won as a prize: it cost nothing. */
  free: Type.Boolean(),
  order_id: Uuid,
  /** How many plays were paid with it, itself included. */
  order_plays: Type.Integer(),
  createdAt: Instant,
  stateDelete: Type.Boolean(),
  /** true once its PDF is uploaded. */
  stateSold: Type.Boolean(),
  /** Its price goes, or went, back. */
  refunded: Type.Boolean(),
  /** When the payment company had given its price back; null before, too while it is on its way. */
  refundedAt: Nullable(Instant),
  /** Its draw has been held and nobody has bought its ticket or given its price back. */
  overdue: Type.Boolean(),
  /** Path of the ticket's PDF, once sold. */
  image: Nullable(Type.String()),
  /** When that PDF was recorded; absent without one. */
  proof: Type.Optional(TicketProof),
  loterie: LotteryBrief,
  /** What has become of it by now; the facts that it follows from stand below and above. */
  state: Type.Enum(purchaseStates),
  /** Instant of its draw's sales cut-off, and of the draw. */
  closes_at: Instant,
  draws_at: Instant,
  /** The calendar has its draw as cancelled. */
  draw_cancelled: Type.Boolean(),
  /** Its balls that were drawn as JSON text, once its draw is settled; null before. */
  winBall: Nullable(BallsText),
  /** The special ball, where it was hit. */
  extraWinBall: SpecialBall,
  /** Why its price goes back, in the administrator's words. */
  refund_reason: Nullable(Type.String()),
  /** What the play won, once its draw is settled: decimal amount, `Jugada gratis`, `por confirmar`, `"0"`; null before. */
  prize: Nullable(Type.String()),
  /** Of a prize that a multiplier had a part in. */
  prize_sum: Nullable(PrizeSum),
});
export type Purchase = Static<typeof Purchase>;

/** Parts of the list, by the draw. */
export const purchaseParts = ['to-come', 'held'] as const;

export const listPurchases = defineCall({
  id: 'purchases.list',
  method: 'GET',
  path: '/purchases/list',
  access: 'customer',
  summary: 'Las compras del cliente',
  query: Type.Object({
    page: PageNumber,
    perPage: PerPage(50),
    /** Those whose draw is to come and whose price does not go back, or those whose draw has been held. */
    draw: Type.Optional(Type.Enum(purchaseParts)),
    /** The one with that number alone; another customer's is none. */
    id: Type.Optional(Id),
  }),
  answer: Type.Object({
    purchases: Type.Array(Purchase),
    /** Their shares of group games, the newest draw first; all of them on every page. */
    penas: Type.Array(PenaShare),
    total: Type.Integer(),
    pages: Type.Integer(),
  }),
});

/** The plays of an order, as they were registered. */
export const BoughtLines = Type.Array(
  Type.Object({
    numbers: JsonTextOf(PlayNumbers),
    bExtra: Type.Optional(Nullable(Type.Integer())),
    potenciador: Type.Optional(Nullable(Type.Boolean())),
    /** The lottery's id. */
    loteria: Type.Optional(Id),
  }),
  { minItems: 1, maxItems: cartLimit },
);

export const createPurchases = defineCall({
  id: 'purchases.create',
  method: 'POST',
  path: '/purchases/create',
  access: 'customer',
  summary: 'Las compras de una orden cobrada; repetirlo no compra dos veces',
  body: Type.Object({
    /** What was bought: the order is for exactly these plays, else 409. Needed where there is no `token`. */
    balls: Type.Optional(JsonTextOf(Type.Array(Type.Unknown(), { maxItems: cartLimit }))),
    /** Id of a captured order; without it the newest one of these plays is meant. */
    token: Type.Optional(Uuid),
  }),
  errors: [...paidOrderRefusals],
  answer: OkDataOf(Type.Array(Purchase)),
});

export const repeatPurchases = defineCall({
  id: 'purchases.repeat',
  method: 'POST',
  path: '/purchases/repeat',
  access: 'customer',
  summary:
    'Pone otra vez en el carrito una compra, o las de un pago, para el próximo sorteo; repetirlo no las duplica',
  /** One purchase, or all of an order. */
  body: Type.Union([Strict({ id: Id }), Strict({ order_id: Uuid })]),
  errors: [
    ...seriesRefusals,
    'not-found',
    'series-not-yours',
    'account-paused',
    'play-invalid',
    'sale-closed',
    'plays-per-day',
    'cart-full',
  ],
  answer: Type.Object({
    ok: Type.Boolean(),
    /** For each purchase the play that is in the cart now, and its draw. */
    registered: Type.Array(Type.Object({ id: Id, newId: Id, date_lottery: DateText })),
  }),
});

export const adminPurchaseFields = {
  id: Id,
  /** As people read it. */
  loterie_name: Type.String(),
  lottery_id: Id,
  name: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  /** The multiplier printed on the ticket, where the lottery has one per play. */
  potenciador: Nullable(Type.Integer()),
  multiplier_bought: Type.Boolean(),
  /** How the lottery's multiplier works on the draw's date; one `per-play` is entered with the PDF. */
  multiplier_mode: Type.Enum(multiplierModes),
  /** The multipliers that its ticket may carry: one of them is entered with the PDF. Empty: none is. */
  multiplier_values: Type.Array(Type.Integer()),
  balls: BallsText,
  ball_red: SpecialBall,
  /** PDF link; null while pending. */
  image: Nullable(Type.String()),
  type: SeriesType,
  date_lottery: DateText,
  /** Instant of the draw's sales cut-off. */
  closes_at: Instant,
  /** Its price went back to the player: its ticket is the house's. */
  refunded: Type.Boolean(),
  /** Pending, and its draw has passed. */
  overdue: Type.Boolean(),
  price: AmountOut,
  createdAt: Instant,
  /** When its PDF was uploaded; null while pending. */
  soldAt: Nullable(Instant),
  /** When its PDF was recorded in the chain of proof; absent while pending. */
  proof: Type.Optional(TicketProof),
  /** Compared with its draw's result: `purchases/{id}/why` explains it. */
  settled: Type.Boolean(),
} as const;

export const AdminPurchase = Type.Object(adminPurchaseFields);
export type AdminPurchase = Static<typeof AdminPurchase>;

export const listAdminPurchases = defineCall({
  id: 'purchases.list-purchases',
  method: 'GET',
  path: '/purchases/list-purchases',
  access: 'operator',
  summary: 'Cartillas pendientes y compradas',
  query: Type.Object({
    ...pageQuery,
    /** Page of the sold list; `page` is that of the pending one. */
    ticketPage: PageNumber,
    lottery_id: Type.Optional(Id),
  }),
  answer: Type.Object({
    compras: Type.Array(AdminPurchase),
    comprasTicket: Type.Array(AdminPurchase),
    page: Type.Integer(),
    total: Type.Integer(),
    pages: Type.Integer(),
    ticketPage: Type.Integer(),
    ticketTotal: Type.Integer(),
    ticketPages: Type.Integer(),
  }),
});

/** What every list of tickets is filtered by: the dates are those of the draw. */
export const ticketFilters = {
  lottery_id: Type.Optional(Id),
  /** Those of one player. */
  costumer_id: Type.Optional(Id),
  type: Type.Optional(SeriesType),
  ...dayRange,
} as const;

/** Parts of what is pending: what is overdue, and what closes on the house's today. */
export const pendingParts = ['overdue', 'closes-today'] as const;

export const listPendingTickets = defineCall({
  id: 'purchases.pending',
  method: 'GET',
  path: '/purchases/pending',
  access: 'operator',
  summary: 'Las cartillas pendientes, las que cierran antes primero',
  query: listQuery(['id', 'lottery', 'player', 'date_lottery', 'closes_at'], {
    ...ticketFilters,
    part: Type.Optional(Type.Enum(pendingParts)),
  }),
  answer: ListOf(AdminPurchase),
});
export const exportPendingTickets = exportOf(listPendingTickets);

export const listSoldTickets = defineCall({
  id: 'purchases.sold',
  method: 'GET',
  path: '/purchases/sold',
  access: 'operator',
  summary: 'Las cartillas compradas, las últimas primero',
  query: listQuery(['id', 'lottery', 'player', 'date_lottery', 'sold_at'], ticketFilters),
  answer: ListOf(AdminPurchase),
});
export const exportSoldTickets = exportOf(listSoldTickets);

export const markPurchaseSold = defineCall({
  id: 'purchases.purchase-sold',
  method: 'POST',
  path: '/purchases/purchase-sold/{id}',
  access: 'operator',
  summary:
    'Sube el PDF de una cartilla: pasa de pendiente a comprada; dry_run=1 solo dice qué premios cambiaría',
  params: Type.Object({ id: Id }),
  query: DryRun,
  body: Type.Object({ potenciador: Type.Optional(Type.String({ maxLength: 4 })) }),
  files: ['image'],
  errors: [
    'not-found',
    'file-missing',
    'file-too-large',
    'file-not-pdf',
    'purchase-already-sold',
    'purchase-refunded',
    'multiplier-required',
    'multiplier-invalid',
  ],
  answer: Type.Object({
    ok: Type.Boolean(),
    data: AdminPurchase,
    /** Of a rehearsal: the result of its draw is on file already. */
    result_known: Type.Optional(Type.Boolean()),
    /** Of a rehearsal, beside the purchase as it stands. */
    changes: Type.Optional(Type.Array(SettlementChange)),
  }),
});

export const takeTicketBack = defineCall({
  id: 'purchases.purchase-sold-delete',
  method: 'POST',
  path: '/purchases/purchase-sold-delete/{id}',
  access: 'operator',
  summary:
    'Retira el PDF: la cartilla vuelve a pendiente y su premio se retira; dry_run=1 solo dice qué cambiaría',
  params: Type.Object({ id: Id }),
  query: DryRun,
  body: Type.Optional(Strict({ reason: ReasonIn })),
  errors: ['not-found', 'purchase-not-sold', 'purchase-refunded'],
  answer: Type.Object({ ok: Type.Boolean(), changes: Type.Optional(Type.Array(SettlementChange)) }),
});

export const purchaseTicket = defineCall({
  id: 'purchases.ticket',
  method: 'GET',
  path: '/purchases/{id}/ticket',
  access: 'owner-or-operator',
  summary: 'El PDF de la cartilla, para su dueño y los operadores',
  params: Type.Object({ id: Id }),
  produces: 'application/pdf',
  errors: ['not-found'],
});

export const whyPrize = defineCall({
  id: 'purchases.why',
  method: 'GET',
  path: '/purchases/{id}/why',
  access: 'owner-or-operator',
  summary: 'Por qué una jugada ganó lo que ganó, para su dueño y los operadores',
  params: Type.Object({ id: Id }),
  errors: ['not-found', 'not-settled', 'purchase-refunded'],
  answer: DataOf(PrizeWhy),
});
