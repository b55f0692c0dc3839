/** A day's lessons for the public (C17.2). */
import {
  type BriefingKeys,
  briefingKeys,
  type Lesson,
  type LessonOfWeek,
  matchesBriefing,
} from '../../../../domain/briefing/briefing.ts';
import { chooseLessons, weekStart } from '../../../../domain/briefing/choose.ts';
import { monthOf } from '../../../../domain/reports/public/precision.ts';
import { severityOf } from '../../../../domain/severity/severity.ts';
import { utcDay } from '../../../../domain/text/calendar.ts';
import type { Db } from '../../../db/database.ts';
import { findLessons, listCandidates } from './queries.ts';

/** The newest copies considered, besides all suggested ones. */
const CANDIDATES_MAX = 5_000;
/** Fewer for a week: every change rebuilds that page. */
const CANDIDATES_MAX_OF_WEEK = 500;

/** `day` (UTC): the only day on which it is valid. */
type Briefing = { lessons: Lesson[]; day: string };

const submittedAt = ({ submittedOn, isMonthOnly }: { submittedOn: string; isMonthOnly: boolean }): string =>
  isMonthOnly ? monthOf(submittedOn) : submittedOn;

export async function briefingOf(db: Db, keys: BriefingKeys, now: Date): Promise<Briefing> {
  const day = utcDay(now);
  return { lessons: await lessonsOf(db, keys, { today: day, limit: CANDIDATES_MAX }), day };
}

const EVERYTHING = briefingKeys({ aircraftCategory: null, operationType: null, worldRegion: null, language: null });

/** The lessons of this week's Monday, from what is published now (C17.3). */
export async function lessonsOfWeek(db: Db, now: Date): Promise<LessonOfWeek[]> {
  const lessons = await lessonsOf(db, EVERYTHING, { today: weekStart(utcDay(now)), limit: CANDIDATES_MAX_OF_WEEK });
  return lessons.map(({ id, headline, language }) => ({ id, headline, language }));
}

async function lessonsOf(db: Db, keys: BriefingKeys, among: { today: string; limit: number }): Promise<Lesson[]> {
  const { today } = among;
  const candidates = (await listCandidates(db, keys, among))
    .filter((row) => matchesBriefing(row, keys))
    .map((row) => ({ ...row, submittedAt: submittedAt(row), severity: severityOf(row) }));
  const ids = chooseLessons(candidates, today).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await findLessons(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A report hidden in between is left out.
  return ids.flatMap((id): Lesson[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { headline, narrative, smsManagerComment, language, until } = row;
    const question = until !== null && today < until ? row.question : null;
    return [{ id, headline, narrative, smsManagerComment, question, language, submittedAt: submittedAt(row) }];
  });
}
