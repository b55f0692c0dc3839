/** When an action is due, said as people say it (contract C8.8: today is the day in UTC). */
import { daysAfter, daysBetween } from '../text/calendar.ts';
import type { Action } from './action.ts';

/** What a chip says and what shape it has: never colour alone (C8.6). */
export type DueWords = { kind: 'late' | 'soon' | 'later' | 'check' | 'ended'; words: string };

/** How many days from today on are soon (C8.7). */
export const SOON_DAYS = 14;
/** Days from today on that are named by their weekday. */
const WEEKDAY_DAYS = 6;

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day as `3 Jun 2026`. */
const inFull = (day: string): string => DAY.format(at(day)).replace('Sept', 'Sep');

function dueOn(due: string, today: string): DueWords {
  const days = daysBetween(today, due);
  if (days < 0) return { kind: 'late', words: days === -1 ? '1 day late' : `${-days} days late` };
  if (days === 0) return { kind: 'soon', words: 'due today' };
  if (days === 1) return { kind: 'soon', words: 'due tomorrow' };
  if (days <= WEEKDAY_DAYS) return { kind: 'soon', words: `due ${WEEKDAY.format(at(due))}` };
  const isSoon = due <= daysAfter(today, SOON_DAYS);
  return { kind: isSoon ? 'soon' : 'later', words: `due ${inFull(due)}` };
}

const SAID = { yes: 'it worked', partly: 'it worked in part', no: 'it did not work' } as const;

/** What is to be said of an action's day; `null` where an open one has none. */
export function dueInWords(
  { state, due, worked, checkOn }: Pick<Action, 'state' | 'due' | 'worked' | 'checkOn'>,
  today: string,
): DueWords | null {
  if (state === 'dropped') return { kind: 'ended', words: 'dropped' };
  if (state === 'open') return due === null ? null : dueOn(due, today);
  if (worked !== null) return { kind: 'ended', words: SAID[worked] };
  if (checkOn === null) return { kind: 'ended', words: 'done' };
  const isNow = checkOn <= today;
  return {
    kind: isNow ? 'check' : 'later',
    words: isNow ? 'check whether it worked' : `to check on ${inFull(checkOn)}`,
  };
}
