/** Reads the audit table straight from the database, not through GET /api/audit (C4.6). */
import { asc, gt } from 'drizzle-orm';
import { auditEvents } from '../server/db/schema.ts';
import type { TestApp } from './test-app.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** Every row of the audit, oldest first; with `after`, only those after that id. */
export function auditRows({ services }: Pick<TestApp, 'services'>, after = 0): Promise<AuditRow[]> {
  return services.database.db.select().from(auditEvents).where(gt(auditEvents.id, after)).orderBy(asc(auditEvents.id));
}

/** Runs something and returns the audit rows it added. */
export async function auditOf(tested: Pick<TestApp, 'services'>, work: () => Promise<unknown>): Promise<AuditRow[]> {
  const last = (await auditRows(tested)).at(-1)?.id ?? 0;
  await work();
  return auditRows(tested, last);
}
