import type { Db } from '@bolillero/database/connection';
import { hasDemonstration, isUnused, loadDemonstration } from '@bolillero/database/demonstration/load';
import { startTexts } from '@bolillero/texts/start';
import type { Context } from '../context.ts';
import { hashPassword } from '../identity/passwords.ts';
import { requestSettlement } from '../modules/settlement/jobs.ts';
import { demonstrationSignIns } from './demonstration-sign-ins.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { lockInstallation } from './repository.ts';

interface Surroundings {
  /** Whether the database is the embedded one: an empty one gets the demonstration unasked. */
  readonly embedded: boolean;
  say(line: string): void;
}

/**
 * What an installation needs before it serves: the demonstration where it is due, and an administrator. All of it is one
 * transaction under a lock: processes that start at once do it once, and a kill leaves nothing half done.
 */
export async function prepareInstallation(context: Context, { embedded, say }: Surroundings): Promise<void> {
  const isShown = await context.db.transaction(async (tx) => {
    await lockInstallation(tx);
    const isLoaded = await ensureDemonstration(tx, context, embedded, say);
    await ensureAdministrator(tx, context, say);
    return isLoaded && context.config.demo !== false;
  });
  if (isShown) for (const line of demonstrationSignIns()) say(line);
}

/** Loads the demonstration where it is due and was not loaded before. Answers whether this database has it. */
async function ensureDemonstration(
  tx: Db,
  context: Context,
  embedded: boolean,
  say: (line: string) => void,
): Promise<boolean> {
  const { config, catalogue, clock } = context;
  if (await hasDemonstration(tx)) return true;
  const isDue = config.demo ?? (embedded && (await isUnused(tx)));
  if (!isDue) return false;
  say(startTexts.demonstrationLoading);
  const { lotteries } = await catalogue.snapshot();
  const options = { lotteries, now: clock.now(), timeZone: config.houseTimeZone, hashPassword };
  const { drawsToSettle } = await loadDemonstration(tx, options);
  // Wins are not made up: the ordinary settlement finds them, once the server runs.
  for (const drawId of drawsToSettle) {
    await requestSettlement(tx, context, { drawId, revision: 1 });
  }
  return true;
}
