import { randomInt } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import { adminUser } from '@bolillero/database/schema/account';
import { installationFact } from '@bolillero/database/schema/operation';
import { startTexts } from '@bolillero/texts/start';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { hashPassword, passwordFits } from '../identity/passwords.ts';
import { closeOtherSessions } from '../identity/sessions-repository.ts';

type Needs = Pick<Context, 'config' | 'clock'>;

const alive = isNull(adminUser.deletedAt);
const fact = 'administrator-setting';
const firstDni = '00000000';

/**
 * Sees to it that somebody can sign in: the administrator of ADMIN_DNI and ADMIN_PASSWORD where they are set; else, in a
 * house without any, one with a random password, which is printed once.
 */
export async function ensureAdministrator(tx: Db, needs: Needs, say: (line: string) => void): Promise<void> {
  if (needs.config.admin !== null) return await keepAdministrator(tx, needs, needs.config.admin);
  const administrators = await tx
    .select({ id: adminUser.id })
    .from(adminUser)
    .where(and(eq(adminUser.role, 'administrator'), alive))
    .limit(1);
  if (administrators.length > 0) return;
  const password = randomPassword();
  await insertAdministrator(tx, needs, firstDni, await hashPassword(password));
  // Said before the commit: whoever is killed in between shows a password that never held, and the next start another;
  // the other way round, nobody could ever sign in.
  say(startTexts.firstAdministrator(firstDni, password));
}

/**
 * Creates or keeps the administrator of the settings. The password is set when the setting is new or has changed since the
 * last start, so that one changed in the back-office stays.
 */
async function keepAdministrator(
  tx: Db,
  needs: Needs,
  { dni, password }: { readonly dni: string; readonly password: string },
): Promise<void> {
  const [existing] = await tx
    .select()
    .from(adminUser)
    .where(and(eq(adminUser.dni, dni), alive));
  const isApplied = existing !== undefined && (await wasApplied(tx, dni, password));
  if (isApplied && existing.role === 'administrator') return;

  const passwordHash = await hashPassword(password);
  if (existing === undefined) await insertAdministrator(tx, needs, dni, passwordHash);
  else {
    const changed = isApplied ? {} : { passwordHash };
    await tx
      .update(adminUser)
      .set({ role: 'administrator', ...changed })
      .where(eq(adminUser.id, existing.id));
    await closeOtherSessions(tx, { adminId: existing.id });
  }
  const value = { dni, passwordHash };
  await tx
    .insert(installationFact)
    .values({ name: fact, value, recordedAt: needs.clock.date() })
    .onConflictDoUpdate({ target: installationFact.name, set: { value, recordedAt: needs.clock.date() } });
}

/** Whether these very settings were applied by an earlier start. */
async function wasApplied(tx: Db, dni: string, password: string): Promise<boolean> {
  const [row] = await tx.select().from(installationFact).where(eq(installationFact.name, fact));
  const applied = row?.value as { readonly dni: string; readonly passwordHash: string } | undefined;
  return applied?.dni === dni && (await passwordFits(applied.passwordHash, password));
}

async function insertAdministrator(
  tx: Db,
  { clock }: Needs,
  dni: string,
  passwordHash: string,
): Promise<void> {
  await tx.insert(adminUser).values({
    name: 'Administrador',
    lastname: '',
    dni,
    email: `${dni}@bolillero.invalid`,
    role: 'administrator',
    passwordHash,
    createdAt: clock.date(),
  });
}

/** A password that satisfies the house's own rule, without characters that look alike. */
function randomPassword(): string {
  const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#%*+-='];
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const all = kinds.join('');
  return [...kinds.map(pick), ...Array.from({ length: 12 }, () => pick(all))].join('');
}
