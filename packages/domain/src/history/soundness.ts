import type { DrawDate } from '../calendar/draw-date.ts';
import { drawDatesBetween, lastHeldDate, type Schedule } from '../calendar/schedule.ts';
import {
  type DrawFault,
  type DrawRules,
  type DrawWarning,
  drawWarnings,
  type TypedDraw,
  validateDraw,
} from '../draws/draw.ts';
import { eraAt } from '../games/era.ts';
import { combinations } from '../games/odds.ts';
import type { DrawNumbers } from '../imports/plan-import.ts';

/** A draw as it stands on file: it was checked when it came, and eras, days and exceptions may have changed since. */
export interface FiledDraw extends TypedDraw {
  readonly date: DrawDate;
  /** Made up for a demonstration: nothing was ever drawn so. */
  readonly generated: boolean;
}

/** A draw on file of which a source says other numbers. */
export interface Disagreement {
  readonly source: string;
  readonly date: DrawDate;
  readonly theirs: DrawNumbers;
  readonly ours: DrawNumbers;
}

/** Draws that the calendar expects one after the other, none of them on file. */
export interface Gap {
  readonly from: DrawDate;
  readonly to: DrawDate;
  /** How many draws. */
  readonly draws: number;
}

/** A main combination that came more than once. */
export interface RepeatedCombination {
  /** Ascending. */
  readonly balls: readonly number[];
  /** Oldest first, each with its special ball. */
  readonly draws: readonly { readonly date: DrawDate; readonly special: number | null }[];
  /** Whether it came in two draws that follow each other on file: rather typed twice than drawn twice. */
  readonly inNeighbours: boolean;
}

/** How sound a history is, in one word. */
export const soundnessVerdicts = [
  'empty',
  'generated',
  'doubtful',
  'with-gaps',
  'sound-but',
  'sound',
] as const;
export type SoundnessVerdict = (typeof soundnessVerdicts)[number];

/** What a verdict is about, what weighs most first. */
export const soundnessReasons = [
  'out-of-era',
  'equal-neighbours',
  'disagreements',
  'missing',
  'off-calendar',
] as const;
export type SoundnessReason = (typeof soundnessReasons)[number];

/** The part of a history that statistics count: from their opening date on. */
export interface CountedPart {
  readonly from: DrawDate;
  readonly draws: number;
  readonly expected: number;
  readonly missing: number;
}

export interface Soundness {
  readonly verdict: SoundnessVerdict;
  readonly reasons: readonly SoundnessReason[];
  readonly draws: number;
  /** How many of them were made up. */
  readonly generated: number;
  /** Of the first and the last draw on file; null without any. */
  readonly from: DrawDate | null;
  readonly to: DrawDate | null;
  /** Up to here the calendar expects draws on file. */
  readonly checkedTo: DrawDate;
  /** Draws that the calendar expects from the first one on file to `checkedTo`. */
  readonly expected: number;
  /** How many of those are not on file, and in which stretches; oldest first. */
  readonly missing: number;
  readonly gaps: readonly Gap[];
  readonly offCalendar: readonly { readonly date: DrawDate; readonly warning: DrawWarning }[];
  readonly outOfEra: readonly { readonly draw: FiledDraw; readonly faults: readonly DrawFault[] }[];
  readonly repeated: readonly RepeatedCombination[];
  /** How many pairs of draws have the same main balls, and how many chance alone gives. */
  readonly equalPairs: number;
  readonly expectedPairs: number;
  readonly disagreements: readonly Disagreement[];
  readonly counted: CountedPart;
}

/** Of which lottery and series a history is, and what it is held against. */
export interface HeldAgainst {
  readonly rules: DrawRules;
  readonly schedule: Schedule;
  /** Statistics start here. */
  readonly openingDate: DrawDate;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  readonly disagreements: readonly Disagreement[];
}

/** A result may take a day to be published and entered: until then its draw is not missing. */
const dayInMs = 86_400_000;

/** The date up to which a history is expected to be complete at an instant. */
export function completeUntil(schedule: Schedule, now: number): DrawDate {
  return lastHeldDate(schedule, now - dayInMs);
}

/** From this part of the expected draws on, what is missing makes a history one with gaps: 1 in 100. */
const gapsFrom = 0.01;

/**
 * How sound the history of a series is, since every statistic stands on it. The draws are those that are shown, in order of
 * their dates, one a date. The rule of the verdict: without draws it is empty; with any that was made up, generated; with a draw
 * that does not fit the era of its date, two equal neighbours, or a source that says otherwise, doubtful; with 1 in 100 of
 * the expected draws or more missing, one with gaps; with fewer missing or a draw off the calendar, sound but for those; else sound.
 * Combinations that came before are told and weigh nothing: chance gives them.
 */
