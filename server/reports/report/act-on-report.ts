/** What somebody does to one report: found, locked, the right checked, changed and written into the audit, in one transaction. */
import type { AuditAction } from '../../../domain/audit/audit.ts';
import { type Actor, may, type Action as Permission } from '../../../domain/permissions.ts';
import { Problem } from '../../../domain/problems.ts';
import { type AuditEntry, audit } from '../../audit/write.ts';
import type { Db, Statement } from '../../db/database.ts';
import type { NewMail, Services } from '../../services.ts';
import { lockReport, type ReportChange, type ReportRow, updateReport } from './queries.ts';

/** Kinds, counts and names of changed fields for the audit; never their contents (C4.6). */
export type Details = NonNullable<AuditEntry['details']>;

export type ActionResult<Answer> = {
  change?: ReportChange;
  details?: Details;
  /** What it does to what is public. Sent last: until the commit nobody else can change what is public. */
  last?: Statement;
  mail?: NewMail;
  /** Asked once everything is written; `report` is its new state. */
  answer: (report: ReportRow) => Answer | Promise<Answer>;
};

export type LockedReport<First> = { tx: Db; report: ReportRow; now: Date; first: First };

type Act<Answer, First> = {
  permission?: Permission;
  /** The line in the audit; `null` where there is none, or `work` writes its own. */
  action: AuditAction | null;
  /** What has to be locked before the report. */
  first?: (tx: Db) => Promise<First>;
  work: (locked: LockedReport<First>) => Promise<ActionResult<Answer> | { unchanged: Answer }>;
};

/** The report, locked, where the actor has this right about it; else `undefined`. */
export async function lockReportFor(
  tx: Db,
  actor: Actor,
  id: string,
  permission: Permission = 'review reports',
): Promise<ReportRow | undefined> {
  const report = await lockReport(tx, id);
  return report && may(actor, permission, report) ? report : undefined;
}

/** Does something to a report; throws 404 where there is none that the actor may do this to. */
export function actOnReport<Answer, First = undefined>(
  { database, clock, mail }: Services,
  actor: Actor,
  id: string,
  { permission, action, first, work }: Act<Answer, First>,
): Promise<Answer> {
  return database.transaction(async (tx, last) => {
    const now = clock();
    const held = (await first?.(tx)) as First;
    const report = await lockReportFor(tx, actor, id, permission);
    if (!report) throw new Problem('reports/not-found');
    const done = await work({ tx, report, now, first: held });
    if ('unchanged' in done) return done.unchanged;
    const { change, details = {} } = done;
    const [after] = await Promise.all([
      change ? updateReport(tx, id, change) : report,
      action && audit(tx, { actorId: actor.id, action, subject: { kind: 'report', id }, details }, now),
    ]);
    if (done.mail) await mail.enqueue(tx, done.mail, now);
    if (done.last) last(done.last);
    return done.answer(after);
  });
}
