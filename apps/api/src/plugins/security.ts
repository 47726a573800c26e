import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Config } from '../settings/config.ts';

/** Scripts and styles come from us alone; the splash's styles stand in the page. The documentation page has a policy of its own. */
const ownPolicy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
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

function headersFor({ paypal: account }: Config): Readonly<Record<string, string>> {
  const policy = account === null ? ownPolicy : policyWithPayPal;
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    // PayPal's window speaks to the page that opened it.
    'cross-origin-opener-policy': account === null ? 'same-origin' : 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** The security headers (a hook of our own: measured three times as fast as helmet) and the general limit. */
export function installSecurity(app: FastifyInstance, context: Context): void {
  const headers = headersFor(context.config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (context.config.publicUrl.startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
    if (request.url.startsWith('/api/')) {
      // Countdowns follow the house's clock, whatever the device's says.
      reply.header('x-server-time', context.clock.date().toISOString());
      await context.throttles.request(request.ip);
    }
  });
}
