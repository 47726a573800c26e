import { type TEnum, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { type Call, defineCall } from './call.ts';
import { DateText, Nullable, PageNumber, PerPage, SearchText } from './wire.ts';

/*
 * What every list of the back-office takes and answers. A list is sorted by one of a closed list of names, `-` before it for
 * descending; rows that are equal by it stand by their key, in the same direction.
 */

/** Beyond so many rows a total is worth a question of its own. */
export const countedAtOnce = 10_000;

/**
 * `now`: with the rows. `later`: with them up to `countedAtOnce`, null beyond. `only`: instead of them, always exact.
 */
export const countings = ['now', 'later', 'only'] as const;

type SortOf<Name extends string> = Name | `-${Name}`;

/** What asks for one page and no more than that: an export of the same rows takes none of it. */
const paging = {
  page: PageNumber,
  perPage: PerPage(10),
  /** Whether the total comes along. */
  count: Type.Optional(Type.Enum(countings)),
  /** The total that whoever asks was told: pages of the second half are then counted from the list's end. */
  known: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
} as const;

const sortBy = <const Name extends string>(names: readonly Name[]) =>
  Type.Optional(Type.Enum(names.flatMap((name): SortOf<Name>[] => [name, `-${name}`])));

const searchAndSort = <const Name extends string>(names: readonly Name[]) => ({
  /** Looked for anywhere in what the list says is searched, whatever its capitals and accents. */
  q: Type.Optional(SearchText),
  sort: sortBy(names),
});

/** The query of a list: its page, what is searched, the names it is sorted by, and its own filters. */
export const listQuery = <const Name extends string, F extends TProperties>(
  sorts: readonly Name[],
  filters: F,
) => Type.Object({ ...paging, ...searchAndSort(sorts), ...filters });

/** The filter of a date or of an instant's day in the house's zone: both ends are part of it. */
export const dayRange = { from: Type.Optional(DateText), to: Type.Optional(DateText) } as const;

/** A page of a list. `total` and `pages` are null where they were not counted. */
export const ListOf = <S extends TSchema>(row: S) =>
  Type.Object({
    data: Type.Array(row),
    total: Nullable(Type.Integer()),
    pages: Nullable(Type.Integer()),
  });

/** The same, as a type. */
export interface ListAnswer<Row> {
  data: Row[];
  total: number | null;
  pages: number | null;
}

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What each is, by its content type. */
export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

type ListCall = Call & { readonly query: TObject };

type ParametersOf<C> = C extends { readonly params: infer P extends TObject }
  ? { readonly params: P }
  : Record<never, never>;

type Exported<Q extends TObject> =
  Q extends TObject<infer P>
    ? TObject<Omit<P, keyof typeof paging> & { readonly format: TEnum<['csv', 'xlsx']> }>
    : never;

const exportedQuery = ({ properties }: TObject) => {
  const kept = Object.entries(properties).filter(([name]) => !Object.hasOwn(paging, name));
  return Type.Object({ ...Object.fromEntries(kept), format: Type.Enum(exportFormats) });
};

/** The sibling `GET <path>/export` of a list: the same filters, order and access. */
export const exportOf = <const C extends ListCall>(call: C) =>
  defineCall({
    id: `${call.id}-export`,
    method: 'GET',
    path: `${call.path}/export`,
    access: call.access,
    summary: `${call.summary}: todo lo que dejan los filtros, como archivo`,
    ...(('params' in call ? { params: call.params } : {}) as ParametersOf<C>),
    query: exportedQuery(call.query) as unknown as Exported<C['query']>,
    errors: [...(call.errors ?? []), 'exports-busy'],
    produces: Object.values(exportTypes),
  });
