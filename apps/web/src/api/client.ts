import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  pathOf,
  type QueryOf,
} from '@bolillero/contract/call';
import type { ErrorBody } from '@bolillero/contract/errors';
import { uiTexts } from '@bolillero/texts/ui';
import type { Session } from '../session/store.ts';
import { adminStore, currentHalf, customerStore } from '../session/stores.ts';
import { ApiError, failedWith } from './api-error.ts';
import { observeServerClock } from './server-clock.ts';

type Part<Name extends string, Schema, Value> = [Schema] extends [object]
  ? Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }
  : { readonly [K in Name]?: never };

/** What a call needs, from its own description: a missing path parameter or body field does not compile. */
export type Input<C extends Call> = Part<'params', C['params'], ParamsOf<C>> &
  Part<'query', C['query'], QueryOf<C>> & {
    readonly signal?: AbortSignal | undefined;
  } & (C extends { readonly files: readonly string[] }
    ? { readonly form: FormData; readonly body?: never }
    : Part<'body', C['body'], BodyOf<C>> & { readonly form?: never });

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly signal?: AbortSignal;
}

/** Makes one call of the contract and answers its body. Throws an `ApiError` for every refusal and failure. */
export async function request<C extends Call>(call: C, input: Input<C>): Promise<AnswerOf<C>> {
  const response = await send(call, input as LooseInput);
  return (await readJson(response)) as AnswerOf<C>;
}

interface Manner {
  /** Asks for another form than the call's usual one. */
  readonly accept?: string;
  /** Carries the request instead of `fetch`, where more has to be known about its way. */
  readonly transport?: typeof fetch;
}

/** Makes a call and answers the response itself, for a body that is read as it arrives. */
export function respond<C extends Call>(call: C, input: Input<C>, manner: Manner = {}): Promise<Response> {
  const asked = manner.accept === undefined ? call : { ...call, produces: manner.accept };
  return send(asked, input as LooseInput, manner);
}

/** Makes the call that signs out, of this page's session unless another is given. One that the server has ended already is out. */
export async function signOut(call: Call, session: Session<unknown> = sessionFor(call).get()): Promise<void> {
  try {
    await attempt(call, {}, session);
  } catch (error) {
    if (!failedWith(error, 'sign-in-required')) throw error;
  }
}

/** The address of a call below this site's root, its query included. */
export function addressOf(call: Call, input: Pick<LooseInput, 'params' | 'query'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const written = query.toString();
  return `/api${pathOf(call, input.params ?? {})}${written === '' ? '' : `?${written}`}`;
}

/** The session that a call is made in: by its access, or by the half of the application for calls of both. */
export function sessionFor(call: Call): typeof customerStore | typeof adminStore {
  if (call.access === 'customer' || call.access === 'subscriber') return customerStore;
  if (call.access === 'operator' || call.access === 'administrator') return adminStore;
  return currentHalf() === 'admin' ? adminStore : customerStore;
}

/**
 * Makes a call. Where it asks for a password confirmed of late, the page stays as it is while a window asks for it, and the call is
 * made once more; who would rather not is left with the refusal.
 */
async function send(call: Call, input: LooseInput, manner: Manner = {}): Promise<Response> {
  const session = sessionFor(call);
  const current = session.get();
  try {
    return await sendRenewing(call, input, manner);
  } catch (error) {
    if (current.state !== 'in' || !failedWith(error, 'password-needed')) throw error;
    if (!(await session.confirm(current.token))) throw error;
  }
  return await sendRenewing(call, input, manner);
}

/**
 * Makes a call. Where the session of who is signed in has ended, their page stays as it is while they are asked for the
 * password, and the call is made once more.
 */
async function sendRenewing(call: Call, input: LooseInput, { transport = fetch }: Manner): Promise<Response> {
  const session = sessionFor(call);
  const current = session.get();
  try {
    return await attempt(call, input, current, transport);
  } catch (error) {
    if (current.state !== 'in' || !failedWith(error, 'sign-in-required')) throw error;
    if (!(await session.renew(current.token))) throw error;
  }
  try {
    return await attempt(call, input, session.get(), transport);
  } catch (error) {
    if (failedWith(error, 'sign-in-required')) session.end('expired');
    throw error;
  }
}

const acceptedBy = ({ produces = 'application/json' }: Call) => [produces].flat().join(', ');

async function attempt(
  call: Call,
  input: LooseInput,
  current: Session<unknown>,
  transport: typeof fetch = fetch,
): Promise<Response> {
  const headers = new Headers({ accept: acceptedBy(call), ...sessionFor(call).says?.() });
  if (current.state === 'in') headers.set('authorization', `Bearer ${current.token}`);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await transport(addressOf(call, input), {
      method: call.method,
      headers,
      body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
      signal: input.signal ?? null,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: 'network', message: uiTexts.network });
  }
  observeServerClock(response.headers.get('x-server-time'));
  if (response.ok) return response;
  throw new ApiError(await readFailure(response));
}

/** The body of a good answer. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError({ status: response.status, code: 'answer-unreadable', message: uiTexts.unreadable });
  }
}

async function readFailure(response: Response): Promise<ConstructorParameters<typeof ApiError>[0]> {
  const unreadable = {
    status: response.status,
    code: 'answer-unreadable',
    message: uiTexts.unreadable,
  } as const;
  try {
    const body = (await response.json()) as Partial<ErrorBody>;
    return typeof body.code === 'string' && body.message !== undefined ? (body as ErrorBody) : unreadable;
  } catch {
    return unreadable;
  }
}
