/** The country of an IP address from a local table: no third party sees it (C3.7). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIPv6 } from 'node:net';
import { Reader, type Response } from 'maxmind';
import { unmapIpv4 } from '../http/rate-limits/address.ts';

/**
 * Addresses without a country (RFC 6890), though the table has some of them: this machine, local networks,
 * documentation, multicast.
 */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6');

const isReserved = (address: string): boolean => reserved.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** ISO 3166 alpha-2; null if unknown. */
export type CountryOf = (address: string) => string | null;

type Row = Response & { country_code?: string };

/** From the npm package (IPv4 and IPv6, CC0); 8 MB, so it is read on first use. */
export function openCountryTable(): CountryOf {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  let table: Reader<Row> | undefined;
  return (address) => {
    try {
      const bare = unmapIpv4(address);
      if (isReserved(bare)) return null;
      table ??= new Reader<Row>(readFileSync(path));
      return table.get(bare)?.country_code ?? null;
    } catch {
      // A broken proxy header does not contain an address.
      return null;
    }
  };
}
