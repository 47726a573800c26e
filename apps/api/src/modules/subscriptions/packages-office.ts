import type { BodyOf } from '@bolillero/contract/call';
import type { createPackage as createCall } from '@bolillero/contract/calls/subscriptions';
import { violatesUnique } from '@bolillero/database/connection';
import { formatMoney, parseAmount } from '@bolillero/domain/money/cents';
import { themesThatHide } from '@bolillero/domain/subscriptions/package-colour';
import { dearestMonth, longestPackage } from '@bolillero/domain/subscriptions/package-limits';
import { packageFaultTexts } from '@bolillero/texts/subscriptions';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError, type FieldError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { auditedPackage } from './presenter.ts';
import { deletePackage, insertPackage, lockPackages, type PackageRow, updatePackage } from './repository.ts';

type Sent = BodyOf<typeof createCall>;
const entity = 'subscription_package';

/** @throws {AppError} input-invalid, package-months-taken */
export async function createPackage(
  { db, clock }: Context,
  admin: AdminIdentity,
  sent: Sent,
): Promise<PackageRow> {
  const values = readPackage(sent, null);
  return await refusingTaken(() =>
    db.transaction(async (tx) => {
      const row = await insertPackage(tx, values);
      const after = auditedPackage(row);
      await recordChange(tx, admin, clock.date(), { action: 'create', entity, entityId: row.id, after });
      return row;
    }),
  );
}

/** @throws {AppError} not-found, input-invalid, package-months-taken */
export async function changePackage(
  { db, clock }: Context,
  admin: AdminIdentity,
  id: number,
  sent: Sent,
): Promise<PackageRow> {
  return await refusingTaken(() =>
    db.transaction(async (tx) => {
      const known = theOne(await lockPackages(tx), id);
      const row = { id, ...readPackage(sent, known) };
      await updatePackage(tx, row);
      await recordChange(tx, admin, clock.date(), {
        action: 'update',
        entity,
        entityId: id,
        before: auditedPackage(known),
        after: auditedPackage(row),
      });
      return row;
    }),
  );
}

/**
 * Deletes a package; the last one stays.
 * @throws {AppError} not-found, last-package
 */
export async function removePackage({ db, clock }: Context, admin: AdminIdentity, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await lockPackages(tx);
    const known = theOne(all, id);
    if (all.length === 1) throw new AppError('last-package');
    await deletePackage(tx, id);
    const before = auditedPackage(known);
    await recordChange(tx, admin, clock.date(), { action: 'delete', entity, entityId: id, before });
  });
}

function theOne(rows: readonly PackageRow[], id: number): PackageRow {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new AppError('not-found');
  return row;
}

/** @param known the package that is changed: a colour that it has already is not judged again */
function readPackage({ months, price, r, g, b }: Sent, known: PackageRow | null): Omit<PackageRow, 'id'> {
  const errors: FieldError[] = [];
  if (months < 1 || months > longestPackage)
    errors.push({ path: 'months', message: packageFaultTexts.months(longestPackage) });
  const parsed = parseAmount(price);
  const monthlyPriceCents = parsed.ok ? parsed.value : 0;
  if (monthlyPriceCents <= 0 || monthlyPriceCents > dearestMonth)
    errors.push({ path: 'price', message: packageFaultTexts.price(formatMoney(dearestMonth, 'USD')) });
  const isNew = known === null || known.red !== r || known.green !== g || known.blue !== b;
  if (isNew && themesThatHide([r, g, b]).length > 0)
    errors.push({ path: 'r', message: packageFaultTexts.colour });
  if (errors.length > 0)
    throw new AppError('input-invalid', { message: errors.map(({ message }) => message), errors });
  return { months, monthlyPriceCents, red: r, green: g, blue: b };
}

async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violatesUnique(error, 'subscription_package_months_unique')) throw error;
    const taken = new AppError('package-months-taken');
    throw new AppError('package-months-taken', {
      errors: [{ path: 'months', message: String(taken.text) }],
    });
  }
}
