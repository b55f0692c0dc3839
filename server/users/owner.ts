/** Owners within a club: its safety team (C8.3, C8.7, C18.1). */
import { NOT_AN_OWNER } from '../../domain/actions/action.ts';
import { isId } from '../../domain/id.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import type { Db } from '../db/database.ts';
import { findUser, lockUser } from './queries.ts';

type Owner = Awaited<ReturnType<typeof findUser>>;

export const mayOwn = (user: Owner, clubId: string | null): boolean =>
  user !== undefined && clubId !== null && user.clubId === clubId && user.role !== 'pilot';

/** Call it before any other lock, since deleting a user locks that user first. */
export async function lockOwner(tx: Db, id: string | null | undefined): Promise<Owner> {
  return id && isId(id) ? lockUser(tx, id) : undefined;
}

const textOf = (sent: object, name: string): string | null => {
  const value = (sent as Record<string, unknown>)[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** Reported along with the other rules that a body violates (C3.1). */
export async function ownerProblemsInBody(db: Db, clubId: string | null, sent: object): Promise<FieldProblem[]> {
  const id = textOf(sent, 'ownerId');
  const owner = id !== null && isId(id) ? await findUser(db, id) : undefined;
  return id === null || mayOwn(owner, clubId) ? [] : [{ path: 'ownerId', message: NOT_AN_OWNER }];
}
