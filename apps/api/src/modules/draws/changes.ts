import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { purchase, win } from '@bolillero/database/schema/play';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { prizeText } from '../../wire/prize-text.ts';

/** What a change of a draw does to one play; amounts as the wire says them. */
export interface PrizeChange {
  readonly purchase_id: number;
  /** Their name; their e-mail where they have not given one. */
  readonly costumer: string;
  readonly balls: string;
  readonly before: string;
  readonly after: string;
}

/** What each winning play of a draw has been given, in words. */
export async function prizesOf(db: Db, drawId: number): Promise<Map<number, string>> {
  const rows = await db
    .select({ purchaseId: win.purchaseId, kind: win.kind, amountCents: win.amountCents })
    .from(win)
    .where(eq(win.drawId, drawId));
  return new Map(rows.map((row) => [row.purchaseId, prizeText({ ...row, free: row.kind === 'free' })]));
}

const nothing = '0';

/** Who gains, loses or is paid something else, by purchase. */
export async function changesBetween(
  db: Db,
  before: ReadonlyMap<number, string>,
  after: ReadonlyMap<number, string>,
): Promise<PrizeChange[]> {
  const prizeIn = (prizes: ReadonlyMap<number, string>, id: number) => prizes.get(id) ?? nothing;
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => prizeIn(before, id) !== prizeIn(after, id),
  );
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: purchase.id,
      balls: purchase.balls,
      name: customer.name,
      lastname: customer.lastname,
      email: customerEmail.email,
    })
    .from(purchase)
    .innerJoin(customer, eq(customer.id, purchase.customerId))
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .where(inArray(purchase.id, ids))
    .orderBy(asc(purchase.id));
  return rows.map((row) => ({
    purchase_id: row.id,
    costumer: `${row.name} ${row.lastname}`.trim() || (row.email ?? ''),
    balls: JSON.stringify(row.balls),
    before: prizeIn(before, row.id),
    after: prizeIn(after, row.id),
  }));
}

/** Runs work in a transaction that is always undone, and answers what it came to. */
export async function undone<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const undo = new Error('undone on purpose');
  let outcome: { value: T } | null = null;
  try {
    await db.transaction(async (tx) => {
      outcome = { value: await work(tx) };
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  if (outcome === null) throw new Error('the work came to nothing');
  return (outcome as { value: T }).value;
}
