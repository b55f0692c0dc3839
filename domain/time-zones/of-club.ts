/** A club's time zone (C19.6): chosen, else its country's, else UTC */
import { comparisonKey } from '../text/folding/search.ts';
import { COUNTRIES_OF_ZONE } from './tables/countries.ts';
import { UTC } from './wall-clock.ts';

const ZONE_OF = new Map(
  Object.entries(COUNTRIES_OF_ZONE).flatMap(([zone, names]) =>
    names.split(', ').map((name) => [comparisonKey(name), zone] as const),
  ),
);

/** Matches the last words; `New Mexico` is not Mexico, nor `New South Wales` Wales. */
function zoneAtEnd(part: string): string | undefined {
  const words = part.split(' ');
  for (let first = 0; first < words.length; first += 1) {
    const zone = ZONE_OF.get(words.slice(first).join(' '));
    if (zone) return /(?:^| )new(?: south)?$/.test(words.slice(0, first).join(' ')) ? undefined : zone;
  }
  return undefined;
}

const SEPARATORS = /[,;/()\n|–—]|\s-\s/;

function zoneOfLocation(location: string): string | undefined {
  // Country last: `Atlanta, Georgia, USA`.
  const parts = comparisonKey(location)
    .split(SEPARATORS)
    .map((part) => part.trim().replace(/\s+/g, ' ').replace(/\.$/, ''));
  return parts
    .reverse()
    .map(zoneAtEnd)
    .find((zone) => zone !== undefined);
}

export function timeZoneOf({ timeZone, location }: { timeZone: string | null; location: string | null }): string {
  return timeZone ?? zoneOfLocation(location ?? '') ?? UTC;
}
