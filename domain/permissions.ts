/** Permissions by role (C4), enforced by the server and mirrored by pages */
import { ROLES, type Role } from './users/user.ts';

type Reach = 'all' | 'own club' | 'none';

const RIGHTS = {
  //                      super-admin  admin               sms-manager         pilot
  'review reports': ['all', 'own club', 'own club', 'none'],
  'reassign reports': ['all', 'none', 'none', 'none'],
  'erase contact': ['all', 'own club', 'none', 'none'],
  'export identifying data': ['all', 'own club', 'none', 'none'],
  'import reports': ['all', 'own club', 'none', 'none'],
  'manage users': ['all', 'own club', 'none', 'none'],
  'manage clubs': ['all', 'none', 'none', 'none'],
  'change club settings': ['all', 'own club', 'none', 'none'],
  'print posters': ['all', 'own club', 'none', 'none'],
  'choose the authority': ['all', 'none', 'none', 'none'],
  'read audit log': ['all', 'none', 'none', 'none'],
  'read mail log': ['all', 'none', 'none', 'none'],
  'view health': ['all', 'none', 'none', 'none'],
} as const satisfies Record<string, readonly [Reach, Reach, Reach, Reach]>;

export type Permission = keyof typeof RIGHTS;
export type Actor = { id: string; role: Role; clubId: string | null };

export function reachOf(role: Role, permission: Permission): Reach {
  return RIGHTS[permission][ROLES.indexOf(role)] ?? 'none';
}

/** Whether the actor may do this to any item at all. */
export function mayAnywhere(actor: Actor, permission: Permission): boolean {
  return reachOf(actor.role, permission) !== 'none';
}

/** `null` is nobody's own club (C4.1, C4.2). */
export function may(actor: Actor, permission: Permission, thing: { clubId: string | null }): boolean {
  const reach = reachOf(actor.role, permission);
  return reach === 'all' || (reach === 'own club' && actor.clubId !== null && thing.clubId === actor.clubId);
}

/** Roles whose holders the actor may create, edit and delete (C4.2). */
export function manageableRoles(actor: Actor): readonly Role[] {
  if (actor.role === 'super-admin') return ROLES;
  return actor.role === 'admin' ? ['sms-manager', 'pilot'] : [];
}

/** The default (C4.5). */
export function initialRole(actor: Actor): Role {
  return manageableRoles(actor).includes('admin') ? 'admin' : 'sms-manager';
}
