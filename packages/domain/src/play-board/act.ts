import { looksBack, validateForecast } from '../forecasts/choice.ts';
import { categoryIn, forecastKnown, isUnknown, type KnownPast } from '../forecasts/known-past.ts';
import { isMainBall, type Matrix } from '../games/matrix.ts';
import type { RandomSource } from '../random/random-source.ts';
import { pairedBalls, withBalls, withoutBalls } from '../tickets/categories.ts';
import {
  clearTicket,
  emptyTicket,
  hasAllBalls,
  type Ticket,
  ticketState,
  toggleMultiplier,
  toggleSpecial,
} from '../tickets/ticket.ts';
import {
  type BallOfTicket,
  type Board,
  type BoardAct,
  type BoardTool,
  chosenGroup,
  noGroup,
  type Said,
  type Selection,
  zonesGroup,
} from './board.ts';
import { groupForZones, zonesShown } from './groups.ts';

/** What acts need to know besides the board. */
export interface BoardSurroundings {
  readonly past: KnownPast;
  readonly random: RandomSource;
  readonly newId: () => string;
  /** Most tickets at once. */
  readonly mostTickets: number;
}

export interface Acted {
  readonly board: Board;
  readonly said: Said | null;
}

/** A ticket takes a pair that is suggested while it has fewer balls of pairs than this, and at most one other ball. */
const [pairedEnough, mostSingles] = [3, 1];

/**
 * What an act makes of the board, and what there is to say of it (section 4 of the customers' specification, Rulebook 5 and 6). An act that
 * is not possible changes nothing. While tickets are marked, nothing else can be done with them.
 */
export function actOn(board: Board, act: BoardAct, surroundings: BoardSurroundings): Acted {
  const { selection } = board;
  const acted =
    selection === null ? workOn(board, act, surroundings) : markOn(board, selection, act, surroundings);
  const settled = settle(acted.board, surroundings.past.matrix);
  return isSame(settled, board) ? { board, said: acted.said } : { board: settled, said: acted.said };
}

const silent = (board: Board): Acted => ({ board, said: null });
const saying = (board: Board, said: Said): Acted => ({ board, said });

function workOn(asked: Board, act: BoardAct, surroundings: BoardSurroundings): Acted {
  const { past } = surroundings;
  if (act.do === 'past-changed') return silent(withGroupThere(asked, past));
  // Whatever is done instead of answering is an answer: the ball stays.
  const board = asked.asking === null ? asked : { ...asked, asking: null };
  switch (act.do) {
    case 'press':
      return press(board, act, past);
    case 'press-special':
      return silent(changed(board, act.ticket, (ticket) => toggleSpecial(past.matrix, ticket, act.special)));
    case 'multiplier':
      return silent(changed(board, act.ticket, toggleMultiplier));
    case 'confirm': {
      const { asking } = asked;
      if (asking === null) return silent(board);
      const next = changed(board, asking.ticket, (ticket) =>
        withoutBalls(ticket, [asking.ball], categoryIn(past)),
      );
      return saying(next, { kind: 'deselected' });
    }
    case 'keep':
      return silent(board);
    case 'add-marked':
      return addMarked(board, act, surroundings);
    case 'take-suggestion':
      return silent(takeSuggestion(board, act.partner, past.matrix));
    case 'close-suggestion': {
      const { suggestion, quiet } = board;
      if (suggestion === null) return silent(board);
      return silent({ ...board, suggestion: null, quiet: new Set([...quiet, suggestion.ticket]) });
    }
    case 'add-ticket': {
      if (board.tickets.length >= surroundings.mostTickets)
        return saying(board, { kind: 'too-many-tickets' });
      return silent({ ...board, tickets: [...board.tickets, emptyTicket(surroundings.newId())] });
    }
    case 'clear':
      return silent(changed(board, act.ticket, clearTicket));
    case 'remove':
      return silent({ ...board, tickets: withoutTickets(board.tickets, new Set([act.ticket])) });
    case 'choose-group':
      return chooseGroup(board, act.group, past);
    case 'choose-own-group':
      return silent(changed(board, act.ticket, (ticket) => withOwnGroup(ticket, act.group)));
    case 'begin':
      return begin(board, act.tool, act.from, past);
    default:
      return silent(board);
  }
}

