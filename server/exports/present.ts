/** Cells of an export (C12.4) */
import type { Cell } from '../../domain/csv/write.ts';
import { ACTION_COLUMNS, HAZARD_COLUMNS } from '../../domain/exports/export.ts';
import type { StaffReport } from '../../domain/reports/staff-report.ts';
import { severityOf } from '../../domain/severity/severity.ts';
import { clubOrNull } from '../clubs/no-club.ts';
import type { StoredHazard } from '../hazards/queries.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import type { StoredAction } from '../safety-actions/queries.ts';

function cellOf(value: string | number | boolean | Date | readonly string[] | null): Cell {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? value.join(' ') : value;
}

export function reportCells(row: ReportRow, columns: readonly (keyof StaffReport)[]): Cell[] {
  const shown = { ...row, clubId: clubOrNull(row.clubId), severity: severityOf(row) };
  return columns.map((name) => cellOf(shown[name]));
}

export function actionCells({ row, accountName }: StoredAction): Cell[] {
  const shown = { ...row, clubId: clubOrNull(row.clubId), owner: accountName };
  return ACTION_COLUMNS.map((name) => cellOf(shown[name]));
}

export function hazardCells({ row, accountName, reports, actions }: StoredHazard): Cell[] {
  const shown = { ...row, owner: accountName, reports, actions };
  return HAZARD_COLUMNS.map((name) => cellOf(shown[name]));
}
