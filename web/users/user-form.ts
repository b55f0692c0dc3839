/** The user form: values, completeness and payload. */

import { fill } from '../../domain/language/text.ts';
import { type Actor, initialRole, manageableRoles } from '../../domain/permissions.ts';
import { EMAIL_TAKEN } from '../../domain/problems.ts';
import { isBlank } from '../../domain/text/blank.ts';
import type { Role, User } from '../../domain/users/user.ts';
import { fieldErrors, hasCode } from '../components/api-failure.ts';
import { changedFields } from '../components/saving/changed-fields.ts';
import * as words from './words/en.ts';

/** The option for no club, sent as null. */
export const NO_CLUB = 'NONE';

export type UserValues = { email: string; name: string; password: string; role: Role; clubId: string };
export type UserPayload = Omit<UserValues, 'clubId' | 'password'> & { clubId: string | null; password?: string };

/** An admin's new users belong to the admin's club. */
export function initialValues(actor: Actor, user: User | null): UserValues {
  const { email = '', name = '', role = initialRole(actor) } = user ?? {};
  const clubId = user ? (user.clubId ?? NO_CLUB) : (actor.clubId ?? '');
  return { email, name, password: '', role, clubId };
}

/** A super-admin has no club, everyone else has one. */
export function withRole(values: UserValues, role: Role): UserValues {
  if (role === 'super-admin') return { ...values, role, clubId: NO_CLUB };
  return { ...values, role, clubId: values.clubId === NO_CLUB ? '' : values.clubId };
}

/** Null if complete. */
export function incompleteReason(values: UserValues, isNew: boolean): string | null {
  const missing = [
    isBlank(values.email) && words.missing.email,
    isBlank(values.name) && words.missing.name,
    isNew && isBlank(values.password) && words.missing.password,
    values.role !== 'super-admin' && (values.clubId === '' || values.clubId === NO_CLUB) && words.missing.club,
  ].filter((part) => part !== false);
  const last = missing.pop();
  if (last === undefined) return null;
  const others = missing.join(', ');
  return fill(words.pleaseFillIn, { fields: others ? fill(words.listOfFields, { others, last }) : last });
}

/** Includes the password only if typed. */
export function payloadOf({ password, clubId, ...rest }: UserValues): UserPayload {
  return {
    ...rest,
    clubId: clubId === NO_CLUB ? null : clubId,
    ...(isBlank(password) ? {} : { password }),
  };
}

/** Leaves out what the dialog did not change: the list may be older than a colleague's change. */
export function changeOf(user: User, values: UserValues): Partial<UserPayload> {
  return changedFields(user, payloadOf(values));
}

/** Shows a taken email at its field until it is changed; other conflicts belong to no field. */
export function formErrors(problem: unknown, emailChanged: boolean): Record<string, string | undefined> {
  return emailChanged && hasCode(problem, 'users/email-taken') ? { email: EMAIL_TAKEN } : fieldErrors(problem);
}

/** Null if both are allowed (C4.2). */
export function unmanageableReason(actor: Actor, user: User): string | null {
  if (manageableRoles(actor).includes(user.role)) return null;
  return words.onlySuperAdminsChange;
}
