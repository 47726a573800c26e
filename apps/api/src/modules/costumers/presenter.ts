import type { Customer } from '@bolillero/contract/entities/account';
import type { CustomerRow } from './repository.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    name: row.name,
    lastname: row.lastname,
    email: row.emails.find(({ isPrimary }) => isPrimary)?.email ?? '',
    birthday: row.birthday,
    country: row.country,
    address: row.address,
    type: row.type,
    emails: row.emails.map(({ id, email, isPrimary, confirmedAt }) => ({
      id,
      email,
      type: isPrimary ? 1 : 0,
      confirmed: confirmedAt !== null,
    })),
    subscribed: row.subscribed,
    createdAt: row.createdAt.toISOString(),
  };
}
