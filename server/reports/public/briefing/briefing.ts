/** The lessons of a day as the public reads them (contract C17.2). */
import { type BriefingKeys, isOfBriefing, type Lesson } from '../../../../domain/briefing/briefing.ts';
import { chooseLessons } from '../../../../domain/briefing/choose.ts';
import { monthOf } from '../../../../domain/reports/public/precision.ts';
import { severityOf } from '../../../../domain/severity/severity.ts';
import { utcDay } from '../../../../domain/text/calendar.ts';
import type { Db } from '../../../db/database.ts';
import { findLessons, listCandidates } from './queries.ts';

/** A briefing, and the only day (UTC) on which it is right. */
export type Briefing = { lessons: Lesson[]; day: string };

const submittedAt = ({ submittedOn, isMonth }: { submittedOn: string; isMonth: boolean }): string =>
  isMonth ? monthOf(submittedOn) : submittedOn;

/** The briefing of the day in UTC. */
export async function briefingOf(db: Db, keys: BriefingKeys, now: Date): Promise<Briefing> {
  const today = utcDay(now);
  const candidates = (await listCandidates(db, keys, today))
    .filter((row) => isOfBriefing(row, keys))
    .map((row) => ({ ...row, submittedAt: submittedAt(row), severity: severityOf(row) }));
  const ids = chooseLessons(candidates, today).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await findLessons(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  // One that was hidden in between is left out.
  const lessons = ids.flatMap((id): Lesson[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { headline, narrative, smsManagerComment, language, until } = row;
    const question = until !== null && today < until ? row.question : null;
    return [{ id, headline, narrative, smsManagerComment, question, language, submittedAt: submittedAt(row) }];
  });
  return { lessons, day: today };
}
