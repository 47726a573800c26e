import type { KnownPast } from '../forecasts/known-past.ts';
import type { BoardAct, BoardTool, Said } from './board.ts';
import { slowFills, slowLooksBack, slowRefusal, slowZones } from './slow-fills.testing.ts';
import {
  cleared,
  filed,
  isComplete,
  isEmpty,
  isIn,
  isPaired,
  joined,
  letGo,
  mayHavePair,
  type SlowTicket,
  slowCategory,
  withMark,
  without,
} from './slow-ticket.testing.ts';

/** The advanced page, slowly, as `SlowTicket` is a ticket: every act answers all that chance could make of it. */
export interface SlowBoard {
  readonly tickets: readonly SlowTicket[];
  readonly ja: number;
  readonly zonesOf: number;
  readonly tool: BoardTool | null;
  readonly marked: readonly string[];
  readonly asking: { readonly ticket: string; readonly ball: number } | null;
  readonly suggestion: { readonly ticket: string; readonly ball: number } | null;
  readonly quiet: readonly string[];
}

export interface SlowOutcome {
  readonly board: SlowBoard;
  readonly said: Said['kind'] | null;
}

export interface SlowSurroundings {
  readonly past: KnownPast;
  /** The id that a ticket gets which is added. */
  readonly nextId: string;
  readonly mostTickets: number;
}

function changed(board: SlowBoard, id: string, change: (ticket: SlowTicket) => SlowTicket): SlowBoard {
  return { ...board, tickets: board.tickets.map((ticket) => (ticket.id === id ? change(ticket) : ticket)) };
}

/** A ticket goes; the last one is only cleared. */
function deleted(board: SlowBoard, id: string): SlowBoard {
  return board.tickets.length > 1
    ? { ...board, tickets: board.tickets.filter((ticket) => ticket.id !== id) }
    : changed(board, id, () => cleared(id));
}

/** What cannot be true any more: what speaks of a ball or a ticket that is gone, a suggestion without room, silence about a ticket without balls. */
function tidied(board: SlowBoard, past: KnownPast): SlowBoard {
  const { asking, suggestion, marked, quiet } = board;
  const ticketOf = (at: SlowBoard['asking']) =>
    board.tickets.find(({ id, order }) => id === at?.ticket && isIn(order, at.ball));
  const about = ticketOf(suggestion);
  return {
    ...board,
    asking: ticketOf(asking) ? asking : null,
    suggestion: about && mayHavePair(about, past) ? suggestion : null,
    marked: marked.filter((id) => board.tickets.some((ticket) => ticket.id === id)),
    quiet: quiet.filter((id) => board.tickets.some((ticket) => ticket.id === id && ticket.order.length > 0)),
  };
}

/** All that an act may make of a board. */
export function slowActs(board: SlowBoard, act: BoardAct, around: SlowSurroundings): SlowOutcome[] {
  const outcomes =
    act.do === 'past-changed'
      ? pastChanged(board, around.past)
      : board.tool === null
        ? pickingActs(board, act, around)
        : markingActs(board, act, around);
  return outcomes.map(({ board: after, said }) => ({ board: tidied(after, around.past), said }));
}

/** What is known has changed: who looks at a group of which nothing is known any more looks at none. Nothing else happens. */
function pastChanged(board: SlowBoard, past: KnownPast): SlowOutcome[] {
  const isGone =
    (board.ja === 10 && past.chosen === null) ||
    (board.ja === 11 && slowZones(past, board.zonesOf).length === 0);
  return [{ board: isGone ? { ...board, ja: -1 } : board, said: null }];
}

