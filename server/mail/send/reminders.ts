/** Scheduled emails: untouched reports, authority deadlines, actions and hazards due (C9.3). */
import { actionsMonday, mondayNear, reminderDay } from '../../../domain/mail/schedule.ts';
import { timeZoneOf } from '../../../domain/time-zones/of-club.ts';
import { upcomingDeadlines } from '../../authority/reminders.ts';
import { clubsWithHazardsToReview } from '../../hazards/due-queries.ts';
import { untouchedReports } from '../../reports/review/untouched-queries.ts';
import { clubsWithActionsDue } from '../../safety-actions/due-queries.ts';
import type { Services } from '../../services.ts';
import { insertActionsDue, wasNotified } from '../kinds/queries.ts';
import { sendTime } from '../outbox.ts';

type ReminderServices = Pick<Services, 'database' | 'clock' | 'mail'>;

async function remindOfReports({ database, clock, mail }: ReminderServices): Promise<void> {
  const now = clock();
  for (const { id: reportId, arrivedAt } of await untouchedReports(database.db, now)) {
    const day = reminderDay(now.getTime() - arrivedAt.getTime());
    if (day === null) continue;
    const eventKey = `day ${day} after ${arrivedAt.toISOString()}`;
    // Sent once, even if people have joined the team since.
    if (await wasNotified(database.db, reportId, eventKey)) continue;
    await database.transaction((tx) => mail.enqueue(tx, { kind: 'unreviewed', reportId, eventKey }, now));
  }
}

/** 24 hours before (C13.2). */
async function remindOfDeadlines({ database, clock, mail }: ReminderServices): Promise<void> {
  const now = clock();
  for (const { reportId, eventKey } of await upcomingDeadlines(database.db, now)) {
    // Nobody gets it twice, but a new owner, or the team of a new club, does.
    await database.transaction((tx) => mail.enqueue(tx, { kind: 'clock', reportId, eventKey }, now));
  }
}

/** Mondays at 07:00 in each club's time zone (C9.5, C19.6). */
async function remindOfActions({ database, clock }: ReminderServices): Promise<void> {
  const now = clock();
  const monday = mondayNear(now);
  if (monday === undefined) return;
  const due = [
    ...(await clubsWithActionsDue(database.db, monday)),
    ...(await clubsWithHazardsToReview(database.db, monday)),
  ];
  const clubIds = new Set(due.filter((club) => actionsMonday(now, timeZoneOf(club)) !== null).map(({ id }) => id));
  if (clubIds.size === 0) return;
  const nextAt = sendTime('actions-due', now);
  await database.transaction(
    async (tx) => void (await insertActionsDue(tx, { monday, clubIds: [...clubIds], nextAt, now })),
  );
}

/** Writes no reminder twice. Must run in one process at a time. */
export async function writeReminders(services: ReminderServices): Promise<void> {
  await remindOfReports(services);
  await remindOfDeadlines(services);
  await remindOfActions(services);
}
