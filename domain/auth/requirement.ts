/** Who must have a second factor (contract C11.4, REQUIRE_SECOND_FACTOR). */
import type { Role } from '../users/user.ts';

export const REQUIREMENTS = ['off', 'admins', 'all'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** True where somebody of this role may do nothing before a second factor is set up. */
export function mustHaveFactor(role: Role, requirement: Requirement): boolean {
  return requirement === 'all' || (requirement === 'admins' && (role === 'admin' || role === 'super-admin'));
}
