import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password is stored as Argon2id with 19 MiB and two passes, under its own salt (C6.2)', async () => {
  const [one, two] = await Promise.all([hashPassword('wing runner'), hashPassword('wing runner')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect([await isPassword(one, 'wing runner'), await isPassword(two, 'wing runner')]).toEqual([true, true]);
});

test('checking an unknown user always fails, with as much work as a wrong password (C6.2)', async () => {
  const hash = await hashPassword('wing runner');
  // CPU time of this process: unlike elapsed time, other processes do not lengthen it.
  const work = async (of: string | null) => {
    const begin = process.cpuUsage();
    expect(await isPassword(of, 'not the password')).toBe(false);
    const { user, system } = process.cpuUsage(begin);
    return user + system;
  };
  expect(await isPassword(null, 'no account has this password')).toBe(false);
  let [wrong, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 6; round += 1) {
    wrong = Math.min(wrong, await work(hash));
    unknown = Math.min(unknown, await work(null));
  }
  expect(unknown).toBeGreaterThan(wrong / 2);
  expect(wrong).toBeGreaterThan(unknown / 2);
});
