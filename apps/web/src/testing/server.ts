import type { AnswerOf, BodyOf, Call } from '@bolillero/contract/call';
import { type ErrorBody, type ErrorCode, errorStatus } from '@bolillero/contract/errors';
import { errorText } from '@bolillero/texts/errors';
import { BatchInterceptor, type HttpRequestEvent } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { observeServerClock } from '../api/server-clock.ts';

/** What one request of a call carried. Parameters and query are the texts of the address. */
export interface Asked<C extends Call> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The fields and files of a form as `FormData`. */
  readonly body: C extends { readonly files: readonly string[] } ? FormData : BodyOf<C>;
}

/** What a call is answered with: its answer, a refusal, a whole response for files, or nothing at all. */
export type Reply<C extends Call> = AnswerOf<C> | Refusal | Response | typeof noConnection;

/** An answer that the server means as a failure; `refusal` makes one. */
class Refusal {
  readonly body: ErrorBody;
  constructor(body: ErrorBody) {
    this.body = body;
  }
}

/** Refuses with a code of the contract and its Spanish text, whose `{names}` come from `details`. */
export function refusal(
  code: ErrorCode,
  {
    details,
    ...parts
  }: Partial<Omit<ErrorBody, 'details'>> & { details?: Readonly<Record<string, unknown>> } = {},
): Refusal {
  const told = {
    status: errorStatus[code],
    code,
    message: errorText(code, details as Parameters<typeof errorText>[1]),
  };
  return new Refusal({ ...told, ...parts, ...(details && { details }) });
}

/** In place of an answer: the request never arrives. */
export const noConnection = Symbol('no connection');

interface Served {
  readonly call: Call;
  readonly path: RegExp;
  readonly asked: Asked<Call>[];
  readonly answer: (asked: Asked<Call>) => unknown;
}

/** The server of one test, as far as a page can tell: it answers what it was told to and nothing else. */
export interface Server {
  /**
   * Answers a call from now on: always the same, or what a function makes of each request, a promise when the test
   * says later. Served twice, the later word holds. The list that it answers grows with each request.
   */
  serve<C extends Call>(
    call: C,
    reply: Reply<C> | ((asked: Asked<C>) => Reply<C> | Promise<Reply<C>>),
  ): readonly Asked<C>[];
  /** What was asked without an answer at hand. */
  readonly unexpected: readonly string[];
  /** Sets its clock to an instant; the page follows it from here and with each answer. */
  setNow(instant: string): void;
  stop(): void;
}

/** Stands in the way of this page's requests below /api until it is stopped. `now` is the time that it tells at first. */
export function startServer(now: Date): Server {
  let time = now.toISOString();
  const calls: Served[] = [];
  const unexpected: string[] = [];
  const network = new BatchInterceptor({
    name: 'server',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });

  const respond = async ({ request, controller }: HttpRequestEvent) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/api/')) return;
    const path = url.pathname.slice('/api'.length);
    const served = calls.findLast((one) => one.call.method === request.method && one.path.test(path));
    if (!served) {
      unexpected.push(`${request.method} ${path}`);
      return controller.respondWith(written(refusal('route-unknown')));
    }
    const asked = {
      params: { ...served.path.exec(path)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: await bodyOf(request),
    } as Asked<Call>;
    served.asked.push(asked);
    const reply = await served.answer(asked);
    if (reply === noConnection) return controller.errorWith(new TypeError('Failed to fetch'));
    const response = reply instanceof Response ? reply.clone() : written(reply);
    response.headers.set('x-server-time', time);
    controller.respondWith(response);
  };

  network.on('request', respond);
  network.apply();
  return {
    serve: (call, reply) => {
      const asked: Asked<typeof call>[] = [];
      const answer = typeof reply === 'function' ? (reply as Served['answer']) : () => reply;
      calls.push({ call, path: patternOf(call), asked: asked as Asked<Call>[], answer });
      // a literal path goes before one with a parameter in the same place
      calls.sort((a, b) => Number(b.call.path.includes('{')) - Number(a.call.path.includes('{')));
      return asked;
    },
    unexpected,
    setNow(instant) {
      time = instant;
      observeServerClock(instant);
    },
    stop: () => network.dispose(),
  };
}

function patternOf({ path }: Call): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return await request.formData();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

function written(reply: unknown): Response {
  return reply instanceof Refusal
    ? Response.json(reply.body, { status: reply.body.status })
    : Response.json(reply);
}
