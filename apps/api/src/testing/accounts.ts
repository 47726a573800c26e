import { adminUser, customer, customerEmail, subscription } from '@bolillero/database/schema/account';
import type { AdminRole } from '@bolillero/domain/accounts/roles';
import { hashPassword } from '../identity/passwords.ts';
import { openSession } from '../identity/sessions-repository.ts';
import type { TestApp } from './test-app.ts';

export const goodPassword = 'Clave-Segura1';
/** Hashed once: a thousand accounts of the tests have this password, and hashing is meant to be slow. */
const goodPasswordHash = hashPassword(goodPassword);

/** Where test accounts sign in from. */
export const testOrigin = { address: '127.0.0.1', userAgent: 'pruebas' } as const;

let counter = 0;
/** A number that no other row of this test file has. */
const next = () => (counter += 1);

interface CustomerOptions {
  readonly email?: string;
  readonly type?: 0 | 1;
  readonly country?: string;
  readonly subscribedUntil?: string;
  readonly name?: string;
  readonly lastname?: string;
}

/** A customer with a session; sign-in itself is tested where it lives. */
export async function aCustomer(
  { context }: TestApp,
  options: CustomerOptions = {},
): Promise<{ id: number; email: string; token: string }> {
  const { db, clock } = context;
  const email = options.email ?? `jugador${next()}@example.com`;
  const createdAt = clock.date();
  const [row] = await db
    .insert(customer)
    .values({
      name: options.name ?? 'Rosa',
      lastname: options.lastname ?? 'Quispe',
      birthday: '1990-05-12',
      country: options.country ?? 'Perú',
      type: options.type ?? 0,
      passwordHash: await goodPasswordHash,
      createdAt,
    })
    .returning({ id: customer.id });
  if (row === undefined) throw new Error('no customer');
  await db
    .insert(customerEmail)
    .values({ customerId: row.id, email, isPrimary: true, confirmedAt: createdAt, createdAt });
  if (options.subscribedUntil !== undefined) {
    const endsAt = new Date(options.subscribedUntil);
    await db
      .insert(subscription)
      .values({ customerId: row.id, startedAt: new Date(0), endsAt, updatedAt: createdAt });
  }
  return { id: row.id, email, token: await openSession(db, context, { customerId: row.id }, testOrigin) };
}

/** An administrator or operator with a session. */
export async function anAdmin(
  { context }: TestApp,
  role: AdminRole = 'administrator',
): Promise<{ id: number; dni: string; token: string }> {
  const { db, clock } = context;
  const dni = String(40_000_000 + next());
  const [row] = await db
    .insert(adminUser)
    .values({
      name: 'Ada',
      lastname: 'Salas',
      dni,
      email: `${dni}@example.com`,
      passwordHash: await goodPasswordHash,
      role,
      createdAt: clock.date(),
    })
    .returning({ id: adminUser.id });
  if (row === undefined) throw new Error('no administrator');
  return { id: row.id, dni, token: await openSession(db, context, { adminId: row.id }, testOrigin) };
}
