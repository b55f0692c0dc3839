/** Internet addresses as limits count them (contract C6.3): IPv4 whole, IPv6 by its /64, mapped IPv4 as IPv4. */
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address without a zone, and without the port that some proxies write behind it. */
const bareOf = (address: string): string =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** An IPv6 address. The library takes the deprecated ::192.0.2.1 for a mapped one, so that is written out before. */
const parse = (address: string) => ipaddr.IPv6.parse(address.replace(/^::(?=\d+\.)/, '::0:'));

export function unmapIpv4(address: string): string {
  const bare = bareOf(address);
  // What is an address, Node says: the library also takes old ways of writing one, such as 127.1.
  if (!isIPv6(bare)) return bare;
  const parsed = parse(bare);
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : bare;
}

/** What limits count an address by; anything that is no address counts as one and the same. */
export function addressKey(address: string | undefined): string {
  // A connection that broke off meanwhile has none.
  const bare = unmapIpv4(address ?? '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  return parse(bare)
    .parts.slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
