import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import type { Forecast, PoolSource } from '../forecasts/choice.ts';
import { knownPastOf, pastOfLists } from '../forecasts/known-past.testing.ts';
import { type KnownPast, unknownPast } from '../forecasts/known-past.ts';
import { matrixOf } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import { seededRandom } from '../random/random-source.ts';
import { workedExample } from '../statistics/statistics.testing.ts';
import { emptyTicket, type Ticket, ticketBalls } from '../tickets/ticket.ts';
import { actOn } from './act.ts';
import { type Board, type BoardAct, type BoardTool, type Said, untouchedPage } from './board.ts';

const date = drawDate('2026-11-21');

/** The Rulebook's four draws of a 3-of-7 game: {1,2,3}, {1,4,5}, {1,2,6} and, the last one, {2,3,7}. */
const fourDraws = knownPastOf(
  { matrix: { balls: 3, size: 7, special: { kind: 'none' } }, scope: workedExample.scope, date },
  null,
);

/** Powerball: 7 and 21 hot, 40 and 41 cold, and two pairs. */
const powerball = pastOfLists(
  { matrix: matrixOf('power_balls', date), date },
  {
    hot: [7, 21],
    cold: [40, 41],
    pairs: [
      [7, 33],
      [50, 60],
    ],
  },
);

const ticketOf = (id: string, balls: Ticket['balls'] = [], special: number | null = null): Ticket => ({
  ...emptyTicket(id),
  balls,
  special,
});
const plain = (...balls: number[]) => balls.map((ball) => ({ ball, category: 'plain' as const }));
const paired = (one: number, other: number) => [
  { ball: one, category: 'pair' as const, partner: other },
  { ball: other, category: 'pair' as const, partner: one },
];
const boardOf = (...tickets: Ticket[]): Board => ({ ...untouchedPage, tickets });

/** One act after the other, and what is said of the last. */
function after(
  past: KnownPast,
  start: Board,
  acts: readonly BoardAct[],
  seed = 'example',
): { board: Board; said: Said | null } {
  const around = { past, random: seededRandom(seed), newId: () => 'new', mostTickets: 200 };
  let acted: { board: Board; said: Said | null } = { board: start, said: null };
  for (const act of acts) acted = actOn(acted.board, act, around);
  return acted;
}

/** How a ticket reads: its balls in the order of choosing, each with the first letter of what it is. */
function read(board: Board, id = 'a'): string {
  const ticket = board.tickets.find((one) => one.id === id);
  const letters = { plain: '', hot: 'h', cold: 'c', pair: 'p', copied: '=' };
  return ticket ? ticket.balls.map(({ ball, category }) => `${ball}${letters[category]}`).join(' ') : 'gone';
}

const press = (...balls: number[]) => balls.map((ball): BoardAct => ({ do: 'press', ticket: 'a', ball }));
const add = (kind: 'hot' | 'cold' | 'pair'): BoardAct => ({ do: 'add-marked', ticket: 'a', kind });

