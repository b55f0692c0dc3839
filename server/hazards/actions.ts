/** Adding and changing hazards, audited without text (C18.1, C18.3) */
import { changedValues } from '../../domain/changed-values.ts';
import { closingAfter, NOT_CLOSED } from '../../domain/hazards/closing.ts';
import type { Hazard, HazardChange, NewHazard } from '../../domain/hazards/hazard.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { throwIfInvalid } from '../../domain/validate.ts';
import { audit } from '../audit/write.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import { lockOwner } from '../users/owner.ts';
import { changeProblems, checkNewHazard } from './checks.ts';
import { linkProblems } from './links.ts';
import { presentHazard } from './present.ts';
import {
  findHazard,
  type HazardRow,
  insertHazard,
  lockHazard,
  putActions,
  putReports,
  type StoredHazard,
  updateHazard,
} from './queries.ts';

async function presentStored(tx: Db, id: string): Promise<Hazard> {
  const stored = await findHazard(tx, 'all', id);
  if (!stored) throw new Error('the locked hazard is gone');
  return presentHazard(stored);
}

/** Throws 400 for an unknown club, links or an owner outside it, or a closing reason for an open hazard. */
export function createHazard({ database, clock }: Services, actor: Actor, requested: NewHazard): Promise<Hazard> {
  return database.transaction(async (tx) => {
    const now = clock();
    const { reports = [], actions = [], clubId: _, ...texts } = requested;
    const { clubId, problems } = await checkNewHazard(tx, actor, requested);
    throwIfInvalid(problems);
    if (clubId === undefined) throw new Error('a hazard without a club');
    const closing = closingAfter(NOT_CLOSED, requested);
    const id = await insertHazard(tx, { ...texts, ...closing, clubId, createdAt: now });
    await putReports(tx, id, reports);
    await putActions(tx, id, actions);
    const details = { state: closing.state };
    await audit(tx, { actorId: actor.id, action: 'hazard-create', subject: { kind: 'hazard', id }, details }, now);
    return presentStored(tx, id);
  });
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Returns the names of changed fields. */
async function applyChange(
  tx: Db,
  locked: StoredHazard,
  { reports, actions, ...texts }: Omit<HazardChange, 'revision'>,
) {
  const { row } = locked;
  const change = changedValues(row, { ...(texts as Partial<HazardRow>), ...closingAfter(row, texts) });
  const fields = Object.keys(change);
  if (fields.length > 0) await updateHazard(tx, row.id, change);
  if (reports && !isSameList(reports, locked.reports)) {
    await putReports(tx, row.id, reports);
    fields.push('reports');
  }
  if (actions && !isSameList(actions, locked.actions)) {
    await putActions(tx, row.id, actions);
    fields.push('actions');
  }
  return { fields, state: change.state };
}

/** Locks linked reports and actions before the hazard, since reassigning locks its report first. */
async function lockForChange(tx: Db, actor: Actor, id: string, requested: HazardChange) {
  const found = await findHazard(tx, 'all', id);
  const problems = found ? await linkProblems(tx, found.row.clubId, requested) : [];
  const locked = found && (await lockHazard(tx, id));
  if (!locked || !may(actor, 'review reports', locked.row)) throw new Problem('hazards/not-found');
  return { locked, problems };
}

/** Throws 400 as `createHazard` does, 409 for an old revision. Writes no audit line if nothing changes. */
export function changeHazard(
  { database, clock }: Services,
  actor: Actor,
  id: string,
  change: HazardChange,
): Promise<Hazard> {
  return database.transaction(async (tx) => {
    const now = clock();
    const { revision, ...requested } = change;
    const owner = await lockOwner(tx, requested.ownerId);
    const { locked, problems } = await lockForChange(tx, actor, id, change);
    const { row } = locked;
    throwIfInvalid([...problems, ...changeProblems(row, requested, owner)]);
    const before = presentHazard(locked);
    if (revision !== undefined && revision !== before.revision) throw new Problem('hazards/changed');
    const { fields, state } = await applyChange(tx, locked, requested);
    if (fields.length === 0) return before;
    const details = { fields: fields.join(' '), ...(state && { state }) };
    await audit(tx, { actorId: actor.id, action: 'hazard-change', subject: { kind: 'hazard', id }, details }, now);
    return presentStored(tx, id);
  });
}
