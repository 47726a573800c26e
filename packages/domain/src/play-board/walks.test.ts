import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { fairHistory } from '../forecasts/backtest.testing.ts';
import type { Forecast } from '../forecasts/choice.ts';
import { knownPastOf } from '../forecasts/known-past.testing.ts';
import type { KnownPast } from '../forecasts/known-past.ts';
import { lotteries } from '../games/lotteries.ts';
import { isMainBall, isSpecialOfOwnDrum, type Matrix, specialSize } from '../games/matrix.ts';
import { type RandomSource, seededRandom } from '../random/random-source.ts';
import { partnersOf } from '../tickets/categories.ts';
import { validatePlay } from '../tickets/play.ts';
import { emptyTicket, type Ticket, ticketState, toTypedPlay } from '../tickets/ticket.ts';
import { actOn, type BoardSurroundings } from './act.ts';
import { expectOneOwed } from './as-slow.testing.ts';
import { type BallOfTicket, type Board, type BoardAct, type BoardTool, untouchedPage } from './board.ts';
import { sourceOf } from './groups.ts';

/** What a player may do next, but for the numbers that say where: as often as it stands here. */
const moves = [
  ...Array<'press'>(12).fill('press'),
  ...Array<'press-again'>(4).fill('press-again'),
  'press-special',
  'press-special',
  'multiplier',
  ...Array<'confirm'>(4).fill('confirm'),
  'keep',
  ...Array<'add-marked'>(6).fill('add-marked'),
  ...Array<'take-suggestion'>(6).fill('take-suggestion'),
  'close-suggestion',
  'add-ticket',
  'clear',
  'remove',
  'choose-group',
  'choose-own-group',
  ...Array<'outside'>(2).fill('outside'),
  'begin',
  ...Array<'mark'>(3).fill('mark'),
  'mark-all',
  ...Array<'execute'>(2).fill('execute'),
  'cancel',
] as const;

type Move = readonly [kind: (typeof moves)[number], where: number, what: number];

const anyWalk = fc.array(fc.tuple(fc.constantFrom(...moves), fc.nat(), fc.nat()), {
  minLength: 40,
  maxLength: 120,
  size: 'max',
});

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Any ball, or one that some list has. */
function someBall({ matrix, hot, cold, pairs }: KnownPast, what: number): number {
  return what % 2 === 0 ? 1 + (what % matrix.size) : at([...hot, ...cold, ...pairs.flat()], what >> 1);
}

/** The act of a move on the board as it is. Sometimes one that is not possible there. */
function actOf(board: Board, [kind, where, what]: Move, past: KnownPast): BoardAct {
  const { matrix } = past;
  const { id: ticket, balls } = at(board.tickets, where);
  switch (kind) {
    case 'press':
      return { do: 'press', ticket, ball: someBall(past, what) };
    case 'press-again':
      return { do: 'press', ticket, ball: balls.length > 0 ? at(balls, what).ball : 1 };
    case 'press-special':
      return { do: 'press-special', ticket, special: 1 + (what % Math.max(1, specialSize(matrix))) };
    case 'add-marked':
      return { do: 'add-marked', ticket, kind: at(['hot', 'cold', 'pair'], what) };
    case 'take-suggestion': {
      const about =
        board.tickets.find(({ id }) => id === board.suggestion?.ticket) ?? at(board.tickets, where);
      const isOn = where % 3 === 0 && about.balls.length > 0;
      return { do: 'take-suggestion', partner: isOn ? at(about.balls, what).ball : someBall(past, what) };
    }
    case 'choose-group':
      return { do: 'choose-group', group: (what % 13) - 1 };
    case 'choose-own-group':
      return { do: 'choose-own-group', ticket, group: what % 10 };
    case 'begin':
      return { do: 'begin', tool: at(toolsOf(board, past), what), from: where % 2 === 0 ? ticket : null };
    case 'mark-all':
      return { do: 'mark-all', which: at(['all', 'empty', 'none'], what) };
    case 'outside':
      return { do: 'past-changed' };
    case 'multiplier':
    case 'clear':
    case 'remove':
    case 'mark':
      return { do: kind, ticket };
    default:
      return { do: kind };
  }
}

function toolsOf(board: Board, past: KnownPast): BoardTool[] {
  const source = sourceOf(board, past);
  const choices: Forecast[] = [
    { helper: 'random' },
    { helper: 'jas', source, inside: 3 },
    { helper: 'bot', source, bot: 5 },
    { helper: 'bot', source, bot: 6 },
    { helper: 'most-likely', source, count: 4, special: specialSize(past.matrix) > 0 },
    { helper: 'most-likely', source, count: 2, special: false },
    { helper: 'numerology', birth: drawDate('1990-05-12') },
    { helper: 'percentage', option: 2 },
    { helper: 'cold' },
    { helper: 'pair' },
  ];
  return [
    ...choices.map((choice): BoardTool => ({ kind: 'fill', choice })),
    { kind: 'clear' },
    { kind: 'delete' },
  ];
}

