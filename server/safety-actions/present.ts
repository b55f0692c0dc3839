/** Actions for staff, field by field (C8.7). */
import type { Action } from '../../domain/actions/action.ts';
import { clubOrNull } from '../clubs/no-club.ts';
import { revisionOf } from '../reports/report/revision.ts';
import { presentColleague } from '../users/present.ts';
import type { StoredAction } from './queries.ts';

export function presentAction({ row, accountName }: StoredAction): Action {
  const shown = {
    id: row.id,
    clubId: clubOrNull(row.clubId),
    reportId: row.reportId,
    title: row.title,
    details: row.details,
    ownerName: row.ownerName,
    owner: presentColleague(row.ownerId, accountName),
    due: row.due,
    state: row.state,
    doneAt: row.doneAt?.toISOString() ?? null,
    result: row.result,
    worked: row.worked,
    checkOn: row.checkOn,
    createdAt: row.createdAt.toISOString(),
  };
  return { ...shown, revision: revisionOf(shown) };
}
