/** SQL that reads the audit log, newest first (C4.6) */
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditQuery } from '../../domain/audit/audit.ts';
import { dayAfter } from '../../domain/text/calendar.ts';
import type { Db } from '../db/database.ts';
import { auditEvents as table, users } from '../db/schema.ts';

const beforeCursor = (id: number) =>
  sql`(${table.at}, ${table.id}) < (SELECT ${table.at}, ${table.id} FROM ${table} WHERE ${table.id} = ${id})`;

/** One more than `limit` if there is a next page; `after`: id of the last line. */
export function listAudit(db: Db, { action, startDate, endDate, limit }: AuditQuery, after: number | null) {
  const end = endDate === null ? null : dayAfter(endDate);
  return db
    .select({
      id: table.id,
      at: table.at,
      actorId: table.actorId,
      actorName: users.name,
      action: table.action,
      subjectKind: table.subjectKind,
      subjectId: table.subjectId,
      details: table.details,
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.actorId))
    .where(
      and(
        action === null ? undefined : eq(table.action, action),
        startDate === null ? undefined : gte(table.at, new Date(`${startDate}T00:00:00Z`)),
        end === null ? undefined : lt(table.at, new Date(`${end}T00:00:00Z`)),
        after === null ? undefined : beforeCursor(after),
      ),
    )
    .orderBy(desc(table.at), desc(table.id))
    .limit(limit + 1);
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];
