import type { DrawDate } from '../calendar/draw-date.ts';
import type { Matrix } from '../games/matrix.ts';
import { dateAt, type History } from '../history/history.ts';
import type { Scope } from '../history/scope.ts';
import type { RandomSource } from '../random/random-source.ts';
import { ballSlots } from '../statistics/counts.ts';
import { addDeviation, type Deviation, noDeviation } from './deviation.ts';
import type { PayTableAt } from './pay-table.ts';
import type { Method, Picker } from './picker.ts';
import type { Stretch } from './stretch.ts';

/** How the tickets of one method did. */
export interface Played {
  /** Of each stretch, how many tickets hit m main balls without (place 2m) and with the special one (2m + 1). */
  readonly hits: readonly (readonly number[])[];
  readonly main: Deviation;
  readonly special: Deviation;
}

export interface Replay {
  readonly stretches: readonly Stretch[];
  /** Draws that the method cannot play. */
  readonly leftOut: number;
  readonly helper: Played;
  readonly random: Played;
}

interface MutableStretch extends Stretch {
  draws: number;
  readonly helper: number[];
  readonly random: number[];
}

/**
 * Plays a scope draw by draw, so many tickets each by the method and as many at random. Before each draw the method is told of the draws of the
 * scope before it, and of nothing else.
 */
export function replay(
  { history, start, end }: Scope,
  method: Method,
  atRandom: Method,
  tickets: number,
  tableAt: PayTableAt,
  random: RandomSource,
): Replay {
  const stretches = stretchFinder(history, tableAt);
  const [helper, chance] = [table(tickets), table(tickets)];
  let leftOut = 0;
  for (let draw = start; draw < end; draw += 1) {
    const date = dateAt(history, draw);
    const stretch = stretches.at(draw, date);
    const context = { matrix: stretch.matrix, scope: { history, start, end: draw }, date };
    const [picker, randomPicker] = [method(context), atRandom(context)];
    if (picker === null || randomPicker === null) {
      leftOut += 1;
      continue;
    }
    stretch.draws += 1;
    const drawn = drawnAt(history, draw, stretch);
    helper.play(picker, drawn, stretch.helper, random);
    chance.play(randomPicker, drawn, stretch.random, random);
  }
  const played = stretches.all.filter(({ draws }) => draws > 0);
  return {
    stretches: played,
    leftOut,
    helper: { ...helper.deviations(), hits: played.map((stretch) => stretch.helper) },
    random: { ...chance.deviations(), hits: played.map((stretch) => stretch.random) },
  };
}

function stretchFinder(history: History, tableAt: PayTableAt) {
  const all: MutableStretch[] = [];
  let last: MutableStretch | undefined;
  return {
    all,
    at(draw: number, date: DrawDate): MutableStretch {
      const era = history.eras[history.eraIndexes[draw] ?? 0];
      if (era === undefined) throw new RangeError('The eras do not cover the history');
      const { matrix } = era;
      const table = tableAt(date);
      const hasSpecial = (history.specials[draw] ?? 0) > 0;
      const isSame = (one: MutableStretch) =>
        one.matrix === matrix && one.table === table && one.hasSpecial === hasSpecial;
      if (last && isSame(last)) return last;
      last = all.find(isSame);
      if (last) return last;
      const none = () => new Array<number>(2 * (matrix.balls + 1)).fill(0);
      last = { matrix, hasSpecial, table, draws: 0, helper: none(), random: none() };
      all.push(last);
      return last;
    },
  };
}

interface DrawnBalls {
  readonly matrix: Matrix;
  /** 1 at each main ball that was drawn. */
  readonly isMain: Uint8Array;
  /** 0 without a special ball on file. */
  readonly special: number;
}

function drawnAt(history: History, draw: number, { matrix, hasSpecial }: Stretch): DrawnBalls {
  const isMain = new Uint8Array(ballSlots);
  const { balls, width } = history;
  for (let at = draw * width; at < draw * width + matrix.balls; at += 1) isMain[balls[at] ?? 0] = 1;
  const counts = hasSpecial && matrix.special.kind !== 'none';
  return { matrix, isMain, special: counts ? (history.specials[draw] ?? 0) : 0 };
}

/** A table at which one method plays: what its tickets hit, and how far they are from what chance gives. */
function table(tickets: number) {
  const mainUse = new Uint32Array(ballSlots);
  const specialUse = new Uint32Array(ballSlots);
  const [main, special] = [noDeviation(), noDeviation()];
  return {
    play(picker: Picker, drawn: DrawnBalls, hits: number[], random: RandomSource): void {
      mainUse.fill(0);
      specialUse.fill(0);
      const isOwnDrum = drawn.matrix.special.kind === 'own-drum';
      for (let ticket = 0; ticket < tickets; ticket += 1) {
        const play = picker(random);
        let place = 0;
        let hasSpecial = isOwnDrum && play.special === drawn.special;
        for (const ball of play.balls) {
          place += 2 * (drawn.isMain[ball] ?? 0);
          if (ball === drawn.special && !isOwnDrum) hasSpecial = true;
          mainUse[ball] = (mainUse[ball] ?? 0) + 1;
        }
        if (hasSpecial) place += 1;
        if (play.special !== null) specialUse[play.special] = (specialUse[play.special] ?? 0) + 1;
        hits[place] = (hits[place] ?? 0) + 1;
      }
      addToMain(main, drawn, mainUse, tickets);
      if (drawn.special > 0) addToSpecial(special, drawn, isOwnDrum ? specialUse : mainUse, tickets);
    },
    deviations: () => ({ main, special }),
  };
}

function addToMain(deviation: Deviation, { matrix, isMain }: DrawnBalls, use: Uint32Array, tickets: number) {
  const { balls, size } = matrix;
  const uses: number[] = [];
  let hits = 0;
  for (let ball = 1; ball <= size; ball += 1) {
    const used = use[ball] ?? 0;
    uses.push(used);
    if (isMain[ball] === 1) hits += used;
  }
  addDeviation(deviation, { uses, drawn: balls, hits, tickets });
}

/** The special ball is one of its own drum, or one of the main balls that are left. */
function addToSpecial(
  deviation: Deviation,
  { matrix, isMain, special }: DrawnBalls,
  use: Uint32Array,
  tickets: number,
) {
  const size = matrix.special.kind === 'own-drum' ? matrix.special.size : matrix.size;
  const isLeft = (ball: number) => matrix.special.kind === 'own-drum' || isMain[ball] === 0;
  const uses: number[] = [];
  for (let ball = 1; ball <= size; ball += 1) if (isLeft(ball)) uses.push(use[ball] ?? 0);
  addDeviation(deviation, { uses, drawn: 1, hits: use[special] ?? 0, tickets });
}
