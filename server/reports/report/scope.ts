/** Which reports a user may review (C4.1). */
import type { FastifyRequest } from 'fastify';
import { isId } from '../../../domain/id.ts';
import { reachOf } from '../../../domain/permissions.ts';
import { Problem } from '../../../domain/problems.ts';
import type { User } from '../../../domain/users/user.ts';
import { actor } from '../../auth/access.ts';
import type { Db } from '../../db/database.ts';
import { findReport, type ReportRow, type Scope } from './queries.ts';

export function scopeOf(user: User): Scope {
  return reachOf(user.role, 'review reports') === 'all' ? 'all' : { clubId: user.clubId ?? '' };
}

/** The report in the URL. Throws 404, before the body is read, unless the actor may review it (C3.17). */
export async function findRequestedReport(db: Db, request: FastifyRequest): Promise<ReportRow> {
  const { id } = request.params as { id: string };
  const report = isId(id) ? await findReport(db, scopeOf(actor(request)), id) : undefined;
  if (!report) throw new Problem('reports/not-found');
  return report;
}
