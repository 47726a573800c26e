import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Config } from '../settings/config.ts';
import { answerError } from './errors.ts';

/** Scripts and styles come from us alone; the splash's styles stand in the page. The documentation page has a policy of its own. */
const ownPolicy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const;

const paypal = 'https://*.paypal.com';
const paypalFiles = 'https://*.paypalobjects.com';

/** PayPal's button is a script of theirs, which opens frames and a window of theirs. */
const policyWithPayPal = {
  ...ownPolicy,
  'script-src': `${ownPolicy['script-src']} ${paypal} ${paypalFiles}`,
  'img-src': `${ownPolicy['img-src']} ${paypal} ${paypalFiles}`,
  'connect-src': `${ownPolicy['connect-src']} ${paypal} ${paypalFiles}`,
  'frame-src': `'self' ${paypal}`,
  'form-action': `${ownPolicy['form-action']} ${paypal}`,
} as const;

function headersFor({ paypal: account, publicUrl }: Config): Readonly<Record<string, string>> {
  const policy = account === null ? ownPolicy : policyWithPayPal;
  return {
    // Nothing is kept by anybody, unless it says for itself that it may be: files of the web, statistics.
    'cache-control': 'no-store',
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    // PayPal's window speaks to the page that opened it.
    'cross-origin-opener-policy': account === null ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/**
 * Whether a request is for a call, by the route that the router found. Never by the text of its address: `/%61pi/settings`
 * finds the same route.
 */
const isForCall = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') === true;

/** What costs no more than refusing it, by its route: the built files, which browsers keep for a year, and "the process lives". */
const isUncounted = ({ routeOptions: { url } }: FastifyRequest) =>
  url?.startsWith('/assets/') === true || url === '/healthz';

/** The security headers (a hook of our own: measured three times as fast as helmet) and the general limit. */
export function installSecurity(app: FastifyInstance, context: Context): void {
  const headers = headersFor(context.config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Countdowns follow the house's clock, whatever the device's says.
    if (isForCall(request)) reply.header('x-server-time', context.clock.date().toISOString());
    if (!isUncounted(request)) await context.throttles.request(request.ip);
  });
}

/** Answers what the router could not read: no hook runs for it, and it has the headers and counts all the same. */
export function answerUnrouted(context: Context): typeof answerError {
  const headers = headersFor(context.config);
  return (error, request, reply) => {
    reply.headers(headers);
    context.throttles.request(request.ip).then(
      () => answerError(error, request, reply),
      (refusal) => answerError(refusal, request, reply),
    );
    return reply;
  };
}
