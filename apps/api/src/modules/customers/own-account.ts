import type { Db } from '@bolillero/database/connection';
import { AppError } from '../../errors/app-error.ts';
import { lockCustomer } from './repository.ts';

/**
 * Holds the row of a customer who writes into their own account, until the transaction ends: an account that was closed while they
 * asked takes nothing any more.
 * @throws {AppError} sign-in-required
 */
export async function lockOwnAccount(tx: Db, customerId: number): Promise<void> {
  if ((await lockCustomer(tx, customerId)) === '') throw new AppError('sign-in-required');
}
