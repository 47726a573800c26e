import { lotteryTexts } from '@bolillero/texts/lotteries';
import { receiptTexts as words } from '@bolillero/texts/receipt';
import { multiplierLabelAmong } from '../../api/multiplier-label.ts';
import { moneyText } from '../../components/ui/Amount.tsx';
import { dateInWords, dateOfInstant, timeOfInstant } from '../../components/ui/dates.ts';
import type { Receipt, ReceiptGroup } from './api.ts';

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

/** '4 jugadas: $10.00 · servicio $2.00 · POWER PLAY $1.00'. */
export function totalParts({ lines, tickets, service, multiplier }: Receipt): string {
  const parts = [words.parts(lines.length, moneyText(tickets), moneyText(service))];
  if (Number(multiplier) > 0) {
    const labels = lines.filter((line) => line.withMultiplier).map(({ lottery }) => lottery.multiplierLabel);
    parts.push(words.multiplier(multiplierLabelAmong(labels), moneyText(multiplier)));
  }
  return parts.join(' · ');
}
