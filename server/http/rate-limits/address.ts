/** Internet addresses as limits count them (contract C6.3): IPv4 whole, IPv6 by its /64, mapped IPv4 as IPv4. */
import { isIPv4, isIPv6 } from 'node:net';

/** An address without a zone, and without the port that some proxies write behind it. */
const bareOf = (address: string): string =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** The IPv4 address inside an IPv4-mapped IPv6 one; other addresses bare. */
export function unmapped(address: string): string {
  const bare = bareOf(address);
  const groups = isIPv6(bare) ? groupsOf(bare) : null;
  if (!groups?.slice(0, 5).every((group) => group === 0) || groups[5] !== 0xffff) return bare;
  return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 255]).join('.');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const plain = dotted
    ? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
    : address;
  const [before = '', after] = plain.split('::');
  const read = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const head = read(before);
  const tail = read(after ?? '');
  return after === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail];
}

/** What limits count an address by; anything that is no address counts as one and the same. */
export function addressKey(address: string | undefined): string {
  // A connection that broke off meanwhile has none.
  const bare = unmapped(address ?? '');
  if (isIPv4(bare)) return bare;
  return isIPv6(bare)
    ? groupsOf(bare)
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')
    : 'unknown';
}
