import { randomInt } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import { startTexts } from '@bolillero/texts/start';
import type { Context } from '../context.ts';
import { hashPassword, passwordFits } from '../identity/passwords.ts';
import { closeOtherSessions } from '../identity/sessions-repository.ts';
import * as installation from './repository.ts';

type Needs = Pick<Context, 'config' | 'clock'>;

/** Under this name stands what the settings said when they were last applied. */
const settingFact = 'administrator-setting';
const firstDni = '00000000';

/**
 * Sees to it that somebody can sign in: the administrator of ADMIN_DNI and ADMIN_PASSWORD where they are set; else, in a
 * house without any, one with a random password, which is printed once.
 */
export async function ensureAdministrator(tx: Db, needs: Needs, say: (line: string) => void): Promise<void> {
  if (needs.config.admin !== null) return await keepAdministrator(tx, needs, needs.config.admin);
  if (await installation.hasAdministrator(tx)) return;
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
  const existing = await installation.findByDni(tx, dni);
  const isApplied = existing !== null && (await wasApplied(tx, dni, password));
  if (isApplied && existing.role === 'administrator') return;

  const passwordHash = await hashPassword(password);
  if (existing === null) await insertAdministrator(tx, needs, dni, passwordHash);
  else {
    await installation.makeAdministrator(tx, existing.id, isApplied ? {} : { passwordHash });
    await closeOtherSessions(tx, { adminId: existing.id });
  }
  await installation.putFact(tx, settingFact, { dni, passwordHash }, needs.clock.date());
}

/** Whether these very settings were applied by an earlier start. */
async function wasApplied(tx: Db, dni: string, password: string): Promise<boolean> {
  const applied = (await installation.findFact(tx, settingFact)) as
    | { readonly dni: string; readonly passwordHash: string }
    | undefined;
  return applied?.dni === dni && (await passwordFits(applied.passwordHash, password));
}

async function insertAdministrator(
  tx: Db,
  { clock }: Needs,
  dni: string,
  passwordHash: string,
): Promise<void> {
  await installation.insertAdministrator(tx, {
    name: 'Administrador',
    lastname: '',
    dni,
    email: `${dni}@bolillero.invalid`,
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
