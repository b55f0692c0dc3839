/** Adds and changes safety actions, audited without text (C8.7). */
import { type Action, ActionChange, type NewAction, NO_SUCH_REPORT } from '../../domain/actions/action.ts';
import { operationOf, problemsOf, progressAfter } from '../../domain/actions/transitions.ts';
import { changedValues } from '../../domain/changed-values.ts';
import { type Operation, refusalOf } from '../../domain/follow-up/refusals.ts';
import { isId } from '../../domain/id.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { type FieldProblem, Problem } from '../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { throwIfInvalid, validFields } from '../../domain/validate.ts';
import { audit } from '../audit/write.ts';
import { lockClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import { progressOf } from '../follow-up/states/progress-queries.ts';
import { lockReportFor } from '../reports/report/act-on-report.ts';
import { lockReport } from '../reports/report/queries.ts';
import type { Services } from '../services.ts';
import { lockOwner, type Owner, ownerProblems } from '../users/owner.ts';
import { presentAction } from './present.ts';
import { type ActionRow, findAction, insertAction, lockAction, updateAction } from './queries.ts';

/** Throws if the follow-up's state forbids it (C8.4, C8.7). Lock the report first. */
async function assertAllowed(tx: Db, operation: Operation | null, reportId: string | null): Promise<void> {
  if (operation === null || reportId === null) return;
  const refusal = refusalOf(operation, await progressOf(tx, reportId));
  if (refusal) throw new Problem(refusal);
}

/** The report's club, else the actor's, else the one the super-admin chose. */
async function clubOf(
  tx: Db,
  actor: Actor,
  { reportId, clubId }: Partial<NewAction>,
  invalidFields: ReadonlySet<string>,
): Promise<{ id: string | null; problem?: FieldProblem }> {
  if (reportId) {
    const report = isId(reportId) ? await lockReportFor(tx, actor, reportId) : undefined;
    if (report) return { id: report.clubId };
    return { id: actor.clubId, problem: { path: 'reportId', message: NO_SUCH_REPORT } };
  }
  if (actor.clubId !== null || invalidFields.has('reportId')) return { id: actor.clubId };
  if (clubId && isId(clubId) && (await lockClub(tx, clubId))) return { id: clubId };
  return { id: null, problem: { path: 'clubId', message: CLUB_REQUIRED } };
}

/** Rules beyond the schema. Locks owner, report and club. */
export async function checkNewAction(
  tx: Db,
  actor: Actor,
  wanted: Partial<NewAction>,
  invalidFields: ReadonlySet<string> = new Set(),
) {
  const owner = await lockOwner(tx, wanted.ownerId);
  const { id, problem } = await clubOf(tx, actor, wanted, invalidFields);
  const problems = [...(problem ? [problem] : []), ...(id === null ? [] : ownerProblems(wanted.ownerId, owner, id))];
  return { clubId: id, problems };
}

/** Throws 400 for an unknown report, club or owner, 409 if the follow-up accepts no actions. */
export function createAction({ database, clock }: Services, actor: Actor, input: NewAction): Promise<Action> {
  return database.transaction(async (tx) => {
    const now = clock();
    const { clubId, problems } = await checkNewAction(tx, actor, input);
    throwIfInvalid(problems);
    if (clubId === null) throw new Error('an action without a club');
    await assertAllowed(tx, 'add an action', input.reportId);
    const id = await insertAction(tx, { ...input, clubId, state: 'open', createdAt: now });
    const details = { report: input.reportId };
    await audit(tx, { actorId: actor.id, action: 'action-create', subject: { kind: 'action', id }, details }, now);
    return presentStored(tx, id);
  });
}

async function presentStored(tx: Db, id: string): Promise<Action> {
  const stored = await findAction(tx, 'all', id);
  if (!stored) throw new Error('the locked action is gone');
  return presentAction(stored);
}

/** Locks the report first, so that no follow-up closes while an action is reopened. */
async function lockForChange(tx: Db, actor: Actor, id: string) {
  const found = await findAction(tx, 'all', id);
  if (found?.row.reportId) await lockReport(tx, found.row.reportId);
  const locked = found && (await lockAction(tx, id));
  if (!locked || !may(actor, 'review reports', locked.row)) throw new Problem('actions/not-found');
  return locked;
}

function changeProblems(
  row: ActionRow,
  wanted: Partial<ActionChange>,
  owner: Owner,
  invalidFields: ReadonlySet<string> = new Set(),
): FieldProblem[] {
  return [
    ...(invalidFields.has('state') ? [] : problemsOf(row, wanted)),
    ...(wanted.ownerId === row.ownerId ? [] : ownerProblems(wanted.ownerId, owner, row.clubId)),
  ];
}

/** Reported along with the other rules that a body violates (C3.1). */
export async function changeProblemsInBody(db: Db, row: ActionRow, sent: object, invalidFields: ReadonlySet<string>) {
  const wanted = validFields(ActionChange, sent);
  return changeProblems(row, wanted, await lockOwner(db, wanted.ownerId), invalidFields);
}

/** Throws 400 for an invalid owner or state, 409 for an old revision or a follow-up that forbids it. */
export function changeAction(
  { database, clock }: Services,
  actor: Actor,
  id: string,
  { revision, ...input }: ActionChange,
): Promise<Action> {
  return database.transaction(async (tx) => {
    const now = clock();
    const owner = await lockOwner(tx, input.ownerId);
    const locked = await lockForChange(tx, actor, id);
    const { row } = locked;
    throwIfInvalid(changeProblems(row, input, owner));
    const before = presentAction(locked);
    if (revision !== undefined && revision !== before.revision) throw new Problem('actions/changed');
    await assertAllowed(tx, operationOf(row, input), row.reportId);
    const { state: _, worked: _said, checkOn: _on, ...texts } = input;
    const change = changedValues(row, { ...(texts as Partial<ActionRow>), ...progressAfter(row, input, now) });
    const fields = Object.keys(change);
    if (fields.length === 0) return before;
    await updateAction(tx, id, change);
    const details = { report: row.reportId, fields: fields.join(' '), ...(change.state && { state: change.state }) };
    await audit(tx, { actorId: actor.id, action: 'action-change', subject: { kind: 'action', id }, details }, now);
    return presentStored(tx, id);
  });
}
