/** The SQL that writes mails into the outbox and tells what became of them (contract C9.2, C9.3). */
import { desc, ne, type SQL, sql } from 'drizzle-orm';
import type { MailKind, TeamKind } from '../../domain/mail/kinds.ts';
import { MAILS_LISTED, type MailBrief } from '../../domain/mail/mail.ts';
import type { Db, Statement } from '../db/database.ts';
import { mailChoices, outbox, reports, users } from '../db/schema.ts';

type Written = { occasion: string | null; nextAt: Date; createdAt: Date };

/** A club's safety team, or super-admins where it has none (C9.3). `club` is a club's id in the statement around it. */
export const isOfTeam = (club: SQL): SQL => sql`(
  (${users.clubId} = ${club} AND ${users.role} IN ('admin', 'sms-manager'))
  OR (${users.role} = 'super-admin' AND NOT EXISTS (
    SELECT FROM ${users} team WHERE team.club_id = ${club} AND team.role IN ('admin', 'sms-manager'))))`;

/**
 * A mail of a report to each of some users. The columns are named and the others keep their defaults: with every column
 * said, which Drizzle's `insert().select()` asks for, the statement takes twice as long, and a submission waits for it.
 */
function insertEach(tx: Db, mail: Written & { kind: MailKind; reportId: string | null }, recipients: SQL): Statement {
  const { kind, reportId, occasion, nextAt, createdAt } = mail;
  return tx.execute(sql`INSERT INTO ${outbox} (kind, user_id, report_id, occasion, next_at, created_at)
    SELECT ${kind}::text, ${users.id}, ${reportId}::uuid, ${occasion}::text,
      ${nextAt.toISOString()}::timestamptz, ${createdAt.toISOString()}::timestamptz
    FROM ${users} WHERE ${recipients} ${occasion === null ? sql`` : sql`ON CONFLICT DO NOTHING`}`);
}

/** One mail to one user, or to the reporter of a report. */
export function insertMail(tx: Db, mail: Written & { kind: MailKind; userId?: string; reportId?: string }): Statement {
  const { kind, userId = null, reportId = null, occasion, nextAt, createdAt } = mail;
  return tx.insert(outbox).values({ kind, userId, reportId, occasion, nextAt, createdAt }).onConflictDoNothing();
}

/**
 * One mail to whoever has an email, if anybody does: the same statement in both cases, so that nobody learns by the work
 * whether somebody does (C11.5). `emailKey` as `emailKey` gives it.
 */
export function insertForEmail(tx: Db, mail: Written & { kind: MailKind; emailKey: string }): Statement {
  return insertEach(tx, { ...mail, reportId: null }, sql`${users.emailKey} = ${mail.emailKey}`);
}

type ForTeam = Written & { kind: TeamKind; reportId: string; clubId: string | null; by: string | null };

/**
 * One mail to each of the safety team of a report's club, but for who did it and for who wants none. One statement, and a
 * shorter one where the club is known.
 */
export function insertForTeam(tx: Db, mail: ForTeam): Statement {
  const { reportId, clubId, by } = mail;
  const club = clubId
    ? sql`${clubId}::uuid`
    : sql`(SELECT ${reports.clubId} FROM ${reports} WHERE ${reports.id} = ${reportId}::uuid)`;
  const notBy = by ? sql`AND ${users.id} <> ${by}::uuid` : sql``;
  const recipients = sql`${isOfTeam(club)} ${notBy} AND NOT EXISTS (SELECT FROM ${mailChoices}
    WHERE ${mailChoices.userId} = ${users.id} AND ${mailChoices.reports} = 'never')`;
  return insertEach(tx, mail, recipients);
}

/** The newest mails but those that nobody needed, as super-admins see them. */
export async function newestMails(db: Db): Promise<MailBrief[]> {
  const { id, kind, state, createdAt, tries, lastAnswer } = outbox;
  const found = await db
    .select({ id, kind, state, createdAt, tries, lastAnswer })
    .from(outbox)
    .where(ne(state, 'needless'))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAILS_LISTED);
  return found.map((mail) => ({
    ...mail,
    state: mail.state as MailBrief['state'],
    createdAt: mail.createdAt.toISOString(),
  }));
}
