import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { eraAt } from '../games/era.ts';
import { anyMatrix, drawnOf, levelsOf, lotteryNamed, numbersOf } from '../games/games.testing.ts';
import { templateAt } from '../games/lottery-definition.ts';
import { multiplierModes, multiplierOf } from '../games/multiplier.ts';
import type { SeriesName } from '../games/series.ts';
import { cents } from '../money/cents.ts';
import { type AmountSource, explainPrize, type PrizeExplanation, prizeRules } from './explanation.ts';
import { formatLevel } from './level.ts';
import { levelWon, matchPlay, satisfies } from './matching.ts';
import { multiplierOfPlay, prizeFor } from './prize.ts';
import { fillPlayPrizes, type PrizeLevel } from './prize-table.ts';

interface Draw {
  readonly lottery: string;
  readonly series?: SeriesName;
  readonly date: string;
  readonly balls: readonly number[];
  readonly special?: number;
  readonly multiplier?: number;
  readonly jackpot?: number;
  readonly winners?: number | null;
  readonly ours?: number;
  readonly prizes?: Readonly<Record<number, number>>;
}

interface PlayOf {
  readonly balls: readonly number[];
  readonly special?: number;
  readonly bought?: boolean;
  readonly printed?: number;
}

/** Explains a play in a draw of one of the four lotteries, whose table is the published one. */
function explained(draw: Draw, play: PlayOf): PrizeExplanation {
  const { lottery: name, series = 'traditional', multiplier, jackpot = 0, winners = 1, ours = 0 } = draw;
  const lottery = lotteryNamed(name);
  const date = drawDate(draw.date);
  const era = eraAt(lottery.eras, date);
  const template = templateAt(lottery.prizeTemplates, series, date);
  if (era === null || !template) throw new Error(`no rules of ${name} on ${date}`);
  const entered = template.levels.map((level) => ({
    ...level,
    lotteryPrize: cents(draw.prizes?.[level.position] ?? level.lotteryPrize),
    lotteryWinners: level.position === 1 ? winners : level.lotteryWinners,
  }));
  return explainPrize({
    era,
    levels: fillPlayPrizes(entered, multiplier ?? 1),
    drawn: { balls: draw.balls, special: draw.special ?? null },
    jackpot: cents(jackpot),
    mode: multiplierOf(lottery, series, date).mode,
    drawnMultiplier: multiplier ?? null,
    ourJackpotWinners: ours,
    play: {
      balls: play.balls,
      special: play.special ?? null,
      bought: play.bought ?? false,
      printed: play.printed ?? null,
    },
  });
}

/** The levels that a play looked at in vain, with what it lacked: '5 + 1: 2 and the special'. */
function missed({ levels, won }: PrizeExplanation): string[] {
  return levels
    .filter(({ level }) => won === null || level.position < won.position)
    .map(({ level, lacks }) => {
      const parts = [...(lacks.main > 0 ? [`${lacks.main}`] : []), ...(lacks.special ? ['the special'] : [])];
      return `${formatLevel(level.rule)}: ${parts.join(' and ')}`;
    });
}

