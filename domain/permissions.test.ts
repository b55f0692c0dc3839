import { expect, test } from 'vitest';
import { type Actor, initialRole, manageableRoles, may, mayAnywhere, type Permission, reachOf } from './permissions.ts';
import { ROLES, type Role } from './users/user.ts';

const actor = (role: Role): Actor => ({ id: role, role, clubId: role === 'super-admin' ? null : 'own' });

/**
 * Reach of each right by role, in the order of ROLES (section 6, C4.1 to C4.4; beyond: C5.5, C9.2, C10.6, C12, C13.1).
 */
const RIGHTS: Record<Permission, string> = {
  'review reports': 'all, own club, own club, none',
  'reassign reports': 'all, none, none, none',
  'erase contact': 'all, own club, none, none',
  'export identifying data': 'all, own club, none, none',
  'import reports': 'all, own club, none, none',
  'manage users': 'all, own club, none, none',
  'manage clubs': 'all, none, none, none',
  'change club settings': 'all, own club, none, none',
  'print posters': 'all, own club, none, none',
  'choose the authority': 'all, none, none, none',
  'read audit log': 'all, none, none, none',
  'read mail log': 'all, none, none, none',
  'view health': 'all, none, none, none',
};
const rights = Object.entries(RIGHTS).flatMap(([action, reaches]) =>
  reaches.split(', ').map((reach, at) => [ROLES[at] as Role, action as Permission, reach] as const),
);

test('there are four roles, in this order (section 6)', () => {
  expect(ROLES).toEqual(['super-admin', 'admin', 'sms-manager', 'pilot']);
});

test.each(rights)('%s may %s: %s (section 6, C4)', (role, action, reach) => {
  expect(may(actor(role), action, { clubId: 'own' })).toBe(reach !== 'none');
  expect(may(actor(role), action, { clubId: 'other' })).toBe(reach === 'all');
  expect(mayAnywhere(actor(role), action)).toBe(reach !== 'none');
  expect(reachOf(role, action)).toBe(reach);
});

test('having no club never counts as sharing one (C4.1, C4.2)', () => {
  for (const role of ['admin', 'sms-manager', 'pilot'] as const) {
    expect(may({ id: role, role, clubId: null }, 'review reports', { clubId: null })).toBe(false);
    expect(may(actor(role), 'review reports', { clubId: null })).toBe(false);
  }
  expect(may(actor('super-admin'), 'manage users', { clubId: null })).toBe(true);
});

test('an unknown role may do nothing', () => {
  const stranger = { id: 'x', role: 'owner', clubId: 'own' } as unknown as Actor;
  expect(may(stranger, 'review reports', { clubId: 'own' })).toBe(false);
  expect(manageableRoles(stranger)).toEqual([]);
});

test.each<[Role, readonly Role[], Role]>([
  ['super-admin', ROLES, 'admin'],
  ['admin', ['sms-manager', 'pilot'], 'sms-manager'],
  ['sms-manager', [], 'sms-manager'],
  ['pilot', [], 'sms-manager'],
])('%s may assign the roles %j, and Create User starts with %s (section 6, C4.2, C4.5)', (role, roles, first) => {
  expect(manageableRoles(actor(role))).toEqual(roles);
  expect(initialRole(actor(role))).toBe(first);
});
