import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';

/** Takes back what a purchase won; see `withdrawWin`. */
export async function withdraw(
  _tx: Db,
  _context: Pick<Context, 'jobs' | 'clock'>,
  _purchaseId: number,
): Promise<void> {}
