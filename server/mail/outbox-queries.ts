/** SQL for the outbox (C9.2, C9.3). */
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { MailKind, TeamKind } from '../../domain/mail/kinds.ts';
import { MAIL_LIST_SIZE, type MailBrief } from '../../domain/mail/mail.ts';
import type { Db, Statement } from '../db/database.ts';
import { outbox, users } from '../db/schema.ts';

type MailTiming = { eventKey: string | null; nextAt: Date; createdAt: Date };

export function insertMail(
  tx: Db,
  mail: MailTiming & { kind: MailKind; userId?: string; reportId?: string },
): Statement {
  const { kind, userId = null, reportId = null, eventKey, nextAt, createdAt } = mail;
  return tx.insert(outbox).values({ kind, userId, reportId, eventKey, nextAt, createdAt }).onConflictDoNothing();
}

/**
 * The same statement whether or not the email is known, so that timing reveals nothing (C11.5). `emailKey`: from the
 * function `emailKey`.
 */
export function insertForEmail(tx: Db, mail: MailTiming & { kind: MailKind; emailKey: string }): Statement {
  const { kind, emailKey, eventKey, nextAt, createdAt } = mail;
  return tx.execute(sql`INSERT INTO ${outbox} (kind, user_id, occasion, next_at, created_at)
    SELECT ${kind}::text, ${users.id}, ${eventKey}::text, ${nextAt.toISOString()}::timestamptz, ${createdAt.toISOString()}::timestamptz
    FROM ${users} WHERE ${users.emailKey} = ${emailKey} FOR KEY SHARE ON CONFLICT DO NOTHING`);
}

type ForTeam = MailTiming & { kind: TeamKind; reportId: string; by: string | null };

/**
 * To the report's safety team, except the user who acted and those who opted out (C9.3). Submissions wait for it, so it
 * is a database function, planned once per session (server/db/migrations/0040-0049/0046-present-team.ts).
 */
export function insertForTeam(tx: Db, { kind, reportId, by, eventKey, nextAt, createdAt }: ForTeam): Statement {
  const moments = sql`${nextAt.toISOString()}, ${createdAt.toISOString()}`;
  return tx.execute(sql`SELECT mail_team(${kind}, ${reportId}, ${by}, ${eventKey}, ${moments})`);
}

export async function deleteWaitingQuestions(tx: Db, reportIds: string[]): Promise<void> {
  const waiting = and(eq(outbox.kind, 'question'), eq(outbox.state, 'waiting'), inArray(outbox.reportId, reportIds));
  if (reportIds.length > 0) await tx.delete(outbox).where(waiting);
}

/** For super-admins, without needless ones. */
export async function latestEmails(db: Db): Promise<MailBrief[]> {
  const { id, kind, state, createdAt, tries, lastAnswer } = outbox;
  const found = await db
    .select({ id, kind, state, createdAt, tries, lastAnswer })
    .from(outbox)
    .where(ne(state, 'needless'))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAIL_LIST_SIZE);
  return found.map((mail) => ({
    ...mail,
    state: mail.state as MailBrief['state'],
    createdAt: mail.createdAt.toISOString(),
  }));
}