describe('picking', () => {
  test('files a number as hot, cold or plain', () => {
    const { board } = after(powerball, boardOf(ticketOf('a')), press(7, 40, 12));
    expect(read(board)).toBe('7h 40c 12');
  });

  test('a sixth number is one too many, and changes nothing', () => {
    const { board, said } = after(powerball, boardOf(ticketOf('a', plain(1, 2, 3, 4, 5))), press(6));
    expect([read(board), said]).toEqual(['1 2 3 4 5', { kind: 'one-too-many', ticket: 'a' }]);
  });

  test('a plain number goes at once, a hot one is asked about', () => {
    const start = after(powerball, boardOf(ticketOf('a')), press(7, 12)).board;
    expect(read(after(powerball, start, press(12)).board)).toBe('7h');
    const asked = after(powerball, start, press(7));
    expect([read(asked.board), asked.board.asking]).toEqual(['7h 12', { ticket: 'a', ball: 7 }]);
    const gone = after(powerball, asked.board, [{ do: 'confirm' }]);
    expect([read(gone.board), gone.said]).toEqual(['12', { kind: 'deselected' }]);
    const kept = after(powerball, asked.board, [{ do: 'keep' }]);
    expect([read(kept.board), kept.board.asking, kept.said]).toEqual(['7h 12', null, null]);
  });

  test.each([
    ['hot', [7, 33], 33, '7h'],
    ['cold', [40, 33], 33, '40c'],
    ['plain', [12, 33], 33, '12'],
  ] as const)('the partner of a ball that goes is %s again', (_, [one, other], ball, left) => {
    const start = boardOf(ticketOf('a', paired(one, other)));
    expect(read(after(powerball, start, [...press(ball), { do: 'confirm' }]).board)).toBe(left);
  });

  test('a ball of two pairs stays in the other one', () => {
    const pairs = [
      [12, 13],
      [13, 14],
      [12, 15],
    ] as const;
    let board = boardOf(ticketOf('a'));
    for (const pair of pairs) board = after({ ...powerball, pairs: [pair] }, board, [add('pair')]).board;
    expect(read(board)).toBe('12p 13p 14p 15p');
    const without = (...balls: number[]) =>
      read(
        after(
          powerball,
          board,
          balls.flatMap((ball) => [...press(ball), { do: 'confirm' }]),
        ).board,
      );
    expect(without(14, 15)).toBe('12p 13p');
    expect(without(12)).toBe('13p 14p 15');
    expect(without(13)).toBe('12p 14 15p');
    expect(without(12, 13)).toBe('14 15');
  });

  test('the Powerball is chosen once; the same again clears it', () => {
    const special = (ball: number): BoardAct => ({ do: 'press-special', ticket: 'a', special: ball });
    const chosen = (...balls: number[]) =>
      after(powerball, boardOf(ticketOf('a')), balls.map(special)).board.tickets[0]?.special;
    expect([chosen(9), chosen(9, 10), chosen(9, 9), chosen(9, 9, 10), chosen(27)]).toEqual([
      9,
      9,
      null,
      10,
      null,
    ]);
  });
});

describe('the suggestion of pairs', () => {
  const about = (past: KnownPast, start: Board, ...acts: BoardAct[]) =>
    after(past, start, acts).board.suggestion?.ball ?? null;

  test.each([
    ['the first number', ticketOf('a'), 12, 12],
    ['the first beside a pair', ticketOf('a', paired(50, 60)), 12, 12],
    ['not the second beside a pair', ticketOf('a', [...paired(50, 60), ...plain(1)]), 12, null],
    ['not the second', ticketOf('a', plain(1)), 12, null],
    ['not beside two pairs', ticketOf('a', [...paired(50, 60), ...paired(7, 33)]), 12, null],
  ])('opens for %s', (_, ticket, ball, expected) => {
    expect(about(powerball, boardOf(ticket), ...press(ball))).toBe(expected);
  });

  test('taken, both are of a pair; it closes', () => {
    const { board } = after(powerball, boardOf(ticketOf('a')), [
      ...press(7),
      { do: 'take-suggestion', partner: 33 },
    ]);
    expect([read(board), board.suggestion]).toEqual(['7p 33p', null]);
  });

  test('is not applied where both are of pairs already', () => {
    const start = boardOf(ticketOf('a', paired(50, 60)));
    const { board } = after(powerball, { ...start, suggestion: { ticket: 'a', ball: 50 } }, [
      { do: 'take-suggestion', partner: 60 },
    ]);
    expect(board.tickets).toEqual(start.tickets);
  });

  test('closed, it stays away from that ticket until it has no balls', () => {
    const start = boardOf(ticketOf('a'), ticketOf('b'));
    const close: BoardAct = { do: 'close-suggestion' };
    expect(about(powerball, start, ...press(12), close, ...press(12, 13))).toBe(13);
    expect(
      about(powerball, boardOf(ticketOf('a', paired(50, 60))), ...press(12), close, ...press(12, 13)),
    ).toBeNull();
    expect(about(powerball, start, ...press(12), close, { do: 'press', ticket: 'b', ball: 5 })).toBe(5);
  });
});

