import type { KnownPast } from '@bolillero/domain/forecasts/known-past';
import { actOn } from '@bolillero/domain/play-board/act';
import {
  type Board,
  type BoardAct,
  type BoardPage,
  type Said,
  untouchedPage,
} from '@bolillero/domain/play-board/board';
import type { RandomSource } from '@bolillero/domain/random/random-source';
import type { PlaysOf } from '@bolillero/domain/statistics/previous-plays';
import { createValue, type ExternalValue } from '../registration/external-value.ts';
import { newTicketId } from '../tickets/browser-random.ts';
import { mostTickets, type TicketStore } from '../tickets/ticket-store.ts';

/** How often balls came in the draws that colour a ticket. */
export interface TicketColours {
  readonly main: ReadonlyMap<number, number>;
  readonly special: ReadonlyMap<number, number>;
}

/**
 * The advanced page outside React: its tickets are those of the store, which the normal page shows as well, and everything else is
 * the page's. All that can be done is an act of the domain's board.
 */
export interface BoardStore {
  readonly tickets: TicketStore;
  /** All of the board but its tickets. */
  readonly page: ExternalValue<BoardPage>;
  readonly past: ExternalValue<KnownPast>;
  /** What is known of the past has changed, or the player chose draws. */
  readonly setPast: (past: KnownPast) => void;
  /** How often balls came, by ball: worked out once for all tickets that the same draws colour. */
  readonly colours: (plays: PlaysOf) => TicketColours;
  /** Does something; answers what there is to say of it. */
  readonly act: (act: BoardAct) => Said | null;
  /** Keeps in step with what happens to the tickets elsewhere, until what it answers is called. */
  readonly follow: () => () => void;
}

export function createBoardStore(tickets: TicketStore, first: KnownPast, random: RandomSource): BoardStore {
  const page = createValue<BoardPage>(untouchedPage);
  const past = createValue(first);

  const known = new WeakMap<PlaysOf, TicketColours>();
  const colours = (plays: PlaysOf): TicketColours => {
    const there = known.get(plays);
    if (there) return there;
    const counted = (part: 'main' | 'special') =>
      new Map(plays[part].map(({ ball, count }) => [ball, count]));
    const made = { main: counted('main'), special: counted('special') };
    known.set(plays, made);
    return made;
  };

  let acting = false;
  const act = (done: BoardAct): Said | null => {
    const before: Board = { ...page.get(), tickets: tickets.all().map(({ ticket }) => ticket) };
    const surroundings = { past: past.get(), random, newId: newTicketId, mostTickets };
    const { board, said } = actOn(before, done, surroundings);
    if (board === before) return said;
    const { tickets: after, ...rest } = board;
    acting = true;
    // the page first: who is told of a ticket looks at both; most taps change nothing of it
    if (!isSamePage(rest, page.get())) page.set(rest);
    if (after !== before.tickets) tickets.become(after);
    acting = false;
    return said;
  };
  // what is asked or suggested about a ball goes with the ball, whoever takes it: the other page, another tab, a payment
  const follow = () =>
    tickets.subscribe(() => {
      if (!acting) act({ do: 'past-changed' });
    });

  return {
    tickets,
    page,
    past,
    colours,
    setPast: (next) => {
      past.set(next);
      act({ do: 'past-changed' });
    },
    act,
    follow,
  };
}

function isSamePage(one: BoardPage, other: BoardPage): boolean {
  return (Object.keys(one) as (keyof BoardPage)[]).every((part) => one[part] === other[part]);
}
