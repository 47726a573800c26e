import { type Static, Type } from 'typebox';
import { DateText, Id, Nullable, SeriesType } from '../wire.ts';

/** What the calls on draw histories share: how a series is asked for, and how counts are answered (Rulebook 4, 5). */

/** A lottery by `id`, `name` (any accepted spelling) or both, and its series. */
export const seriesQuery = {
  id: Type.Optional(Id),
  name: Type.Optional(Type.String({ maxLength: 40 })),
  /** 0 traditional (when absent), 1 laggards. */
  type: Type.Optional(SeriesType),
} as const;

export const LimitOf = (byDefault: number, most = 100) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: most, default: byDefault }));

/** A yes or no of a query, as 1 and 0. */
export const FlagOf = (byDefault: 0 | 1) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: byDefault }));

/** A date of a query: its form and whether it exists are said together by the service. */
export const QueryDate = Type.String({ maxLength: 10 });
/** Both ends included. */
export const rangeQuery = { from: QueryDate, to: QueryDate } as const;
export const optionalRange = { from: Type.Optional(QueryDate), to: Type.Optional(QueryDate) } as const;
/** Balls carry two digits. */
export const BallNumber = Type.Integer({ minimum: 1, maximum: 99 });

/** A ball and how many of the draws that are looked at have it. */
export const BallCount = Type.Object({ balls: Type.Integer(), count: Type.Integer() });
export const BallCounts = Type.Array(BallCount);
export const Balls = Type.Array(Type.Integer());

/** The draws that an answer is about. */
export const scopeFields = {
  /** How many draws. */
  draws: Type.Integer(),
  /** The first and the last of them; null when there are none. */
  from: Nullable(DateText),
  to: Nullable(DateText),
} as const;

/** Seven neighbouring balls that came oftener than chance gives. */
export const Zone = Type.Object({
  /** Its first and last ball. */
  from: Type.Integer(),
  to: Type.Integer(),
  /** Of the counts of its balls. */
  sum: Type.Integer(),
  /** What chance gives of that sum. */
  expected: Type.Number(),
});

const groupingNames = ['M1', 'M2', 'M3', 'S3', 'S4'] as const;
const ordinals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
type GroupName =
  | `JA${(typeof ordinals)[number]}`
  | `JAE${(typeof ordinals)[number]}`
  | `${'M' | 'ME'}${1 | 2 | 3}`
  | `${'S' | 'SE'}${3 | 4}`;
type Groupings = { [K in GroupName as `ballAgrupacion${K}`]: typeof BallCounts };

const special = (name: string) => name.replace(/^(JA|M|S)/, '$1E');
const groupings = [...ordinals.map((k) => `JA${k}`), ...groupingNames]
  .flatMap((name) => [name, special(name)])
  .map((name) => [`ballAgrupacion${name}`, BallCounts]);

/** The counts before the draw: `JA1` to `JA10`, by months and by days; with an E, those of the special ball. */
export const groupingFields = Object.fromEntries(groupings) as Groupings;

const drawFields = {
  fecha: DateText,
  balls: Balls,
  /** The special ball; null where there is none. */
  bExtra: Nullable(Type.Integer()),
} as const;

/** A past draw alone, as a table lists it. */
export const DrawRow = Type.Object(drawFields);

/** A past draw as a result card: everything in it is as of its own date. */
export const Card = Type.Object({
  ...drawFields,
  /** Which of its balls were hot, cold, or half of a pair that came whole. */
  ballhot: Balls,
  ballcold: Balls,
  ballpar: Balls,
  /** The group that a person has chosen on the card: none yet. */
  ballGroupJA: BallCounts,
  ballGroupJAE: BallCounts,
  ...groupingFields,
  /** JA1 to JA10, as `ja` of the forecasts. */
  previous_plays: Type.Array(BallCounts),
  /** The same of the special ball. */
  previous_plays_extra: Type.Array(BallCounts),
  /** The previous plays (JA) that a person has chosen on the card: none yet. */
  xJugada: Nullable(Type.Integer()),
  /** Whether the card is chosen: not yet. */
  selectedCard: Type.Boolean(),
});
export type Card = Static<typeof Card>;
