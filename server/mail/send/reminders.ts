/** Mails that no event writes but the calendar (contract C9.3): reports that nobody has looked at, dates with the authority, and actions that are due. */
import { actionsMonday, reminderDay } from '../../../domain/mail/schedule.ts';
import { nearDates } from '../../authority/reminders.ts';
import { untouchedReports } from '../../reports/review/untouched-queries.ts';
import type { Services } from '../../services.ts';
import { insertActionsDue, wasTold } from '../kinds/queries.ts';
import { goesAt } from '../outbox.ts';

type Workplace = Pick<Services, 'database' | 'clock' | 'mail'>;

async function remindOfReports({ database, clock, mail }: Workplace): Promise<void> {
  const now = clock();
  for (const { id: reportId, came } of await untouchedReports(database.db, now)) {
    const day = reminderDay(now.getTime() - came.getTime());
    if (day === null) continue;
    const occasion = `day ${day} after ${came.toISOString()}`;
    // Told of once, whoever is in the team by then.
    if (await wasTold(database.db, reportId, occasion)) continue;
    await database.transaction((tx) => mail.enqueue(tx, { kind: 'unreviewed', reportId, occasion }, now));
  }
}

/** 24 hours before a date with the authority (C13.2). */
async function remindOfDates({ database, clock, mail }: Workplace): Promise<void> {
  const now = clock();
  for (const { reportId, occasion } of await nearDates(database.db, now)) {
    if (await wasTold(database.db, reportId, occasion)) continue;
    await database.transaction((tx) => mail.enqueue(tx, { kind: 'clock', reportId, occasion }, now));
  }
}

/** Writes the mails that are due by the calendar; done again, it writes none twice. One process at a time. */
export async function writeReminders(services: Workplace): Promise<void> {
  await remindOfReports(services);
  await remindOfDates(services);
  const now = services.clock();
  const monday = actionsMonday(now);
  if (monday === null) return;
  const nextAt = goesAt('actions-due', now);
  await services.database.transaction(async (tx) => void (await insertActionsDue(tx, { monday, nextAt, now })));
}
