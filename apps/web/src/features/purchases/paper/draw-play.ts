import { lotteryTexts } from '@bolillero/texts/lotteries';
import { profileTexts } from '@bolillero/texts/profile';
import { paperColors, paperFillOf } from '../../../components/paper/paper-colors.ts';
import type { PicturePen } from '../../../components/paper/picture.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { placeOf, rowsOf, slipGeometry } from '../../../components/ui/slip-geometry.ts';
import type { Purchase } from '../api.ts';

const words = profileTexts.purchases.image;

/** A play to be shown: whose it is and what became of it are nobody else's business. */
export type ShownPlay = Pick<
  Purchase,
  'lottery' | 'series' | 'balls' | 'special' | 'multiplierBought' | 'date'
>;

/** In pixels: of the slip, its margin, a cell of its panel, a ball's radius. */
const width = 420;
const margin = 28;
const cell = 52;
const radius = 21;
/** From the top to the panel, and from its end to that of the picture. */
const head = 96;
const foot = 132;

const { ink, muted, felt, hairline } = paperColors;

/** How large the paper of a play on a panel of so many numbers is, in pixels of the screen. */
export function playPaper(panel: number): { readonly width: number; readonly height: number } {
  return { width, height: head + slipGeometry(panel).rows * cell + foot };
}

/** Draws a play from the top. */
export function drawPlay(play: ShownPlay, size: number, pen: PicturePen): void {
  const { lottery, series, date } = play;
  const right = width - margin;
  pen.text(lottery.description, margin, 36, { size: 24, bold: true, color: ink });
  if (series === 1)
    pen.text(lotteryTexts.series.laggards, right, 36, { size: 13, bold: true, color: muted, align: 'right' });
  pen.text(words.draw(dateInWords(date, 'long')), margin, 66, { size: 14, color: muted });
  pen.dashes(84, margin, right, hairline);
  drawPanel(play, size, pen);
  const end = playPaper(size).height;
  drawSpecial(play, end - 88, pen);
  pen.dashes(end - 50, margin, right, hairline);
  pen.text(words.foot, margin, end - 26, { size: 12, color: muted });
}

function drawPanel({ balls }: ShownPlay, size: number, pen: PicturePen): void {
  const geometry = slipGeometry(size);
  const centre = (number: number): readonly [number, number] => {
    const { column, row } = placeOf(geometry, number);
    return [margin + (column + 0.5) * cell, head + (row + 0.5) * cell];
  };
  for (const number of rowsOf(geometry).flat())
    if (!balls.includes(number))
      pen.text(String(number), ...centre(number), { size: 17, color: muted, align: 'center' });
  // the constellation: through the balls in their order
  pen.line(balls.toSorted((a, b) => a - b).map(centre), felt);
  for (const ball of balls) drawBall(ball, centre(ball), felt, pen);
}

function drawSpecial({ lottery, special, multiplierBought }: ShownPlay, y: number, pen: PicturePen): void {
  if (special !== null) {
    pen.text(lottery.specialName, margin, y, { size: 16, bold: true, color: ink });
    drawBall(special, [width / 2, y], paperFillOf(lottery.accent), pen);
  }
  if (multiplierBought)
    pen.text(lottery.multiplierLabel, width - margin, y, {
      size: 14,
      bold: true,
      color: ink,
      align: 'right',
    });
}

function drawBall(ball: number, [x, y]: readonly [number, number], fill: string, pen: PicturePen): void {
  pen.circle(x, y, radius, fill);
  pen.text(String(ball), x, y, { size: 18, bold: true, color: '#FFFFFF', align: 'center' });
}
