import type { Db } from '@bolillero/database/connection';
import { formatLevel } from '@bolillero/domain/prizes/level';
import type { PrizeKind } from '@bolillero/domain/prizes/prize-table';
import { participantsOf, payoutsOf, playersOf, winsOf } from './prizes-repository.ts';

/** What a play has been given by a draw. */
export interface PrizeGiven {
  readonly kind: PrizeKind;
  /** 0 for a free play, and for an amount that is not known yet. */
  readonly amountCents: number;
  /** As prize tables write it; null where the table has lost it since. */
  readonly level: string | null;
}

/** What a change of a draw does to one play, or to the shares that somebody has of a group game; null: no prize. */
export interface PrizeChange {
  readonly of: { readonly purchaseId: number } | { readonly gameId: number };
  /** Their name; their e-mail where they have not given one. */
  readonly customer: string;
  /** None of a group game. */
  readonly balls: readonly number[];
  readonly before: PrizeGiven | null;
  readonly after: PrizeGiven | null;
}

/** What was given: by the id of a purchase, and by a group game and its participant: 'game customer'. */
export interface PrizesGiven {
  readonly plays: ReadonlyMap<number, PrizeGiven>;
  readonly shares: ReadonlyMap<string, PrizeGiven>;
}

/** What each winning play, and each participant of a group game, has been given by some draws. */
export async function prizesOf(db: Db, drawIds: readonly number[]): Promise<PrizesGiven> {
  const wins = await winsOf(db, drawIds);
  const payouts = await payoutsOf(db, drawIds);
  return {
    plays: new Map(
      wins.map(({ purchaseId, kind, amountCents, main, special }) => {
        const level = main === null || special === null ? null : formatLevel({ main, special });
        return [purchaseId, { kind, amountCents, level }];
      }),
    ),
    shares: new Map(
      payouts.map(({ gameId, customerId, amountCents, isKnown }) => [
        `${gameId} ${customerId}`,
        { kind: 'money', amountCents: isKnown ? amountCents : 0, level: null },
      ]),
    ),
  };
}

/** Who gains, loses or is paid something else: by purchase, then by group game. */
export async function changesBetween(
  db: Db,
  before: PrizesGiven,
  after: PrizesGiven,
): Promise<PrizeChange[]> {
  return [
    ...(await playChanges(db, before.plays, after.plays)),
    ...(await shareChanges(db, before.shares, after.shares)),
  ];
}

type Named = { readonly name: string; readonly lastname: string; readonly email: string | null };

const nameOf = ({ name, lastname, email }: Named) => `${name} ${lastname}`.trim() || (email ?? '');

async function playChanges(
  db: Db,
  before: PrizesGiven['plays'],
  after: PrizesGiven['plays'],
): Promise<PrizeChange[]> {
  const ids = differing(before, after);
  if (ids.length === 0) return [];
  return (await playersOf(db, ids)).map(({ purchaseId, balls, ...who }) => ({
    of: { purchaseId },
    customer: nameOf(who),
    balls,
    before: before.get(purchaseId) ?? null,
    after: after.get(purchaseId) ?? null,
  }));
}

async function shareChanges(
  db: Db,
  before: PrizesGiven['shares'],
  after: PrizesGiven['shares'],
): Promise<PrizeChange[]> {
  const keys = differing(before, after);
  if (keys.length === 0) return [];
  const people = await participantsOf(
    db,
    keys.map((key) => Number(key.split(' ')[1])),
  );
  return keys.map((key) => {
    const [gameId, customerId] = key.split(' ').map(Number);
    const who = people.find((one) => one.customerId === customerId);
    return {
      of: { gameId: gameId ?? 0 },
      customer: who === undefined ? '' : nameOf(who),
      balls: [],
      before: before.get(key) ?? null,
      after: after.get(key) ?? null,
    };
  });
}

function differing<K>(before: ReadonlyMap<K, PrizeGiven>, after: ReadonlyMap<K, PrizeGiven>): K[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isSame(before.get(key), after.get(key)),
  );
}

/** How many plays have been given the same before and after. */
export function unchangedBetween({ plays: before }: PrizesGiven, { plays: after }: PrizesGiven): number {
  return [...before].filter(([id, prize]) => isSame(prize, after.get(id))).length;
}

function isSame(a: PrizeGiven | undefined, b: PrizeGiven | undefined): boolean {
  return a?.kind === b?.kind && a?.amountCents === b?.amountCents;
}
