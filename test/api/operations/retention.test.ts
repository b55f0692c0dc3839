import { afterAll, expect, test } from 'vitest';
import { runRetention, wouldErase } from '../../../server/retention/job.ts';
import { auditOf } from '../../audit.ts';
import { setStage } from '../../stage.ts';

const stage = await setStage();
afterAll(stage.close);

const CONTACT = {
  reporterName: 'Wilhelmina Quist',
  reporterEmail: 'wilhelmina@quist.example',
  reporterTelephone: '+49 170 1234567',
};
/** Nothing but the reporter's own name tells that this word names a person. */
const NARRATIVE = 'The canopy of quist opened on the winch launch at 200 feet.';

const found = async (keyword: string) =>
  (await stage.call('GET', `/api/reports?keyword=${keyword}`, { as: 'superAdmin' })).json().length;
const erase = (id: string, as: Parameters<typeof stage.call>[2]) =>
  stage.call('DELETE', `/api/reports/${id}/contact`, as);

test('erasing contact on request takes name, email and telephone, also from the search, and nothing else', async () => {
  const id = await stage.report('ridge', { ...CONTACT, headline: 'Canopy' });
  const other = await stage.report('ridge', { reporterName: 'Somebody Else' });
  const before = await stage.stored(id);
  expect(await found('wilhelmina')).toBe(1);
  const lines = await auditOf(stage, async () => {
    expect((await erase(id, { as: 'ridgeAdmin' })).statusCode).toBe(204);
    expect((await erase(id, { as: 'superAdmin' })).statusCode).toBe(204);
  });
  const nobody = { reporterName: null, reporterEmail: null, reporterTelephone: null };
  expect(await stage.stored(id)).toEqual({ ...before, ...nobody });
  expect(await found('wilhelmina')).toBe(0);
  expect(await found('quist.example')).toBe(0);
  expect((await stage.stored(other)).reporterName).toBe('Somebody Else');
  expect(lines).toMatchObject([
    { action: 'contact-erase', actorId: stage.people.ridgeAdmin.id, subjectId: id, details: { cause: 'request' } },
  ]);
});

test('only an admin of the own club and a super-admin may erase, and a refusal changes nothing', async () => {
  const id = await stage.report('ridge', CONTACT);
  const statuses = [];
  for (const as of ['ridgePilot', 'ridgeManager', 'valleyAdmin'] as const)
    statuses.push((await erase(id, { as })).statusCode);
  statuses.push((await erase(id, {})).statusCode);
  expect(statuses).toEqual([403, 403, 404, 401]);
  expect((await erase('nothing', { as: 'superAdmin' })).statusCode).toBe(404);
  expect(await stage.stored(id)).toMatchObject(CONTACT);
});

test('C5.2: what was replaced because of the reporter is replaced after the contact is gone, whatever the reviewer decides', async () => {
  const id = await stage.report('ridge', { ...CONTACT, narrative: NARRATIVE });
  await stage.approve(id);
  const shown = async () => (await stage.call('GET', `/api/reports/public/${id}`)).json().narrative;
  const published = await shown();
  expect(published).not.toContain('quist');
  await erase(id, { as: 'superAdmin' });
  expect(await shown()).toBe(published);
  const redactions = [{ field: 'narrative', start: 0, end: NARRATIVE.length, action: 'keep' }];
  const body = { comment: 'Again.', redactions };
  expect((await stage.call('POST', `/api/reports/${id}/approve`, { as: 'ridgeManager', body })).statusCode).toBe(200);
  expect(await shown()).not.toContain('quist');
});

test('retention: contact goes so many days after the review, once a day on one instance, and is audited', async () => {
  const approved = await stage.report('ridge', CONTACT);
  const hidden = await stage.report('valley', CONTACT);
  const pending = await stage.report('ridge', CONTACT);
  await stage.approve(approved);
  await stage.approve(hidden);
  await stage.call('POST', `/api/reports/${hidden}/hide`, { as: 'superAdmin' });
  const reviewed = stage.clock.read().getTime();
  /** The services so many hours after those reviews; sessions do not last as long. */
  const after = (hours: number) => ({ ...stage.services, clock: () => new Date(reviewed + hours * 3_600_000) });
  expect(await runRetention(after(29 * 24), 30)).toBe(0);
  const later = after(30 * 24 + 1);
  stage.clock.advance({ hours: 11 });
  const fresh = await stage.report('ridge', CONTACT);
  await stage.approve(fresh);
  const due = (await wouldErase(later, 30)).map(({ id }) => id);
  expect(due).toEqual(expect.arrayContaining([approved, hidden]));
  expect(due).not.toContain(pending);
  expect(await stage.stored(approved)).toMatchObject(CONTACT);
  const lines = await auditOf(stage, async () => {
    const counts = await Promise.all([runRetention(later, 30), runRetention({ ...later }, 30)]);
    expect(counts[0] + counts[1]).toBe(due.length);
  });
  expect(lines.map(({ subjectId }) => subjectId).sort()).toEqual([...due].sort());
  expect(new Set(lines.map(({ action, actorId }) => `${action} ${actorId}`))).toEqual(new Set(['contact-erase null']));
  for (const id of [approved, hidden]) expect((await stage.stored(id)).reporterEmail).toBe(null);
  for (const id of [pending, fresh]) expect(await stage.stored(id)).toMatchObject(CONTACT);
  expect(await runRetention(later, 30)).toBe(0);
});
