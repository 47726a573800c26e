import type { Lottery, LotteryDetail } from '@bolillero/contract/entities/lottery';
import { type DrawDate, drawDate, parseDrawDate, type Weekday } from '@bolillero/domain/calendar/draw-date';
import type { Schedule } from '@bolillero/domain/calendar/schedule';
import { type Era, eraAt } from '@bolillero/domain/games/era';
import { type PrizeTemplate, type SeriesName, templateAt } from '@bolillero/domain/games/lottery-definition';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { type Cents, cents, parseAmount } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import type { TemplateLevel } from '@bolillero/domain/prizes/prize-table';
import { erasOf } from '../../api/lottery-rules.ts';
import type { SeriesType } from '../../api/series.ts';

/** What the domain needs to know of a lottery to judge its results. */
export interface LotteryRules {
  readonly eras: readonly Era[];
  readonly schedule: Schedule;
  readonly templates: readonly PrizeTemplate[];
}

/** The domain's word for the wire's `type`. */
export function seriesOf(type: number): SeriesName {
  return type === 1 ? 'laggards' : 'traditional';
}

/** The lottery as the server describes it, in the domain's terms. */
export function rulesOf(lottery: LotteryDetail): LotteryRules {
  return {
    eras: erasOf(lottery),
    schedule: scheduleOf(lottery),
    templates: lottery.prize_templates.map(({ type, from, levels }) => ({
      series: seriesOf(type),
      from: drawDate(from),
      levels: levels.flatMap(templateLevel),
    })),
  };
}

/** When the lottery draws. */
export function scheduleOf(lottery: Lottery): Schedule {
  return {
    drawDays: JSON.parse(lottery.days) as Weekday[],
    added: lottery.exceptions.added.map(drawDate),
    cancelled: lottery.exceptions.cancelled.map(drawDate),
    timeZone: lottery.timezone,
    drawTime: lottery.draw_time,
    cutoffMinutes: lottery.cutoff_minutes,
  };
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

type WireLevel = LotteryDetail['prize_templates'][number]['levels'][number];

function templateLevel(level: WireLevel): TemplateLevel[] {
  const rule = parseLevel(level.prize_level);
  if (!rule) return [];
  const fixed = level.play_prize === null ? null : amountOf(level.play_prize);
  return [
    {
      position: level.position,
      rule,
      kind: level.prize_kind === 'free' ? 'free' : 'money',
      lotteryWinners: 0,
      lotteryPrize: amountOf(level.lottery_prize),
      playWinners: 0,
      playPrize: fixed ?? cents(0),
      ...(fixed !== null && { playPrizeFixed: fixed }),
    },
  ];
}

/** An amount of the wire in cents. */
export function amountOf(text: string): Cents {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : cents(0);
}
