/** Clubs through HTTP (specification section 7, C3.6, C4.4, C6.2). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'superAdmin' as const;

async function newClub(name: string, location = 'Hillside'): Promise<{ id: string; name: string }> {
  const made = await stage.call('POST', '/api/clubs', { as, body: { name, location } });
  expect(made.statusCode).toBe(201);
  return made.json();
}

const listed = async (): Promise<{ id: string; name: string; location: string | null }[]> =>
  (await stage.call('GET', '/api/clubs')).json();

test('anyone can list the clubs: only id, name and location, sorted by name regardless of case (C3.6)', async () => {
  await newClub('zephyr club');
  await newClub('Éole Vol à Voile');
  await newClub('Alpha Club 10');
  const clubs = await listed();
  for (const club of clubs) expect(Object.keys(club)).toEqual(['id', 'name', 'location']);
  const names = clubs.map(({ name }) => name);
  const order = ['Alpha Club 10', 'Éole Vol à Voile', 'Ridge Soaring Club', 'Valley Gliding Club', 'zephyr club'];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
});

test('creating a club returns 201 with the club, lists it, and is audited (C3.18, C4.6)', async () => {
  let made: { id: string } | undefined;
  const rows = await auditOf(stage, async () => {
    const answer = await stage.call('POST', '/api/clubs', { as, body: { name: ' Cloud  Base ', location: 'Lasham' } });
    expect(answer.statusCode).toBe(201);
    made = answer.json();
  });
  expect(made).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Cloud  Base', location: 'Lasham' });
  expect(await listed()).toContainEqual(made);
  expect(rows).toMatchObject([
    { action: 'club-create', actorId: stage.people.superAdmin.id, subjectKind: 'club', subjectId: made?.id },
  ]);
});

test('a club needs only a name; fields that the server sets, and unknown ones, are ignored (section 5)', async () => {
  const id = randomUUID();
  const body = { name: 'Bare Club', id, createdAt: '2001-01-01T00:00:00Z', deletedAt: '2001-01-01T00:00:00Z', x: 1 };
  const made = await stage.call('POST', '/api/clubs', { as, body });
  expect(made.json()).toEqual({ id: expect.not.stringMatching(id), name: 'Bare Club', location: null });
  const refused = await stage.call('POST', '/api/clubs', { as, body: { name: '\u200b ', location: 7 } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([
    { path: 'name', message: 'Club name is required' },
    { path: 'location', message: 'Location must be text' },
  ]);
});

test('two existing clubs never share a name, whatever its case or composition: 409 (C6.2)', async () => {
  await newClub('Müller Flieger');
  await newClub('Straße Club');
  expect((await stage.call('POST', '/api/clubs', { as, body: { name: 'STRASSE CLUB' } })).statusCode).toBe(409);
  const neighbour = await newClub('Other Flieger');
  for (const name of ['MÜLLER FLIEGER', 'mu\u0308ller flieger']) {
    expect((await stage.call('POST', '/api/clubs', { as, body: { name } })).statusCode).toBe(409);
    const renamed = await stage.call('PATCH', `/api/clubs/${neighbour.id}`, { as, body: { name } });
    expect(renamed.statusCode).toBe(409);
    expectProblem(renamed, 'clubs/name-taken');
  }
  expect((await listed()).find(({ id }) => id === neighbour.id)?.name).toBe('Other Flieger');
});

test('of simultaneous creations with one name exactly one succeeds (C6.2)', async () => {
  const race = ['Race Club', 'RACE CLUB', 'race club', 'Race club'].map((name) =>
    stage.call('POST', '/api/clubs', { as, body: { name } }),
  );
  const statuses = (await Promise.all(race)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409]);
});

test('PATCH changes what is sent, leaves omitted fields unchanged, and may keep the same name (C3.18)', async () => {
  const neighbour = await newClub('Patch Neighbour');
  const { id } = await newClub('Patch Me', 'Old Field');
  const moved = await stage.call('PATCH', `/api/clubs/${id}`, { as, body: { location: 'New Field' } });
  expect([moved.statusCode, moved.json()]).toEqual([200, { id, name: 'Patch Me', location: 'New Field' }]);
  const rows = await auditOf(stage, async () => {
    const renamed = await stage.call('PATCH', `/api/clubs/${id}`, { as, body: { name: 'PATCH ME' } });
    expect(renamed.json()).toEqual({ id, name: 'PATCH ME', location: 'New Field' });
  });
  expect(rows).toMatchObject([{ action: 'club-update', subjectId: id }]);
  const cleared = await stage.call('PATCH', `/api/clubs/${id}`, { as, body: { location: null } });
  expect(cleared.json().location).toBeNull();
  expect((await stage.call('PATCH', `/api/clubs/${id}`, { as, body: { name: null } })).statusCode).toBe(400);
  expect(await listed()).toContainEqual({ id, name: 'PATCH ME', location: null });
  expect(await listed()).toContainEqual({ id: neighbour.id, name: 'Patch Neighbour', location: 'Hillside' });
});

test('DELETE removes a club from the list, frees its name, and is 404 the second time (C4.4, C3.18)', async () => {
  const { id } = await newClub('Short Lived');
  const rows = await auditOf(stage, async () => {
    const gone = await stage.call('DELETE', `/api/clubs/${id}`, { as });
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
  });
  expect(rows).toMatchObject([{ action: 'club-delete', subjectKind: 'club', subjectId: id }]);
  expect((await listed()).some((club) => club.id === id)).toBe(false);
  expect((await stage.call('DELETE', `/api/clubs/${id}`, { as })).statusCode).toBe(404);
  expect((await stage.call('PATCH', `/api/clubs/${id}`, { as, body: { name: 'Back' } })).statusCode).toBe(404);
  expect((await newClub('short lived')).id).not.toBe(id);
});

test('the body of a DELETE must be JSON like any other: 415, and nothing is deleted (C6.4)', async () => {
  const { id } = await newClub('Body Of Delete');
  const headers = { 'content-type': 'text/plain' };
  expect((await stage.call('DELETE', `/api/clubs/${id}`, { as, headers, body: 'x' })).statusCode).toBe(415);
  expect((await listed()).some((club) => club.id === id)).toBe(true);
});

const STRANGE_IDS = ['1', 'null', `{${randomUUID()}}`, randomUUID().replaceAll('-', ''), '%00', "'", 'a'.repeat(500)];

test.each(STRANGE_IDS)('the malformed id %s is 404 before the body is read (C3.18, C3.17)', async (id) => {
  const before = await listed();
  for (const method of ['PATCH', 'DELETE']) {
    const answer = await stage.call(method, `/api/clubs/${id}`, { as, ...(method === 'PATCH' && { body: '{broken' }) });
    expect(answer.statusCode).toBe(404);
    expect(Object.keys(answer.json())).toEqual(['message']);
  }
  expect(await listed()).toEqual(before);
});

test('a club has the time zone of the country in its location, until its admin chooses one (C19.6)', async () => {
  const { id } = await newClub(randomUUID(), 'Erlenmoos Airfield, Austria');
  expect((await stage.call('GET', `/api/clubs/${id}/settings`, { as })).json()).toEqual({
    regime: 'none',
    responsibleEntity: null,
    coarse: { date: 'day', time: 'exact', place: 'given', type: 'given' },
    language: null,
    timeZone: 'Europe/Vienna',
  });
  const url = `/api/clubs/${stage.clubs.ridge}/settings`;
  const zone = async () => (await stage.call('GET', url, { as: 'ridgeManager' })).json().timeZone;
  expect(await zone()).toBe('UTC');
  const put = (body: object) => stage.call('PATCH', url, { as: 'ridgeAdmin', body });
  const rows = await auditOf(stage, async () => {
    expect((await put({ timeZone: 'America/Denver' })).json().timeZone).toBe('America/Denver');
  });
  expect(rows).toMatchObject([{ action: 'club-settings', details: { timeZone: true } }]);
  for (const timeZone of ['Mars/Olympus', 'europe/berlin', '+01:00', '', null, 5]) {
    const refused = await put({ timeZone });
    expect([timeZone, refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([timeZone, 400, 'timeZone']);
  }
  expect((await put({ timeZone: 'UTC', regime: 'EU' })).statusCode).toBe(403);
  expect(await zone()).toBe('America/Denver');
  const others = await stage.call('GET', `/api/clubs/${stage.clubs.valley}/settings`, { as: 'valleyAdmin' });
  expect(others.json().timeZone).toBe('UTC');
});

test('an admin who sends settings of the authority is refused whatever the values, before broken rules (C3.17)', async () => {
  const url = `/api/clubs/${stage.clubs.ridge}/settings`;
  for (const body of [
    { regime: 'EU' },
    { regime: 'XX' },
    { regime: null },
    { regime: 'EU', timeZone: 'bad' },
    { responsibleEntity: 'none', language: 7 },
  ])
    expectProblem(await stage.call('PATCH', url, { as: 'ridgeAdmin', body }), 'auth/forbidden');
  const refused = await stage.call('PATCH', url, { as: 'superAdmin', body: { regime: 'XX', timeZone: 'bad' } });
  expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual(['regime', 'timeZone']);
});
