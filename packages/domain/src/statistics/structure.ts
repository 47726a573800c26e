import { drawCount, erasIn, type Scope } from '../history/scope.ts';
import { drawKind, repeatsOf } from './draw-kind.ts';
import { deviationsFor95, type Expected } from './expected.ts';
import {
  amongMarked,
  type Chances,
  consecutiveChances,
  lowChances,
  oddChances,
  spanChances,
  sumChances,
  tenOf,
} from './structure-chances.ts';

/** How often a value came, beside what chance gives. */
export interface StructureCount extends Expected {
  readonly value: number;
  readonly count: number;
}

/** What kind the draws of a scope were (Rulebook 4, structure). Each list has every value that can be, ascending. */
export interface Structure {
  /** Odd balls, and low ones: up to half of the drum. */
  readonly odd: readonly StructureCount[];
  readonly low: readonly StructureCount[];
  /** Neighbours (x, x + 1) that both came. */
  readonly consecutive: readonly StructureCount[];
  /** Balls shared with the draw before in the series; its first draw has none to compare. */
  readonly repeats: readonly StructureCount[];
  /** Of all balls, in tens: the value is the first of its ten. */
  readonly sum: readonly StructureCount[];
  /** Largest less smallest ball. */
  readonly span: readonly StructureCount[];
  /** The same by fours from the least that can be: the value is the first of its four. Intervals of values do not add up to that of a four. */
  readonly spanByFour: readonly StructureCount[];
}

/** Counts of values, with what is expected of each and how far that varies. */
class Tally {
  readonly #counts = new Map<number, number>();
  readonly #expected = new Map<number, number>();
  readonly #variance = new Map<number, number>();

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  expect(draws: number, chances: Chances): void {
    for (const [value, chance] of chances) {
      this.#expected.set(value, (this.#expected.get(value) ?? 0) + draws * chance);
      this.#variance.set(value, (this.#variance.get(value) ?? 0) + draws * chance * (1 - chance));
    }
  }

  list(): StructureCount[] {
    return [...this.#expected.keys()]
      .sort((a, b) => a - b)
      .map((value) => {
        const expected = this.#expected.get(value) ?? 0;
        // of what is certain the chances add up to 1, or to the next number above it
        const reach = deviationsFor95 * Math.sqrt(Math.max(0, this.#variance.get(value) ?? 0));
        return {
          value,
          count: this.#counts.get(value) ?? 0,
          expected,
          low: Math.max(0, expected - reach),
          high: expected + reach,
        };
      });
  }
}

/**
 * What kind the draws of a scope were, beside what chance gives, each draw with its own era. No kind is likelier in the next draw than its
 * share: of the combinations of a kind each has the chance of any other.
 */
export function structure(scope: Scope): Structure {
  const tallies = {
    odd: new Tally(),
    low: new Tally(),
    consecutive: new Tally(),
    repeats: new Tally(),
    sum: new Tally(),
    span: new Tally(),
    spanByFour: new Tally(),
  };
  const leastSpan = Math.min(...erasIn(scope).map(({ era }) => era.matrix.balls)) - 1;
  const fourOf = (span: number) => span - ((span - leastSpan) % 4);
  for (const { era, scope: part } of erasIn(scope)) {
    const { matrix } = era;
    const draws = drawCount(part);
    tallies.odd.expect(draws, oddChances(matrix));
    tallies.low.expect(draws, lowChances(matrix));
    tallies.consecutive.expect(draws, consecutiveChances(matrix));
    tallies.sum.expect(draws, sumChances(matrix));
    tallies.span.expect(draws, spanChances(matrix));
    tallies.spanByFour.expect(draws, joined(spanChances(matrix), fourOf));
    // draws by how many balls of the draw before are in their drum
    const compared = new Map<number, number>();
    for (let draw = part.start; draw < part.end; draw += 1) {
      const balls = ballsOf(scope, draw);
      const before = draw === 0 ? null : ballsOf(scope, draw - 1).filter((ball) => ball <= matrix.size);
      const { odd, low, consecutive, sum, span } = drawKind(matrix.size, balls);
      tallies.odd.add(odd);
      tallies.low.add(low);
      tallies.consecutive.add(consecutive);
      tallies.sum.add(tenOf(sum));
      tallies.span.add(span);
      tallies.spanByFour.add(fourOf(span));
      if (before === null) continue;
      tallies.repeats.add(repeatsOf(balls, before));
      compared.set(before.length, (compared.get(before.length) ?? 0) + 1);
    }
    for (const [marked, count] of compared) {
      tallies.repeats.expect(count, amongMarked(matrix.balls, matrix.size, marked));
    }
  }
  const { odd, low, consecutive, repeats, sum, span, spanByFour } = tallies;
  return {
    odd: odd.list(),
    low: low.list(),
    consecutive: consecutive.list(),
    repeats: repeats.list(),
    sum: sum.list(),
    span: span.list(),
    spanByFour: spanByFour.list(),
  };
}

/** Values that are counted together. */
function joined(chances: Chances, of: (value: number) => number): Chances {
  const groups = new Map<number, number>();
  for (const [value, chance] of chances) groups.set(of(value), (groups.get(of(value)) ?? 0) + chance);
  return groups;
}

/** Main balls of a draw, ascending. */
function ballsOf({ history: { balls, width } }: Scope, draw: number): number[] {
  return [...balls.subarray(draw * width, (draw + 1) * width)].filter((ball) => ball !== 0);
}
