import { numberText } from '@bolillero/domain/number-text';

/** What a person reads about one field that has the wrong form. */
const fieldTexts: Readonly<
  Record<string, (field: string, params: Readonly<Record<string, unknown>>) => string>
> = {
  required: (field) => `Falta el campo ${field}.`,
  additionalProperties: (field) => `El campo ${field} no existe.`,
  type: (field, { type }) =>
    typeName(type) === '' ? unexpected(field) : `El campo ${field} debe ser ${typeName(type)}.`,
  minimum: (field, { limit }) => `El campo ${field} debe ser ${bound(limit)} o más.`,
  maximum: (field, { limit }) => `El campo ${field} debe ser ${bound(limit)} o menos.`,
  minLength: (field) => `El campo ${field} no puede quedar vacío.`,
  maxLength: (field, { limit }) => `El campo ${field} admite ${bound(limit)} caracteres como máximo.`,
  minItems: (field, { limit }) => `El campo ${field} necesita al menos ${elements(limit)}.`,
  maxItems: (field, { limit }) => `El campo ${field} admite ${elements(limit)} como máximo.`,
};

const bound = (limit: unknown) => (typeof limit === 'number' ? numberText(limit) : String(limit));
const unexpected = (field: string) => `El campo ${field} no tiene la forma esperada.`;
const elements = (limit: unknown) => (limit === 1 ? '1 elemento' : `${bound(limit)} elementos`);

const typeNames: Readonly<Record<string, string>> = {
  integer: 'un número entero',
  number: 'un número',
  string: 'un texto',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
};

/** Empty for what is nothing but null: whoever sent something else is not told to send nothing. */
function typeName(type: unknown): string {
  const names = String(type)
    .split(',')
    .filter((name) => name !== 'null')
    .map((name) => typeNames[name] ?? name);
  return names.join(' o ');
}

/** The sentence for a schema's complaint (its keyword) about a field. */
export function fieldMessage(
  keyword: string,
  field: string,
  params: Readonly<Record<string, unknown>>,
): string {
  if (field === '') return 'El envío no tiene la forma esperada.';
  const name = `«${field}»`;
  return fieldTexts[keyword]?.(name, params) ?? unexpected(name);
}

/** A list was asked for in an order that it does not know. */
export function unknownSortText(sort: string, known: readonly string[]): string {
  return `No se puede ordenar por «${sort}». Se puede por: ${known.join(', ')}.`;
}
