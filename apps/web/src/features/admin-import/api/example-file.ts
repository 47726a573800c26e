import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { sellsMultiplier } from '@bolillero/domain/games/multiplier';
import type { Lottery } from '../../../api/lottery.ts';

const ballColumns = ['ball_one', 'ball_two', 'ball_three', 'ball_four', 'ball_five', 'ball_six'];

/** The columns of our own files, and those of New York's open data. */
export const ownColumns = ['date', ...ballColumns, 'ball_red', 'potenciador'];
export const openDataColumns = ['Draw Date', 'Winning Numbers', 'Multiplier'];

/** A small file of this lottery that could be imported, as a pattern for others. Its numbers are made up. */
export function exampleFile(lottery: Lottery): string {
  const { balls, special } = lottery.matrix;
  const row = (date: string, shift: number) => {
    const main = ballColumns.map((_, index) => (index < balls ? String(index * 6 + shift) : ''));
    const red =
      special.kind === 'none' ? '' : String(special.kind === 'own-drum' ? shift : balls * 6 + shift);
    const multiplier = sellsMultiplier(lottery, 'traditional', drawDate(date)) ? '2' : '';
    return [date, ...main, red, multiplier].join(',');
  };
  return `${[ownColumns.join(','), row('2026-01-03', 2), row('2026-01-07', 5)].join('\r\n')}\r\n`;
}
