import type { Customer, CustomerEmail } from '@bolillero/contract/entities/account';
import type { CustomerRow, EmailRow } from './repository.ts';

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
    emails: row.emails.map(presentEmail),
    favourites: [...row.favourites],
    subscribed: row.subscribed,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentEmail({ id, email, isPrimary, confirmedAt }: EmailRow): CustomerEmail {
  return { id, email, type: isPrimary ? 1 : 0, confirmed: confirmedAt !== null };
}
