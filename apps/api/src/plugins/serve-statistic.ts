import type { AnswerOf, BodyOf, Call, QueryOf } from '@bolillero/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { AskedSeries, SeriesKey, Subject } from '../engine/engine.ts';
import { serve } from './calls.ts';
import { sendKept } from './send-kept.ts';

/** What a call was asked: its query, or its body. */
export type AskedOf<C extends Call> = C extends { readonly method: 'GET' } ? QueryOf<C> : BodyOf<C>;

/** How a call on a draw history is answered. */
interface Statistic<C extends Call, Q> {
  /**
   * The question with everything said that its answer depends on besides the series: equal questions have one answer. Refuses
   * what makes no sense (400).
   */
  readonly ask: (asked: AskedOf<C>, series: AskedSeries, request: FastifyRequest) => Q;
  readonly answer: (subject: Subject, question: Q) => AnswerOf<C> | Promise<AnswerOf<C>>;
  /** Where the series is not the field `type`. */
  readonly key?: (asked: AskedOf<C>) => SeriesKey;
}

/** Serves a call whose answer depends on a series' results and the question alone: it is worked out and written out once. */
export function serveStatistic<const C extends Call, Q>(
  app: FastifyInstance,
  context: Pick<Context, 'database' | 'clock' | 'config' | 'engine'>,
  call: C,
  { ask, answer, key }: Statistic<C, Q>,
): void {
  const { engine } = context;
  const isGet = call.method === 'GET';
  serve(app, context, call, async ({ query, body, request, reply }) => {
    const asked = (isGet ? query : body) as AskedOf<C>;
    const series = await engine.find(key === undefined ? (asked as SeriesKey) : key(asked));
    const question = ask(asked, series, request);
    const words = `${call.id} ${JSON.stringify(question)}`;
    const kept = await engine.answer(series, words, (subject) => answer(subject, question));
    // The same for every subscriber: a browser may keep it while it asks each time whether it still holds, and whether its user
    // may read it: the guard comes before the 304. No cache between may, since none of them knows who subscribes.
    reply.header('cache-control', 'private, no-cache');
    return await sendKept(request, reply, kept, 'application/json; charset=utf-8');
  });
}
