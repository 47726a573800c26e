import { datesPresets, rowsPerPage } from '../components/table/list-search.ts';

/**
 * Typed query parameters. Each reader takes what stands in the address and answers a good value or the fallback: a bad
 * address never breaks a page. A value equal to its fallback is left out of the address.
 */
export interface Reader<T> {
  readonly read: (raw: string | undefined) => T | undefined;
}

/** Any text of up to 500 characters; empty counts as absent. */
export const text: Reader<string> = {
  read: (raw) => (raw === undefined || raw === '' || raw.length > 500 ? undefined : raw),
};

/** A whole number from `least` to `most`. */
export const integer = (least = 1, most = 1_000_000): Reader<number> => ({
  read: (raw) => {
    const value = raw !== undefined && /^\d{1,9}$/.test(raw) ? Number(raw) : undefined;
    return value !== undefined && value >= least && value <= most ? value : undefined;
  },
});

/** `true` when the parameter says true, or stands alone; anything else is absent. */
export const flag: Reader<true> = {
  read: (raw) => (raw === 'true' || raw === '1' || raw === '' ? true : undefined),
};

/** One of the words given. */
export const oneOf = <const W extends string>(...words: readonly W[]): Reader<W> => ({
  read: (raw) => words.find((word) => word === raw),
});

/** A calendar date in the form `YYYY-MM-DD`. */
export const dateText: Reader<string> = {
  read: (raw) => {
    if (raw === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
    const instant = new Date(`${raw}T00:00:00Z`);
    return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(raw) ? raw : undefined;
  },
};

/**
 * Balls, with the special one after a plus: `7-14-21`, `61`, `7-14-21-35-49+9`, `+9`; an address typed by hand has a space where its plus
 * was, or commas for its hyphens. Whether the lottery has them is the page's to say.
 */
export const ballSet: Reader<string> = {
  read: (raw) => {
    const balls = raw?.replace(/,[ ]?/g, '-').replace(' ', '+');
    return balls && balls.length <= 40 && /^(?:[1-9]\d?(?:-[1-9]\d?){0,9})?(?:\+[1-9]\d?)?$/.test(balls)
      ? balls
      : undefined;
  },
};

/** Balls as above, or the special one alone: `+9`. */
const ballsOrSpecial: Reader<string> = {
  read: (raw) => (raw !== undefined && /^\+[1-9]\d?$/.test(raw) ? raw : ballSet.read(raw)),
};

/** A short word of lowercase letters, with a minus before it or without: an order. */
export const orderWord: Reader<string> = {
  read: (raw) => (raw !== undefined && /^-?[a-z]{1,20}$/.test(raw) ? raw : undefined),
};

/** A month `2015-01` or a year `2015`. */
const periodText: Reader<string> = {
  read: (raw) => (raw !== undefined && /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(raw) ? raw : undefined),
};

/** What stands in the address of every study of a history (`StudySearch`). */
export const studySearch = {
  type: oneOf('0', '1'),
  from: dateText,
  to: dateText,
  ball: ballsOrSpecial,
  sort: orderWord,
  page: integer(),
  ja: integer(1, 11),
  fecha: dateText,
  draws: integer(0),
  end: dateText,
  by: oneOf('month', 'year'),
  since: periodText,
  until: periodText,
  pregunta: ballSet,
  clase: ballSet,
};

/** What stands in the address of every list: its search, order (one of the names), page, size and dates. */
export const listSearch = (...sorts: readonly string[]) => ({
  q: text,
  sort: oneOf(...sorts.flatMap((name) => [name, `-${name}`])),
  page: integer(),
  rows: { read: (raw) => rowsPerPage.slice(1).find((rows) => String(rows) === raw) } as Reader<number>,
  dates: oneOf(...datesPresets),
  from: dateText,
  to: dateText,
});

type Read<S> = { [K in keyof S]?: S[K] extends Reader<infer T> ? T : never };

/**
 * The `validateSearch` of a route: reads every named parameter, drops the others. Name the result in a constant before the
 * route: written inside `createRoute` its type is lost.
 */
export function searchOf<const S extends Record<string, Reader<unknown>>>(
  readers: S,
): (raw: Record<string, unknown>) => Read<S> {
  return (raw) => {
    const good: Record<string, unknown> = {};
    for (const [name, reader] of Object.entries(readers)) {
      const given = raw[name];
      const value = reader.read(given === undefined || given === null ? undefined : String(given));
      // The router hands a child what its parents left in the address: a bad value is put out, not only passed over.
      if (value !== undefined || given !== undefined) good[name] = value;
    }
    return good as Read<S>;
  };
}

/** Plain `a=1&b=dos` in both directions, without the router's JSON quoting: addresses stay readable and typeable. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
