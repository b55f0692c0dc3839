/** What leaves the server in a cell of an export, column by column (contract C12.4). */
import type { Cell } from '../../domain/csv/write.ts';
import { ACTION_COLUMNS } from '../../domain/exports/export.ts';
import type { StaffReport } from '../../domain/reports/staff-report.ts';
import { severityOf } from '../../domain/severity/severity.ts';
import { NO_CLUB } from '../clubs/no-club.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import type { StoredAction } from '../safety-actions/queries.ts';

function cellOf(value: string | boolean | Date | null): Cell {
  if (value === NO_CLUB) return null;
  return value instanceof Date ? value.toISOString() : value;
}

/** The cells of a report in these columns. */
export function reportCells(row: ReportRow, columns: readonly (keyof StaffReport)[]): Cell[] {
  return columns.map((name) => (name === 'severity' ? severityOf(row) : cellOf(row[name])));
}

/** The cells of an action; its `owner` is the account's name. */
export function actionCells({ row, accountName }: StoredAction): Cell[] {
  return ACTION_COLUMNS.map((name) => (name === 'owner' ? accountName : cellOf(row[name])));
}
