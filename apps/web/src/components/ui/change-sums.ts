import { type Cents, cents, parseAmount, sum } from '@bolillero/domain/money/cents';
import { resultChangeTexts } from '@bolillero/texts/admin-results';
import { freePlayText, unknownPrizeText } from '@bolillero/texts/draws';
import type { PrizeChange } from '../../api/prize-changes.ts';

/** What a change does to a play; `same`: it pays as much as before, by another level. */
export type Turn = 'gains' | 'loses' | 'same';

/** How much more a play gets, negative for less; null where an amount is not known, or a free play comes or goes. */
export function differenceOf({ before, after }: PrizeChange): Cents | null {
  const [old, next] = [parseAmount(before), parseAmount(after)];
  return old.ok && next.ok ? cents(next.value - old.value) : null;
}

/** Anything is more than nothing; an amount that is known is more than one that is not, and money than a free play. */
export function turnOf(change: PrizeChange): Turn {
  const difference = differenceOf(change) ?? rankOf(change.after) - rankOf(change.before);
  return difference === 0 ? 'same' : difference > 0 ? 'gains' : 'loses';
}

function rankOf(prize: string): number {
  if (prize === unknownPrizeText) return 2;
  if (prize === freePlayText) return 1;
  return Number(prize) === 0 ? 0 : 3;
}

/** How many gain and lose, how much all in all, and what that comes to for the house. */
export interface ChangeSums {
  readonly gains: { readonly plays: number; readonly amount: Cents };
  readonly loses: { readonly plays: number; readonly amount: Cents };
  readonly same: number;
  /** More to pay, negative for less; of amounts that are known. */
  readonly net: Cents;
}

export function sumsOf(changes: readonly PrizeChange[], unchanged: number): ChangeSums {
  const of = (turn: Turn) => changes.filter((change) => turnOf(change) === turn);
  const amount = (some: readonly PrizeChange[]) =>
    sum(some.map((change) => differenceOf(change) ?? cents(0)));
  const [gaining, losing] = [of('gains'), of('loses')];
  return {
    gains: { plays: gaining.length, amount: amount(gaining) },
    loses: { plays: losing.length, amount: amount(losing) },
    same: of('same').length + unchanged,
    net: amount(changes),
  };
}

/** The changes that move most, the largest first. */
export function largestChanges(changes: readonly PrizeChange[], most: number): PrizeChange[] {
  const size = (change: PrizeChange) => Math.abs(differenceOf(change) ?? Number.POSITIVE_INFINITY);
  return changes.toSorted((a, b) => (size(a) === size(b) ? 0 : size(b) - size(a))).slice(0, most);
}

/** All changes as CSV, formulas of spreadsheets made text. `heading`: the names of its columns. */
export function changesCsv(changes: readonly PrizeChange[], heading: readonly string[]): string {
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const lines = changes.map((change) =>
    [
      change.purchaseId === null ? whatOf(change) : String(change.purchaseId),
      change.player,
      change.balls,
      change.before,
      change.after,
    ]
      .map(cell)
      .join(','),
  );
  return `\uFEFF${[heading.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}

/** What a change is of: the number of a play's purchase, or the group game. */
export function whatOf({ purchaseId, gameId }: PrizeChange): string {
  if (gameId !== null) return resultChangeTexts.game(gameId);
  return String(purchaseId ?? '').padStart(6, '0');
}
