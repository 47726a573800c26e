import { hiddenOtherText, hiddenText } from '@bolillero/texts/audit';

/**
 * What tells who a customer is. Entries of the audit are final, and an account can be closed: of these fields they keep that
 * they changed, and nothing else (decision 29).
 */
const personal = new Set([
  'name',
  'lastname',
  'address',
  'country',
  'birthday',
  'dni',
  'email',
  'shown_name',
]);

type Fields = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A record's fields with the personal ones hidden; whether there was something is still told. */
export function withoutPersonal<F extends Fields>(fields: F): F {
  const hidden = Object.entries(fields).map(([field, value]) =>
    personal.has(field) && !isEmpty(value) ? [field, hiddenText] : [field, value],
  );
  return Object.fromEntries(hidden);
}

/** The fields that a change changed, before and after it, with the personal ones hidden. */
export function changeWithoutPersonal(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  const of = (fields: Fields) => Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]));
  const [old, fresh] = [withoutPersonal(of(before)), withoutPersonal(of(after))];
  const told = Object.entries(fresh).map(([field, value]) =>
    value === hiddenText && old[field] === hiddenText ? [field, hiddenOtherText] : [field, value],
  );
  return { before: old, after: Object.fromEntries(told) };
}
