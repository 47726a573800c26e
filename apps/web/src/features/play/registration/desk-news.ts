import { type Ticket, ticketState } from '@bolillero/domain/tickets/ticket';
import type { TicketAction, TicketStore, TouchedTicket } from '../tickets/ticket-store.ts';
import { createValue, type ExternalValue } from './external-value.ts';

/** What an action of the player came to, where that is more than plain filling in. */
export type ActionNews =
  /**
   * `withdrawn`: its play left the cart. `renumbered`: full before and after, with other numbers or another multiplier.
   * `cleared`: emptied. `position` is the ticket's, from 1 on.
   */
  | { readonly kind: 'withdrawn' | 'renumbered' | 'cleared'; readonly position: number }
  /** So many tickets at once. */
  | { readonly kind: 'changed' | 'removed'; readonly count: number };

export type DeskNews =
  | (ActionNews & {
      /** Puts the tickets back as they were, and so registers their plays again. */
      readonly undo: () => void;
    })
  /** A play could not be withdrawn, since it is being paid: its ticket has its numbers back. In the server's words. */
  | { readonly kind: 'being-paid'; readonly reason: string };

/** The last of it, a new object each time. */
export interface NewsOfDesk extends ExternalValue<DeskNews | null> {
  readonly dismiss: () => void;
}

export function createNews(): NewsOfDesk & { readonly tell: (news: DeskNews) => void } {
  const { get, subscribe, set } = createValue<DeskNews | null>(null);
  return { get, subscribe, tell: set, dismiss: () => set(null) };
}

/** Whether the tickets of an action are still as it left them. */
export function isAsLeft(store: Pick<TicketStore, 'get'>, { touched }: TicketAction): boolean {
  return touched.every(({ before, after }) => {
    const now = store.get(before.ticket.id);
    if (!now || !after) return !now && !after;
    return contentOf(now.ticket) === contentOf(after.ticket);
  });
}

const contentOf = ({ balls, special, withMultiplier }: Ticket) =>
  JSON.stringify([balls.map(({ ball }) => ball), special, withMultiplier]);

/** What there is to say of an action, if anything. `goes` says whether the play of a combination leaves the cart with it. */
export function newsOf(
  { matrix }: Pick<TicketStore, 'matrix'>,
  { touched }: TicketAction,
  goes: (key: string) => boolean,
): ActionNews | null {
  const isEmpty = ({ ticket }: { readonly ticket: Ticket }) => ticketState(matrix, ticket) === 'empty';
  // nothing was on an empty ticket that went
  const meant = touched.filter(({ before, after }) => after !== null || !isEmpty(before));
  const [one] = meant;
  if (!one) return null;
  const count = meant.length;
  const hasLeft = one.before.key !== null && goes(one.before.key);
  if (one.after === null && (count > 1 || !hasLeft)) return { kind: 'removed', count };
  if (count > 1) return { kind: 'changed', count };
  const kind = kindOf(one, hasLeft, isEmpty);
  return kind && { kind, position: one.place + 1 };
}

function kindOf(
  { before, after }: TouchedTicket,
  hasLeft: boolean,
  isEmpty: (entry: { readonly ticket: Ticket }) => boolean,
) {
  if (after && before.key !== null && after.key !== null) return 'renumbered';
  if (hasLeft) return 'withdrawn';
  // to take the only number off again loses nothing
  const numbers = before.ticket.balls.length + (before.ticket.special === null ? 0 : 1);
  return after && isEmpty(after) && numbers > 1 ? 'cleared' : null;
}