/** A helper is pressed: marks of before are gone, the ticket that one comes from is marked. */
function begun(
  board: SlowBoard,
  { tool, from }: Extract<BoardAct, { do: 'begin' }>,
  past: KnownPast,
): SlowOutcome[] {
  if (tool.kind === 'fill' && slowRefusal(tool.choice, past)) return [{ board, said: 'fault' }];
  if (tool.kind === 'fill' && slowLooksBack(tool.choice) && past.groups.length === 0)
    return [{ board, said: 'past-unknown' }];
  const marked = board.tickets.map(({ id }) => id).filter((id) => id === from);
  return [{ board: { ...board, tool, marked, suggestion: null }, said: null }];
}

/** Selection mode off. A question waits for nothing but its answer: whatever else is done, it is gone. */
function pickingActs(asked: SlowBoard, act: BoardAct, around: SlowSurroundings): SlowOutcome[] {
  const { past } = around;
  const board: SlowBoard = { ...asked, asking: null };
  const one = (after: SlowBoard, said: SlowOutcome['said'] = null): SlowOutcome[] => [{ board: after, said }];
  const nothing = one(board);
  const ticket = 'ticket' in act ? board.tickets.find(({ id }) => id === act.ticket) : undefined;
  switch (act.do) {
    case 'press':
      return ticket === undefined || act.ball < 1 || act.ball > past.matrix.size
        ? nothing
        : pressed(board, ticket, act.ball, past);
    case 'press-special': {
      if (ticket === undefined || past.matrix.special.kind !== 'own-drum') return nothing;
      if (ticket.special === act.special)
        return one(changed(board, ticket.id, (it) => ({ ...it, special: null })));
      const isFree = ticket.special === null && act.special >= 1 && act.special <= past.matrix.special.size;
      return isFree ? one(changed(board, ticket.id, (it) => ({ ...it, special: act.special }))) : nothing;
    }
    case 'multiplier':
      return one(changed(board, act.ticket, (it) => ({ ...it, withMultiplier: !it.withMultiplier })));
    case 'confirm': {
      const { asking } = asked;
      if (asking === null) return nothing;
      return one(
        changed(board, asking.ticket, (it) => letGo(it, asking.ball, past)),
        'deselected',
      );
    }
    case 'keep':
      return nothing;
    case 'add-marked': {
      if (ticket === undefined) return nothing;
      if (past.groups.length === 0) return one(board, 'past-unknown');
      const tickets = withMark(ticket, act.kind, past);
      if (tickets.length === 0) return one(board, 'nothing-to-add');
      return tickets.flatMap((after) => one(changed(board, ticket.id, () => after)));
    }
    case 'take-suggestion':
      return one(taken(board, act.partner, past));
    case 'close-suggestion': {
      const { suggestion, quiet } = board;
      return suggestion === null
        ? nothing
        : one({
            ...board,
            suggestion: null,
            quiet: [...without(quiet, suggestion.ticket), suggestion.ticket],
          });
    }
    case 'add-ticket': {
      if (board.tickets.length >= around.mostTickets) return one(board, 'too-many-tickets');
      const blank = cleared(around.nextId);
      return one({ ...board, tickets: [...board.tickets, blank] });
    }
    case 'clear':
      return one(changed(board, act.ticket, ({ id }) => cleared(id)));
    case 'remove':
      return ticket === undefined ? nothing : one(deleted(board, ticket.id));
    case 'choose-group':
      return one(...chosenGroup(board, act.group, past));
    case 'choose-own-group':
      if (![0, 1, 2, 3, 4, 5, 6, 7, 8, 9].includes(act.group)) return nothing;
      return one(
        changed(board, act.ticket, (it) => ({ ...it, group: it.group === act.group ? null : act.group })),
      );
    case 'begin':
      return begun(board, act, past);
    default:
      return nothing;
  }
}

