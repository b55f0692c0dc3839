/** Addresses as rate limits count them: IPv4 in full, IPv6 by /64, mapped IPv4 as IPv4 (C6.3). */
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Without a zone, or the port some proxies add. */
const bareOf = (address: string): string =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** The library mistakes the deprecated ::192.0.2.1 for a mapped address, so it is expanded first. */
const parse = (address: string) => ipaddr.IPv6.parse(address.replace(/^::(?=\d+\.)/, '::0:'));

export function unmapIpv4(address: string): string {
  const bare = bareOf(address);
  // Node decides: the library also accepts old forms such as 127.1.
  if (!isIPv6(bare)) return bare;
  const parsed = parse(bare);
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : bare;
}

/** All invalid addresses count as one. */
export function addressKey(address: string | undefined): string {
  // A broken connection has none.
  const bare = unmapIpv4(address ?? '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  return parse(bare)
    .parts.slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
