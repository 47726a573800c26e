import { cents } from '../money/cents.ts';
import { parseLevel } from '../prizes/level.ts';
import type { TemplateLevel } from '../prizes/prize-table.ts';

/** One line of a published prize table, amounts in whole units of the lottery's currency. */
export interface TemplateLine {
  readonly level: string;
  /** 'jackpot': what the draw announces. 'per draw': not fixed, entered with each result. */
  readonly pays: number | 'jackpot' | 'per draw' | 'free play';
  /** A play prize that no multiplier changes. */
  readonly withMultiplier?: number;
}

/** The lines of a prize table as template levels, in their order. Throws on a line that does not parse. */
export function templateLevels(lines: readonly TemplateLine[]): TemplateLevel[] {
  return lines.map((line, index) => {
    const rule = parseLevel(line.level);
    if (!rule) throw new RangeError(`Not a prize level: ${line.level}`);
    const level: TemplateLevel = {
      position: index + 1,
      rule,
      kind: line.pays === 'free play' ? 'free' : 'money',
      lotteryWinners: null,
      lotteryPrize: wholeUnits(typeof line.pays === 'number' ? line.pays : 0),
      playWinners: null,
      playPrize: wholeUnits(line.withMultiplier ?? 0),
    };
    return line.withMultiplier === undefined
      ? level
      : { ...level, playPrizeFixed: wholeUnits(line.withMultiplier) };
  });
}

function wholeUnits(amount: number) {
  return cents(amount * 100);
}
