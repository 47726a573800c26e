import type { Clock } from '../clock.ts';
import { ProviderUnavailable } from './payment-provider.ts';

/** The house's account at PayPal. */
export interface PayPalAccount {
  readonly clientId: string;
  readonly secret: string;
  /** Origin of the REST API: the live one, the sandbox, or a server that behaves like it. */
  readonly api: string;
  /** The webhook as it was registered there; null: notices are not taken. */
  readonly webhookId: string | null;
  readonly timeoutMilliseconds: number;
}

/** What went wrong at PayPal, for the log: never a secret, a token or a person's data. */
export type TellTrouble = (facts: Readonly<Record<string, unknown>>) => void;

export interface PayPalAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface PayPalRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The JSON text to send. */
  readonly text?: string;
  /** PayPal does the work of a request once for each of these, and answers a repeated one the same. */
  readonly requestId?: string;
}

/** Sends a request; answers 2xx, 400, 404 and 422, and throws `ProviderUnavailable` for anything else. */
export type AskPayPal = (request: PayPalRequest) => Promise<PayPalAnswer>;

/** Answers that say something about the request; any other failure says nothing. */
const refusals: ReadonlySet<number> = new Set([400, 404, 422]);

/** A token is renewed this long before it ends. */
const margin = 60_000;

/** Requests to PayPal, signed with a token that is kept until it ends. */
export function connectToPayPal(account: PayPalAccount, clock: Clock, trouble: TellTrouble): AskPayPal {
  let token: { readonly text: string; readonly until: number } | null = null;
  let coming: Promise<string> | null = null;

  async function send(path: string, init: RequestInit): Promise<PayPalAnswer> {
    const asked = { path, method: init.method };
    try {
      const signal = AbortSignal.timeout(account.timeoutMilliseconds);
      const response = await fetch(`${account.api}${path}`, { ...init, signal, redirect: 'error' });
      const body = parse(await response.text());
      const { status } = response;
      if (status >= 400) {
        trouble({ ...asked, status, debugId: response.headers.get('paypal-debug-id'), issue: issueOf(body) });
      }
      return { status, body };
    } catch (error) {
      // No answer in time, a connection that broke, or words that are not JSON.
      trouble({ ...asked, error: reasonOf(error) });
      throw new ProviderUnavailable('PayPal did not answer');
    }
  }

  async function newToken(): Promise<string> {
    const credentials = Buffer.from(`${account.clientId}:${account.secret}`).toString('base64');
    const { status, body } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: text, expires_in: seconds } = fieldsOf(body);
    if (status !== 200 || typeof text !== 'string' || typeof seconds !== 'number') {
      throw new ProviderUnavailable('PayPal gave no token');
    }
    token = { text, until: clock.now() + seconds * 1_000 - margin };
    return text;
  }

  async function currentToken(): Promise<string> {
    if (token !== null && clock.now() < token.until) return token.text;
    coming ??= newToken().finally(() => {
      coming = null;
    });
    return await coming;
  }

  return async function ask({ method, path, text, requestId }) {
    for (let attempt = 1; ; attempt += 1) {
      const bearer = await currentToken();
      const answer = await send(path, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        },
        ...(text === undefined ? {} : { body: text }),
      });
      if (answer.status === 401 && attempt === 1) {
        // Withdrawn before its time: a new one, once.
        if (token?.text === bearer) token = null;
        continue;
      }
      const { status } = answer;
      if (status < 300 || refusals.has(status)) return answer;
      throw new ProviderUnavailable(`PayPal answered ${status}`);
    }
  };
}

class Unreadable extends Error {}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    // The parser's own words quote what it read, which may be half a token.
    throw new Unreadable('an answer that is not JSON');
  }
}

/** Why nothing was answered, without anything that was sent or received. */
function reasonOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  const { name, cause } = fieldsOf(error);
  return textOf(fieldsOf(cause).code) ?? textOf(name) ?? 'no answer';
}

/** The fields of whatever was answered; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The first item of whatever was answered as a list. */
export function firstOf(value: unknown): Readonly<Record<string, unknown>> {
  return fieldsOf(Array.isArray(value) ? value[0] : undefined);
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a refusal is about: `ORDER_ALREADY_CAPTURED`, `INSTRUMENT_DECLINED`, ... */
export function issueOf(body: unknown): string | null {
  const { name, details } = fieldsOf(body);
  return textOf(firstOf(details).issue) ?? textOf(name);
}
