import type { Player } from './api/player.ts';
import type { PlayerFields } from './api/players.ts';

/** The fields that the office edits, as texts; a date is `YYYY-MM-DD`. */
export interface EditedFields {
  readonly name: string;
  readonly lastname: string;
  readonly address: string;
  readonly country: string;
  readonly birthday: string;
  /** `0` or `1`. */
  readonly type: string;
}

/** What the form holds besides: a DNI is never shown whole, so it is typed anew or taken away. */
export interface PlayerForm extends EditedFields {
  readonly dni: string;
  readonly dniRemoved: boolean;
}

export const fieldsOf = ({ name, lastname, address, country, birthday, type }: Player): EditedFields => ({
  name,
  lastname,
  address,
  country,
  birthday: birthday ?? '',
  type: String(type),
});

/** What was changed, as the server takes it: what stays as it is is not judged anew. */
export function changesSince(known: EditedFields, { dni, dniRemoved, ...typed }: PlayerForm): PlayerFields {
  const changed = (Object.keys(known) as (keyof EditedFields)[]).filter(
    (field) => typed[field] !== known[field],
  );
  const fields = Object.fromEntries(
    changed.map((field) => [field, field === 'type' ? Number(typed.type) : typed[field]]),
  );
  if (dni.trim() !== '') return { ...fields, dni: dni.trim() };
  return dniRemoved ? { ...fields, dni: '' } : fields;
}
