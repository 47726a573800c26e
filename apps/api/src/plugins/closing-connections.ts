import type { FastifyInstance } from 'fastify';
import type { Departure } from '../departure.ts';

/**
 * Has each answer of a process that is on its way out close its connection: whoever kept it opens the next one elsewhere, and
 * never finds it closed under a request.
 */
export function closeConnectionsWhenLeaving(app: FastifyInstance, departure: Departure): void {
  app.addHook('onSend', async (_, reply) => {
    if (departure.hasBegun) reply.header('connection', 'close');
  });
}
