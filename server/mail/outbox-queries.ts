/** The SQL that writes mails into the outbox (contract C9.2, C9.3). */
import { type SQL, sql } from 'drizzle-orm';
import type { MailKind, TeamKind } from '../../domain/mail/kinds.ts';
import type { Db, Statement } from '../db/database.ts';
import { mailChoices, outbox, reports, users } from '../db/schema.ts';

type Written = { occasion: string | null; nextAt: Date; createdAt: Date };

/** A club's safety team, or super-admins where it has none (C9.3). `club` names a club's id in the statement around it. */
export const isOfTeam = (club: SQL): SQL => sql`(
  (${users.clubId} = ${club} AND ${users.role} IN ('admin', 'sms-manager'))
  OR (${users.role} = 'super-admin' AND NOT EXISTS (
    SELECT FROM ${users} team WHERE team.club_id = ${club} AND team.role IN ('admin', 'sms-manager'))))`;

/** One mail to one user, or to the reporter of a report. */
export function insertMail(tx: Db, mail: Written & { kind: MailKind; userId?: string; reportId?: string }): Statement {
  const { kind, userId = null, reportId = null, occasion, nextAt, createdAt } = mail;
  return tx.insert(outbox).values({ kind, userId, reportId, occasion, nextAt, createdAt }).onConflictDoNothing();
}

type ForTeam = Written & { kind: TeamKind; reportId: string; by: string | null };

/** One mail to each of the safety team of a report's club, but for who did it and for who wants none. One statement. */
export function insertForTeam(tx: Db, mail: ForTeam): Statement {
  const { kind, reportId, by, occasion, nextAt, createdAt } = mail;
  const rows = sql`SELECT gen_random_uuid(), ${kind}::text, ${users.id}, ${reports.id}, ${occasion}::text,
      gen_random_uuid(), 'waiting', false, NULL::uuid, 0, ${nextAt.toISOString()}::timestamptz, NULL::timestamptz,
      NULL::text, ${createdAt.toISOString()}::timestamptz, NULL::timestamptz
    FROM ${reports}, ${users}
    WHERE ${reports.id} = ${reportId}::uuid AND ${isOfTeam(sql`${reports.clubId}`)}
      AND ${users.id} IS DISTINCT FROM ${by}::uuid
      AND NOT EXISTS (SELECT FROM ${mailChoices}
        WHERE ${mailChoices.userId} = ${users.id} AND ${mailChoices.reports} = 'never')`;
  return tx.insert(outbox).select(rows).onConflictDoNothing();
}
