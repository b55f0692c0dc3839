/** What the user form holds, when it is complete, and what is sent of it (specification sections 2, 5 and 6). */

import { fill } from '../../domain/language/text.ts';
import { type Actor, initialRole, manageableRoles } from '../../domain/permissions.ts';
import { EMAIL_TAKEN } from '../../domain/problems.ts';
import type { Role, User } from '../../domain/users/user.ts';
import { fieldErrors, hasCode } from '../components/api-failure.ts';
import * as words from './words/en.ts';

/** Stands for no club in the form; sent as null (specification section 9). */
export const NO_CLUB = 'NONE';

export type UserValues = { email: string; name: string; password: string; role: Role; clubId: string };
export type UserPayload = Omit<UserValues, 'clubId' | 'password'> & { clubId: string | null; password?: string };

/** What the form starts with. An admin's new users can only be of the own club, so it is chosen already. */
export function initialValues(actor: Actor, user: User | null): UserValues {
  const { email = '', name = '', role = initialRole(actor) } = user ?? {};
  const clubId = user ? (user.clubId ?? NO_CLUB) : (actor.clubId ?? '');
  return { email, name, password: '', role, clubId };
}

/** The values after another role was chosen: a super-admin has no club, everybody else has one. */
export function withRole(values: UserValues, role: Role): UserValues {
  if (role === 'super-admin') return { ...values, role, clubId: NO_CLUB };
  return { ...values, role, clubId: values.clubId === NO_CLUB ? '' : values.clubId };
}

const isBlank = (text: string) => text.trim() === '';

/** Why the form cannot be sent yet; `null` where it can. */
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

/** What is sent: no club as null, and the password only where one was typed. */
export function payloadOf({ password, clubId, ...rest }: UserValues): UserPayload {
  return {
    ...rest,
    clubId: clubId === NO_CLUB ? null : clubId,
    ...(isBlank(password) ? {} : { password }),
  };
}

/**
 * The messages at the fields; that an email is taken is told at the email, as long as it is the changed one. Other
 * conflicts, such as the last super-admin, are of no field.
 */
export function formErrors(problem: unknown, emailChanged: boolean): Record<string, string | undefined> {
  return emailChanged && hasCode(problem, 'users/email-taken') ? { email: EMAIL_TAKEN } : fieldErrors(problem);
}

/** Why the actor can neither edit nor delete a user; `null` where both are possible (contract C4.2). */
export function unmanageableReason(actor: Actor, user: User): string | null {
  if (manageableRoles(actor).includes(user.role)) return null;
  return words.onlySuperAdminsChange;
}