describe('one hot ball, cold ball or pair more', () => {
  test('takes a free place, and lets plain balls go first', () => {
    const one: KnownPast = { ...powerball, hot: [7] };
    expect(read(after(one, boardOf(ticketOf('a', plain(1))), [add('hot')]).board)).toBe('1 7h');
    const full = ticketOf('a', [
      { ball: 40, category: 'cold' },
      ...plain(1),
      { ball: 41, category: 'cold' },
      ...plain(2, 3),
    ]);
    expect(read(after(one, boardOf(full), [add('hot')]).board)).toBe('40c 41c 2 3 7h');
    const pair: KnownPast = { ...powerball, pairs: [[50, 60]] };
    expect(read(after(pair, boardOf(full), [add('pair')]).board)).toBe('40c 41c 3 50p 60p');
  });

  test('then the one chosen longest ago; its partner is filed anew', () => {
    const one: KnownPast = { ...powerball, cold: [41], hot: [33] };
    const full = ticketOf('a', [...paired(12, 33), { ball: 21, category: 'hot' }, ...paired(50, 60)]);
    expect(read(after(one, boardOf(full), [add('cold')]).board)).toBe('33h 21h 50p 60p 41c');
  });

  test('says so where its list has nothing that is not there', () => {
    const there = ticketOf('a', [{ ball: 7, category: 'hot' }, ...plain(21)]);
    const { board, said } = after(powerball, boardOf(there), [add('hot')]);
    expect([read(board), said]).toEqual(['7h 21', { kind: 'nothing-to-add', of: 'hot' }]);
  });
});

/** A helper is pressed, ticket a is marked, EJECUTAR. */
function executed(past: KnownPast, tool: BoardTool, tickets: Ticket[], seed = 'example') {
  return after(past, boardOf(...tickets), [{ do: 'begin', tool, from: 'a' }, { do: 'execute' }], seed);
}

const seeds = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The different hands that some seeds make of an empty ticket. */
function hands(past: KnownPast, choice: Forecast): string[] {
  const made = seeds.map((seed) => {
    const { board } = executed(past, { kind: 'fill', choice }, [emptyTicket('a')], seed);
    const { special } = board.tickets[0] as Ticket;
    return `${ticketBalls(board.tickets[0] as Ticket).join(' ')}${special === null ? '' : `+${special}`}`;
  });
  return [...new Set(made)].sort();
}

const among = (hand: string, balls: readonly number[]) =>
  hand.split(' ').filter((ball) => balls.includes(Number(ball))).length;

