import { expect, test } from 'vitest';
import { ROLES } from '../users/user.ts';
import { mustHaveFactor, SECOND_FACTOR_REQUIREMENTS } from './second-factor-requirement.ts';

test('C11.4 off asks nobody, admins asks super-admins too, all asks pilots too', () => {
  const asked = SECOND_FACTOR_REQUIREMENTS.map((requirement) =>
    ROLES.filter((role) => mustHaveFactor(role, requirement)),
  );
  expect(asked).toEqual([[], ['super-admin', 'admin'], ROLES]);
});
