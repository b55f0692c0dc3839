/** Owners within a club: its safety team (C8.3, C8.7, C18.1). */
import { NOT_AN_OWNER } from '../../domain/actions/action.ts';
import { isId } from '../../domain/id.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import type { Db } from '../db/database.ts';
import { lockUser } from './queries.ts';

export type Owner = Awaited<ReturnType<typeof lockUser>>;

const mayOwn = (user: Owner, clubId: string): boolean =>
  user !== undefined && user.clubId === clubId && user.role !== 'pilot';

/** Call it before any other lock, since deleting a user locks that user first. */
export async function lockOwner(tx: Db, id: string | null | undefined): Promise<Owner> {
  return id && isId(id) ? lockUser(tx, id) : undefined;
}

/** `owner`: from `lockOwner`. */
export const ownerProblems = (ownerId: string | null | undefined, owner: Owner, clubId: string): FieldProblem[] =>
  ownerId && !mayOwn(owner, clubId) ? [{ path: 'ownerId', message: NOT_AN_OWNER }] : [];
