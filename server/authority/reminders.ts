/** Reminders of authority deadlines (C9.3, C13.2): 24 hours before, once per deadline */
import { isReminderValid, type Reminder, remindersOf } from '../../domain/authority/reminder.ts';
import { FILE_KINDS } from '../../domain/authority/submissions.ts';
import type { Db } from '../db/database.ts';
import { factsOfDeadlines, recentReportsWithDeadlines } from './queries.ts';

type UpcomingDeadline = { reportId: string; eventKey: string };

const eventKeyOf = ({ kind, due }: Pick<Reminder, 'kind' | 'due'>): string => `${kind} ${due.toISOString()}`;

function parseEventKey(eventKey: string | null): Pick<Reminder, 'kind' | 'due'> | null {
  const [word, moment = ''] = eventKey?.split(' ') ?? [];
  const kind = FILE_KINDS.find((each) => each === word);
  return kind === undefined || Number.isNaN(Date.parse(moment)) ? null : { kind, due: new Date(moment) };
}

/** Due within 24 hours, and not overdue; there is no email about imported reports (C12.7). */
export async function upcomingDeadlines(db: Db, now: Date): Promise<UpcomingDeadline[]> {
  const ids = await recentReportsWithDeadlines(db, 'all', { now, includeImported: false });
  const all = await factsOfDeadlines(db, 'all', ids);
  return all.flatMap(({ id, facts }) =>
    remindersOf(facts)
      .filter(({ at, due }) => at <= now && now < due)
      .map((reminder) => ({ reportId: id, eventKey: eventKeyOf(reminder) })),
  );
}

/** The file is not sent, and the report still reportable (C9.3). */
export async function isReminderRelevant(
  db: Db,
  { reportId, eventKey }: { reportId: string | null; eventKey: string | null },
): Promise<boolean> {
  const reminder = parseEventKey(eventKey);
  if (reminder === null || reportId === null) return false;
  const [found] = await factsOfDeadlines(db, 'all', [reportId]);
  return found !== undefined && isReminderValid(reminder, found.facts);
}
