/** An action on one report: found, locked, authorised, changed and audited in one transaction. */
import type { AuditAction } from '../../../domain/audit/audit.ts';
import { type Actor, may, type Permission } from '../../../domain/permissions.ts';
import { Problem } from '../../../domain/problems.ts';
import { type AuditEntry, audit } from '../../audit/write.ts';
import type { Db, Statement } from '../../db/database.ts';
import type { NewMail, Services } from '../../services.ts';
import { lockReport, type ReportChange, type ReportRow, updateReport } from './queries.ts';

/** Kinds, counts and field names; never contents (C4.6). */
export type Details = NonNullable<AuditEntry['details']>;

type ActionResult<Answer> = {
  change?: ReportChange;
  details?: Details;
  /** Changes to public data, sent with the commit, since they block all others until then. */
  atCommit?: Statement | readonly Statement[];
  mail?: NewMail;
  /** Called after everything is written; `report` is its new state. */
  answer: (report: ReportRow) => Answer | Promise<Answer>;
};

export type LockedReport<Before> = { tx: Db; report: ReportRow; now: Date; lockedBefore: Before };

type Act<Answer, Before> = {
  permission?: Permission;
  /** Null if `work` writes the audit itself, or nothing is audited. */
  action: AuditAction | null;
  /** Locks and returns what must be locked before the report. */
  lockBefore?: (tx: Db) => Promise<Before>;
  work: (locked: LockedReport<Before>) => Promise<ActionResult<Answer> | { unchanged: Answer }>;
};

/** Locks the report; undefined unless the actor has this permission for it. */
export async function lockReportFor(
  tx: Db,
  actor: Actor,
  id: string,
  permission: Permission = 'review reports',
): Promise<ReportRow | undefined> {
  const report = await lockReport(tx, id);
  return report && may(actor, permission, report) ? report : undefined;
}

/** Throws 404 if the report does not exist or the actor lacks the permission. */
export function actOnReport<Answer, Before = undefined>(
  { database, clock, mail }: Services,
  actor: Actor,
  id: string,
  { permission, action, lockBefore, work }: Act<Answer, Before>,
): Promise<Answer> {
  return database.transaction(async (tx, sendAtCommit) => {
    const now = clock();
    const lockedBefore = (await lockBefore?.(tx)) as Before;
    const report = await lockReportFor(tx, actor, id, permission);
    if (!report) throw new Problem('reports/not-found');
    const result = await work({ tx, report, now, lockedBefore });
    if ('unchanged' in result) return result.unchanged;
    const { change, details = {} } = result;
    const [after] = await Promise.all([
      change ? updateReport(tx, id, change) : report,
      action && audit(tx, { actorId: actor.id, action, subject: { kind: 'report', id }, details }, now),
    ]);
    if (result.mail) await mail.enqueue(tx, result.mail, now);
    for (const statement of [result.atCommit ?? []].flat()) sendAtCommit(statement);
    return result.answer(after);
  });
}