describe('Powerball', () => {
  const draw: Draw = {
    lottery: 'power_balls',
    date: '2026-11-21',
    balls: [10, 24, 27, 35, 53],
    special: 18,
    multiplier: 3,
    jackpot: 50_000_000_00,
  };

  test('three balls without the multiplier: the level of the lowest position, and why not a better one', () => {
    const why = explained(draw, { balls: [10, 24, 27, 1, 2], special: 5 });
    expect(why.match).toEqual({ balls: [10, 24, 27], special: false });
    expect(missed(why)).toEqual([
      '5 + 1: 2 and the special',
      '5: 2',
      '4 + 1: 1 and the special',
      '4: 1',
      '3 + 1: the special',
    ]);
    expect(why.won && formatLevel(why.won.rule)).toBe('3');
    expect(why.source).toEqual({ how: 'once', amount: 7_00 });
    expect(why.prize).toEqual({ kind: 'money', amount: 7_00 });
    expect(why.rules).toEqual({ version: 1, from: '1988-05-07' });
    expect(why.era).toMatchObject({ from: '2015-10-07', matrix: { balls: 5, size: 69 } });
  });

  test('the same with POWER PLAY 3x is the base times 3', () => {
    const why = explained(draw, { balls: [10, 24, 27, 1, 2], special: 5, bought: true });
    expect(why.factor).toBe(3);
    expect(why.source).toEqual({ how: 'multiplied', base: 7_00, factor: 3, amount: 21_00 });
  });

  test('match 5 with POWER PLAY pays its fixed play prize', () => {
    const why = explained(draw, { balls: [10, 24, 27, 35, 53], special: 5, bought: true });
    expect(why.source).toEqual({ how: 'play-prize', base: 1_000_000_00, amount: 2_000_000_00 });
  });

  test('a multiplier that was bought and that nobody has entered counts once', () => {
    const { multiplier: _, ...unsaid } = draw;
    const why = explained(unsaid, { balls: [10, 24, 27, 1, 2], special: 5, bought: true });
    expect(why.factor).toBeNull();
    expect(why.source).toEqual({ how: 'play-prize', base: 7_00, amount: 7_00 });
  });

  const all = { balls: [10, 24, 27, 35, 53], special: 18, bought: true };
  test('the jackpot is divided to the cent, the house keeps the rest, and no multiplier touches it', () => {
    const why = explained({ ...draw, jackpot: 100_00, winners: 2, ours: 3 }, all);
    expect(missed(why)).toEqual([]);
    expect(why.source).toEqual({
      how: 'jackpot-divided',
      base: 100_00,
      among: 3,
      counted: 2,
      ours: 3,
      amount: 33_33,
      remainder: 1,
    });
    expect(why.prize).toEqual({ kind: 'money', amount: 33_33, remainder: 1 });
  });

  test.for([
    ['its amount', { jackpot: 0 }, 'jackpot'],
    ['how many won it', { winners: null }, 'jackpot-winners'],
  ] as const)('a jackpot is not known until %s is', ([, change, lacks]) => {
    expect(explained({ ...draw, ...change }, all).source).toEqual({ how: 'unknown', lacks });
  });

  test('Double Play pays its first level as given, and is never multiplied', () => {
    const double: Draw = { ...draw, series: 'laggards' };
    expect(explained(double, all).source).toEqual({ how: 'jackpot-given', amount: 10_000_000_00 });
    const special = explained(double, { balls: [1, 2, 3, 4, 5], special: 18, bought: true });
    expect(special.source).toEqual({ how: 'once', amount: 7_00 });
    expect(special.multiplier).toEqual({ mode: 'none' });
  });

  test('nothing won: of the levels that lack least, the last', () => {
    const why = explained(draw, { balls: [10, 24, 1, 2, 3], special: 5, bought: true });
    expect(why).toMatchObject({ won: null, source: null, prize: null });
    expect(why.nearest && formatLevel(why.nearest.level.rule)).toBe('0 + 1');
    expect(why.nearest?.lacks).toEqual({ main: 0, special: true });
    expect(missed(why)).toHaveLength(9);
  });
});

