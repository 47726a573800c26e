import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { adminUser, customer, customerEmail } from '../schema/account.ts';

/**
 * One for every column of the access table (Rulebook 9), one whose subscription is about to end, and one whose country prints
 * and exports plays.
 */
export const customerKinds = [
  'customer',
  'subscriber',
  'subscriber-ending',
  'type-one',
  'type-one-subscriber',
  'united-states',
] as const;
export type CustomerKind = (typeof customerKinds)[number];
export const staffKinds = ['administrator', 'operator'] as const;
export type StaffKind = (typeof staffKinds)[number];

interface DemoCustomer {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly country: string;
  readonly type: 0 | 1;
}

/** Known to everybody who reads the start, so that anybody may try; it satisfies the house's rule. */
export const demonstrationPassword = 'Demo-2026';

export const demonstrationStaff: Readonly<
  Record<StaffKind, { readonly name: string; readonly lastname: string; readonly dni: string }>
> = {
  administrator: { name: 'Ada', lastname: 'Salas', dni: '10000001' },
  operator: { name: 'Óscar', lastname: 'Prado', dni: '10000002' },
};

const person = (name: string, lastname: string, mailbox: string, country: string) => ({
  name,
  lastname,
  email: `${mailbox}@demo.example`,
  country,
});

export const demonstrationCustomers: Readonly<Record<CustomerKind, DemoCustomer>> = {
  customer: { ...person('Rosa', 'Quispe', 'cliente', 'Perú'), type: 0 },
  subscriber: { ...person('Luis', 'Ramos', 'suscriptor', 'Perú'), type: 0 },
  'subscriber-ending': { ...person('Elena', 'Torres', 'por-vencer', 'Chile'), type: 0 },
  'type-one': { ...person('Carmen', 'Díaz', 'avanzado', 'México'), type: 1 },
  'type-one-subscriber': { ...person('Jorge', 'Vega', 'experto', 'Colombia'), type: 1 },
  'united-states': { ...person('María', 'López', 'eeuu', 'Estados Unidos'), type: 0 },
};

const dayMs = 86_400_000;
const registeredDaysAgo = 90;

/** Whether any of the demonstration's e-mails or DNIs belongs to somebody already. */
export async function accountsAreTaken(tx: Db): Promise<boolean> {
  const emails = Object.values(demonstrationCustomers).map(({ email }) => email);
  const dnis = Object.values(demonstrationStaff).map(({ dni }) => dni);
  const customers = await tx
    .select({ id: customerEmail.id })
    .from(customerEmail)
    .where(inArray(sql`lower(${customerEmail.email})`, emails))
    .limit(1);
  const staff = await tx
    .select({ id: adminUser.id })
    .from(adminUser)
    .where(and(inArray(adminUser.dni, dnis), isNull(adminUser.deletedAt)))
    .limit(1);
  return customers.length + staff.length > 0;
}

/** The ids of who is in the demonstration. */
export interface DemonstrationAccounts {
  readonly customers: Readonly<Record<CustomerKind, number>>;
  readonly staff: Readonly<Record<StaffKind, number>>;
}

/** Inserts staff and customers. */
export async function insertAccounts(
  tx: Db,
  hashPassword: (password: string) => Promise<string>,
  now: number,
): Promise<DemonstrationAccounts> {
  const createdAt = new Date(now - registeredDaysAgo * dayMs);
  const staff: Partial<Record<StaffKind, number>> = {};
  for (const role of staffKinds) {
    const passwordHash = await hashPassword(demonstrationPassword);
    const values = { ...demonstrationStaff[role], role, email: `${role}@demo.example`, createdAt };
    const [row] = await tx
      .insert(adminUser)
      .values({ ...values, passwordHash })
      .returning({ id: adminUser.id });
    if (row === undefined) throw new Error('an administrator was not inserted');
    staff[role] = row.id;
  }
  const customers: Partial<Record<CustomerKind, number>> = {};
  for (const kind of customerKinds) {
    const { email, ...values } = demonstrationCustomers[kind];
    const passwordHash = await hashPassword(demonstrationPassword);
    const [row] = await tx
      .insert(customer)
      .values({ ...values, birthday: '1990-05-12', passwordHash, createdAt })
      .returning({ id: customer.id });
    if (row === undefined) throw new Error('a customer was not inserted');
    customers[kind] = row.id;
    const address = { customerId: row.id, email, isPrimary: true, confirmedAt: createdAt, createdAt };
    await tx.insert(customerEmail).values(address);
  }
  return { customers, staff } as DemonstrationAccounts;
}
