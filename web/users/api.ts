/** What the user pages ask the server for and send to it (specification section 7). */
import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../domain/users/user.ts';
import { send } from '../api.ts';
import { calls } from '../paths.ts';
import type { UserPayload } from './user-form.ts';

/** The users whom the signed-in one manages, by email. */
export const users = queryOptions<User[]>({ queryKey: [calls.users()] });

/** Creates a user, or changes the given one. */
export function saveUser(user: User | null, payload: UserPayload): Promise<User> {
  return user ? send('PATCH', calls.user(user.id), payload) : send('POST', calls.users(), payload);
}

/** Deletes a user. */
export function deleteUser({ id }: User): Promise<void> {
  return send('DELETE', calls.user(id));
}