describe('Mega Millions', () => {
  const draw: Draw = { lottery: 'mega_millions', date: '2026-11-20', balls: [1, 2, 3, 4, 5], special: 9 };
  const play = { balls: [60, 61, 62, 63, 64], special: 9 };

  test('the base is multiplied by what is printed on the ticket', () => {
    const why = explained(draw, { ...play, printed: 10 });
    expect(why.source).toEqual({ how: 'multiplied', base: 5_00, factor: 10, amount: 50_00 });
  });

  test('without what is printed nobody knows the prize', () => {
    expect(explained(draw, play).source).toEqual({ how: 'unknown', lacks: 'printed-multiplier' });
  });

  test('before 2025-04-08 MEGAPLIER was drawn for all, and the Mega Ball one of 25', () => {
    const old = { ...draw, date: '2025-04-04', multiplier: 4 };
    const why = explained(old, { ...play, bought: true });
    expect(why.source).toEqual({ how: 'multiplied', base: 2_00, factor: 4, amount: 8_00 });
    expect(why.era).toMatchObject({ from: '2017-10-31', matrix: { special: { size: 25 } } });
  });
});

describe('Florida Lotto', () => {
  const draw: Draw = { lottery: 'florida', date: '2026-11-21', balls: [1, 2, 3, 4, 5, 6] };

  test('two balls pay a free play, whatever is printed', () => {
    const why = explained(draw, { balls: [1, 2, 50, 51, 52, 53], printed: 10 });
    expect(why.source).toEqual({ how: 'free' });
    expect(why.prize).toEqual({ kind: 'free' });
  });

  test('Double Play: match 5 with 10x', () => {
    const why = explained(
      { ...draw, series: 'laggards' },
      { balls: [1, 2, 3, 4, 5, 53], special: 0, printed: 10 },
    );
    expect(why.source).toEqual({ how: 'multiplied', base: 3_500_00, factor: 10, amount: 35_000_00 });
  });
});

describe('La Tinka', () => {
  // 2026-01-25, six of 50 then: 4 8 19 28 35 43, Boliyapa 11.
  const draw: Draw = { lottery: 'tinkas', date: '2026-01-25', balls: [4, 8, 19, 28, 35, 43], special: 11 };

  test('the Boliyapa counts when it is among the six, and its prize is what the lottery published for the draw', () => {
    const play = { balls: [4, 8, 19, 28, 11, 50] };
    const why = explained({ ...draw, prizes: { 4: 1_500_00 } }, play);
    expect(why.match).toEqual({ balls: [4, 8, 19, 28], special: true });
    expect(why.won && formatLevel(why.won.rule)).toBe('4 + 1');
    expect(why.source).toEqual({ how: 'once', amount: 1_500_00 });
    expect(explained(draw, play).source).toEqual({ how: 'unknown', lacks: 'prize' });
  });
});

test('a draw without a table pays nothing, and no level is near', () => {
  const era = eraAt(lotteryNamed('florida').eras, drawDate('2026-11-21'));
  if (era === null) throw new Error('no era');
  const balls = [1, 2, 3, 4, 5, 6];
  const nothing = { levels: [], jackpot: cents(1), mode: 'none', drawnMultiplier: null } as const;
  const play = { balls, special: null, bought: false, printed: null };
  const why = explainPrize({
    ...nothing,
    era,
    drawn: { balls, special: null },
    ourJackpotWinners: 0,
    play,
  });
  expect(why).toMatchObject({ won: null, nearest: null, prize: null, match: { balls } });
});

/** The amount that the parts of an explanation make, worked out from them alone; null: no money. */
function madeOf(source: AmountSource | null): bigint | null {
  switch (source?.how) {
    case 'jackpot-divided':
      expect(source.among).toBe(Math.max(1, source.counted, source.ours));
      expect(source.remainder).toBeLessThan(source.among);
      return (BigInt(source.base) - BigInt(source.remainder)) / BigInt(source.among);
    case 'multiplied':
      return BigInt(source.base) * BigInt(source.factor);
    case 'jackpot-given':
    case 'once':
    case 'play-prize':
      return BigInt(source.amount);
    default:
      return null;
  }
}

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10 ** 12 })).map((n) => cents(n));
const anyLevel = fc.record({
  kind: fc.constantFrom('money', 'money', 'free' as const),
  lotteryWinners: fc.option(fc.integer({ min: 0, max: 50 })),
  lotteryPrize: amount,
  playWinners: fc.constant(null),
  playPrize: amount,
});

