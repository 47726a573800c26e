import type { Db } from '@bolillero/database/connection';
import type { AppError } from '../../errors/app-error.ts';
import type { OrderRow } from './repository.ts';
import type { SaleTerms } from './sale-terms.ts';

/**
 * What an order of a kind is turned into, in the caller's transaction, which has locked the order. Each locks the customer
 * next.
 */
export interface Delivery {
  /** Reserves what the order is for, if everything is still as it was shown and may be paid; the refusal otherwise. */
  reserve(tx: Db, order: OrderRow, terms: SaleTerms): Promise<AppError | null>;
  /** Why what is reserved can be delivered no more; null: it can. */
  lapsed(tx: Db, order: OrderRow, terms: SaleTerms): Promise<AppError | null>;
  deliver(tx: Db, order: OrderRow, time: Pick<SaleTerms, 'now' | 'timeZone'>): Promise<void>;
  /** Lets go of what was reserved. */
  release(tx: Db, order: OrderRow): Promise<void>;
}
