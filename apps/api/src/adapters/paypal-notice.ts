import type { NoticeHeaders, ProviderNotice } from './payment-provider.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { type AskPayPal, fieldsOf, textOf } from './paypal-connection.ts';

/** Where PayPal's headers go in its question, and how long each may be. */
const signature = {
  auth_algo: ['paypal-auth-algo', 100],
  cert_url: ['paypal-cert-url', 500],
  transmission_id: ['paypal-transmission-id', 50],
  transmission_sig: ['paypal-transmission-sig', 500],
  transmission_time: ['paypal-transmission-time', 100],
} as const satisfies Record<string, readonly [string, number]>;

/**
 * A notice of PayPal's, which PayPal itself is asked to vouch for; null when it does not. The signature is over the body as
 * it was sent, so that the body goes back text for text: parsed and written again it may be another one.
 */
export async function readNotice(
  ask: AskPayPal,
  webhookId: string | null,
  headers: NoticeHeaders,
  text: string,
): Promise<ProviderNotice | null> {
  const signed = signatureOf(headers);
  if (webhookId === null || signed === null) return null;
  const facts = JSON.stringify({ ...signed, webhook_id: webhookId });
  const { status, body } = await ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    text: `${facts.slice(0, -1)},"webhook_event":${text}}`,
  });
  if (status === 404) throw new ProviderUnavailable('PayPal cannot verify notices');
  if (fieldsOf(body).verification_status !== 'SUCCESS') return null;
  return noticeOf(fieldsOf(JSON.parse(text)));
}

function signatureOf(headers: NoticeHeaders): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [field, [name, longest]] of Object.entries(signature)) {
    const value = headers[name];
    if (typeof value !== 'string' || value === '' || value.length > longest) return null;
    found[field] = value;
  }
  return found;
}

function noticeOf({
  id,
  event_type: kind,
  resource,
}: Readonly<Record<string, unknown>>): ProviderNotice | null {
  const eventId = textOf(id);
  const name = textOf(kind);
  if (eventId === null || name === null) return null;
  const about = fieldsOf(resource);
  const related = fieldsOf(fieldsOf(about.supplementary_data).related_ids);
  const isOrder = name.startsWith('CHECKOUT.ORDER.');
  return {
    id: eventId,
    kind: name,
    providerOrder: isOrder ? textOf(about.id) : textOf(related.order_id),
    reference: textOf(about.custom_id),
  };
}
