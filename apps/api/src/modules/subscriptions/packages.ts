import type { Db } from '@bolillero/database/connection';
import { packageGone } from '@bolillero/texts/subscriptions';
import { AppError } from '../../errors/app-error.ts';
import { findPackage } from './repository.ts';

/** Why months cannot be sold at the price that was shown; null: they can. */
export async function packageRefusal(
  db: Db,
  shown: { readonly months: number; readonly monthlyPriceCents: number },
): Promise<AppError | null> {
  const now = await findPackage(db, shown.months);
  if (now === null) return new AppError('order-changed', { message: packageGone });
  return now.monthlyPriceCents === shown.monthlyPriceCents ? null : new AppError('price-changed');
}
