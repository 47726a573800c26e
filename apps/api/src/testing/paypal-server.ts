import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import {
  type BookedOrder,
  centsOf,
  decimalOf,
  type Lie,
  newId,
  refundedOf,
  type SentNotice,
  showOrder,
  signatureOf,
  signNotice,
} from './paypal-books.ts';

type Work = 'token' | 'create' | 'find' | 'capture' | 'refund' | 'verify';

/**
 * How the next request for some work goes wrong: `hang` never answers, `cut` breaks the line; `late` ones do so after the
 * work was done. `garbage` answers what is not JSON, `half` a true answer that breaks off, `pending` says that the work may
 * still fail.
 */
export type Fault =
  | 'hang'
  | 'late-hang'
  | 'fail'
  | 'late-fail'
  | 'cut'
  | 'late-cut'
  | 'garbage'
  | 'half'
  | 'pending'
  | 'unauthorized'
  | 'instrument-declined';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A local server that behaves like PayPal's REST API, and badly when told to. */
export interface PayPalServer {
  readonly url: string;
  /** Settings under which the house pays through it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Its books, by its own order ids. */
  readonly orders: ReadonlyMap<string, BookedOrder>;
  /** The order of a shop's order id. */
  order(reference: string): BookedOrder;
  /** Plays the payer in the payment window. */
  approve(providerOrder: string): void;
  decline(providerOrder: string): void;
  /** The next `times` requests for this work go wrong. */
  misbehave(work: Work, fault: Fault, times?: number): void;
  /** The next capture is told otherwise than it was asked for. */
  lie(lie: Lie): void;
  /** How often it was asked for some work, repeated requests too. */
  asked(work: Work): number;
  /** Every token that it has given out. */
  tokens(): readonly string[];
  /** Forgets which requests it has answered, as PayPal does after some time. */
  forgetRequests(): void;
  /** Signs a notice about an order; the same `id` makes it the same notice again. */
  notice(kind: string, providerOrder: string, id?: string): SentNotice;
  close(): Promise<void>;
}

const account = { clientId: 'house-client', secret: 'house-secret', webhookId: 'WH1HOUSE' } as const;

const refusal = (status: number, name: string, issue?: string): Answer => ({
  status,
  body: { name, ...(issue === undefined ? {} : { details: [{ issue }] }), debug_id: 'f00' },
});
const unprocessable = (issue: string) => refusal(422, 'UNPROCESSABLE_ENTITY', issue);
const notFound = () => refusal(404, 'RESOURCE_NOT_FOUND');

