import type { Db } from '@bolillero/database/connection';
import { formatLevel } from '@bolillero/domain/prizes/level';
import type { PrizeKind } from '@bolillero/domain/prizes/prize-table';
import { playersOf, winsOf } from './prizes-repository.ts';

/** What a play has been given by a draw. */
export interface PrizeGiven {
  readonly kind: PrizeKind;
  /** 0 for a free play, and for an amount that is not known yet. */
  readonly amountCents: number;
  /** As prize tables write it; null where the table has lost it since. */
  readonly level: string | null;
}

/** What a change of a draw does to one play; null: no prize. */
export interface PrizeChange {
  readonly purchaseId: number;
  /** Their name; their e-mail where they have not given one. */
  readonly customer: string;
  readonly balls: readonly number[];
  readonly before: PrizeGiven | null;
  readonly after: PrizeGiven | null;
}

/** What each winning play of some draws has been given, by purchase. */
export async function prizesOf(db: Db, drawIds: readonly number[]): Promise<Map<number, PrizeGiven>> {
  const wins = await winsOf(db, drawIds);
  return new Map(
    wins.map(({ purchaseId, kind, amountCents, main, special }) => {
      const level = main === null || special === null ? null : formatLevel({ main, special });
      return [purchaseId, { kind, amountCents, level }];
    }),
  );
}

/** Who gains, loses or is paid something else, by purchase. */
export async function changesBetween(
  db: Db,
  before: ReadonlyMap<number, PrizeGiven>,
  after: ReadonlyMap<number, PrizeGiven>,
): Promise<PrizeChange[]> {
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => !isSame(before.get(id), after.get(id)),
  );
  if (ids.length === 0) return [];
  return (await playersOf(db, ids)).map(({ purchaseId, balls, name, lastname, email }) => ({
    purchaseId,
    customer: `${name} ${lastname}`.trim() || (email ?? ''),
    balls,
    before: before.get(purchaseId) ?? null,
    after: after.get(purchaseId) ?? null,
  }));
}

/** How many plays have been given the same before and after. */
export function unchangedBetween(
  before: ReadonlyMap<number, PrizeGiven>,
  after: ReadonlyMap<number, PrizeGiven>,
): number {
  return [...before].filter(([id, prize]) => isSame(prize, after.get(id))).length;
}

function isSame(a: PrizeGiven | undefined, b: PrizeGiven | undefined): boolean {
  return a?.kind === b?.kind && a?.amountCents === b?.amountCents;
}