describe('the functions of Rulebook 5, executed', () => {
  const ja = (draws: number): PoolSource => ({ kind: 'previous', draws });
  const jas = (draws: number, inside: number) =>
    hands(fourDraws, { helper: 'jas', source: ja(draws), inside });

  test('0, JAS: so many de juego, the others afuera', () => {
    // JA1 is {2, 3, 7}; afuera are 1, 4, 5, 6.
    expect(jas(1, 3)).toEqual(['2 3 7']);
    for (const hand of jas(1, 2)) expect([hand, among(hand, [2, 3, 7])]).toEqual([hand, 2]);
    for (const hand of jas(1, 0)) expect([hand, among(hand, [2, 3, 7])]).toEqual([hand, 0]);
    // JA2 leaves 4 and 5 afuera: of three balls that are asked from there, one comes from the pool.
    for (const hand of jas(2, 0)) expect([hand, among(hand, [4, 5])]).toEqual([hand, 2]);
  });

  test('0, BOT 0 to 5: the same; 6 and 7 only where a special ball is picked', () => {
    expect(hands(fourDraws, { helper: 'bot', source: ja(1), bot: 3 })).toEqual(['2 3 7']);
    const choice: Forecast = { helper: 'bot', source: ja(1), bot: 6 };
    const { board, said } = executed(fourDraws, { kind: 'fill', choice }, [emptyTicket('a')]);
    expect([read(board), board.selection, said]).toEqual(['', null, null]);
    const begun = after(fourDraws, boardOf(emptyTicket('a')), [
      { do: 'begin', tool: { kind: 'fill', choice }, from: null },
    ]);
    expect(begun).toMatchObject({
      board: { selection: null },
      said: { fault: { code: 'special-not-picked' } },
    });
  });

  test('1, PRONÓSTICO: the ones that came most, the rest afuera', () => {
    // JA2 is 2 twice, and 1, 3, 6, 7 once: one number is 2, and the other two are 4 and 5.
    const likely = (count: number) =>
      hands(fourDraws, { helper: 'most-likely', source: ja(2), count, special: false });
    expect(likely(1)).toEqual(['2 4 5']);
    for (const hand of likely(2)) expect([hand, among(hand, [2]), among(hand, [4, 5])]).toEqual([hand, 1, 1]);
    for (const hand of likely(3)) expect([hand, among(hand, [2]), among(hand, [4, 5])]).toEqual([hand, 1, 0]);
  });

  test('1, its switch asks for a previous play', () => {
    const tool: BoardTool = {
      kind: 'fill',
      choice: { helper: 'most-likely', source: null, count: 3, special: true },
    };
    const { board, said } = after(powerball, boardOf(ticketOf('a', plain(1))), [
      { do: 'begin', tool, from: 'a' },
    ]);
    expect([board.selection, said]).toEqual([
      null,
      { kind: 'fault', fault: { code: 'previous-play-missing' } },
    ]);
  });

  test('2, numerology: 12 May 1990 and 21 November 2026 come to 6', () => {
    const tool: BoardTool = { kind: 'fill', choice: { helper: 'numerology', birth: drawDate('1990-05-12') } };
    const onPowerball = executed(powerball, tool, [ticketOf('a', plain(1, 2, 3, 4, 5), 20)]);
    expect([read(onPowerball.board), onPowerball.board.tickets[0]?.special]).toEqual(['1 2 3 4 5', 6]);
    const full = ticketOf('a', [{ ball: 1, category: 'hot' }, ...plain(2, 3)]);
    expect(read(executed(fourDraws, tool, [full]).board)).toBe('1h 3 6');
  });

  test('3, 3/5/7+1 JAS: balls of the last draws alone while there are enough', () => {
    const past: KnownPast = {
      ...fourDraws,
      groups: fourDraws.groups.map(() => fourDraws.groups[0] as KnownPast['groups'][0]),
    };
    expect(hands(past, { helper: 'percentage', option: 1 })).toEqual(['2 3 7']);
    expect(hands(fourDraws, { helper: 'percentage', option: 3 }).length).toBeGreaterThan(1);
  });

  test('the special ball of BOT 6 and 7, PRONÓSTICO and 3/5/7+1 JAS', () => {
    const matrix: Matrix = { balls: 1, size: 3, special: { kind: 'own-drum', size: 3 } };
    const plays = {
      main: [{ ball: 1, count: 3 }],
      special: [
        { ball: 2, count: 2 },
        { ball: 3, count: 1 },
      ],
    };
    const past: KnownPast = {
      ...unknownPast({ matrix, date }),
      draws: 3,
      groups: Array.from({ length: 10 }, () => plays),
    };
    const specials = (choice: Forecast) =>
      [...new Set(hands(past, choice).map((hand) => hand.split('+')[1]))].sort();
    expect(specials({ helper: 'bot', source: ja(3), bot: 6 })).toEqual(['2', '3']);
    expect(specials({ helper: 'bot', source: ja(3), bot: 7 })).toEqual(['1']);
    expect(specials({ helper: 'most-likely', source: ja(3), count: 1, special: true })).toEqual(['2']);
    expect(specials({ helper: 'most-likely', source: ja(3), count: 1, special: false })).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(specials({ helper: 'percentage', option: 1 })).toEqual(['2', '3']);
  });

  test('4, clear: numbers, special ball, multiplier and group', () => {
    const filled = { ...ticketOf('a', paired(7, 33), 9), withMultiplier: true, group: 3 };
    expect(executed(powerball, { kind: 'clear' }, [filled, ticketOf('b', plain(1))]).board.tickets).toEqual([
      emptyTicket('a'),
      ticketOf('b', plain(1)),
    ]);
  });

  test('5, delete: the last one is only cleared', () => {
    const tickets = [ticketOf('a', plain(1)), ticketOf('b', plain(2))];
    expect(executed(powerball, { kind: 'delete' }, tickets).board.tickets).toEqual([tickets[1]]);
    const all: BoardAct[] = [
      { do: 'begin', tool: { kind: 'delete' }, from: null },
      { do: 'mark-all', which: 'all' },
      { do: 'execute' },
    ];
    expect(after(powerball, boardOf(...tickets), all).board.tickets).toEqual([emptyTicket('b')]);
  });

  test('with none marked nothing is done, and marking goes on', () => {
    const tool: BoardTool = { kind: 'clear' };
    const start = boardOf(ticketOf('a', plain(1)));
    const { board, said } = after(powerball, start, [{ do: 'begin', tool, from: null }, { do: 'execute' }]);
    expect([read(board), said, board.selection?.tool]).toEqual(['1', { kind: 'none-marked' }, tool]);
    // and numbers cannot be changed meanwhile
    expect(after(powerball, board, press(1, 2)).board).toBe(board);
    expect(after(powerball, board, [{ do: 'cancel' }]).board).toEqual(start);
  });
});

