/** The audit for super-admins (contract C4.6). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AuditEvent, AuditQuery } from '../../domain/audit/audit.ts';
import { invalid } from '../../domain/problems.ts';
import { validate } from '../../domain/validate.ts';
import { page } from '../http/paging.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { type AuditRow, listAudit } from './queries.ts';

const present = ({ actorId, actorName, at, ...row }: AuditRow): AuditEvent => ({
  ...row,
  at: at.toISOString(),
  actor: actorId === null ? null : { id: actorId, name: actorName },
});

/** The id after which the next page begins, or `null`; throws 400 for a cursor that is no line's. */
function readLine(cursor: string | null): number | null {
  if (cursor === null) return null;
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw invalid('cursor', 'cursor is not one that a list gave');
  return Number(cursor);
}

/** GET /api/audit. */
export function auditRoutes(app: FastifyInstance, { database }: Services): void {
  serve(app, {
    method: 'GET',
    url: '/api/audit',
    summary: 'What staff did, newest first',
    access: 'read the audit',
    query: AuditQuery,
    answer: [200, z.array(AuditEvent)],
    handler: async (request, reply) => {
      const query = validate(AuditQuery, request.query);
      const rows = await listAudit(database.db, query, readLine(query.cursor));
      return page(rows, query.limit, ({ id }) => String(id), { request, reply }).map(present);
    },
  });
}