function pressed(board: SlowBoard, ticket: SlowTicket, ball: number, past: KnownPast): SlowOutcome[] {
  if (isIn(ticket.order, ball)) {
    const asks = ['hot', 'cold', 'pair'].includes(slowCategory(ticket, ball));
    return asks
      ? [{ board: { ...board, asking: { ticket: ticket.id, ball } }, said: null }]
      : [{ board: changed(board, ticket.id, (it) => letGo(it, ball, past)), said: null }];
  }
  if (isComplete(ticket, past)) return [{ board, said: 'one-too-many' }];
  const picked = filed({ ...ticket, order: [...ticket.order, ball] }, ball, past);
  const opens = mayHavePair(picked, past) && !board.quiet.includes(ticket.id);
  const suggestion = opens ? { ticket: ticket.id, ball } : board.suggestion;
  return [{ board: { ...changed(board, ticket.id, () => picked), suggestion }, said: null }];
}

/** The suggestion is taken, and closes; not where both balls are paired already. */
function taken(board: SlowBoard, partner: number, past: KnownPast): SlowBoard {
  const { suggestion } = board;
  const ticket = board.tickets.find(({ id }) => id === suggestion?.ticket);
  if (suggestion === null || ticket === undefined) return board;
  const { ball } = suggestion;
  if (partner === ball || partner < 1 || partner > past.matrix.size) return board;
  if (isPaired(ticket, ball) && isPaired(ticket, partner)) return { ...board, suggestion: null };
  return { ...changed(board, ticket.id, (it) => joined(it, ball, partner)), suggestion: null };
}

function chosenGroup(board: SlowBoard, group: number, past: KnownPast): [SlowBoard, SlowOutcome['said']] {
  if (![-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].includes(group)) return [board, null];
  if (group === board.ja) return [{ ...board, ja: -1 }, null];
  if (group === 10) return [past.chosen === null ? board : { ...board, ja: 10 }, null];
  if (group !== 11) return [{ ...board, ja: group }, null];
  if (past.groups.length === 0) return [board, 'past-unknown'];
  const zonesOf = board.ja === -1 ? 9 : board.ja;
  const found = slowZones(past, zonesOf).length > 0;
  return found ? [{ ...board, ja: 11, zonesOf }, null] : [{ ...board, ja: -1 }, 'no-zone'];
}

/** Selection mode on: tickets are marked, the helper is executed or not. Nothing else is possible. */
function markingActs(board: SlowBoard, act: BoardAct, { past }: SlowSurroundings): SlowOutcome[] {
  const ids = board.tickets.map(({ id }) => id);
  const marks = (marked: readonly string[]): SlowOutcome[] => [{ board: { ...board, marked }, said: null }];
  const left: SlowBoard = { ...board, tool: null, marked: [] };
  switch (act.do) {
    case 'begin':
      return begun(board, act, past);
    case 'mark': {
      if (!ids.includes(act.ticket)) return marks(board.marked);
      const isMarked = board.marked.includes(act.ticket);
      return marks(isMarked ? without(board.marked, act.ticket) : [...board.marked, act.ticket]);
    }
    case 'mark-all':
      if (act.which === 'all') return marks(ids);
      return marks(act.which === 'none' ? [] : board.tickets.filter(isEmpty).map(({ id }) => id));
    case 'cancel':
      return [{ board: left, said: null }];
    case 'execute': {
      if (board.marked.length === 0) return [{ board, said: 'none-marked' }];
      let boards = [left];
      for (const id of ids.filter((one) => board.marked.includes(one)))
        boards = boards.flatMap((it) => executed(it, id, board.tool as BoardTool, past));
      return boards.map((after) => ({ board: after, said: null }));
    }
    default:
      return [{ board, said: null }];
  }
}

/** Every board that a helper can make of one ticket. */
function executed(board: SlowBoard, id: string, tool: BoardTool, past: KnownPast): SlowBoard[] {
  if (tool.kind === 'clear') return [changed(board, id, () => cleared(id))];
  if (tool.kind === 'delete') return [deleted(board, id)];
  const ticket = board.tickets.find((one) => one.id === id) as SlowTicket;
  return slowFills(ticket, tool.choice, past).map((filled) => changed(board, id, () => filled));
}
