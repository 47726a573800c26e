import { drawDaysOn } from '../calendar/draw-days.ts';
import { nextDrawDate } from '../calendar/schedule.ts';
import { dateIn } from '../calendar/time-zone.ts';
import { eraAt } from './era.ts';
import { type LotteryDefinition, templateAt } from './lottery-definition.ts';

/** What a lottery needs before it can be shown and has not. */
export const lotteryLacks = ['era', 'draw-days', 'prices', 'prize-table', 'laggards-prize-table'] as const;
export type LotteryLack = (typeof lotteryLacks)[number];

/**
 * What keeps a lottery from being shown at an instant, in milliseconds since 1970 UTC: its next draw needs a matrix, a price above
 * 0 and a prize table of each series that is played. The fee may be 0.
 */
export function lotteryLack(
  lottery: Pick<LotteryDefinition, 'eras' | 'schedule' | 'ticketPrice' | 'prizeTemplates' | 'hasDoublePlay'>,
  now: number,
): LotteryLack[] {
  const { eras, schedule, ticketPrice, prizeTemplates, hasDoublePlay } = lottery;
  const today = dateIn(schedule.timeZone, now);
  const next = nextDrawDate(schedule, now) ?? today;
  const hasTable = (series: 'traditional' | 'laggards') =>
    (templateAt(prizeTemplates, series, next)?.levels.length ?? 0) > 0;
  const lacks: Readonly<Record<LotteryLack, boolean>> = {
    era: eraAt(eras, next) === null,
    'draw-days': drawDaysOn(schedule.drawDays, next).length === 0,
    prices: ticketPrice <= 0,
    'prize-table': !hasTable('traditional'),
    'laggards-prize-table': hasDoublePlay && !hasTable('laggards'),
  };
  return lotteryLacks.filter((lack) => lacks[lack]);
}
