/** Chooses a day's lessons (C17.2), the same for everyone; a new report does not reorder the others */
import type { Severity } from '../severity/severity.ts';
import { daysAfter, daysBetween, isRealDay } from '../text/calendar.ts';

const LESSONS_PER_DAY = 3;

/** Days: `YYYY-MM-DD` or `YYYY-MM` (C5.5); `localDate` may be free text. */
export type Candidate = {
  id: string;
  localDate: string | null;
  submittedAt: string;
  severity: Severity;
  flightPhase: string | null;
  /** First day without priority; `null`: not suggested. */
  suggestedUntil: string | null;
};

const SEVERITY_WEIGHT: Record<Severity, number> = { none: 1, minor: 1.5, serious: 2, critical: 2.5 };

const LEAP_YEAR_DAYS = 366;
/** Lessons from around this day of the year are shown more often. */
const SEASON_DAYS = 45;
const IN_SEASON = 4;

/** Daily rotation of the circle by the golden ratio, so that no position repeats. */
const DAILY_STEP = 0.6180339887498949;
/** Positions are rehashed this often, so that neighbours change. */
const REHASH_DAYS = 60;
const EPOCH = '2000-01-01';

/** Day of the occurrence, else of the report; the middle of a month. */
function dayOf({ localDate, submittedAt }: Candidate): string | null {
  for (const text of [localDate, submittedAt]) {
    if (text === null) continue;
    const day = /^\d{4}-\d\d$/.test(text) ? `${text}-15` : text;
    if (isRealDay(day)) return day;
  }
  return null;
}

const inLeapYear = (day: string): string => `2000${day.slice(4)}`;

/** Ignoring the year: 0 to 183. */
export function daysApartInYear(one: string, other: string): number {
  const distance = Math.abs(daysBetween(inLeapYear(one), inLeapYear(other)));
  return Math.min(distance, LEAP_YEAR_DAYS - distance);
}

const MONDAY = '2000-01-03';

export const weekStart = (day: string): string => daysAfter(day, -(((daysBetween(MONDAY, day) % 7) + 7) % 7));

/** FNV-1a with a final mix: 0 to 1. */
function hashToFraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** On a circle that turns every day: 0 to 1, smallest first. */
function waitAt(position: number, today: string): number {
  const turned = position - daysBetween(EPOCH, today) * DAILY_STEP;
  return turned - Math.floor(turned);
}

function weightedWait(candidate: Candidate, today: string): number {
  const circle = Math.floor(daysBetween(EPOCH, today) / REHASH_DAYS);
  const day = dayOf(candidate);
  const isInSeason = day !== null && daysApartInYear(day, today) <= SEASON_DAYS;
  const weight = SEVERITY_WEIGHT[candidate.severity] * (isInSeason ? IN_SEASON : 1);
  return waitAt(hashToFraction(`${candidate.id} ${circle}`), today) / weight;
}

/** Without a phase, the id: unlike any other. */
const phaseOf = ({ id, flightPhase }: Candidate): string => flightPhase?.toLowerCase() ?? id;

export function chooseLessons<Item extends Candidate>(candidates: readonly Item[], today: string): Item[] {
  const isSuggested = ({ suggestedUntil }: Candidate) => suggestedUntil !== null && today < suggestedUntil;
  const suggested = candidates.filter(isSuggested).map(({ id }) => id);
  suggested.sort();
  /** Evenly spaced and unweighted, so that every suggestion has its day. */
  const suggestedWait = ({ id }: Candidate) => waitAt(suggested.indexOf(id) / suggested.length, today);
  const remaining = candidates
    .map((candidate) => {
      const isFirst = isSuggested(candidate);
      return { candidate, isFirst, wait: isFirst ? suggestedWait(candidate) : weightedWait(candidate, today) };
    })
    .sort(
      (a, b) => Number(b.isFirst) - Number(a.isFirst) || a.wait - b.wait || (a.candidate.id < b.candidate.id ? -1 : 1),
    );
  const chosen: Item[] = [];
  while (chosen.length < LESSONS_PER_DAY && remaining.length > 0) {
    const phases = new Set(chosen.map(phaseOf));
    const pool = remaining[0]?.isFirst ? remaining.filter(({ isFirst }) => isFirst) : remaining;
    const next = pool.find(({ candidate }) => !phases.has(phaseOf(candidate))) ?? pool[0];
    if (!next) break;
    chosen.push(next.candidate);
    remaining.splice(remaining.indexOf(next), 1);
  }
  return chosen;
}
