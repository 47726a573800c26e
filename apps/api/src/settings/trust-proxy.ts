import { BlockList, isIP } from 'node:net';

/** Whose `X-Forwarded-For` is believed: a number of proxies in front, or their addresses, networks and names. */
export type TrustedProxies = number | readonly string[];

/** Networks that have a name: this machine; this link; the private networks. */
const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads TRUST_PROXY. Undefined when it cannot be used: `true` among others, which would believe what the client itself wrote.
 * Null, like '0' and 'false': nobody is in front.
 */
export function parseTrustProxy(text: string | null): TrustedProxies | null | undefined {
  if (text === null || text === '0' || text === 'false') return null;
  if (/^\d+$/.test(text)) return /^[1-9]$/.test(text) ? Number(text) : undefined;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => names.has(entry) || isNetwork(entry)) ? entries : undefined;
}

/** The fewest bits of a network of proxies: with fewer it is a good part of the world. */
const fewestBits = { ipv4: 8, ipv6: 16, mapped: 104 } as const;

/** An address, or a network as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  const kind = isIP(address);
  if (bits === undefined) return kind !== 0;
  const length = Number(bits);
  if (kind === 4) return length >= fewestBits.ipv4 && length <= 32;
  // A zone is of one address.
  if (kind === 0 || length > 128 || address.includes('%')) return false;
  // IPv4 as IPv6 writes it: an address that comes in the one form is looked for in networks of the other.
  const mapped = networkOf('::ffff:0:0', 96);
  const holdsIPv4 = mapped.check(address, 'ipv6') || networkOf(address, length).check('::ffff:0:0', 'ipv6');
  return length >= (holdsIPv4 ? fewestBits.mapped : fewestBits.ipv6);
}

function networkOf(address: string, bits: number): BlockList {
  const network = new BlockList();
  network.addSubnet(address, bits, 'ipv6');
  return network;
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
