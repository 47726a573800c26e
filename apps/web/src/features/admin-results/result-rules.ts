import { type DrawDate, drawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import type { Schedule } from '@bolillero/domain/calendar/schedule';
import { type Era, eraAt } from '@bolillero/domain/games/era';
import { type PrizeTemplate, templateAt } from '@bolillero/domain/games/lottery-definition';
import type { Matrix } from '@bolillero/domain/games/matrix';
import type { Multipliers } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import type { TemplateLevel } from '@bolillero/domain/prizes/prize-table';
import type { SeriesType } from '../../api/series.ts';
import type { RuledLottery } from './api/lottery.ts';

/** What the domain needs to know of a lottery to judge its results. */
export interface LotteryRules extends Multipliers {
  readonly eras: readonly Era[];
  readonly schedule: Schedule;
  readonly templates: readonly PrizeTemplate[];
}

/** What of a lottery judges its results. */
export function rulesOf(lottery: RuledLottery): LotteryRules {
  const { eras, multipliers, traditionalMultiplier, playoffMultiplier, schedule, prizeTemplates } = lottery;
  return { eras, multipliers, traditionalMultiplier, playoffMultiplier, schedule, templates: prizeTemplates };
}

/** The matrix under which a date is drawn; while no era holds it (an unfinished date), the newest one. */
export function matrixOn(rules: LotteryRules, date: string): Matrix | null {
  const parsed = parseDrawDate(date);
  const era = parsed ? eraAt(rules.eras, parsed) : null;
  return (era ?? rules.eras.at(-1))?.matrix ?? null;
}

/**
 * The prize levels that a result of this series and date starts from, the newest ones while it has no date; none where no
 * template is known.
 */
export function templateOn(
  rules: LotteryRules,
  type: SeriesType,
  date: DrawDate | null,
): readonly TemplateLevel[] {
  return templateAt(rules.templates, seriesOf(type), date ?? drawDate('9999-12-31'))?.levels ?? [];
}
