/** What remains after a club is deleted, and how a super-admin reassigns its people and reports (C4.4). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';

const as = 'superAdmin' as const;

/** A stage whose ridge club, with an approved and a pending report, was deleted; the valley club is the neighbour. */
async function withoutRidge(): Promise<{ stage: Stage; shown: string; pending: string; neighbour: string }> {
  const stage = await setStage();
  const shown = await stage.report('ridge');
  const pending = await stage.report('ridge');
  const neighbour = await stage.report('valley');
  await stage.approve(shown);
  expect((await stage.call('DELETE', `/api/clubs/${stage.clubs.ridge}`, { as })).statusCode).toBe(204);
  return { stage, shown, pending, neighbour };
}

test('deleting a club deletes neither its users nor its reports, and published ones stay public (C4.4)', async () => {
  const { stage, shown, pending } = await withoutRidge();
  const users = (await stage.call('GET', '/api/users', { as })).json() as { id: string; clubId: string | null }[];
  for (const person of ['ridgeAdmin', 'ridgeManager', 'ridgePilot'] as const)
    expect(users.find(({ id }) => id === stage.people[person].id)?.clubId).toBe(stage.clubs.ridge);
  expect((await stage.call('GET', `/api/reports/public/${shown}`)).statusCode).toBe(200);
  expect((await stage.stored(pending)).clubId).toBe(stage.clubs.ridge);
  await stage.close();
});

test('staff of a deleted club can still see and review its reports, but no others (C4.4)', async () => {
  const { stage, shown, pending, neighbour } = await withoutRidge();
  const seen = (await stage.call('GET', '/api/reports', { as: 'ridgeManager' })).json() as { id: string }[];
  expect(seen.map(({ id }) => id).toSorted()).toEqual([shown, pending].toSorted());
  const body = { comment: 'Still ours to review.' };
  const approved = await stage.call('POST', `/api/reports/${pending}/approve`, { as: 'ridgeManager', body });
  expect(approved.statusCode).toBe(200);
  expect((await stage.call('GET', `/api/reports/${neighbour}`, { as: 'ridgeManager' })).statusCode).toBe(404);
  await stage.close();
});

test('the name of a deleted club is still removed from published copies of its reports (C5.2)', async () => {
  const stage = await setStage();
  const id = await stage.report('ridge', { narrative: 'We of the Ridge Soaring Club lost the tow rope today.' });
  await stage.call('DELETE', `/api/clubs/${stage.clubs.ridge}`, { as });
  await stage.approve(id, 'The Ridge Soaring Club checks ropes weekly now.');
  const copy = (await stage.call('GET', `/api/reports/public/${id}`)).json();
  expect(JSON.stringify(copy)).not.toMatch(/Ridge Soaring/);
  await stage.close();
});

test('neither a new report nor a user can choose a deleted club: 400 at clubId (C4.4, C4.2)', async () => {
  const { stage } = await withoutRidge();
  const clubId = stage.clubs.ridge;
  const report = { clubId, narrative: 'The rope broke at low height.', reporterEmail: 'a@example.org' };
  const refused = await stage.call('POST', '/api/reports', { body: report });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'clubId', message: 'Please select a club' }],
  ]);
  const user = { email: 'new@ridge.example', name: 'New', password: 'long enough', role: 'pilot', clubId };
  for (const actor of ['superAdmin', 'ridgeAdmin'] as const) {
    const made = await stage.call('POST', '/api/users', { as: actor, body: user });
    expect([made.statusCode, made.json().errors?.[0]?.path]).toEqual([400, 'clubId']);
  }
  const moved = await stage.call('PATCH', `/api/users/${stage.people.valleyManager.id}`, { as, body: { clubId } });
  expect([moved.statusCode, moved.json().errors?.[0]?.path]).toEqual([400, 'clubId']);
  expect((await stage.call('GET', '/api/auth/check', { as: 'valleyManager' })).statusCode).toBe(200);
  await stage.close();
});

test('a super-admin can reassign a report to an existing club: its staff see it, the old staff no longer (C4.4)', async () => {
  const { stage, shown, pending } = await withoutRidge();
  const body = { clubId: stage.clubs.valley };
  const rows = await auditOf(stage, async () => {
    const moved = await stage.call('PATCH', `/api/reports/${shown}`, { as, body });
    expect([moved.statusCode, moved.json().clubId]).toEqual([200, stage.clubs.valley]);
  });
  expect(rows).toMatchObject([{ action: 'report-reassign', subjectKind: 'report', subjectId: shown }]);
  expect((await stage.call('GET', `/api/reports/${shown}`, { as: 'valleyManager' })).statusCode).toBe(200);
  expect((await stage.call('GET', `/api/reports/${shown}`, { as: 'ridgeManager' })).statusCode).toBe(404);
  expect((await stage.call('GET', `/api/reports/public/${shown}`)).statusCode).toBe(200);
  expect((await stage.stored(pending)).clubId).toBe(stage.clubs.ridge);
  await stage.close();
});

test('nothing is imported into a deleted club: 404, since its admins have no club to select (C12.7)', async () => {
  const stage = await setStage();
  const { cookie } = stage.people.ridgeAdmin;
  const upload = () =>
    stage.app.inject({
      method: 'POST',
      url: '/api/imports',
      headers: { 'content-type': 'text/csv', cookie },
      payload: 'date,narrative\n2020-01-01,The canopy opened in flight.',
    });
  const { id } = (await upload()).json() as { id: string };
  await stage.call('DELETE', `/api/clubs/${stage.clubs.ridge}`, { as });
  expectProblem(await upload(), 'clubs/not-found');
  expectProblem(await stage.call('POST', `/api/imports/${id}/confirm`, { as: 'ridgeAdmin' }), 'clubs/not-found');
  await stage.close();
});

test('a report cannot be reassigned to an unknown, deleted or malformed club: 400 at clubId (C4.4)', async () => {
  const { stage, shown } = await withoutRidge();
  for (const clubId of [randomUUID(), stage.clubs.ridge, 'ridge', null, 7, undefined]) {
    const refused = await stage.call('PATCH', `/api/reports/${shown}`, { as, body: { clubId } });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ path: 'clubId', message: 'Please select a club' }],
    ]);
  }
  expect((await stage.stored(shown)).clubId).toBe(stage.clubs.ridge);
  await stage.close();
});

test('a super-admin can move a user of a deleted club to an existing one (C4.4)', async () => {
  const { stage } = await withoutRidge();
  const body = { clubId: stage.clubs.valley };
  const moved = await stage.call('PATCH', `/api/users/${stage.people.ridgePilot.id}`, { as, body });
  expect([moved.statusCode, moved.json().clubId]).toEqual([200, stage.clubs.valley]);
  await stage.close();
});
