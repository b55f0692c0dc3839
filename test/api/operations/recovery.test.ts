import { afterAll, expect, test } from 'vitest';
import { recoverSuperAdmin } from '../../../server/users/recovery.ts';
import { auditOf } from '../../audit.ts';
import { CAST, CAST_PASSWORD } from '../../cast.ts';
import { setStage } from '../../stage.ts';

const stage = await setStage();
afterAll(stage.close);

const signIn = (email: string, password: string) =>
  stage.call('POST', '/api/auth/login', { body: { email, password } });

test("a recovery gives a super-admin a new password and ends all their sessions, but nobody else's (C6)", async () => {
  const { superAdmin, ridgeAdmin } = stage.people;
  const lines = await auditOf(stage, async () => {
    const recovered = await recoverSuperAdmin(stage.services, CAST.superAdmin.email.toUpperCase());
    expect(recovered).toMatchObject({ email: CAST.superAdmin.email, created: false });
    expect((await stage.call('GET', '/api/auth/check', { as: 'superAdmin' })).statusCode).toBe(401);
    expect((await stage.call('GET', '/api/auth/check', { as: 'ridgeAdmin' })).statusCode).toBe(200);
    expect((await signIn(CAST.superAdmin.email, CAST_PASSWORD)).statusCode).toBe(401);
    const again = await signIn(CAST.superAdmin.email, recovered.password);
    expect(again.json().user).toMatchObject({ id: superAdmin.id, role: 'super-admin' });
  });
  expect(lines[0]).toMatchObject({ action: 'super-admin-recover', actorId: null, subjectId: superAdmin.id });
  expect(JSON.stringify(lines)).not.toContain(CAST.superAdmin.email);
  expect(ridgeAdmin.id).not.toBe(superAdmin.id);
});

test('a recovery with an unused email creates a new super-admin (C6)', async () => {
  const { email, password, created } = await recoverSuperAdmin(stage.services, 'owner@windsock.example');
  expect(created).toBe(true);
  expect((await signIn(email, password)).json().user).toMatchObject({ role: 'super-admin', clubId: null });
});

test('a recovery promotes no user of another role, and rejects an invalid email (C6)', async () => {
  await expect(recoverSuperAdmin(stage.services, CAST.ridgeAdmin.email)).rejects.toThrow('use another email');
  expect((await signIn(CAST.ridgeAdmin.email, CAST_PASSWORD)).json().user.role).toBe('admin');
  await expect(recoverSuperAdmin(stage.services, 'not an email')).rejects.toThrow('valid email');
  const long = `${'a'.repeat(60)}@${'b.'.repeat(70)}example`;
  await expect(recoverSuperAdmin(stage.services, long)).rejects.toThrow('Email must be at most 200 characters');
});