describe('while the draws before are not read yet', () => {
  const unknown = unknownPast(powerball);
  const start = boardOf(ticketOf('a', plain(1)));
  const untold = { board: start, said: { kind: 'past-unknown' } };

  test.each<Forecast>([
    { helper: 'jas', source: { kind: 'previous', draws: 3 }, inside: 3 },
    { helper: 'percentage', option: 1 },
    { helper: 'pair' },
  ])('nothing is filled as though there were none: $helper', (choice) => {
    expect(after(unknown, start, [{ do: 'begin', tool: { kind: 'fill', choice }, from: 'a' }])).toEqual(
      untold,
    );
  });

  test('no list is said to be at its end, and no zones are said to be none', () => {
    expect(after(unknown, start, [add('hot')])).toEqual(untold);
    expect(after(unknown, start, [{ do: 'choose-group', group: 11 }])).toEqual(untold);
  });

  test('what needs no draws is done', () => {
    const filled = executed(unknown, { kind: 'fill', choice: { helper: 'random' } }, [
      ticketOf('a', plain(1)),
    ]);
    expect(ticketBalls(filled.board.tickets[0] as Ticket)).toHaveLength(5);
    expect(after(unknown, start, [{ do: 'choose-group', group: 2 }]).board.ja).toBe(2);
    expect(read(after(unknown, start, press(7)).board)).toBe('1 7');
  });
});

describe('zones', () => {
  test('are those of the chosen previous plays; where there are none the page looks at none', () => {
    const choose = (...groups: number[]) =>
      after(
        fourDraws,
        boardOf(emptyTicket('a')),
        groups.map((group): BoardAct => ({ do: 'choose-group', group })),
      );
    // The panel of 7 is one row, which no draws fill more than chance does.
    expect(choose(11)).toMatchObject({ board: { ja: -1 }, said: { kind: 'no-zone' } });
    expect(choose(2, 11)).toMatchObject({ board: { ja: -1 }, said: { kind: 'no-zone' } });
  });

  test('on Powerball, a draw of five in the first row', () => {
    // 5 is above 3, and above what chance gives to the row: 5 x 7 / 69.
    const plays = { main: [1, 2, 3, 4, 5].map((ball) => ({ ball, count: 1 })), special: [] };
    const past = { ...powerball, draws: 1, groups: Array.from({ length: 10 }, () => plays) };
    const choose = (...groups: number[]) =>
      after(
        past,
        boardOf(emptyTicket('a')),
        groups.map((group): BoardAct => ({ do: 'choose-group', group })),
      ).board;
    expect(choose(0, 11)).toMatchObject({ ja: 11, zonesOf: 0 });
    expect(choose(11)).toMatchObject({ ja: 11, zonesOf: 9 });
    expect(choose(11, 11)).toMatchObject({ ja: -1 });
  });
});
