import { queryOptions } from '@tanstack/react-query';
import { KEY_CALLS } from '../../domain/api/key-calls.ts';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { User } from '../../domain/users/user.ts';
import { send, urlOf } from '../api.ts';
import type { UserPayload } from './user-form.ts';

export const users = queryOptions<User[]>({ queryKey: [urlOf(STAFF_CALLS.listUsers)] });

export function createUser(payload: UserPayload): Promise<User> {
  return send(STAFF_CALLS.createUser, { body: { password: '', ...payload } });
}

export function changeUser({ id }: User, change: Partial<UserPayload>): Promise<User> {
  return send(STAFF_CALLS.changeUser, { id, body: change });
}

/** Removes passkeys too. */
export function resetSecondFactors({ id }: User): Promise<void> {
  return send(KEY_CALLS.resetSecondFactors, { id });
}

export function deleteUser({ id }: User): Promise<void> {
  return send(STAFF_CALLS.deleteUser, { id });
}
