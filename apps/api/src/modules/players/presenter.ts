import type { Player as PlayerOut, PlayerRow } from '@bolillero/contract/calls/players';
import { maskedDni } from '@bolillero/domain/accounts/masked-dni';
import { presentEmail } from '../customers/presenter.ts';
import { type Player, revisionOf } from './player.ts';
import type { PlayerListRow } from './repository.ts';

export function presentPlayerRow({ email, createdAt, closedAt, ...row }: PlayerListRow): PlayerRow {
  return {
    ...row,
    email: email ?? '',
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export function presentPlayer({ row, emails, sessions }: Player): PlayerOut {
  const email = emails.find(({ isPrimary }) => isPrimary)?.email ?? null;
  return {
    ...presentPlayerRow({ ...row, email }),
    birthday: row.birthday,
    dni: row.dni === null ? null : maskedDni(row.dni),
    emails: emails.map(presentEmail),
    sessions,
    revision: revisionOf(row),
  };
}
