import { chainCodeTexts } from '@bolillero/texts/proof-code';
import { receiptTexts as words } from '@bolillero/texts/receipt';
import { uiTexts } from '@bolillero/texts/ui';
import { paperColors, paperFillOf } from '../../../components/paper/paper-colors.ts';
import type { Pen } from '../../../components/paper/pen.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { type Receipt, receiptGroups } from '../api.ts';
import {
  groupDraw,
  receiptHeading,
  sharesDraw,
  sharesNumbers,
  sharesTitle,
  sharesWhat,
  totalParts,
} from '../receipt-words.ts';

/** In pixels: of the strip, its margin, a line of balls, a ball's radius and the way from one to the next. */
export const paperWidth = 420;
const margin = 24;
const lineHeight = 36;
const radius = 13;
const step = 30;

const { ink, muted, felt, hairline } = paperColors;

/** The height of a receipt's paper, in pixels: so much is drawn. */
export function paperHeight(receipt: Receipt, issuer: string): number {
  return drawReceipt(receipt, issuer, nothing);
}

const nothing: Pen = { text() {}, circle() {}, box() {}, dashes() {} };

/** Draws a receipt from the top, with who issues it at its foot; answers how high it has become. */
export function drawReceipt(receipt: Receipt, issuer: string, pen: Pen): number {
  const right = paperWidth - margin;
  pen.text(words.title, margin, 36, { size: 20, bold: true, color: ink });
  pen.text(receiptHeading(receipt), margin, 60, { size: 13, color: muted });
  pen.box(right - 92, 26, 92, 30, felt);
  pen.text(words.stamp, right - 46, 41, { size: 14, bold: true, color: felt, align: 'center' });
  let y = 84;
  for (const group of receiptGroups(receipt.lines)) {
    pen.dashes(y, margin, right, hairline);
    y += 26;
    pen.text(group.lottery.description, margin, y, { size: 15, bold: true, color: ink });
    pen.text(groupDraw(group), right, y, { size: 13, color: muted, align: 'right' });
    y += 30;
    for (const line of group.lines) {
      let x = margin + radius;
      const ball = (value: number, fill: string) => {
        pen.circle(x, y, radius, fill);
        pen.text(String(value), x, y, { size: 13, bold: true, color: '#FFFFFF', align: 'center' });
        x += step;
      };
      for (const value of line.balls) ball(value, felt);
      if (line.special !== null) {
        x += 8;
        ball(line.special, paperFillOf(group.lottery.accent));
      }
      if (line.withMultiplier) {
        pen.box(x - 6, y - 9, 28, 18, muted);
        pen.text(uiTexts.balls.multiplierMark, x + 8, y, {
          size: 11,
          bold: true,
          color: ink,
          align: 'center',
        });
      }
      const price = line.free ? words.free : moneyText(line.price);
      pen.text(price, right, y, { size: 15, color: ink, align: 'right' });
      y += lineHeight;
      if (line.refunded) {
        pen.text(words.refunded, right, y - 14, { size: 11, color: muted, align: 'right' });
        y += 6;
      }
    }
    y -= 8;
  }
  for (const shares of receipt.shares) {
    pen.dashes(y, margin, right, hairline);
    y += 26;
    pen.text(sharesTitle(shares), margin, y, { size: 15, bold: true, color: ink });
    pen.text(sharesDraw(shares), right, y, { size: 13, color: muted, align: 'right' });
    y += 26;
    pen.text(sharesWhat(shares), margin, y, { size: 13, color: ink });
    pen.text(moneyText(shares.price), right, y, { size: 15, color: ink, align: 'right' });
    y += 18;
    pen.text(sharesNumbers(shares), margin, y, { size: 12, color: muted });
    if (shares.refunded) pen.text(words.refunded, right, y, { size: 11, color: muted, align: 'right' });
    y += 22;
  }
  pen.dashes(y, margin, right, hairline);
  y += 30;
  pen.text(words.total, margin, y, { size: 17, bold: true, color: ink });
  pen.text(moneyText(receipt.total), right, y, { size: 24, bold: true, color: ink, align: 'right' });
  y += 26;
  for (const part of totalParts(receipt)) {
    pen.text(part, margin, y, { size: 12, color: muted });
    y += 18;
  }
  y += 12;
  if (receipt.chainCode !== null) {
    pen.text(chainCodeTexts.label, margin, y, { size: 10, color: muted });
    y += 14;
    pen.text(receipt.chainCode, margin, y, { size: 9, color: muted });
    y += 18;
  }
  if (issuer !== '') {
    pen.text(issuer, margin, y, { size: 10, color: muted });
    y += 16;
  }
  pen.text(words.foot, margin, y, { size: 10, color: muted });
  return y + 22;
}
