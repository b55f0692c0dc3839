/** Who needs a second factor (C11.4, REQUIRE_SECOND_FACTOR) */
import type { Role } from '../users/user.ts';

export const SECOND_FACTOR_REQUIREMENTS = ['off', 'admins', 'all'] as const;
export type SecondFactorRequirement = (typeof SECOND_FACTOR_REQUIREMENTS)[number];

export function mustHaveFactor(role: Role, requirement: SecondFactorRequirement): boolean {
  return requirement === 'all' || (requirement === 'admins' && (role === 'admin' || role === 'super-admin'));
}
