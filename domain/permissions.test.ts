import { expect, test } from 'vitest';
import { type Action, type Actor, initialRole, manageableRoles, may, mayAtAll, reachOf } from './permissions.ts';
import { ROLES, type Role } from './users/user.ts';

const actor = (role: Role): Actor => ({ id: role, role, clubId: role === 'super-admin' ? null : 'own' });

/** For each role and action, whether it reaches the own club and another club (section 6, C4.1 to C4.4). */
const rights: [Role, Action, own: boolean, other: boolean][] = [
  ['super-admin', 'review reports', true, true],
  ['super-admin', 'reassign reports', true, true],
  ['super-admin', 'erase contact', true, true],
  ['super-admin', 'manage users', true, true],
  ['super-admin', 'manage clubs', true, true],
  ['admin', 'review reports', true, false],
  ['admin', 'reassign reports', false, false],
  ['admin', 'erase contact', true, false],
  ['admin', 'manage users', true, false],
  ['admin', 'manage clubs', false, false],
  ['sms-manager', 'review reports', true, false],
  ['sms-manager', 'reassign reports', false, false],
  ['sms-manager', 'erase contact', false, false],
  ['sms-manager', 'manage users', false, false],
  ['sms-manager', 'manage clubs', false, false],
  ['pilot', 'review reports', false, false],
  ['pilot', 'reassign reports', false, false],
  ['pilot', 'erase contact', false, false],
  ['pilot', 'manage users', false, false],
  ['pilot', 'manage clubs', false, false],
];

test('every role stands in the table with every action, once', () => {
  const actions = new Set(rights.map(([, action]) => action));
  expect(new Set(rights.map(([role, action]) => `${role} ${action}`)).size).toBe(ROLES.length * actions.size);
});

test.each(rights)('section 6, C4: %s may %s of the own club: %s, of another: %s', (role, action, own, other) => {
  expect(may(actor(role), action, { clubId: 'own' })).toBe(own);
  expect(may(actor(role), action, { clubId: 'other' })).toBe(other);
  expect(mayAtAll(actor(role), action)).toBe(own || other);
  expect(reachOf(role, action)).toBe(other ? 'all' : own ? 'own club' : 'none');
});

test('C4.1, C4.2: having no club is not sharing one', () => {
  for (const role of ['admin', 'sms-manager', 'pilot'] as const) {
    expect(may({ id: role, role, clubId: null }, 'review reports', { clubId: null })).toBe(false);
    expect(may(actor(role), 'review reports', { clubId: null })).toBe(false);
  }
  expect(may(actor('super-admin'), 'manage users', { clubId: null })).toBe(true);
});

test('a role that nobody knows may do nothing', () => {
  const stranger = { id: 'x', role: 'owner', clubId: 'own' } as unknown as Actor;
  expect(may(stranger, 'review reports', { clubId: 'own' })).toBe(false);
  expect(manageableRoles(stranger)).toEqual([]);
});

test.each<[Role, readonly Role[], Role]>([
  ['super-admin', ROLES, 'admin'],
  ['admin', ['sms-manager', 'pilot'], 'sms-manager'],
  ['sms-manager', [], 'sms-manager'],
  ['pilot', [], 'sms-manager'],
])('section 6, C4.2, C4.5: %s may give %j, and Create User starts with %s', (role, roles, first) => {
  expect(manageableRoles(actor(role))).toEqual(roles);
  expect(initialRole(actor(role))).toBe(first);
});
