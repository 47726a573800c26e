import { randomInt } from 'node:crypto';
import { adminUser } from '@bolillero/database/schema/account';
import { startTexts } from '@bolillero/texts/start';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from './context.ts';
import { hashPassword, passwordFits } from './passwords.ts';

interface Surroundings {
  readonly embedded: boolean;
  say(line: string): void;
}

/** What an installation needs before it serves: an administrator, and the demonstration where it is due. */
export async function prepareInstallation(context: Context, { say }: Surroundings): Promise<void> {
  await ensureAdministrator(context, say);
}

/** A password that satisfies the house's own rule. */
function randomPassword(): string {
  const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#%*+-='];
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const all = kinds.join('');
  return [...kinds.map(pick), ...Array.from({ length: 12 }, () => pick(all))].join('');
}

/**
 * Creates or keeps the administrator of ADMIN_DNI and ADMIN_PASSWORD. Without them, and with no administrator yet, one is
 * created and its random password printed, once.
 */
async function ensureAdministrator(
  { db, config, clock }: Context,
  say: (line: string) => void,
): Promise<void> {
  const alive = isNull(adminUser.deletedAt);
  const insert = async (dni: string, password: string) => {
    const row = {
      name: 'Administrador',
      lastname: '',
      dni,
      email: `${dni}@bolillero.invalid`,
      role: 'administrator' as const,
    };
    await db
      .insert(adminUser)
      .values({ ...row, passwordHash: await hashPassword(password), createdAt: clock.date() })
      .onConflictDoNothing();
  };

  if (config.admin !== null) {
    const { dni, password } = config.admin;
    const [existing] = await db
      .select()
      .from(adminUser)
      .where(and(eq(adminUser.dni, dni), alive));
    if (existing === undefined) return await insert(dni, password);
    if (existing.role === 'administrator' && (await passwordFits(existing.passwordHash, password))) return;
    await db
      .update(adminUser)
      .set({ role: 'administrator', passwordHash: await hashPassword(password) })
      .where(eq(adminUser.id, existing.id));
    return;
  }
  const [anybody] = await db
    .select({ id: adminUser.id })
    .from(adminUser)
    .where(and(eq(adminUser.role, 'administrator'), alive))
    .limit(1);
  if (anybody !== undefined) return;
  const [dni, password] = ['00000000', randomPassword()];
  await insert(dni, password);
  say(startTexts.firstAdministrator(dni, password));
}
