import { expect, test } from 'vitest';
import { ROLES } from '../users/user.ts';
import { mustHaveFactor, SECOND_FACTOR_REQUIREMENTS } from './second-factor-requirement.ts';

test('"off" requires a second factor of nobody, "admins" of admins and super-admins, "all" of everyone (C11.4)', () => {
  const asked = SECOND_FACTOR_REQUIREMENTS.map((requirement) =>
    ROLES.filter((role) => mustHaveFactor(role, requirement)),
  );
  expect(asked).toEqual([[], ['super-admin', 'admin'], ROLES]);
});
