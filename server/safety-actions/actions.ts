/** Adds and changes safety actions, audited without text (C8.7). */
import {
  type Action,
  type ActionChange,
  type NewAction,
  NO_SUCH_REPORT,
  NOT_AN_OWNER,
} from '../../domain/actions/action.ts';
import { operationOf, problemsOf, progressAfter } from '../../domain/actions/transitions.ts';
import { changedValues } from '../../domain/changed-values.ts';
import { type Operation, refusalOf } from '../../domain/follow-up/refusals.ts';
import { isId } from '../../domain/id.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { throwIfInvalid } from '../../domain/validate.ts';
import { audit } from '../audit/write.ts';
import { lockClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import { progressOf } from '../follow-up/states/progress-queries.ts';
import { lockReportFor } from '../reports/report/act-on-report.ts';
import { lockReport } from '../reports/report/queries.ts';
import type { Services } from '../services.ts';
import { lockOwner, mayOwn } from '../users/owner.ts';
import { presentAction } from './present.ts';
import { type ActionRow, findAction, insertAction, lockAction, updateAction } from './queries.ts';

/** Throws if the follow-up's state forbids it (C8.4, C8.7). Lock the report first. */
async function assertAllowed(tx: Db, operation: Operation | null, reportId: string | null): Promise<void> {
  if (operation === null || reportId === null) return;
  const refusal = refusalOf(operation, await progressOf(tx, reportId));
  if (refusal) throw new Problem(refusal);
}

/** The report's club, else the actor's, else the one the super-admin chose. */
async function clubOf(tx: Db, actor: Actor, { reportId, clubId }: Pick<NewAction, 'reportId' | 'clubId'>) {
  if (reportId !== null) {
    const report = isId(reportId) ? await lockReportFor(tx, actor, reportId) : undefined;
    return report ? { id: report.clubId } : { problem: { path: 'reportId', message: NO_SUCH_REPORT } };
  }
  if (actor.clubId !== null) return { id: actor.clubId };
  const clubExists = clubId !== null && isId(clubId) && (await lockClub(tx, clubId));
  return clubExists ? { id: clubId } : { problem: { path: 'clubId', message: CLUB_REQUIRED } };
}

/** Throws 400 for an unknown report, club or owner, 409 if the follow-up accepts no actions. */
export function createAction({ database, clock }: Services, actor: Actor, input: NewAction): Promise<Action> {
  return database.transaction(async (tx) => {
    const now = clock();
    const owner = await lockOwner(tx, input.ownerId);
    const club = await clubOf(tx, actor, input);
    const problems = club.problem ? [club.problem] : [];
    if (input.ownerId !== null && club.id !== undefined && !mayOwn(owner, club.id))
      problems.push({ path: 'ownerId', message: NOT_AN_OWNER });
    throwIfInvalid(problems);
    if (club.id === undefined) throw new Error('an action without a club');
    await assertAllowed(tx, 'add an action', input.reportId);
    const id = await insertAction(tx, { ...input, clubId: club.id, state: 'open', createdAt: now });
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
    const problems = problemsOf(row, input);
    if (input.ownerId && input.ownerId !== row.ownerId && !mayOwn(owner, row.clubId))
      problems.push({ path: 'ownerId', message: NOT_AN_OWNER });
    throwIfInvalid(problems);
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