/** Tickets are being marked. */
function markOn(board: Board, selection: Selection, act: BoardAct, surroundings: BoardSurroundings): Acted {
  const mark = (ids: Iterable<string>) =>
    silent({ ...board, selection: { ...selection, marked: new Set(ids) } });
  switch (act.do) {
    case 'begin':
      return begin(board, act.tool, act.from, surroundings.past);
    case 'mark': {
      const { marked } = selection;
      if (!board.tickets.some(({ id }) => id === act.ticket)) return silent(board);
      return marked.has(act.ticket)
        ? mark([...marked].filter((id) => id !== act.ticket))
        : mark([...marked, act.ticket]);
    }
    case 'mark-all':
      return mark(
        board.tickets.flatMap((ticket) => {
          const isMarked =
            act.which === 'all' ||
            (act.which === 'empty' && ticketState(surroundings.past.matrix, ticket) === 'empty');
          return isMarked ? [ticket.id] : [];
        }),
      );
    case 'execute':
      return execute(board, selection, surroundings);
    case 'cancel':
      return silent({ ...board, selection: null });
    case 'past-changed':
      return silent(withGroupThere(board, surroundings.past));
    default:
      return silent(board);
  }
}

function press(board: Board, { ticket: id, ball }: BallOfTicket, past: KnownPast): Acted {
  const { matrix } = past;
  const ticket = board.tickets.find((one) => one.id === id);
  if (!ticket || !isMainBall(matrix, ball)) return silent(board);
  const chosen = ticket.balls.find((one) => one.ball === ball);
  if (chosen) {
    const { category } = chosen;
    if (category === 'hot' || category === 'cold' || category === 'pair')
      return silent({ ...board, asking: { ticket: id, ball } });
    return silent(changed(board, id, (before) => withoutBalls(before, [ball], categoryIn(past))));
  }
  if (hasAllBalls(matrix, ticket)) return saying(board, { kind: 'one-too-many', ticket: id });
  const picked = withBalls(ticket, [ball], categoryIn(past)(ball));
  const next = changed(board, id, () => picked);
  const suggests = takesPair(matrix, picked) && !board.quiet.has(id) && matrix.balls > 1;
  return silent({ ...next, suggestion: suggests ? { ticket: id, ball } : next.suggestion });
}

/** Whether pairs are suggested for a ticket with one of its balls. */
function takesPair(matrix: Matrix, ticket: Ticket): boolean {
  const paired = pairedBalls(ticket);
  const singles = ticket.balls.length - paired;
  return !hasAllBalls(matrix, ticket) && paired < pairedEnough && singles <= mostSingles;
}

function takeSuggestion(board: Board, partner: number, matrix: Matrix): Board {
  const { suggestion } = board;
  if (suggestion === null || !isMainBall(matrix, partner) || partner === suggestion.ball) return board;
  const closed = { ...board, suggestion: null };
  return changed(closed, suggestion.ticket, (ticket) => {
    const inPair = (ball: number) =>
      ticket.balls.some((chosen) => chosen.ball === ball && chosen.category === 'pair');
    if (inPair(suggestion.ball) && inPair(partner)) return ticket;
    const isThere = ticket.balls.some(({ ball }) => ball === partner);
    if (!isThere && hasAllBalls(matrix, ticket)) return ticket;
    return withBalls(ticket, [suggestion.ball, partner], 'pair');
  });
}

function addMarked(
  board: Board,
  { ticket: id, kind }: { readonly ticket: string; readonly kind: 'hot' | 'cold' | 'pair' },
  { past, random }: BoardSurroundings,
): Acted {
  const ticket = board.tickets.find((one) => one.id === id);
  if (!ticket) return silent(board);
  if (isUnknown(past)) return saying(board, { kind: 'past-unknown' });
  const made = forecastKnown(past, ticket, { helper: kind }, random);
  if (!made.ok || isSameBalls(made.value, ticket)) return saying(board, { kind: 'nothing-to-add', of: kind });
  return silent(changed(board, id, () => made.value));
}

function chooseGroup(board: Board, group: number, past: KnownPast): Acted {
  if (!Number.isInteger(group) || group < noGroup || group > zonesGroup) return silent(board);
  if (group === noGroup || group === board.ja) return silent({ ...board, ja: noGroup });
  if (group === chosenGroup && past.chosen === null) return silent(board);
  const next =
    group === zonesGroup
      ? { ...board, ja: group, zonesOf: groupForZones(board.ja) }
      : { ...board, ja: group };
  if (group === zonesGroup && isUnknown(past)) return saying(board, { kind: 'past-unknown' });
  if (group === zonesGroup && zonesShown(next, past).length === 0)
    return saying({ ...board, ja: noGroup }, { kind: 'no-zone' });
  return silent(next);
}

