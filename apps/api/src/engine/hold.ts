import { setTimeout } from 'node:timers/promises';
import type { Access, Call } from '@bolillero/contract/call';
import type { onSendAsyncHookHandler } from 'fastify';
import { closedSessionWithin } from '../plugins/sessions.ts';

/**
 * How long what the database said of a session and of the versions may be used again by a read of statistics. Whoever ends a
 * session or changes a draw or a lottery is answered only when that time is over: after that answer no process tells
 * anybody what was true before it. See docs/engine.md.
 */
export const leaseMilliseconds = 10;
/** A little longer than a lease: timers may be early by a millisecond. */
export const holdMilliseconds = leaseMilliseconds + 3;

/** Those whose changes statistics depend on. */
const changers: readonly Access[] = [
  'operator',
  'administrator',
  'owner-or-operator',
  'customer-or-administrator',
];

/** Holds the answer to a change until no lease is left from before it. Cheap changes by customers are not held. */
export function holdAnswer({ access }: Call): onSendAsyncHookHandler {
  const always = changers.includes(access);
  return async (_request, reply) => {
    if (always || closedSessionWithin(reply.elapsedTime)) await setTimeout(holdMilliseconds);
  };
}