function expectWhole(matrix: Matrix, ticket: Ticket): void {
  const { balls, special } = ticket;
  const numbers = balls.map(({ ball }) => ball);
  const faults: string[] = [];
  const hold = (holds: boolean, what: string) => holds || faults.push(what);
  hold(new Set(numbers).size === numbers.length, 'its balls are different ones');
  hold(
    numbers.every((ball) => isMainBall(matrix, ball)),
    'its balls are in the drum',
  );
  hold(numbers.length <= matrix.balls, 'it has no more balls than a play');
  hold(special === null || isSpecialOfOwnDrum(matrix, special), 'its special ball is in its drum');
  for (const { ball, category, partner } of balls) {
    hold(
      (category === 'pair') === (partner !== undefined),
      `${ball} has a partner exactly when it is of a pair`,
    );
    hold(partner === undefined || numbers.includes(partner), `the partner of ${ball} is on the ticket`);
    for (const other of partnersOf(balls, ball))
      hold(partnersOf(balls, other).includes(ball), `${ball} and ${other} are of one pair, both ways`);
  }
  const full = validatePlay(matrix, toTypedPlay(ticket)).ok;
  const blank = numbers.length === 0 && special === null;
  hold(ticketState(matrix, ticket) === (full ? 'full' : blank ? 'empty' : 'partial'), 'its state');
  if (faults.length > 0) expect({ ticket, faults }).toEqual({ ticket, faults: [] });
}

function expectSound(board: Board, past: KnownPast, most: number): void {
  const { tickets, selection, asking, suggestion } = board;
  const ids = tickets.map(({ id }) => id);
  for (const ticket of tickets) expectWhole(past.matrix, ticket);
  const isThere = (it: BallOfTicket | null) =>
    it === null ||
    tickets.some(({ id, balls }) => id === it.ticket && balls.some(({ ball }) => ball === it.ball));
  const sound = {
    tickets: ids.length >= 1 && ids.length <= most && new Set(ids).size === ids.length,
    marked: [...(selection?.marked ?? [])].every((id) => ids.includes(id)),
    asking: isThere(asking),
    suggestion: isThere(suggestion),
    alone: selection === null || (asking === null && suggestion === null),
    ja: Number.isInteger(board.ja) && board.ja >= -1 && board.ja <= 11,
  };
  const all = { tickets: true, marked: true, asking: true, suggestion: true, alone: true, ja: true };
  if (Object.values(sound).includes(false)) expect({ board, ...sound }).toEqual({ board, ...all });
}

/** Another tab or a payment takes a ticket away, or its balls. */
function takenOutside({ tickets, ...page }: Board, where: number, what: number): Board {
  const { id } = at(tickets, where);
  const others = tickets.filter((ticket) => ticket.id !== id);
  if (what % 3 === 0 || others.length === 0)
    return { ...page, tickets: tickets.map((ticket) => (ticket.id === id ? emptyTicket(id) : ticket)) };
  return { ...page, tickets: what % 3 === 1 ? others : tickets };
}

/** Of how many tickets a helper's outcomes are too many to be written down on a real game. */
const isFilled = ({ selection }: Board, act: BoardAct) =>
  act.do === 'execute' && selection?.tool.kind === 'fill';

describe.each(lotteries.map(({ name, eras }) => ({ name, matrix: eras.at(-1)?.matrix as Matrix })))(
  'on $name, wherever a player goes',
  ({ name, matrix }) => {
    const date = drawDate('2002-01-01');
    const context = { matrix, scope: fairHistory([matrix], 60, name), date };
    const past = {
      ...knownPastOf(context, { kind: 'range', from: drawDate('2000-01-20'), to: date }),
      // that share balls, as real lists do
      pairs: [
        [1, 2],
        [1, 3],
        [2, 4],
        [4, 5],
        [8, 9],
        [9, 11],
        [20, 21],
        [3, 8],
      ] as const,
    };

    test('tickets are whole, the page is sound, and each step is one that the slow board owes', () => {
      fc.assert(
        fc.property(anyWalk, fc.integer(), (walk, seed) => {
          const random: RandomSource = seededRandom(seed);
          const mostTickets = 6;
          let made = 0;
          const around: BoardSurroundings = { past, random, newId: () => `new ${made}`, mostTickets };
          let board: Board = {
            ...untouchedPage,
            tickets: [emptyTicket('a'), emptyTicket('b'), emptyTicket('c')],
          };
          for (const move of walk) {
            const [kind, where, what] = move;
            if (kind === 'outside') board = takenOutside(board, where, what);
            const act = actOf(board, move, past);
            const acted = actOn(board, act, around);
            if (!isFilled(board, act)) expectOneOwed(board, act, around, acted);
            expectSound(acted.board, past, mostTickets);
            board = acted.board;
            made += 1;
          }
        }),
        { numRuns: 60 },
      );
    });
  },
);
