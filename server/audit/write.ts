/** Writes the append-only audit log (C4.6), which never contains a narrative, password or contact details */
import type { AuditAction } from '../../domain/audit/audit.ts';
import type { Db } from '../db/database.ts';
import { auditEvents } from '../db/schema.ts';

export type AuditEntry = {
  actorId: string | null;
  action: AuditAction;
  subject?: { kind: 'report' | 'club' | 'user' | 'action' | 'hazard'; id: string };
  /** Kinds, counts and field names; never contents. */
  details?: Record<string, string | number | boolean | null>;
};

export async function audit(tx: Db, entry: AuditEntry, now: Date): Promise<void> {
  await tx.insert(auditEvents).values({
    at: now,
    actorId: entry.actorId,
    action: entry.action,
    subjectKind: entry.subject?.kind ?? null,
    subjectId: entry.subject?.id ?? null,
    details: entry.details ?? {},
  });
}
