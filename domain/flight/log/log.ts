/**
 * Reads a flight log (`.igc`, contract C16.5). It takes the heights, and of everything else only what could fill a field of the
 * form: the day, the zone, the aircraft, and where the log begins.
 */
import { type Flight, HEIGHTS_MAX, type Height } from '../flight.ts';
import { downsample } from './downsample.ts';
import { dayIn, headerIn, zoneIn } from './headers.ts';
import { heightsOf } from './heights.ts';
import { launchOf } from './launch.ts';
import { placeOf } from './place.ts';
import { longestRecording } from './recording.ts';
import { type Fix, recordsOf } from './records.ts';

/** What a log says apart from the heights. None of it is sent. */
export type LogFacts = {
  /** The first second of the curve, in seconds since the midnight (UTC) before; with the day, if the log names one. */
  begins: { day: string | null; second: number };
  /** Minutes that local time was ahead of UTC, where somebody set it. */
  zone: number | null;
  registration: string | null;
  model: string | null;
  place: string | null;
};

export type Log = { flight: Omit<Flight, 'moment'>; facts: LogFacts };

/** Why there is no curve for a file. */
export type LogFailure = 'no log' | 'no heights';

/** A curve has at least two heights. */
const HEIGHTS_MIN = 2;

/** The curve and the facts of a log, or why there are none. Never throws, whatever the text is. */
export function readLog(text: string): Log | LogFailure {
  const { fixes: written, headers } = recordsOf(text);
  const fixes = longestRecording(written);
  if (fixes.length < HEIGHTS_MIN) return 'no log';
  const { heights, first } = heightsOf(fixes);
  if (!first || heights.length < HEIGHTS_MIN) return 'no heights';
  const launch = launchOf(heights);
  return {
    flight: { heights: withLaunch(heights, launch), launch },
    facts: {
      begins: { day: dayIn(headers), second: first.time },
      zone: zoneIn(headers),
      registration: headerIn(headers, 'GID'),
      model: headerIn(headers, 'GTY'),
      place: headerIn(headers, 'SIT') ?? firstPlace(fixes),
    },
  };
}

/** Few enough heights, that of the launch among them. */
function withLaunch(heights: readonly Height[], launch: number | null): Height[] {
  const kept = downsample(heights, HEIGHTS_MAX - 1);
  const known = new Set(kept.map(([second]) => second));
  const missing = heights.filter(([second]) => second === launch && !known.has(second));
  return [...kept, ...missing].toSorted(([one], [other]) => one - other);
}

function firstPlace(fixes: readonly Fix[]): string | null {
  for (const { isValid, position } of fixes) {
    const place = isValid ? placeOf(position) : null;
    if (place !== null) return place;
  }
  return null;
}
