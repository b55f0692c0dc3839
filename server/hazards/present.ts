import type { Hazard } from '../../domain/hazards/hazard.ts';
import { revisionOf } from '../reports/report/revision.ts';
import { presentColleague } from '../users/present.ts';
import type { StoredHazard } from './queries.ts';

export function presentHazard({ row, accountName, reports, actions }: StoredHazard): Hazard {
  const shown = {
    id: row.id,
    clubId: row.clubId,
    title: row.title,
    description: row.description,
    controls: row.controls,
    severity: row.severity,
    likelihood: row.likelihood,
    leftSeverity: row.leftSeverity,
    leftLikelihood: row.leftLikelihood,
    owner: presentColleague(row.ownerId, accountName),
    ownerName: row.ownerName,
    reviewOn: row.reviewOn,
    state: row.state,
    closedBecause: row.closedBecause,
    reports,
    actions,
    createdAt: row.createdAt.toISOString(),
  };
  return { ...shown, revision: revisionOf(shown) };
}
