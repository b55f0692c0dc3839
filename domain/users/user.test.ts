import { expect, test } from 'vitest';
import { check } from '../validate.ts';
import {
  NewUser,
  Password,
  PasswordChange,
  ROLE_LABELS,
  ROLES,
  type Role,
  roleFitsClub,
  SignIn,
  User,
  UserChange,
} from './user.ts';

const CLUB = '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b';
const MISMATCH = { path: 'clubId', message: 'Role and club assignment must be compatible' };
const EMAIL = { path: 'email', message: 'Please enter a valid email address' };
const NAME = { path: 'name', message: 'Name is required' };
const SHORT = { path: 'password', message: 'Password must be at least 8 characters' };
const manager = {
  email: 'ada@example.org',
  name: 'Ada Fenn',
  password: 'long enough',
  role: 'sms-manager',
  clubId: CLUB,
};

const errorsOf = (value: unknown) => {
  const result = check(NewUser, value);
  return 'errors' in result ? result.errors : [];
};

test('roles are shown as Super Admin, Admin, SMS Manager and Pilot (section 2)', () => {
  expect(ROLES.map((role) => ROLE_LABELS[role])).toEqual(['Super Admin', 'Admin', 'SMS Manager', 'Pilot']);
});

test.each<[Role, string | null, boolean]>([
  ['super-admin', null, true],
  ['super-admin', CLUB, false],
  ['admin', CLUB, true],
  ['admin', null, false],
  ['sms-manager', CLUB, true],
  ['sms-manager', null, false],
  ['pilot', CLUB, true],
  ['pilot', null, false],
])('%s with the club %s fits: %s (section 5)', (role, clubId, fits) => {
  expect(roleFitsClub(role, clubId)).toBe(fits);
  expect(errorsOf({ ...manager, role, clubId })).toEqual(fits ? [] : [MISMATCH]);
});

test.each([[''], ['  '], ['\u200B'], [undefined]])('a club of %j counts as no club (section 5)', (clubId) => {
  expect(errorsOf({ ...manager, clubId })).toEqual([MISMATCH]);
  expect(errorsOf({ ...manager, role: 'super-admin', clubId })).toEqual([]);
});

test('the role is sms-manager by default (section 5)', () => {
  const { role: _role, ...rest } = manager;
  expect(check(NewUser, rest)).toEqual({ value: manager });
});

test('every broken rule is named at once, including a mismatch of role and club (section 5, C3.1)', () => {
  expect(errorsOf({})).toEqual([EMAIL, NAME, SHORT, MISMATCH]);
  expect(errorsOf({ email: 'ada', name: ' ', password: '1234567', role: 'super-admin', clubId: CLUB })).toEqual([
    EMAIL,
    NAME,
    SHORT,
    MISMATCH,
  ]);
});

test.each([['owner'], [null], [7], ['Admin'], ['constructor']])('%j is not a role (section 5)', (role) => {
  expect(errorsOf({ ...manager, role })).toEqual([{ path: 'role', message: 'Please select a role' }]);
});

test.each([[null], [undefined], [7], ['ada'], [[]]])(
  '%j is refused as a user and as a sign-in without throwing (C3.17)',
  (sent) => {
    expect(NewUser.safeParse(sent).success).toBe(false);
    expect(SignIn.safeParse(sent).success).toBe(false);
  },
);

test.each([
  ['7 characters', 'x'.repeat(7), SHORT.message],
  ['8 characters', 'x'.repeat(8), null],
  ['9 characters', 'x'.repeat(9), null],
  ['127 characters', 'x'.repeat(127), null],
  ['128 characters', 'x'.repeat(128), null],
  ['129 characters', 'x'.repeat(129), 'Password must be at most 128 characters'],
  ['3 emoji, 6 units', '\u{1F600}'.repeat(3), SHORT.message],
  ['4 emoji, 8 units', '\u{1F600}'.repeat(4), null],
  ['64 emoji, 128 units', '\u{1F600}'.repeat(64), null],
  ['65 emoji, 130 units', '\u{1F600}'.repeat(65), 'Password must be at most 128 characters'],
  ['8 spaces', ' '.repeat(8), null],
  ['control characters', '\0\u0001\u0002\u0003\n\r\t\u007F', null],
])('a password of %s: %s (section 5, C6.2)', (_what, password, complaint) => {
  const result = check(Password, password);
  expect('errors' in result ? result.errors[0]?.message : null).toBe(complaint);
});

test('a password is neither trimmed nor normalised (C3.3)', () => {
  for (const password of ['  spaces around  ', 'decompose\u0301d', 'two\r\nlines'])
    expect(check(NewUser, { ...manager, password })).toMatchObject({ value: { password } });
});

test.each([
  [{}, {}],
  [{ name: ' Ada ' }, { name: 'Ada' }],
  [{ clubId: null }, { clubId: null }],
  [{ clubId: '' }, { clubId: null }],
  [{ role: 'pilot' }, { role: 'pilot' }],
  [{ id: 'x', createdAt: 'x' }, {}],
])('a change %j contains only what was sent (C3.18)', (sent, value) => {
  expect(check(UserChange, sent)).toEqual({ value });
});

test.each([
  [{ email: '' }, EMAIL],
  [{ email: null }, EMAIL],
  [{ name: ' ' }, NAME],
  [{ password: '' }, SHORT],
  [{ password: 'x'.repeat(7) }, SHORT],
  [{ role: 'owner' }, { path: 'role', message: 'Please select a role' }],
])('a change to %j is refused (section 5)', (sent, error) => {
  expect(check(UserChange, sent)).toEqual({ errors: [error] });
});

test('a password is never returned (section 3)', () => {
  expect(Object.keys(User.shape)).toEqual(['id', 'email', 'name', 'role', 'clubId']);
});

test.each([
  [{}, ['email: Email is required', 'password: Password is required']],
  [{ email: '', password: '' }, ['email: Email is required', 'password: Password is required']],
  [{ email: 'ada', password: 'x' }, ['email: Please enter a valid email address']],
  [{ email: 'ada@example.org', password: 7 }, ['password: Password is required']],
  [{ email: 'ada@example.org', password: 'x' }, []],
])('checks signing in with %j (section 5)', (sent, complaints) => {
  const result = check(SignIn, sent);
  expect('errors' in result ? result.errors.map(({ path, message }) => `${path}: ${message}`) : []).toEqual(complaints);
});

test.each([
  [64, []],
  [65, ['currentPassword: This is not your current password', 'newPassword: Password must be at most 128 characters']],
])('a password change counts %d emoji in UTF-16 units (C3.4, C6.2)', (times, expected) => {
  const password = '\u{1F600}'.repeat(times);
  const result = check(PasswordChange, { currentPassword: password, newPassword: password });
  expect('errors' in result ? result.errors.map(({ path, message }) => `${path}: ${message}`) : []).toEqual(expected);
});