/** Starts it on a free loopback port. As a process of its own: `paypal-process.ts`. */
export async function startPayPalServer(port = 0): Promise<PayPalServer> {
  const orders = new Map<string, BookedOrder>();
  const faults = new Map<Work, Fault[]>();
  const counts = new Map<Work, number>();
  const answered = new Map<string, Answer>();
  const tokens = [newId()];
  let nextLie: Lie = {};

  const find = (id: string) => orders.get(id) ?? null;
  const known = (id: string): BookedOrder => {
    const order = find(id);
    if (order === null) throw new Error(`no order ${id}`);
    return order;
  };

  function create(text: string): Answer {
    const unit = JSON.parse(text).purchase_units[0];
    const { custom_id: reference, amount } = unit;
    if (!/^\d+\.\d\d$/.test(amount.value) || centsOf(amount.value) === 0) {
      return unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
    }
    const money = { amount: amount.value, currency: amount.currency_code };
    const order: BookedOrder = {
      id: newId(),
      reference,
      ...money,
      status: 'PAYER_ACTION_REQUIRED',
      capture: null,
    };
    orders.set(order.id, order);
    return { status: 201, body: showOrder(order) };
  }

  function capture(id: string): Answer {
    const order = find(id);
    if (order === null) return notFound();
    if (order.capture !== null) return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    const { amount, currency, reference } = order;
    order.capture = {
      id: newId(),
      amount,
      currency,
      reference,
      status: 'COMPLETED',
      refunds: [],
      ...nextLie,
    };
    nextLie = {};
    order.status = 'COMPLETED';
    return { status: 201, body: showOrder(order) };
  }

  function refund(captureId: string, text: string): Answer {
    const taken = [...orders.values()].find((order) => order.capture?.id === captureId)?.capture ?? null;
    if (taken === null) return notFound();
    if (taken.status !== 'COMPLETED') return unprocessable('CAPTURE_NOT_COMPLETED');
    const left = centsOf(taken.amount) - refundedOf(taken);
    if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED');
    const { amount } = text === '' ? {} : JSON.parse(text);
    if (amount !== undefined && amount.currency_code !== taken.currency)
      return unprocessable('CURRENCY_MISMATCH');
    const cents = amount === undefined ? left : centsOf(amount.value);
    if (cents > left) return unprocessable('REFUND_AMOUNT_EXCEEDED');
    const made = { id: newId(), cents };
    taken.refunds.push(made);
    const shown = { currency_code: taken.currency, value: decimalOf(cents) };
    return { status: 201, body: { id: made.id, status: 'COMPLETED', amount: shown } };
  }

  function verify(text: string): Answer {
    const sent = JSON.parse(text);
    // The event's own text, as it stands in the question.
    const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const { transmission_id: id, transmission_time: time, transmission_sig: signature } = sent;
    const isTrue =
      sent.webhook_id === account.webhookId && signature === signatureOf(id, time, account.webhookId, event);
    return { status: 200, body: { verification_status: isTrue ? 'SUCCESS' : 'FAILURE' } };
  }

  /** What a request is for, and how it is done. */
  function workOf(method: string, path: string, text: string): [Work, () => Answer] | null {
    const [, id = '', action] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
    const [, captureId = ''] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path) ?? [];
    if (method === 'GET' && id !== '') {
      const order = find(id);
      return ['find', () => (order === null ? notFound() : { status: 200, body: showOrder(order) })];
    }
    if (method !== 'POST') return null;
    if (path === '/v2/checkout/orders') return ['create', () => create(text)];
    if (action !== undefined) return ['capture', () => capture(id)];
    if (captureId !== '') return ['refund', () => refund(captureId, text)];
    if (path === '/v1/notifications/verify-webhook-signature') return ['verify', () => verify(text)];
    return null;
  }

  function newToken({ headers }: IncomingMessage): Answer {
    const basic = Buffer.from(`${account.clientId}:${account.secret}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) return refusal(401, 'invalid_client');
    const token = newId();
    tokens.push(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  /** Does a request's work once for its id, and answers a repeated one the same. */
  function doneOnce(request: IncomingMessage, work: Work, act: () => Answer): Answer {
    if (request.headers.authorization !== `Bearer ${tokens.at(-1)}`)
      return refusal(401, 'AUTHENTICATION_FAILURE');
    const id = request.headers['paypal-request-id'];
    const key = `${work} ${String(id)}`;
    const before = id === undefined ? undefined : answered.get(key);
    if (before !== undefined) return { ...before, status: before.status === 201 ? 200 : before.status };
    const answer = act();
    if (id !== undefined && answer.status < 300) answered.set(key, answer);
    return answer;
  }

  function reply(response: ServerResponse, { status, body }: Answer): void {
    response.writeHead(status, { 'content-type': 'application/json', 'paypal-debug-id': 'f00' });
    response.end(JSON.stringify(body));
  }

  /** For tests of the built program, which play the payer, and spoil things, from another process. */
  async function play(path: string, text: string): Promise<Answer> {
    const [, id = '', act] = /^\/payer\/(?:([^/]+)\/)?(\w+)$/.exec(path) ?? [];
    const sent = JSON.parse(text === '' ? '{}' : text);
    if (act === 'misbehave') paypal.misbehave(sent.work, sent.fault, sent.times);
    if (act === 'lie') paypal.lie(sent);
    if (id === '') return { status: 200, body: {} };
    const order = find(id) ?? [...orders.values()].find(({ reference }) => reference === id);
    if (order === undefined) return notFound();
    if (act === 'approve') paypal.approve(order.id);
    if (act === 'decline') paypal.decline(order.id);
    if (act === 'notice') {
      const notice = paypal.notice(sent.kind, order.id);
      const headers = { ...notice.headers };
      const { status } = await fetch(sent.url, { method: 'POST', headers, body: notice.text });
      return { status: 200, body: { status } };
    }
    return { status: 200, body: order };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const { method = '', url = '' } = request;
    if (url.startsWith('/payer/')) return reply(response, await play(url, text));
    const found: [Work, () => Answer] | null =
      url === '/v1/oauth2/token' ? ['token', () => newToken(request)] : workOf(method, url, text);
    if (found === null) return reply(response, notFound());
    const [work, act] = found;
    counts.set(work, (counts.get(work) ?? 0) + 1);
    const fault = faults.get(work)?.shift();
    const done = () => (work === 'token' ? act() : doneOnce(request, work, act));
    if (fault?.startsWith('late-')) done();
    switch (fault) {
      case undefined:
        return reply(response, done());
      case 'hang':
      case 'late-hang':
        return;
      case 'cut':
      case 'late-cut':
        request.socket.destroy();
        return;
      case 'fail':
      case 'late-fail':
        return reply(response, refusal(503, 'SERVICE_UNAVAILABLE'));
      case 'unauthorized':
        return reply(response, refusal(401, 'AUTHENTICATION_FAILURE'));
      case 'instrument-declined':
        return reply(response, unprocessable('INSTRUMENT_DECLINED'));
      case 'garbage':
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<html>mantenimiento</html>');
        return;
      case 'pending':
        return reply(response, { status: 201, body: { ...(done().body as object), status: 'PENDING' } });
      case 'half':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(done().body).slice(0, -40));
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const paypal: PayPalServer = {
    url,
    settings: {
      PAYPAL_CLIENT_ID: account.clientId,
      PAYPAL_SECRET: account.secret,
      PAYPAL_WEBHOOK_ID: account.webhookId,
      PAYPAL_API: url,
    },
    orders,
    order: (reference) => {
      const order = [...orders.values()].find((one) => one.reference === reference);
      if (order === undefined) throw new Error(`no order for ${reference}`);
      return order;
    },
    approve: (id) => {
      const order = known(id);
      if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
    },
    decline: (id) => {
      const order = known(id);
      if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'VOIDED';
    },
    misbehave: (work, fault, times = 1) => {
      faults.set(work, [...(faults.get(work) ?? []), ...Array.from({ length: times }, () => fault)]);
    },
    lie: (lie) => {
      nextLie = lie;
    },
    asked: (work) => counts.get(work) ?? 0,
    tokens: () => tokens,
    forgetRequests: () => answered.clear(),
    notice: (kind, id, eventId = `WH-${newId()}`) => signNotice(kind, known(id), account.webhookId, eventId),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return paypal;
}