/** A group of which nothing is known any more is let go. */
function withGroupThere(board: Board, past: KnownPast): Board {
  const isThere =
    board.ja === zonesGroup
      ? zonesShown(board, past).length > 0
      : board.ja !== chosenGroup || past.chosen !== null;
  return isThere ? board : { ...board, ja: noGroup };
}

function withOwnGroup(ticket: Ticket, group: number): Ticket {
  if (!Number.isInteger(group) || group <= noGroup || group >= chosenGroup) return ticket;
  return { ...ticket, group: ticket.group === group ? null : group };
}

/** Marks of a selection before are gone; the ticket that one comes from is marked. */
function begin(board: Board, tool: BoardTool, from: string | null, past: KnownPast): Acted {
  const fault = tool.kind === 'fill' ? validateForecast(past.matrix, tool.choice) : null;
  if (fault) return saying(board, { kind: 'fault', fault });
  if (tool.kind === 'fill' && looksBack(tool.choice) && isUnknown(past))
    return saying(board, { kind: 'past-unknown' });
  const marked = new Set(board.tickets.flatMap(({ id }) => (id === from ? [id] : [])));
  return silent({ ...board, selection: { tool, marked }, suggestion: null, asking: null });
}

function execute(board: Board, { tool, marked }: Selection, { past, random }: BoardSurroundings): Acted {
  if (!board.tickets.some(({ id }) => marked.has(id))) return saying(board, { kind: 'none-marked' });
  const left = { ...board, selection: null };
  if (tool.kind === 'delete') return silent({ ...left, tickets: withoutTickets(board.tickets, marked) });
  const tickets = board.tickets.map((ticket) => {
    if (!marked.has(ticket.id)) return ticket;
    if (tool.kind === 'clear') return clearTicket(ticket);
    const made = forecastKnown(past, ticket, tool.choice, random);
    return made.ok ? made.value : ticket;
  });
  return silent({ ...left, tickets });
}

/** Takes tickets away; where none would be left, the last of them stays, cleared. */
function withoutTickets(tickets: readonly Ticket[], gone: ReadonlySet<string>): readonly Ticket[] {
  const left = tickets.filter(({ id }) => !gone.has(id));
  if (left.length > 0) return left.length === tickets.length ? tickets : left;
  const last = tickets.at(-1);
  return last ? [clearTicket(last)] : tickets;
}

function changed(board: Board, id: string, change: (ticket: Ticket) => Ticket): Board {
  let isOther = false;
  const tickets = board.tickets.map((ticket) => {
    const next = ticket.id === id ? change(ticket) : ticket;
    isOther ||= next !== ticket;
    return next;
  });
  return isOther ? { ...board, tickets } : board;
}

/** What speaks of a ball that is not on its ticket any more, or of a ticket that is gone, goes too. */
function settle(board: Board, matrix: Matrix): Board {
  const ticketOf = ({ ticket }: BallOfTicket) => board.tickets.find(({ id }) => id === ticket);
  const isOn = (at: BallOfTicket) => ticketOf(at)?.balls.some(({ ball }) => ball === at.ball) ?? false;
  const asking = board.asking && isOn(board.asking) ? board.asking : null;
  const suggested = board.suggestion && ticketOf(board.suggestion);
  const suggestion =
    board.suggestion && suggested && isOn(board.suggestion) && takesPair(matrix, suggested)
      ? board.suggestion
      : null;
  const quiet = [...board.quiet].filter(
    (id) => (board.tickets.find((ticket) => ticket.id === id)?.balls.length ?? 0) > 0,
  );
  const isAsQuiet = quiet.length === board.quiet.size;
  const selection = board.selection && withoutGone(board.selection, board.tickets);
  const isSettled =
    asking === board.asking && suggestion === board.suggestion && selection === board.selection;
  if (isSettled && isAsQuiet) return board;
  return { ...board, selection, asking, suggestion, quiet: isAsQuiet ? board.quiet : new Set(quiet) };
}

/** Marks of tickets that are gone: another tab may have taken them. */
function withoutGone(selection: Selection, tickets: readonly Ticket[]): Selection {
  const marked = tickets.flatMap(({ id }) => (selection.marked.has(id) ? [id] : []));
  return marked.length === selection.marked.size ? selection : { ...selection, marked: new Set(marked) };
}

function isSame(a: Board, b: Board): boolean {
  return (Object.keys(a) as (keyof Board)[]).every((key) => a[key] === b[key]);
}

function isSameBalls(a: Ticket, b: Ticket): boolean {
  return (
    a.balls.length === b.balls.length &&
    a.balls.every(
      ({ ball, category }, at) => ball === b.balls[at]?.ball && category === b.balls[at]?.category,
    )
  );
}
