import { expect, test } from 'vitest';
import { PROBLEMS } from '../../domain/problems.ts';
import type { User } from '../../domain/users/user.ts';
import { ApiError } from '../api.ts';
import {
  changeOf,
  formErrors,
  incompleteReason,
  initialValues,
  NO_CLUB,
  payloadOf,
  unmanageableReason,
  withRole,
} from './user-form.ts';

const superAdmin: User = { id: 's', email: 's@example.org', name: 'S', role: 'super-admin', clubId: null };
const admin: User = { id: 'a', email: 'a@example.org', name: 'A', role: 'admin', clubId: 'ridge' };
const manager: User = { ...admin, id: 'm', role: 'sms-manager' };

test('Create User presets admin only for those who may assign it (C4.5)', () => {
  expect(initialValues(superAdmin, null)).toMatchObject({ role: 'admin', clubId: '' });
  expect(initialValues(admin, null)).toMatchObject({ role: 'sms-manager', clubId: 'ridge' });
});

test('a super-admin has no club, sent as null; every other role needs one', () => {
  const values = { ...initialValues(superAdmin, null), email: 'x@example.org', name: 'X', password: 'long enough' };
  expect(incompleteReason(values, true)).toBe('Please fill in club.');
  const promoted = withRole(values, 'super-admin');
  expect(incompleteReason(promoted, true)).toBeNull();
  expect(payloadOf(promoted).clubId).toBeNull();
  expect(withRole(promoted, 'pilot').clubId).toBe('');
  expect(incompleteReason({ ...values, clubId: NO_CLUB }, true)).toBe('Please fill in club.');
});

test('the password is required to create a user, and is sent only if one was typed', () => {
  const values = initialValues(superAdmin, manager);
  expect(incompleteReason(values, false)).toBeNull();
  expect(incompleteReason(values, true)).toBe('Please fill in password.');
  expect(payloadOf(values)).not.toHaveProperty('password');
  expect(payloadOf({ ...values, password: '   ' })).not.toHaveProperty('password');
  expect(payloadOf({ ...values, password: ' secret words ' }).password).toBe(' secret words ');
});

test("an edit sends only what the dialog changed, as the list may be older than a colleague's change (C3.18)", () => {
  const values = initialValues(superAdmin, manager);
  expect(changeOf(manager, values)).toEqual({});
  expect(changeOf(manager, { ...values, name: 'Ada' })).toEqual({ name: 'Ada' });
  expect(changeOf(manager, { ...values, password: 'long enough' })).toEqual({ password: 'long enough' });
  expect(changeOf(manager, withRole(values, 'super-admin'))).toEqual({ role: 'super-admin', clubId: null });
  expect(changeOf(superAdmin, initialValues(superAdmin, superAdmin))).toEqual({});
});

test('every missing field is named', () => {
  const values = { ...initialValues(superAdmin, null), email: ' ' };
  expect(incompleteReason(values, true)).toBe('Please fill in email, name, password and club.');
});

test('an admin can change neither admins nor super-admins', () => {
  expect(unmanageableReason(admin, manager)).toBeNull();
  expect(unmanageableReason(admin, admin)).not.toBeNull();
  expect(unmanageableReason(superAdmin, admin)).toBeNull();
});

test('a conflict is shown at the email only if the email is taken (C4.3, C6.2)', () => {
  const email = 'A user with this email already exists';
  const conflict = (code: keyof typeof PROBLEMS) => new ApiError(409, PROBLEMS[code], undefined, code);
  expect(formErrors(conflict('users/email-taken'), true)).toEqual({ email });
  for (const code of ['users/last-super-admin', 'users/cannot-change-own-role'] as const)
    expect(formErrors(conflict(code), true), code).toEqual({});
  expect(formErrors(conflict('users/email-taken'), false)).toEqual({});
  const errors = [{ path: 'name', message: 'Name is required' }];
  expect(formErrors(new ApiError(400, 'Name is required', errors), true)).toEqual({ name: 'Name is required' });
  expect(formErrors(null, true)).toEqual({});
});
