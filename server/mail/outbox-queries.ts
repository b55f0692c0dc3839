/** The SQL that writes mails into the outbox and tells what became of them (contract C9.2, C9.3). */
import { desc, ne, type SQL, sql } from 'drizzle-orm';
import type { MailKind, TeamKind } from '../../domain/mail/kinds.ts';
import { MAILS_LISTED, type MailBrief } from '../../domain/mail/mail.ts';
import type { Db, Statement } from '../db/database.ts';
import { mailChoices, outbox, reports, users } from '../db/schema.ts';

type Written = { occasion: string | null; nextAt: Date; createdAt: Date };

/** A club's safety team, or super-admins where it has none (C9.3). `club` names a club's id in the statement around it. */
export const isOfTeam = (club: SQL): SQL => sql`(
  (${users.clubId} = ${club} AND ${users.role} IN ('admin', 'sms-manager'))
  OR (${users.role} = 'super-admin' AND NOT EXISTS (
    SELECT FROM ${users} team WHERE team.club_id = ${club} AND team.role IN ('admin', 'sms-manager'))))`;

/** The columns of a new row, in the order of the table. */
function columnsOf(
  { kind, occasion, nextAt, createdAt }: Written & { kind: MailKind },
  to: { user: SQL; report: SQL },
) {
  return sql`gen_random_uuid(), ${kind}::text, ${to.user}, ${to.report}, ${occasion}::text,
      gen_random_uuid(), 'waiting', false, NULL::uuid, 0, ${nextAt.toISOString()}::timestamptz, NULL::timestamptz,
      NULL::text, ${createdAt.toISOString()}::timestamptz, NULL::timestamptz`;
}

/** One mail to one user, or to the reporter of a report. */
export function insertMail(tx: Db, mail: Written & { kind: MailKind; userId?: string; reportId?: string }): Statement {
  const { kind, userId = null, reportId = null, occasion, nextAt, createdAt } = mail;
  return tx.insert(outbox).values({ kind, userId, reportId, occasion, nextAt, createdAt }).onConflictDoNothing();
}

type ForTeam = Written & { kind: TeamKind; reportId: string; by: string | null };

/**
 * One mail to whoever has an email, if anybody does: the same statement in both cases, so that nobody learns by the work
 * whether somebody does (C11.5). `emailKey` as `emailKey` gives it.
 */
export function insertForEmail(tx: Db, mail: Written & { kind: MailKind; emailKey: string }): Statement {
  const rows = sql`SELECT ${columnsOf(mail, { user: sql`${users.id}`, report: sql`NULL::uuid` })}
    FROM ${users} WHERE ${users.emailKey} = ${mail.emailKey}`;
  return tx.insert(outbox).select(rows).onConflictDoNothing();
}

/** One mail to each of the safety team of a report's club, but for who did it and for who wants none. One statement. */
export function insertForTeam(tx: Db, mail: ForTeam): Statement {
  const { reportId, by } = mail;
  const rows = sql`SELECT ${columnsOf(mail, { user: sql`${users.id}`, report: sql`${reports.id}` })}
    FROM ${reports}, ${users}
    WHERE ${reports.id} = ${reportId}::uuid AND ${isOfTeam(sql`${reports.clubId}`)}
      AND ${users.id} IS DISTINCT FROM ${by}::uuid
      AND NOT EXISTS (SELECT FROM ${mailChoices}
        WHERE ${mailChoices.userId} = ${users.id} AND ${mailChoices.reports} = 'never')`;
  return tx.insert(outbox).select(rows).onConflictDoNothing();
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
