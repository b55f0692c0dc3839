/** The audit log, for super-admins only (C4.6) */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AuditEvent, AuditQuery } from '../../domain/audit/audit.ts';
import { paginate, readListQuery } from '../http/paging.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { type AuditRow, listAudit } from './queries.ts';

const present = ({ actorId, actorName, at, ...row }: AuditRow): AuditEvent => ({
  ...row,
  at: at.toISOString(),
  actor: actorId === null ? null : { id: actorId, name: actorName },
});

/** `null` for an invalid cursor. */
const readLine = (cursor: string): number | null => (/^[1-9]\d{0,14}$/.test(cursor) ? Number(cursor) : null);

export function auditRoutes(app: FastifyInstance, { database }: Services): void {
  serve(app, {
    call: 'listAudit',
    summary: 'The audit log of staff actions, newest first',
    access: 'read audit log',
    query: AuditQuery,
    answer: [200, z.array(AuditEvent)],
    handler: async (request, reply) => {
      const { query, after } = readListQuery(AuditQuery, request.query, readLine);
      const rows = await listAudit(database.db, query, after);
      return paginate(rows, query.limit, ({ id }) => String(id), { request, reply }).map(present);
    },
  });
}
