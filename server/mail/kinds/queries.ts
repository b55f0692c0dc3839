/** SQL for sent emails and reminders (C9.3). */
import { type SQL, sql } from 'drizzle-orm';
import { latestPlausible } from '../../../domain/durations.ts';
import { type Db, rowsOf, type Statement } from '../../db/database.ts';
import { mailChoices, outbox } from '../../db/schema.ts';
import { peopleWithHazardsToReview } from '../../hazards/due-queries.ts';
import { peopleWithActionsDue } from '../../safety-actions/due-queries.ts';
import type { MailRow } from '../send/queries.ts';

const isAny = async (db: Db, query: SQL): Promise<boolean> => (await rowsOf(db, query)).length > 0;

export async function isNewerSent(db: Db, { kind, userId, createdAt }: MailRow, now: Date): Promise<boolean> {
  return isAny(
    db,
    sql`SELECT 1 FROM ${outbox} WHERE ${outbox.kind} = ${kind} AND ${outbox.userId} = ${userId}::uuid
      AND ${outbox.state} = 'sent' AND ${outbox.createdAt} > ${createdAt.toISOString()}::timestamptz
      AND ${outbox.createdAt} <= ${latestPlausible(now).toISOString()}::timestamptz LIMIT 1`,
  );
}

type ActionsReminder = { monday: string; clubIds: readonly string[]; nextAt: Date; now: Date };

export function insertActionsDue(tx: Db, { monday, clubIds, nextAt, now }: ActionsReminder): Statement {
  const rows = sql`SELECT gen_random_uuid(), 'actions-due', people.id, NULL::uuid, ${monday}::text, gen_random_uuid(),
      'waiting', false, NULL::uuid, 0, ${nextAt.toISOString()}::timestamptz, NULL::timestamptz, NULL::text,
      ${now.toISOString()}::timestamptz, NULL::timestamptz
    FROM (${peopleWithActionsDue(clubIds, monday)} UNION ${peopleWithHazardsToReview(clubIds, monday)}) AS people
    WHERE NOT EXISTS (SELECT FROM ${mailChoices}
        WHERE ${mailChoices.userId} = people.id AND ${mailChoices.actions} = 'never')`;
  return tx.insert(outbox).select(rows).onConflictDoNothing();
}

export async function wasNotified(db: Db, reportId: string, eventKey: string): Promise<boolean> {
  return isAny(
    db,
    sql`SELECT FROM ${outbox} WHERE ${outbox.reportId} = ${reportId}::uuid AND ${outbox.eventKey} = ${eventKey} LIMIT 1`,
  );
}
