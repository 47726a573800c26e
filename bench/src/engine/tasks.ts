import { buildHistory } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { seededRandom } from '@bolillero/domain/random/random-source';
import type { MeasuredHistory } from './histories.ts';
import {
  indexesOf,
  ourBacktest,
  ourFrequency,
  ourPairs,
  ourPreviousPlays,
  ourSharedPairs,
  ourTrios,
} from './ours.ts';
import { plainFrequency, plainPairs, plainPreviousPlays, plainSharedPairs, plainTrios } from './plain.ts';
import { plainBacktest } from './plain-backtest.ts';
import { numberedPairs, numberedSharedPairs, numberedTrios } from './plain-numbers.ts';

/** One question and who answers it how. The answers are compared whole before any time counts. */
export interface Task {
  readonly title: string;
  /** What the Python script calls it. */
  readonly python: string;
  /** What the whole answer is called there, where what is timed is only its beginning. */
  readonly pythonWhole?: string;
  readonly ours: Answering;
  readonly plain: Answering;
  readonly numbered?: Answering;
}

interface Answering {
  /** What is timed. */
  readonly answer: () => unknown;
  /** What is compared. */
  readonly whole: () => unknown;
}

const shown = 10;
const all = Number.MAX_SAFE_INTEGER;

const played = { draws: 100, tickets: 1_000 };

/** For a history of one era whose special ball has a drum of its own: plain versions know no other kind. */
export function backtestTask({
  eras,
  draws,
  matrix,
}: Pick<MeasuredHistory, 'eras' | 'draws' | 'matrix'>): Task {
  const first = draws.slice(0, played.draws);
  const scope = wholeScope(buildHistory(eras, first));
  const source = () => seededRandom('bench');
  return {
    title: `backtest of ${played.tickets} tickets at each of ${first.length} draws, with a hot ball and at random`,
    python: 'backtest',
    ours: same(() => ourBacktest(scope, played.tickets, source())),
    plain: same(() => plainBacktest(matrix, first, played.tickets, source())),
  };
}

export function tasksOf({ eras, draws }: Pick<MeasuredHistory, 'eras' | 'draws'>): Task[] {
  const scope = wholeScope(buildHistory(eras, draws));
  return [
    {
      title: 'frequency',
      python: 'frequency',
      ours: same(() => ourFrequency(scope)),
      plain: same(() => plainFrequency(draws)),
    },
    {
      title: 'pairs',
      python: 'pairs',
      pythonWhole: 'all pairs',
      ours: upTo((limit) => ourPairs(scope, limit)),
      plain: upTo((limit) => plainPairs(draws, limit)),
      numbered: upTo((limit) => numberedPairs(draws, limit)),
    },
    {
      title: 'trios',
      python: 'trios',
      pythonWhole: 'all trios',
      ours: upTo((limit) => ourTrios(scope, limit)),
      plain: upTo((limit) => plainTrios(draws, limit)),
      numbered: upTo((limit) => numberedTrios(draws, limit)),
    },
    {
      title: 'constellations of all with all (4 or more shared)',
      python: 'shared',
      ours: { answer: () => ourSharedPairs(scope), whole: () => inOrder(indexesOf(ourSharedPairs(scope))) },
      plain: { answer: () => plainSharedPairs(draws), whole: () => inOrder(plainSharedPairs(draws)) },
      numbered: {
        answer: () => numberedSharedPairs(draws),
        whole: () => inOrder(numberedSharedPairs(draws)),
      },
    },
    {
      title: 'JA10 of every draw',
      python: 'previous',
      pythonWhole: 'all previous',
      ours: ofEveryDraw(draws.length, (index) => ourPreviousPlays(scope, index, 10)),
      plain: ofEveryDraw(draws.length, (index) => plainPreviousPlays(draws, index, 10)),
    },
  ];
}

function same(answer: () => unknown): Answering {
  return { answer, whole: answer };
}

function upTo(list: (limit: number) => unknown): Answering {
  return { answer: () => list(shown), whole: () => list(all) };
}

function inOrder(pairs: readonly [number, number][]): [number, number][] {
  return pairs.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Every draw's list is made, and looked at only so far that none can be left out; each fiftieth is compared whole. */
function ofEveryDraw(count: number, listOf: (index: number) => [number, number][]): Answering {
  return {
    answer: () => {
      let total = 0;
      for (let index = 1; index < count; index += 1) {
        const list = listOf(index);
        total += list.length + (list[0]?.[0] ?? 0);
      }
      return total;
    },
    whole: () => Array.from({ length: Math.ceil(count / 50) }, (_, place) => listOf(place * 50)),
  };
}
