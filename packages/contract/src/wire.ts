import { currencies } from '@bolillero/domain/money/cents';
import { longestReason } from '@bolillero/domain/notifications/kinds';
import { type Static, type TSchema, Type } from 'typebox';

/** Building blocks that the wire's schemas share. Bodies are coerced by the server: "7" is a good integer. */

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});
/** A calendar date, `YYYY-MM-DD`; whether it exists is checked by the domain. */
export const DateText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** An instant in ISO 8601 with offset. */
export const Instant = Type.String();
/** A decimal amount coming in, as text or number; parsed by the domain without floating point. */
const AmountText = Type.String({ pattern: '^\\s*\\d[\\d,]*(\\.\\d{1,2})?\\s*$' });
export const AmountIn = Type.Union([AmountText, Type.Number({ minimum: 0 })]);
/**
 * A decimal amount coming in, or none (null, an empty text). Text comes first: coercion makes 0 the text "0", where it would
 * make null of it.
 */
export const AmountInOrNone = Type.Unsafe<string | number | null>(Type.Union([AmountText, Type.Null()]));
/** A decimal amount going out: `"50000.00"`. */
export const AmountOut = Type.String();
/** What an amount is in. */
export const CurrencyCode = Type.Enum(currencies);
/** 0 traditional, 1 laggards. */
export const SeriesType = Type.Integer({ minimum: 0, maximum: 1 });
/** Main balls as JSON text, ascending: `"[5,9,21]"`. */
export const BallsText = Type.String();
/** What the specification calls JSON text: accepted as text or as JSON. */
export const JsonTextOf = <S extends TSchema>(schema: S) => Type.Union([schema, Type.String()]);
/**
 * A schema or null. Scalars become a type list and null comes first elsewhere, so that coercion never turns null into 0
 * and an empty text becomes null.
 */
export const Nullable = <S extends TSchema>(schema: S) => {
  const { type } = schema as { type?: unknown };
  const scalar = typeof type === 'string' && ['integer', 'number', 'string', 'boolean'].includes(type);
  return Type.Unsafe<Static<S> | null>(
    scalar ? { ...schema, type: [type, 'null'] } : Type.Union([Type.Null(), schema]),
  );
};
/** The special ball; null where the game has none, or none is on file. */
export const SpecialBall = Nullable(Type.Integer());
/** What whoever was told of a win is told of its change; that the published result was corrected, where nothing is written. */
export const ReasonIn = Type.Optional(Nullable(Type.String({ maxLength: longestReason })));
/** Yes or no in a query, as `1` and `0` or `true` and `false`. */
export const YesNo = Type.Union([Type.Integer({ minimum: 0, maximum: 1 }), Type.Boolean()]);
export const Ok = Type.Object({ ok: Type.Boolean() });
export const DataOf = <S extends TSchema>(schema: S) => Type.Object({ data: schema });
export const OkDataOf = <S extends TSchema>(schema: S) => Type.Object({ ok: Type.Boolean(), data: schema });
export const PageOf = <S extends TSchema>(schema: S) =>
  Type.Object({ data: Type.Array(schema), total: Type.Integer(), pages: Type.Integer() });

/** Pages count from 1. */
export const PageNumber = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }));
export const PerPage = (byDefault: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: byDefault }));

/** What is searched for; the database takes no NUL in a text. */
export const SearchText = Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$' });

/** The query of every list that grows without bound. */
export const pageQuery = {
  page: PageNumber,
  perPage: PerPage(10),
  q: Type.Optional(SearchText),
  sort: Type.Optional(Type.String({ maxLength: 40, pattern: '^-?[a-z_]+$' })),
} as const;

/** An object that refuses unknown fields (400); `Type.Object` ignores them. */
export const Strict = <P extends Parameters<typeof Type.Object>[0]>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
