import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@bolillero/contract/call';
import type { updateHouse } from '@bolillero/contract/calls/house';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { type HouseRow, lockHouse, saveHouse } from '../../house/repository.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { presentForAudit, presentHouse } from './presenter.ts';
import { readHouse } from './reader.ts';

/**
 * Saves the settings of the house. What they are already is saved again without a trace; the refusal of one who saw older ones
 * brings those that stand now.
 * @throws {AppError} input-invalid, house-changed
 */
export async function saveSettings(
  { db, clock, config }: Context,
  admin: AdminIdentity,
  sent: BodyOf<typeof updateHouse>,
): Promise<HouseRow> {
  const values = readHouse(sent);
  return await db.transaction(async (tx) => {
    const known = await lockHouse(tx);
    const before = presentForAudit(known, config);
    const after = presentForAudit({ ...known, ...values }, config);
    const isSame = isDeepStrictEqual(before, after);
    if (isSame && !known.demo) return known;
    if (sent.revision !== known.revision) {
      throw new AppError('house-changed', { details: { current: presentHouse(known, config) } });
    }
    const at = clock.date();
    const row = await saveHouse(tx, values, known.revision + 1, at);
    await recordChange(tx, admin, at, { action: 'update', entity: 'house', entityId: 1, before, after });
    return row;
  });
}
