import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import type { Forecast } from '../forecasts/choice.ts';
import { type KnownPast, unknownPast } from '../forecasts/known-past.ts';
import type { Matrix } from '../games/matrix.ts';
import type { PlaysOf } from '../statistics/previous-plays.ts';
import { emptyTicket, type Ticket } from '../tickets/ticket.ts';
import { actedAsOwed, everyBoard } from './as-slow.testing.ts';
import { type Board, type BoardAct, type BoardTool, untouchedPage } from './board.ts';

const matrix: Matrix = { balls: 2, size: 4, special: { kind: 'own-drum', size: 2 } };

const plays = (main: readonly [number, number][], special: readonly [number, number][]): PlaysOf => ({
  main: main.map(([ball, count]) => ({ ball, count })),
  special: special.map(([ball, count]) => ({ ball, count })),
});

/** Two draws: {2, 3} + 1, then {1, 3} + 2. */
const newest: PlaysOf = plays(
  [
    [1, 1],
    [3, 1],
  ],
  [[2, 1]],
);
const both: PlaysOf = plays(
  [
    [3, 2],
    [1, 1],
    [2, 1],
  ],
  [
    [1, 1],
    [2, 1],
  ],
);
const past: KnownPast = {
  matrix,
  date: drawDate('2026-11-21'),
  draws: 2,
  groups: Array.from({ length: 10 }, (_, group) => (group === 0 ? newest : both)),
  chosen: null,
  hot: [3],
  cold: [4],
  pairs: [[1, 3]],
};

const ja1 = { kind: 'previous', draws: 1 } as const;
const ja2 = { kind: 'previous', draws: 2 } as const;
const birth = drawDate('1990-05-12');
const fill = (choice: Forecast): BoardTool => ({ kind: 'fill', choice });

const tools: BoardTool[] = [
  fill({ helper: 'random' }),
  fill({ helper: 'jas', source: ja1, inside: 1 }),
  fill({ helper: 'bot', source: ja1, bot: 2 }),
  fill({ helper: 'bot', source: ja1, bot: 6 }),
  fill({ helper: 'bot', source: ja1, bot: 7 }),
  fill({ helper: 'most-likely', source: ja2, count: 1, special: true }),
  fill({ helper: 'most-likely', source: null, count: 1, special: false }),
  fill({ helper: 'numerology', birth }),
  fill({ helper: 'percentage', option: 1 }),
  fill({ helper: 'hot' }),
  fill({ helper: 'pair' }),
  { kind: 'clear' },
  { kind: 'delete' },
];

const refused: BoardTool[] = [
  fill({ helper: 'jas', source: null, inside: 1 }),
  fill({ helper: 'jas', source: ja1, inside: 3 }),
  fill({ helper: 'bot', source: ja1, bot: 3 }),
  fill({ helper: 'most-likely', source: null, count: 1, special: true }),
  fill({ helper: 'percentage', option: 4 }),
];

const contents: Omit<Ticket, 'id'>[] = [
  emptyTicket(''),
  { balls: [{ ball: 4, category: 'cold' }], special: null, withMultiplier: true, group: 3 },
  {
    balls: [
      { ball: 3, category: 'pair', partner: 1 },
      { ball: 1, category: 'pair', partner: 3 },
    ],
    special: 2,
    withMultiplier: false,
    group: null,
  },
];

/** Every two tickets: empty, partial, full. */
const boards: Board[] = contents.flatMap((a) =>
  contents.map((b) => ({
    ...untouchedPage,
    tickets: [
      { ...a, id: 'a' },
      { ...b, id: 'b' },
    ],
  })),
);

const marking: BoardAct[] = [
  ...['a', 'b', 'gone'].map((ticket): BoardAct => ({ do: 'mark', ticket })),
  ...(['all', 'empty', 'none'] as const).map((which): BoardAct => ({ do: 'mark-all', which })),
  { do: 'execute' },
  { do: 'cancel' },
  { do: 'past-changed' },
  // another helper instead, and one that is refused
  { do: 'begin', tool: { kind: 'clear' }, from: 'b' },
  ...refused.map((tool): BoardAct => ({ do: 'begin', tool, from: 'b' })),
];

const picking: BoardAct[] = [
  { do: 'press', ticket: 'a', ball: 4 },
  { do: 'press-special', ticket: 'a', special: 2 },
  { do: 'multiplier', ticket: 'a' },
  { do: 'add-marked', ticket: 'a', kind: 'hot' },
  { do: 'confirm' },
  { do: 'keep' },
  { do: 'take-suggestion', partner: 1 },
  { do: 'close-suggestion' },
  { do: 'add-ticket' },
  { do: 'clear', ticket: 'a' },
  { do: 'remove', ticket: 'a' },
  { do: 'choose-group', group: 3 },
  { do: 'choose-own-group', ticket: 'a', group: 3 },
];

const around = { past, newId: () => 'new', mostTickets: 200 };

/** Of the six functions of the selection mode, the one that a tool is (section 4 of the customers' specification). */
function functionOf(tool: BoardTool): 0 | 1 | 2 | 3 | 4 | 5 {
  if (tool.kind === 'clear') return 4;
  if (tool.kind === 'delete') return 5;
  switch (tool.choice.helper) {
    case 'most-likely':
      return 1;
    case 'numerology':
      return 2;
    case 'percentage':
      return 3;
    default:
      return 0;
  }
}

test('the tools are the six functions', () => {
  expect(new Set(tools.map(functionOf))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

describe.each(tools.map((tool) => ({ name: JSON.stringify(tool), tool })))(
  'two tickets, $name',
  ({ tool }) => {
    test('every selection of them, with every act', () => {
      for (const board of boards) {
        const begun = ['a', null].flatMap((from) => actedAsOwed(board, { do: 'begin', tool, from }, around));
        const isStill = ({ selection }: Board) => selection?.tool === tool;
        expect(begun.every(isStill)).toBe(true);
        expect(everyBoard(begun, [...marking, ...picking], around, isStill)).toHaveLength(4);
      }
    });
  },
);

test.each(refused.map((tool) => ({ name: JSON.stringify(tool), tool })))(
  '$name begins nothing',
  ({ tool }) => {
    for (const board of boards) {
      const [after] = actedAsOwed(board, { do: 'begin', tool, from: 'a' }, around);
      expect(after?.selection).toBeNull();
    }
  },
);

test('while the draws before are not read yet, only what needs none of them begins', () => {
  const unread = { ...around, past: unknownPast(past) };
  const begun = tools.filter((tool) =>
    boards.every((board) => {
      const [after] = actedAsOwed(board, { do: 'begin', tool, from: 'a' }, unread);
      return after?.selection?.tool === tool;
    }),
  );
  const names = begun.map((tool) => (tool.kind === 'fill' ? tool.choice.helper : tool.kind));
  expect(names).toEqual(['random', 'most-likely', 'numerology', 'clear', 'delete']);
});
