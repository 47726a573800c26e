import ipaddr from 'ipaddr.js';

/**
 * What an address is counted by: an IPv6 address by its /64, which is what one household or one rented machine has; an IPv4
 * one by itself, also where it comes written as IPv6 or with the port that some proxies add. What is no address is counted as
 * it stands.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[([^\]]*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1$2');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`;
}