/** Any draw and table of any matrix, and a play that shares some of its balls. */
const settledPlays = anyMatrix.chain((matrix) =>
  fc
    .record({
      rules: levelsOf(matrix),
      prizes: fc.array(anyLevel, { minLength: 1, maxLength: 8 }),
      drawn: drawnOf(matrix),
      same: fc.nat(matrix.balls),
      sameSpecial: fc.boolean(),
      numbers: numbersOf(matrix),
      jackpot: amount,
      mode: fc.constantFrom(...multiplierModes),
      drawnMultiplier: fc.option(fc.integer({ min: 1, max: 10 })),
      ourJackpotWinners: fc.integer({ min: 0, max: 50 }),
      bought: fc.boolean(),
      printed: fc.option(fc.integer({ min: 1, max: 10 })),
    })
    .map(({ rules, prizes, same, sameSpecial, numbers, bought, printed, ...rest }) => {
      // Plays at random hit next to nothing: some of the drawn balls come first.
      const balls = [...new Set([...rest.drawn.balls.slice(0, same), ...numbers.balls])];
      const special = sameSpecial && numbers.special !== null ? rest.drawn.special : numbers.special;
      const levels = rules.map((rule, at): PrizeLevel => {
        const prize = prizes[at % prizes.length] ?? prizes[0];
        if (prize === undefined) throw new Error('no prize');
        return { position: at + 1, rule, ...prize };
      });
      const era = { from: drawDate('2026-01-01'), matrix };
      return {
        ...rest,
        era,
        levels,
        play: { balls: balls.slice(0, matrix.balls), special, bought, printed },
      };
    }),
);

test('of any play in any draw: it ends in the prize that the settlement gives, and its parts make that amount', () => {
  fc.assert(
    fc.property(settledPlays, (settled) => {
      const { era, levels, drawn, play, mode, jackpot, ourJackpotWinners } = settled;
      const match = matchPlay(era.matrix, play, drawn);
      const level = levelWon(levels, match);
      const multiplier = multiplierOfPlay(mode, play);
      const prize = level && prizeFor(level, { multiplier, jackpot, ourJackpotWinners });

      const why = explainPrize(settled);
      expect(why.won).toEqual(level);
      expect(why.prize).toEqual(prize);
      expect(why.source === null).toBe(prize === null);
      expect(madeOf(why.source)).toBe(prize?.kind === 'money' ? BigInt(prize.amount) : null);
      expect(why.source?.how === 'unknown').toBe(prize?.kind === 'unknown');
    }),
    { numRuns: 300 },
  );
});

test('of any play in any draw: a level lacks something unless it is satisfied, and none above the won one is', () => {
  fc.assert(
    fc.property(settledPlays, (settled) => {
      const { levels, match, won, nearest } = explainPrize(settled);
      expect(levels.map(({ level }) => level.position)).toEqual(settled.levels.map((_, at) => at + 1));
      for (const { level, lacks } of levels) {
        const nothing = lacks.main === 0 && !lacks.special;
        expect(nothing).toBe(satisfies(level.rule, match));
        if (nothing) expect(won?.position).toBeLessThanOrEqual(level.position);
        // With what it lacks it would be satisfied.
        const more = Array.from({ length: lacks.main }, (_, at) => 100 + at);
        const helped = { balls: [...match.balls, ...more], special: match.special || lacks.special };
        expect(satisfies(level.rule, helped)).toBe(true);
      }
      expect(nearest === null).toBe(won !== null || levels.length === 0);
    }),
    { numRuns: 200 },
  );
});

test('the rules hold for every draw that the lotteries begin with', () => {
  for (const name of ['power_balls', 'mega_millions', 'florida', 'tinkas']) {
    for (const { from } of lotteryNamed(name).eras) expect(from >= prizeRules.from).toBe(true);
  }
});
