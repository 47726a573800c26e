import type { Db } from '@bolillero/database/connection';
import type { AppError } from '../../errors/app-error.ts';
import type { LimitsRow } from '../limits/repository.ts';
import type { OrderRow } from './repository.ts';
import type { SaleTerms } from './sale-terms.ts';

/** One kind of lines of an order of the cart, in the caller's transaction; an order may have none of it. */
export interface CartPart {
  /** Why its lines are no more as they were shown, or may not be had now; null: `reserve` takes them. The cart is locked. */
  refusal(tx: Db, order: OrderRow, payer: LimitsRow, terms: SaleTerms): Promise<AppError | null>;
  reserve(tx: Db, order: OrderRow): Promise<void>;
  /** Why what is reserved can be delivered no more; null: it can. Only the order is locked. */
  lapsed(tx: Db, order: OrderRow, terms: SaleTerms): Promise<AppError | null>;
  /** The cart is locked. */
  deliver(tx: Db, order: OrderRow, at: Date): Promise<void>;
  /** Lets go of what was reserved, if anything was. The cart is locked. */
  release(tx: Db, order: OrderRow): Promise<void>;
}
