/** Parses a flight log (`.igc`): heights, and values for form fields (C16.5) */
import { utcDay } from '../../text/calendar.ts';
import { type Flight, HEIGHTS_MAX, type Height } from '../flight.ts';
import { downsample } from './downsample.ts';
import { headerIn, zoneIn } from './headers.ts';
import { heightsOf } from './heights.ts';
import { launchOf } from './launch.ts';
import { placeOf } from './place.ts';
import { DAY_S, longestRecording } from './recording.ts';
import { type Fix, recordsOf } from './records.ts';

/** Only fills empty form fields, on request. */
export type LogFacts = {
  /** Seconds since midnight UTC; `day` if recorded. */
  start: { day: string | null; second: number };
  /** Minutes ahead of UTC, if set. */
  zone: number | null;
  registration: string | null;
  model: string | null;
  place: string | null;
};

export type Log = { flight: Omit<Flight, 'moment'>; facts: LogFacts };

export type LogFailure = 'no log' | 'no heights';

const HEIGHTS_MIN = 2;

/** Never throws. */
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
      start: startOf(fixes, first),
      zone: zoneIn(headers),
      registration: headerIn(headers, 'GID'),
      model: headerIn(headers, 'GTY'),
      place: headerIn(headers, 'SIT') ?? firstPlace(fixes),
    },
  };
}

/** The day comes from the headers before the recording, even if its clock was wrong at first. */
function startOf([opening]: readonly Fix[], first: Fix): LogFacts['start'] {
  const { time, midnight } = opening ?? first;
  const second = (((time % DAY_S) + DAY_S) % DAY_S) + first.time - time;
  return { day: midnight === null ? null : utcDay(new Date(midnight * 1000)), second };
}

/** Downsamples, keeping the launch height. */
function withLaunch(heights: readonly Height[], launch: number | null): Height[] {
  const sampled = downsample(heights, HEIGHTS_MAX - 1);
  const seconds = new Set(sampled.map(([second]) => second));
  const missing = heights.filter(([second]) => second === launch && !seconds.has(second));
  return [...sampled, ...missing].sort(([one], [other]) => one - other);
}

function firstPlace(fixes: readonly Fix[]): string | null {
  for (const { isValid, position } of fixes) {
    const place = isValid ? placeOf(position) : null;
    if (place !== null) return place;
  }
  return null;
}
