import { expect } from 'vitest';
import { everyOutcome } from '../forecasts/forecasts.testing.ts';
import type { Ticket } from '../tickets/ticket.ts';
import { type Acted, actOn, type BoardSurroundings } from './act.ts';
import type { Board, BoardAct } from './board.ts';
import { type SlowBoard, type SlowOutcome, slowActs } from './slow-board.testing.ts';
import type { SlowTicket } from './slow-ticket.testing.ts';

/** A ticket of the machine as the slow one: who is a partner of whom is a list of pairs. */
export function asSlowTicket(ticket: Ticket): SlowTicket {
  const { id, balls, special, withMultiplier, group } = ticket;
  const of = (category: string) => balls.filter((one) => one.category === category).map(({ ball }) => ball);
  const pairs: [number, number][] = [];
  for (const { ball, partner = ball } of balls) {
    const [low, high] = [Math.min(ball, partner), Math.max(ball, partner)];
    if (low < high && !pairs.some(([one, other]) => one === low && other === high)) pairs.push([low, high]);
  }
  return {
    id,
    order: balls.map(({ ball }) => ball),
    hot: of('hot'),
    cold: of('cold'),
    copied: of('copied'),
    pairs,
    special,
    withMultiplier,
    group,
  };
}

export function asSlow({ tickets, selection, quiet, ...page }: Board): SlowBoard {
  return {
    ...page,
    tickets: tickets.map(asSlowTicket),
    tool: selection?.tool ?? null,
    marked: [...(selection?.marked ?? [])],
    quiet: [...quiet],
  };
}

const inOrder = (list: readonly unknown[]) => list.map(String).sort().join(' ');

function ticketText(ticket: SlowTicket): string {
  const { id, order, hot, cold, copied, pairs, special, withMultiplier, group } = ticket;
  const lists = [hot, cold, copied, pairs].map(inOrder).join(' | ');
  return `${id}: ${order.join(' ')} (${lists}) + ${special} ${withMultiplier} ${group}`;
}

/** A board as a text: equal for boards that are the same, whatever order their sets are in. */
function boardText(board: SlowBoard): string {
  const { tickets, ja, zonesOf, tool, marked, asking, suggestion, quiet } = board;
  // of no meaning where zones are not chosen
  const groups = ja === 11 ? `${ja} of ${zonesOf}` : ja;
  const selection = tool && `${JSON.stringify(tool)} for ${inOrder(marked)}`;
  const about = [asking, suggestion].map((at) => at && `${at.ticket} ${at.ball}`).join(' / ');
  return [...tickets.map(ticketText), groups, selection, about, inOrder(quiet)].join('; ');
}

const told = ({ board, said }: SlowOutcome) => `${boardText(board)}; ${said}`;

export type Around = Omit<BoardSurroundings, 'random'>;

/**
 * The boards that the machine makes of one, by all that its random source could say; they and what is said of them are those that the slow board
 * owes, no more and no fewer.
 */
export function actedAsOwed(board: Board, act: BoardAct, around: Around): Board[] {
  const found = new Map<string, Board>();
  everyOutcome((random) => {
    const acted = actOn(board, act, { ...around, random });
    const key = told({ board: asSlow(acted.board), said: acted.said?.kind ?? null });
    found.set(key, acted.board);
    return key;
  });
  // Compared as one text: a matcher for each of so many steps would be most of the test.
  const [keys, owed] = [[...found.keys()].sort(), owedFor(board, act, around)];
  if (keys.join() !== owed.join()) expect({ board, act, found: keys }).toEqual({ board, act, found: owed });
  return [...found.values()];
}

function owedFor(board: Board, act: BoardAct, around: Around): string[] {
  const slow = slowActs(asSlow(board), act, { ...around, nextId: around.newId() });
  return [...new Set(slow.map(told))].sort();
}

/** What the machine made of a board once is one of the outcomes that the slow board owes. */
export function expectOneOwed(board: Board, act: BoardAct, around: Around, acted: Acted): void {
  const owed = owedFor(board, act, around);
  const found = told({ board: asSlow(acted.board), said: acted.said?.kind ?? null });
  if (!owed.includes(found)) expect({ board, act, found: [found] }).toEqual({ board, act, found: owed });
}

/** Every board that these acts lead to, each of them compared on the way. `follows` says from which boards to go on. */
export function everyBoard(
  starts: readonly Board[],
  acts: readonly BoardAct[],
  around: Around,
  follows: (board: Board) => boolean = () => true,
): Board[] {
  const keyOf = (board: Board) => boardText(asSlow(board));
  const boards = new Map(starts.map((board) => [keyOf(board), board]));
  for (const board of boards.values()) {
    for (const act of acts) {
      for (const after of actedAsOwed(board, act, around)) {
        const key = after === board ? null : keyOf(after);
        if (key !== null && !boards.has(key) && follows(after)) boards.set(key, after);
      }
    }
  }
  return [...boards.values()];
}
