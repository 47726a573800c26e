import { isDeepStrictEqual } from 'node:util';
import { violatesUnique } from '@bolillero/database/connection';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { lookAtSource } from './look.ts';
import { presentForAudit, presentLook } from './presenter.ts';
import { forgetTold } from './proposals-repository.ts';
import {
  addressOnce,
  findSource,
  insertSource,
  lockSource,
  type NewSource,
  type SourceRow,
  type SourceSettings,
  saveSettings,
} from './repository.ts';

/** @throws {AppError} draw-source-exists */
export async function createSource(
  { db, clock }: Context,
  admin: AdminIdentity,
  values: NewSource,
): Promise<SourceRow> {
  const at = clock.date();
  return await refusingTwice(() =>
    db.transaction(async (tx) => {
      const row = await insertSource(tx, { ...values, nextLookAt: values.active ? at : null });
      const after = presentForAudit(row);
      await recordChange(tx, admin, at, { action: 'create', entity: 'draw_source', entityId: row.id, after });
      return row;
    }),
  );
}

/**
 * Saves the settings of a source. One that is on is looked at as soon as anybody can; what it told goes, where it is another source by
 * its address or its columns.
 * @throws {AppError} not-found, draw-source-changed, draw-source-exists
 */
export async function updateSource(
  { db, clock }: Context,
  admin: AdminIdentity,
  { id, revision }: { readonly id: number; readonly revision: number },
  read: (known: SourceRow) => SourceSettings,
): Promise<SourceRow> {
  const at = clock.date();
  return await refusingTwice(() =>
    db.transaction(async (tx) => {
      const known = await lockSource(tx, id);
      if (known === null) throw new AppError('not-found');
      const settings = read(known);
      const before = presentForAudit(known);
      const after = presentForAudit({ ...known, ...settings });
      if (isDeepStrictEqual(before, after)) return known;
      if (revision !== known.revision) throw new AppError('draw-source-changed');
      const isAnother =
        settings.address !== known.address || !isDeepStrictEqual(settings.layout, known.layout);
      if (isAnother) await forgetTold(tx, id);
      const row = await saveSettings(tx, id, {
        ...settings,
        revision: known.revision + 1,
        nextLookAt: settings.active ? at : null,
      });
      await recordChange(tx, admin, at, {
        action: 'update',
        entity: 'draw_source',
        entityId: id,
        before,
        after,
      });
      return row;
    }),
  );
}

/**
 * Looks at a source at once, on or off.
 * @throws {AppError} not-found, too-many-requests, draw-source-changed
 */
export async function lookNow(context: Context, admin: AdminIdentity, id: number): Promise<SourceRow> {
  const { db, clock, throttles } = context;
  const source = await findSource(db, id);
  if (source === null) throw new AppError('not-found');
  await throttles.sourceLook(id);
  // A process that stops meanwhile waits for it as for any request.
  const row = await lookAtSource(context, source, new AbortController().signal);
  const after = presentLook(row);
  await recordChange(db, admin, clock.date(), { action: 'look', entity: 'draw_source', entityId: id, after });
  return row;
}

async function refusingTwice(save: () => Promise<SourceRow>): Promise<SourceRow> {
  try {
    return await save();
  } catch (error) {
    if (violatesUnique(error, addressOnce)) throw new AppError('draw-source-exists');
    throw error;
  }
}