export function soundnessOf(draws: readonly FiledDraw[], against: HeldAgainst): Soundness {
  const { rules, schedule, openingDate, disagreements } = against;
  const checkedTo = completeUntil(schedule, against.now);
  const from = draws[0]?.date ?? null;
  const expectedDates = from === null ? [] : drawDatesBetween(schedule, from, checkedTo);
  const onFile = new Set(draws.map(({ date }) => date));
  const isMissing = (date: DrawDate) => !onFile.has(date);
  const repeated = repeatedCombinations(draws);
  const isCounted = (date: DrawDate) => date >= openingDate;
  const facts = {
    draws: draws.length,
    generated: draws.filter(({ generated }) => generated).length,
    from,
    to: draws.at(-1)?.date ?? null,
    checkedTo,
    expected: expectedDates.length,
    missing: expectedDates.filter(isMissing).length,
    gaps: gapsAmong(expectedDates, draws),
    offCalendar: draws.flatMap(({ date }) =>
      drawWarnings(schedule, { date }).map((warning) => ({ date, warning })),
    ),
    outOfEra: draws.flatMap((draw) => {
      const checked = validateDraw(rules, draw);
      return checked.ok ? [] : [{ draw, faults: checked.error }];
    }),
    repeated,
    equalPairs: repeated.reduce((sum, one) => sum + pairsAmong(one.draws.length), 0),
    expectedPairs: expectedEqualPairs(draws, rules),
    disagreements,
    counted: {
      from: openingDate,
      draws: draws.filter(({ date }) => isCounted(date)).length,
      expected: expectedDates.filter(isCounted).length,
      missing: expectedDates.filter((date) => isCounted(date) && isMissing(date)).length,
    },
  };
  const reasons = reasonsOf(facts);
  return { verdict: verdictOf(facts, reasons), reasons, ...facts };
}

type Facts = Omit<Soundness, 'verdict' | 'reasons'>;

function reasonsOf(facts: Facts): SoundnessReason[] {
  const holds: Readonly<Record<SoundnessReason, boolean>> = {
    'out-of-era': facts.outOfEra.length > 0,
    'equal-neighbours': facts.repeated.some(({ inNeighbours }) => inNeighbours),
    disagreements: facts.disagreements.length > 0,
    missing: facts.missing > 0,
    'off-calendar': facts.offCalendar.length > 0,
  };
  return soundnessReasons.filter((reason) => holds[reason]);
}

const doubtfulReasons: readonly SoundnessReason[] = ['out-of-era', 'equal-neighbours', 'disagreements'];

function verdictOf(facts: Facts, reasons: readonly SoundnessReason[]): SoundnessVerdict {
  if (facts.draws === 0) return 'empty';
  if (facts.generated > 0) return 'generated';
  if (reasons.some((reason) => doubtfulReasons.includes(reason))) return 'doubtful';
  if (facts.missing > 0 && facts.missing >= gapsFrom * facts.expected) return 'with-gaps';
  return reasons.length > 0 ? 'sound-but' : 'sound';
}

/** The expected dates that are not on file, those together between which nothing is. */
function gapsAmong(expected: readonly DrawDate[], draws: readonly FiledDraw[]): Gap[] {
  const gaps: Gap[] = [];
  let at = 0;
  let open = false;
  for (const date of expected) {
    for (let draw = draws[at]; draw !== undefined && draw.date < date; draw = draws[at]) {
      open = false;
      at += 1;
    }
    if (draws[at]?.date === date) continue;
    const last = gaps.at(-1);
    if (open && last !== undefined) gaps[gaps.length - 1] = { ...last, to: date, draws: last.draws + 1 };
    else gaps.push({ from: date, to: date, draws: 1 });
    open = true;
  }
  return gaps;
}

function repeatedCombinations(draws: readonly FiledDraw[]): RepeatedCombination[] {
  const places = new Map<string, number[]>();
  for (const [index, { balls }] of draws.entries()) {
    const key = balls.toSorted((a, b) => a - b).join('-');
    const others = places.get(key);
    if (others === undefined) places.set(key, [index]);
    else others.push(index);
  }
  return [...places.values()].flatMap((indexes) => {
    const same = indexes.flatMap((index) => draws[index] ?? []);
    const [first, second] = same;
    if (first === undefined || second === undefined) return [];
    return {
      balls: first.balls.toSorted((a, b) => a - b),
      draws: same.map(({ date, special }) => ({ date, special })),
      inNeighbours: indexes.some((index, at) => at > 0 && index === (indexes[at - 1] ?? 0) + 1),
    };
  });
}

const pairsAmong = (count: number) => (count * (count - 1)) / 2;

/**
 * How many pairs of a history's draws chance alone makes equal in their main balls: the sum over all pairs of 1 / C(N, k), N
 * being the larger of the two drums, since what comes of the smaller one is a combination of the larger one too; draws of
 * another number of balls are never equal.
 */
function expectedEqualPairs(draws: readonly FiledDraw[], { eras }: DrawRules): number {
  const counts = eras.map((era) => ({ ...era.matrix, draws: 0 }));
  for (const { date } of draws) {
    const era = eraAt(eras, date);
    const count = era === null ? undefined : counts[eras.indexOf(era)];
    if (count !== undefined) count.draws += 1;
  }
  let sum = 0;
  for (const [at, one] of counts.entries()) {
    for (const other of counts.slice(at)) {
      if (one.balls !== other.balls) continue;
      const pairs = one === other ? pairsAmong(one.draws) : one.draws * other.draws;
      sum += pairs / Number(combinations(Math.max(one.size, other.size), one.balls));
    }
  }
  return sum;
}
