/** Staff accounts and roles (specification sections 3, 5 and 6) */

import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import { WRONG_CURRENT_PASSWORD } from '../problems.ts';
import * as refusals from '../refusals/words/en.ts';
import { emailError, INVALID_EMAIL } from '../text/email.ts';
import { atLeast, atMost, requiredText, textField } from '../text/field.ts';
import * as signIn from './refusals/words/en.ts';
import * as words from './words/en.ts';

export const ROLES = ['super-admin', 'admin', 'sms-manager', 'pilot'] as const;
export type Role = (typeof ROLES)[number];
export const DEFAULT_ROLE: Role = 'sms-manager';

export const ROLE_LABELS: Record<Role, string> = words.roles;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
const PASSWORD_TOO_SHORT = validationMessage(signIn.passwordTooShort, { min: PASSWORD_MIN });

export const ROLE_CLUB_MISMATCH = refusals.roleAndClub;

/** (section 5) */
export function roleFitsClub(role: Role, clubId: string | null): boolean {
  return role === 'super-admin' ? clubId === null : clubId !== null;
}

const email = requiredText({ label: signIn.email, required: INVALID_EMAIL, check: emailError });
const name = requiredText({ label: refusals.labels.name, required: refusals.nameRequired });
const role = z.enum(ROLES, { error: refusals.selectRole });
/** Case-insensitive; ours are lower-case. */
const clubId = z.pipe(
  textField({ label: refusals.labels.club }),
  z.transform((id: string | null) => id?.toLowerCase() ?? null),
);

/** UTF-16 units, neither trimmed nor normalised (section 5, C3.3, C6.2). */
export const Password = z
  .string({ error: PASSWORD_TOO_SHORT })
  .check(
    atLeast(PASSWORD_MIN, PASSWORD_TOO_SHORT),
    atMost(PASSWORD_MAX, validationMessage(signIn.passwordTooLong, { max: PASSWORD_MAX })),
  )
  .register(z.globalRegistry, { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });

export const NewUser = z
  .object({ email, name, password: Password, role: z._default(role, DEFAULT_ROLE), clubId })
  .check(
    z.refine((user) => roleFitsClub(user.role, user.clubId), {
      path: ['clubId'],
      error: ROLE_CLUB_MISMATCH,
      // Reported together with other broken rules (C3.1).
      when: ({ value }) => ROLES.includes((value as { role: Role } | null | undefined)?.role as Role),
    }),
  );
export type NewUser = z.output<typeof NewUser>;

/** Omitted fields stay unchanged (C3.18). Role and club are validated against the stored user. */
export const UserChange = z.object({
  email: z.optional(email),
  name: z.optional(name),
  role: z.optional(role),
  clubId: z.optional(clubId),
  password: z.optional(Password),
});
export type UserChange = z.output<typeof UserChange>;

/** The password never leaves the database (section 3). */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  clubId: z.nullable(z.uuid()),
});
export type User = z.output<typeof User>;

export const SignIn = z.object({
  email: requiredText({ label: signIn.email, required: signIn.emailRequired, check: emailError }),
  password: z
    .string({ error: signIn.passwordRequired })
    .check(atLeast(1, signIn.passwordRequired))
    .register(z.globalRegistry, { minLength: 1 }),
});
export type SignIn = z.output<typeof SignIn>;

const currentPassword = z
  .string({ error: refusals.currentPasswordRequired })
  .check(atLeast(1, refusals.currentPasswordRequired), atMost(PASSWORD_MAX, WRONG_CURRENT_PASSWORD))
  .register(z.globalRegistry, { minLength: 1, maxLength: PASSWORD_MAX });

export const PasswordChange = z.object({ currentPassword, newPassword: Password });
export type PasswordChange = z.output<typeof PasswordChange>;

/** Required again to add or remove keys (C11.7). */
export const PasswordConfirmation = z.object({ password: currentPassword });
export type PasswordConfirmation = z.output<typeof PasswordConfirmation>;

export const SignedIn = z.object({ user: User });
export type SignedIn = z.output<typeof SignedIn>;
