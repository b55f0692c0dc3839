/** The country of an address, from a table on our own disk: no third party ever sees a visitor's address (C3.7). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Reader, type Response } from 'maxmind';
import { unmapped } from '../http/address.ts';

/** The country (ISO 3166 alpha-2) of an internet address, or `null` where the table does not know it. */
export type CountryOf = (address: string) => string | null;

type Row = Response & { country_code?: string };

/** Reads the GeoIP table that npm installed (both address families, CC0). */
export function openCountryTable(): CountryOf {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const table = new Reader<Row>(readFileSync(path));
  return (address) => {
    try {
      return table.get(unmapped(address))?.country_code ?? null;
    } catch {
      // An address that is none, from a broken proxy header.
      return null;
    }
  };
}
