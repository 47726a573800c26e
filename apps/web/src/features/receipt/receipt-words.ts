import { sum } from '@bolillero/domain/money/cents';
import { groupShareTexts } from '@bolillero/texts/group-shares';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { receiptTexts as words } from '@bolillero/texts/receipt';
import { receiptSharesTexts } from '@bolillero/texts/receipt-shares';
import { readAmount } from '../../api/amount.ts';
import { multiplierLabelAmong } from '../../api/multiplier-label.ts';
import { moneyText } from '../../components/ui/Amount.tsx';
import { dateInWords, dateOfInstant, timeOfInstant } from '../../components/ui/dates.ts';
import type { Receipt, ReceiptGroup, ReceiptShares } from './api.ts';

const ofShares = receiptSharesTexts;

/** 'N.º 000021 · sáb 21 nov, 17:47', by the viewer's clock. */
export function receiptHeading({ number, paidAt }: Pick<Receipt, 'number' | 'paidAt'>): string {
  const day = dateInWords(dateOfInstant(paidAt), 'short');
  return words.heading(words.number(number), day, timeOfInstant(paidAt));
}

/** 'Sorteo sáb 21 nov', and the series where it is not the main one. */
export function groupDraw({ date, series }: Pick<ReceiptGroup, 'date' | 'series'>): string {
  const draw = words.draw(dateInWords(date, 'short'));
  return series === 1 ? `${draw} · ${lotteryTexts.series.laggards}` : draw;
}

/** 'Juego en grupo · Powerball'. */
export const sharesTitle = ({ lottery }: ReceiptShares): string => groupShareTexts.title(lottery.description);

export const sharesDraw = ({ date }: ReceiptShares): string => groupDraw({ date, series: 0 });

/** '100 líneas · 2 participaciones de 20', and their numbers. */
export const sharesWhat = ({ lineLimit, shares, participations }: ReceiptShares): string =>
  ofShares.what(lineLimit, shares, participations);
export const sharesNumbers = ({ from, to }: ReceiptShares): string => groupShareTexts.numbers(from, to);

/** What a total is made of: '4 jugadas: $10.00 · servicio $2.00 · POWER PLAY $1.00', then '2 participaciones: $25.00'. */
export function totalParts(receipt: Receipt): readonly string[] {
  const { lines, shares } = receipt;
  return [
    ...(lines.length === 0 ? [] : [partsOfPlays(receipt)]),
    ...(shares.length === 0 ? [] : [partOfShares(shares)]),
  ];
}

function partsOfPlays({ lines, tickets, service, multiplier }: Receipt): string {
  const parts = [words.parts(lines.length, moneyText(tickets), moneyText(service))];
  if (Number(multiplier) > 0) {
    const labels = lines.filter((line) => line.withMultiplier).map(({ lottery }) => lottery.multiplierLabel);
    parts.push(words.multiplier(multiplierLabelAmong(labels), moneyText(multiplier)));
  }
  return parts.join(' · ');
}

function partOfShares(shares: readonly ReceiptShares[]): string {
  const count = shares.reduce((all, one) => all + one.shares, 0);
  return ofShares.part(count, moneyText(sum(shares.map(({ price }) => readAmount(price)))));
}
