/** What becomes of a paid play (Rulebook 6), as its owner is told it. */
export const purchaseStates = [
  /** Its ticket is yet to be bought, and the sale of its draw is open. */
  'paid',
  /** The sale has closed without its ticket, and nobody has confirmed what became of it. */
  'unclear',
  /** Its ticket is there and its draw to come. */
  'bought',
  /** Its draw has been held and its result is not known, or not compared with it yet. */
  'awaiting-result',
  /** Its draw was called off. */
  'draw-cancelled',
  /** Compared with its result. */
  'drawn',
  /** Its price is on its way back. */
  'refunding',
  'refunded',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** All that a purchase's state follows from; instants are milliseconds since 1970 UTC. */
export interface PurchaseFacts {
  /** When the sale of its draw closes, and when the draw is held. */
  readonly closesAt: number;
  readonly drawsAt: number;
  /** The lottery's calendar has its draw as cancelled. */
  readonly isDrawCancelled: boolean;
  /** Its ticket's PDF is there: one that was taken back is not. */
  readonly hasTicket: boolean;
  /** Its draw's result is known and the play was compared with it. */
  readonly isSettled: boolean;
  /** `requested`: promised by an administrator; `done`: the payment company gave the money back. */
  readonly refund: 'none' | 'requested' | 'done';
}

/**
 * The one state of a purchase at an instant. Money that goes back comes before all, since such a play takes no part; then what
 * is known of its draw; then whether there is a ticket. Without one a promise to buy it ends with the sale.
 */
export function purchaseState(facts: PurchaseFacts, now: number): PurchaseState {
  const { refund, hasTicket } = facts;
  if (refund !== 'none') return refund === 'done' ? 'refunded' : 'refunding';
  if (hasTicket && facts.isSettled) return 'drawn';
  if (facts.isDrawCancelled) return 'draw-cancelled';
  if (hasTicket) return now < facts.drawsAt ? 'bought' : 'awaiting-result';
  return now < facts.closesAt ? 'paid' : 'unclear';
}

/** The next instant at which time alone may change what is said of a purchase; null: only an event can. */
export function nextStateChange(facts: PurchaseFacts, now: number): number | null {
  const state = purchaseState(facts, now);
  if (state === 'paid') return facts.closesAt;
  const waitsForDraw = state === 'bought' || state === 'unclear';
  return waitsForDraw && now < facts.drawsAt ? facts.drawsAt : null;
}
