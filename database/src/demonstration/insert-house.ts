import { and, eq } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { house } from '../schema/house.ts';

/** A house that nobody takes for one that exists: it says itself that it is an example, and its numbers are nobody's. */
const example = {
  legalName: 'Casa de Ejemplo S. A. C.',
  taxNumber: '20000000000',
  address: 'Jr. Ejemplo 100, Lima',
  licence: 'EJEMPLO-0000',
  email: 'ayuda@demo.example',
  phone: '+51 000 000 000',
  hours: 'lunes a sábado, de 9:00 a 20:00 (Lima)',
} as const;

/** Gives the demonstration's house its facts, where nobody has saved any. */
export async function insertHouse(tx: Db): Promise<void> {
  await tx
    .update(house)
    .set({ ...example, demo: true })
    .where(and(eq(house.revision, 0), eq(house.legalName, '')));
}
