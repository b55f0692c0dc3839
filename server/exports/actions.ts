/** Rate-limits and audits exports (C12.4) */
import type { AuditAction } from '../../domain/audit/audit.ts';
import type { Actor } from '../../domain/permissions.ts';
import { audit } from '../audit/write.ts';
import { countAttempt, LIMITS } from '../http/rate-limits/limits.ts';
import type { Services } from '../services.ts';

type Export = {
  action: Extract<AuditAction, `${string}-export`>;
  filters: Record<string, unknown>;
  identifying?: boolean;
};

const isSet = (value: unknown): boolean =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Throws 429 above the hourly limit. The audit contains only the filters' names. */
export function recordExport(
  { database, clock, rateLimits }: Services,
  actor: Actor,
  { action, filters, identifying = false }: Export,
): Promise<void> {
  return database.transaction(async (tx) => {
    const now = clock();
    if (rateLimits) await countAttempt(tx, [{ limit: LIMITS.exportsOfPerson, subject: actor.id }], now);
    const set = Object.keys(filters).filter((name) => isSet(filters[name]));
    const subject = actor.clubId === null ? {} : { subject: { kind: 'club' as const, id: actor.clubId } };
    await audit(tx, { actorId: actor.id, action, ...subject, details: { filters: set.join(' '), identifying } }, now);
  });
}
