import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. `owner-or-operator` leaves the row's owner to the service: whoever else is signed in
 * as a customer gets a 404.
 */
export const accessLevels = [
  'visitor',
  'customer',
  'subscriber',
  'operator',
  'administrator',
  'customer-or-administrator',
  'owner-or-operator',
] as const;
export type Access = (typeof accessLevels)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the HTTP interface: the single description that server, browser, OpenAPI and tests read. */
export interface Call {
  /** Stable name, `resource.action`; also the OpenAPI operation id. */
  readonly id: string;
  readonly method: Method;
  /** Path below `/api`, with the specification's `{names}`. */
  readonly path: string;
  readonly access: Access;
  /**
   * It changes who owns an account, or who gets in: whoever makes it has signed in, or confirmed their password, of late
   * (`password-needed`).
   */
  readonly needsRecentPassword?: true;
  /** Who has yet to set up a second factor, in a house that asks it of all, may make it. */
  readonly beforeSecondFactor?: true;
  /** A visitor's call that answers operators and administrators more: who asks is looked up before it runs. */
  readonly showsMoreToOperators?: true;
  /** A visitor's call that tells a customer of themselves: who asks is looked up before it runs. */
  readonly tellsOfOneself?: true;
  /** One Spanish line for the documentation page. */
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** What a body that does not fit its schema is refused as, where the specification gives the call a status of its own. */
  readonly invalidAs?: ErrorCode;
  /** A multipart body: its fields are described by `body`, its files by name here. */
  readonly files?: readonly string[];
  /** What it refuses besides what every call of its kind does (`errorsOf`). */
  readonly errors?: readonly ErrorCode[];
  /** Its answer carries what opens an account: a token, a key, a code. Such an answer is never compressed (BREACH). */
  readonly answersSecret?: true;
  /** What a good call answers, with status 200. Absent for files. */
  readonly answer?: TSchema;
  /** Content type of the answer when it is not JSON, or those that may be asked for. */
  readonly produces?: string | readonly string[];
}

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise;

declare const types: unique symbol;

/** What a call's schemas mean, worked out once, where it is defined: read through `ParamsOf` and its like. */
interface Typed<C extends Call> {
  readonly [types]?: {
    readonly params: StaticOr<C['params'], Record<string, never>>;
    readonly query: StaticOr<C['query'], Record<string, never>>;
    readonly body: StaticOr<C['body'], undefined>;
    readonly answer: StaticOr<C['answer'], undefined>;
  };
}
type PartOf<C, K> = C extends { readonly [types]?: infer T }
  ? NonNullable<T>[K & keyof NonNullable<T>]
  : never;

export type ParamsOf<C> = PartOf<C, 'params'>;
export type QueryOf<C> = PartOf<C, 'query'>;
export type BodyOf<C> = PartOf<C, 'body'>;
export type AnswerOf<C> = PartOf<C, 'answer'>;

/** Keeps the literal types of a call while checking its shape. */
export function defineCall<const C extends Call>(call: C): C & Typed<C> {
  return call;
}

/** The path of a call with its `{names}` filled in, for clients. */
export function pathOf(call: Call, params: Readonly<Record<string, string | number>>): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.id}: missing path parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}
