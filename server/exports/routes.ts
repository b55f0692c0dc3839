/** Whole lists as CSV (C12.4; C3.10, C8.7, C18.1) */
import type { FastifyInstance } from 'fastify';
import { ActionQuery } from '../../domain/actions/register.ts';
import {
  ACTION_COLUMNS,
  ActionsExport,
  HAZARD_COLUMNS,
  HazardsExport,
  IdentifyingExport,
  ReportsExport,
  reportColumns,
  withoutPaging,
} from '../../domain/exports/export.ts';
import { HazardQuery } from '../../domain/hazards/register.ts';
import { mayAnywhere } from '../../domain/permissions.ts';
import { type FieldProblem, Problem } from '../../domain/problems.ts';
import { StaffListQuery } from '../../domain/reports/filters.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { check } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { cursorOf as hazardCursorOf } from '../hazards/cursor.ts';
import { type ListCursor as HazardCursor, listHazards } from '../hazards/queries.ts';
import { serveCsv } from '../http/files/download.ts';
import type { Cursor } from '../http/paging.ts';
import { scopeOf } from '../reports/report/scope.ts';
import { listReports } from '../reports/review/queries.ts';
import { type ListCursor as ActionCursor, listActions, NO_DAY } from '../safety-actions/queries.ts';
import type { Services } from '../services.ts';
import { recordExport } from './actions.ts';
import { csvPages, EXPORT_PAGE_ROWS } from './pages.ts';
import { actionCells, hazardCells, reportCells } from './present.ts';

type Validated<Value> = { value: Value } | { errors: readonly FieldProblem[] };

/** Throws 400 with every rule broken by either (C3.1). */
function combine<List, Options>(list: Validated<List>, options: Validated<Options>): { query: List; options: Options } {
  if ('value' in list && 'value' in options) return { query: list.value, options: options.value };
  const errors = [list, options].flatMap((checked) => ('errors' in checked ? checked.errors : []));
  throw new Problem('request/invalid', { errors });
}

export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;
  const today = () => utcDay(services.clock());

  serveCsv(app, {
    call: 'exportReports',
    summary: "All reports that match the filters, newest first, as CSV; never with the reporter's contact details",
    access: 'review reports',
    query: StaffListQuery,
    further: ReportsExport,
    refuses: [429],
    handler: async (request) => {
      const user = actor(request);
      // As parsed: surrounding spaces are ignored (C3.3).
      const parsed = check(IdentifyingExport, request.query);
      const isIdentifying = 'value' in parsed && parsed.value.identifying;
      if (isIdentifying && !mayAnywhere(user, 'export identifying data')) throw new Problem('auth/forbidden');
      const { query, options } = combine(
        check(StaffListQuery, withoutPaging(request.query)),
        check(ReportsExport, request.query),
      );
      const { limit: _limit, cursor: _cursor, lang: _lang, ...filters } = query;
      await recordExport(services, user, { action: 'report-export', filters, identifying: options.identifying });
      const columns = reportColumns(options.identifying);
      const chunks = csvPages({
        header: columns,
        separator: options.separator,
        read: (after: Cursor | null) => listReports(db, scopeOf(user), { ...query, limit: EXPORT_PAGE_ROWS }, after),
        cursorOf: ({ submittedAt, id }) => ({ at: submittedAt.toISOString(), id }),
        cellsOf: (row) => reportCells(row, columns),
      });
      return { name: `reports-${today()}.csv`, chunks };
    },
  });

  serveCsv(app, {
    call: 'exportActions',
    summary: 'All actions that match the filters, by due day, as CSV',
    access: 'review reports',
    query: ActionQuery,
    further: ActionsExport,
    refuses: [429],
    handler: async (request) => {
      const user = actor(request);
      const { query, options } = combine(
        check(ActionQuery, withoutPaging(request.query)),
        check(ActionsExport, request.query),
      );
      const { limit: _limit, cursor: _cursor, ...filters } = query;
      await recordExport(services, user, { action: 'action-export', filters });
      const context = { scope: scopeOf(user), userId: user.id, today: today() };
      const chunks = csvPages({
        header: ACTION_COLUMNS,
        separator: options.separator,
        read: (after: ActionCursor | null) =>
          listActions(db, { ...context, query: { ...query, limit: EXPORT_PAGE_ROWS }, after }),
        cursorOf: ({ row }) => ({ due: row.due ?? NO_DAY, at: row.createdAt.toISOString(), id: row.id }),
        cellsOf: actionCells,
      });
      return { name: `actions-${today()}.csv`, chunks };
    },
  });

  serveCsv(app, {
    call: 'exportHazards',
    summary: 'All hazards that match the filters, in register order, as CSV',
    access: 'review reports',
    query: HazardQuery,
    further: HazardsExport,
    refuses: [429],
    handler: async (request) => {
      const user = actor(request);
      const { query, options } = combine(
        check(HazardQuery, withoutPaging(request.query)),
        check(HazardsExport, request.query),
      );
      const { limit: _limit, cursor: _cursor, ...filters } = query;
      await recordExport(services, user, { action: 'hazard-export', filters });
      const context = { scope: scopeOf(user), today: today() };
      const chunks = csvPages({
        header: HAZARD_COLUMNS,
        separator: options.separator,
        read: (after: HazardCursor | null) =>
          listHazards(db, { ...context, query: { ...query, limit: EXPORT_PAGE_ROWS }, after }),
        cursorOf: (row) => hazardCursorOf(row, context.today),
        cellsOf: hazardCells,
      });
      return { name: `hazards-${context.today}.csv`, chunks };
    },
  });
}
