import { isIP } from 'node:net';

/** Whose `X-Forwarded-For` is believed: a number of proxies in front, or their addresses, networks and names. */
export type TrustedProxies = number | readonly string[];

/** Networks that have a name: this machine; this link; the private networks. */
const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads TRUST_PROXY. Undefined when it cannot be used: `true` among others, which would believe what the client itself wrote.
 * Null, like '0': nobody is in front.
 */
export function parseTrustProxy(text: string | null): TrustedProxies | null | undefined {
  if (text === null || text === '0') return null;
  if (/^\d+$/.test(text)) return /^[1-9]$/.test(text) ? Number(text) : undefined;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => names.has(entry) || isNetwork(entry)) ? entries : undefined;
}

/** An address, or a network as `10.0.0.0/8`; never one that is the whole world. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  const kind = isIP(address);
  return kind !== 0 && (bits === undefined || Number(bits) <= (kind === 4 ? 32 : 128));
}

/**
 * The same in the form that Fastify asks for. Fastify answers a plain number by trusting nobody; a number means that the last
 * so many entries were written by proxies, so that nobody but they may reach the process.
 */
export function trustOf(proxies: TrustedProxies | null): false | string[] | TrustedHops {
  if (proxies === null) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}
type TrustedHops = (address: string, hop: number) => boolean;
