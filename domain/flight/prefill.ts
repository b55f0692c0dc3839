/** Form values prefilled from a flight log (C16.5) */
import { MINUTE_MS } from '../durations.ts';
import type { ReportText } from '../reports/report.ts';
import type { Flight } from './flight.ts';
import type { LogFacts } from './log/log.ts';

/** In form order. */
export const PREFILL_FIELDS = [
  'localDate',
  'localTime',
  'locationOccurrence',
  'aircraftRegistration',
  'model',
] as const satisfies readonly ReportText[];
export type PrefillField = (typeof PREFILL_FIELDS)[number];
type Prefill = Partial<Record<PrefillField, string>>;

type TimeOf = 'moment' | 'launch' | 'start';

export function timeOf({ moment, launch }: Pick<Flight, 'moment' | 'launch'>): TimeOf {
  if (moment !== null) return 'moment';
  return launch === null ? 'start' : 'launch';
}

/** In local time: by the log's zone, else `zoneAt` (minutes ahead of UTC), which needs a day. */
export function prefillFor(
  { start, zone, registration, model, place }: LogFacts,
  flight: Pick<Flight, 'moment' | 'launch'>,
  zoneAt: (moment: Date) => number,
): Prefill {
  const second = start.second + (flight.moment ?? flight.launch ?? 0);
  const utc = new Date(Date.parse(`${start.day ?? '2000-01-01'}T00:00:00Z`) + second * 1000);
  const ahead = zone ?? (start.day === null ? null : zoneAt(utc));
  const local = ahead === null ? '' : new Date(utc.getTime() + ahead * MINUTE_MS).toISOString();
  const prefill = {
    localDate: start.day && local.slice(0, 10),
    localTime: local.slice(11, 16),
    locationOccurrence: place,
    aircraftRegistration: registration,
    model,
  };
  return Object.fromEntries(Object.entries(prefill).filter(([, text]) => text));
}

export function prefillForEmptyFields(
  prefill: Prefill,
  values: Readonly<Record<PrefillField, string>>,
): [PrefillField, string][] {
  return PREFILL_FIELDS.flatMap((field): [PrefillField, string][] => {
    const text = prefill[field];
    return text && values[field].trim() === '' ? [[field, text]] : [];
  });
}
