/** Who needs a second factor (C11.4, REQUIRE_SECOND_FACTOR) */
import type { Role } from '../users/user.ts';

export const REQUIREMENTS = ['off', 'admins', 'all'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

export function mustHaveFactor(role: Role, requirement: Requirement): boolean {
  return requirement === 'all' || (requirement === 'admins' && (role === 'admin' || role === 'super-admin'));
}
