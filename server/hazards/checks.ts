/** Rules beyond the schema, for valid bodies and for the valid fields of others (C3.1, C18.1, C18.3) */
import { closingProblems, NOT_CLOSED } from '../../domain/hazards/closing.ts';
import { HazardChange, type NewHazard } from '../../domain/hazards/hazard.ts';
import { isId } from '../../domain/id.ts';
import type { Actor } from '../../domain/permissions.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { validFields } from '../../domain/validate.ts';
import { clubOrNull } from '../clubs/no-club.ts';
import { lockClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import { findReport } from '../reports/report/queries.ts';
import { lockOwner, type Owner, ownerProblems } from '../users/owner.ts';
import { linkProblems } from './links.ts';
import type { HazardRow } from './queries.ts';

/** The actor's club, else the one the super-admin chose, else that of the first report. */
async function clubOf(
  tx: Db,
  actor: Actor,
  { clubId, reports }: Pick<Partial<NewHazard>, 'clubId' | 'reports'>,
): Promise<string | undefined> {
  if (actor.clubId !== null) return actor.clubId;
  if (clubId) return isId(clubId) && (await lockClub(tx, clubId)) ? clubId : undefined;
  const [first] = reports ?? [];
  const report = first !== undefined && isId(first) ? await findReport(tx, 'all', first) : undefined;
  return (report && clubOrNull(report.clubId)) ?? undefined;
}

/** Locks owner, club and links. */
export async function checkNewHazard(
  tx: Db,
  actor: Actor,
  requested: Partial<NewHazard>,
  invalidFields: ReadonlySet<string> = new Set(),
): Promise<{ clubId: string | undefined; problems: FieldProblem[] }> {
  const owner = await lockOwner(tx, requested.ownerId);
  const problems = invalidFields.has('state') ? [] : closingProblems(NOT_CLOSED, requested);
  const isChosenByReport = !requested.clubId && invalidFields.has('reports');
  if (actor.clubId === null && (invalidFields.has('clubId') || isChosenByReport))
    return { clubId: undefined, problems };
  const clubId = await clubOf(tx, actor, requested);
  if (clubId === undefined) problems.push({ path: 'clubId', message: CLUB_REQUIRED });
  else
    problems.push(...ownerProblems(requested.ownerId, owner, clubId), ...(await linkProblems(tx, clubId, requested)));
  return { clubId, problems };
}

type RequestedChange = Pick<HazardChange, 'state' | 'closedBecause' | 'ownerId'>;

/** Except those of links. */
export function changeProblems(
  row: HazardRow,
  requested: RequestedChange,
  owner: Owner,
  invalidFields: ReadonlySet<string> = new Set(),
): FieldProblem[] {
  return [
    ...(invalidFields.has('state') ? [] : closingProblems(row, requested)),
    ...(requested.ownerId === row.ownerId ? [] : ownerProblems(requested.ownerId, owner, row.clubId)),
  ];
}

export async function changeProblemsInBody(
  db: Db,
  row: HazardRow,
  sent: object,
  invalidFields: ReadonlySet<string>,
): Promise<FieldProblem[]> {
  const requested = validFields(HazardChange, sent);
  const owner = await lockOwner(db, requested.ownerId);
  return [...changeProblems(row, requested, owner, invalidFields), ...(await linkProblems(db, row.clubId, requested))];
}
