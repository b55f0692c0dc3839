/** Formats due dates (C8.8); today is the UTC day */
import { formatDay } from '../language/days.ts';
import { fill, pluralText } from '../language/text.ts';
import { language } from '../language/words/en.ts';
import { daysAfter, daysBetween } from '../text/calendar.ts';
import type { Action } from './action.ts';
import * as texts from './words/en.ts';

/** A chip's text and shape: never colour alone (C8.6). */
export type DueWords = { kind: 'late' | 'soon' | 'later' | 'check' | 'ended'; words: string };

/** (C8.7) */
export const SOON_DAYS = 14;
const WEEKDAY_UP_TO_DAYS = 6;

const utcDate = (day: string) => new Date(`${day}T00:00:00Z`);
const LOCALE = language === 'en' ? 'en-GB' : language;
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });

function dueOn(due: string, today: string): DueWords {
  const days = daysBetween(today, due);
  if (days < 0) return { kind: 'late', words: pluralText(texts.daysLate, -days, { days: -days }) };
  if (days === 0) return { kind: 'soon', words: texts.dueToday };
  if (days === 1) return { kind: 'soon', words: texts.dueTomorrow };
  if (days <= WEEKDAY_UP_TO_DAYS)
    return { kind: 'soon', words: fill(texts.dueWeekday, { weekday: WEEKDAY.format(utcDate(due)) }) };
  const isSoon = due <= daysAfter(today, SOON_DAYS);
  return { kind: isSoon ? 'soon' : 'later', words: fill(texts.dueDay, { day: formatDay(due) }) };
}

/** `null` for an open action without a due date. */
export function formatDue(
  { state, due, worked, checkOn }: Pick<Action, 'state' | 'due' | 'worked' | 'checkOn'>,
  today: string,
): DueWords | null {
  if (state === 'dropped') return { kind: 'ended', words: texts.dropped };
  if (state === 'open') return due === null ? null : dueOn(due, today);
  if (worked !== null) return { kind: 'ended', words: texts.said[worked] };
  if (checkOn === null) return { kind: 'ended', words: texts.done };
  const isNow = checkOn <= today;
  return {
    kind: isNow ? 'check' : 'later',
    words: isNow ? texts.checkNow : fill(texts.checkOn, { day: formatDay(checkOn) }),
  };
}
