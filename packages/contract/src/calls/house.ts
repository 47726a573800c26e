import { legalFacts } from '@bolillero/domain/house/facts';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { houseWireNames } from '../field-names.ts';
import { DataOf, Instant, Nullable, OkDataOf, Strict } from '../wire.ts';

const oneLine = Type.String({ maxLength: 200, pattern: '^[^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$' });

/** What the house says of itself; an empty text is not known yet. */
export const HouseFields = {
  legal_name: oneLine,
  tax_number: oneLine,
  address: oneLine,
  licence: oneLine,
  email: oneLine,
  phone: oneLine,
  /** When somebody answers, in words. */
  hours: oneLine,
} as const;

/** Somewhere that players find help; an empty phone or address of the web has none. */
export const HelpLineOut = Type.Object({
  country: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  url: Type.String(),
});

export const House = Type.Object({
  ...HouseFields,
  help_lines: Type.Array(HelpLineOut),
  /** Made up by the demonstration. */
  demo: Type.Boolean(),
  /** Moves with every saving: who saves says which one they saw. */
  revision: Type.Integer(),
  updated_at: Nullable(Instant),
  /** What the law asks for and is empty. */
  missing: Type.Array(Type.Enum(legalFacts.map((name) => houseWireNames[name]))),
  /** What the environment decides, to be read here. */
  rules: Type.Object({
    password_min: Type.Integer(),
    min_age: Type.Integer(),
    session_days: Type.Integer(),
    /** IANA zone whose calendar decides ages and months. */
    time_zone: Type.String(),
  }),
});
export type House = Static<typeof House>;

export const oneHouse = defineCall({
  id: 'house.one',
  method: 'GET',
  path: '/house',
  access: 'administrator',
  summary: 'Los ajustes de la casa: datos legales, contacto y líneas de ayuda',
  answer: DataOf(House),
});

export const updateHouse = defineCall({
  id: 'house.update',
  method: 'POST',
  path: '/house/update',
  access: 'administrator',
  summary: 'Guarda los ajustes de la casa; `revision`: la que se vio',
  body: Strict({
    ...HouseFields,
    help_lines: Type.Array(Strict({ country: oneLine, name: oneLine, phone: oneLine, url: oneLine }), {
      maxItems: 50,
    }),
    revision: Type.Integer({ minimum: 0 }),
  }),
  errors: ['house-changed'],
  answer: OkDataOf(House),
});
