/** Two reviewers of one report: neither overwrites an unseen decision of the other (C5.1, C5.4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'ridgeManager' as const;
const NARRATIVE = 'The tall Dutchman saw the cable drop late and shouted.';
const tall = { field: 'narrative', start: 4, end: 17, action: 'replace', replacement: 'launch marshal' };
const shouted = { field: 'narrative', start: 46, end: 53, action: 'replace', replacement: 'called' };

const act = (id: string, action: string, body: unknown) =>
  stage.call('POST', `/api/reports/${id}/${action}`, { as, body });
async function revisionOf(id: string): Promise<string> {
  const answer = await stage.call('GET', `/api/reports/${id}`, { as });
  return String(answer.headers['report-revision']);
}
const shown = async (id: string) => (await stage.call('GET', `/api/reports/public/${id}`)).json();

test('a decision on an outdated revision is refused with 409, and nothing changes', async () => {
  const id = await stage.report('ridge', { narrative: NARRATIVE });
  const seen = await revisionOf(id);
  await act(id, 'approve', { comment: 'First analysis.', redactions: [tall], revision: seen });
  const published = await shown(id);
  expect(published.narrative).toBe('The launch marshal saw the cable drop late and shouted.');
  for (const action of ['comment', 'approve']) {
    const refused = await act(id, action, { comment: 'Ring the reporter.', redactions: [shouted], revision: seen });
    expectProblem(refused, 'reports/changed');
  }
  expect(await shown(id)).toEqual(published);
});

test('every change of approval, comment or decisions gives a new revision; reading the report does not', async () => {
  const id = await stage.report('ridge', { narrative: NARRATIVE });
  const neighbour = await stage.report('ridge', { narrative: NARRATIVE });
  const before = await revisionOf(neighbour);
  const seen = [await revisionOf(id)];
  expect(await revisionOf(id)).toBe(seen[0]);
  const steps: [string, unknown?][] = [
    ['comment', { comment: 'One.' }],
    ['comment', { comment: 'One.', redactions: [tall] }],
    ['comment', { comment: 'Two.', redactions: [tall] }],
    ['approve', { comment: 'Two.', redactions: [tall] }],
    ['approve', { comment: 'Two.', redactions: [tall, shouted] }],
  ];
  for (const [action, body] of steps) {
    const current = { ...(body as object), revision: seen.at(-1) };
    expect((await act(id, action, current)).statusCode).toBe(200);
    seen.push(await revisionOf(id));
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).not.toContain(before);
  expect(await revisionOf(neighbour)).toBe(before);
});

test('a revision is optional, but one that is not text is rejected with 400', async () => {
  const id = await stage.report('ridge', { narrative: NARRATIVE });
  expect((await act(id, 'comment', { comment: 'Kept.' })).statusCode).toBe(200);
  expect((await act(id, 'approve', { comment: 'Kept.', revision: 7 })).json().errors).toEqual([
    { path: 'revision', message: 'revision must be text' },
  ]);
});

test('of simultaneous changes to the same revision only one succeeds', async () => {
  const id = await stage.report('ridge', { narrative: NARRATIVE });
  const revision = await revisionOf(id);
  const answers = await Promise.all(
    ['One.', 'Two.', 'Three.'].map((comment) => act(id, 'comment', { comment, revision })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
});

test('after the contact is erased, a review begun before it is refused: its preview knew the name (C5.2, C5.4)', async () => {
  const id = await stage.report('ridge', { reporterName: 'Jo Wiggleton', narrative: NARRATIVE });
  const review = { comment: 'WIGGLETON: check flight done', revision: await revisionOf(id) };
  const preview = await act(id, 'public-preview', { comment: review.comment });
  expect(preview.json().copy.smsManagerComment).toBe('[name]: check flight done');
  await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' });
  for (const action of ['comment', 'approve']) expectProblem(await act(id, action, review), 'reports/changed');
  expect((await shown(id)).smsManagerComment).toBeUndefined();
});

test('a review begun before the club, its precision, its staff or the language changed is refused (C5.4)', async () => {
  const user = { email: 'jan.sommer@ridge.example', name: 'Jan Sommer', password: 'a long password', role: 'pilot' };
  const made = await stage.call('POST', '/api/users', {
    as: 'superAdmin',
    body: { ...user, clubId: stage.clubs.ridge },
  });
  const settings = (coarse: object) =>
    stage.call('PATCH', `/api/clubs/${stage.clubs.ridge}/settings`, { as: 'superAdmin', body: { coarse } });
  const changes: ((id: string) => Promise<{ statusCode: number }>)[] = [
    () => settings({ date: 'month' }),
    () => settings({ date: 'day' }),
    (id) => stage.call('PATCH', `/api/reports/${id}/language`, { as, body: { narrativeLanguage: 'Italian' } }),
    // The same language, now confirmed: the text is no longer asked.
    (id) => stage.call('PATCH', `/api/reports/${id}/language`, { as, body: { narrativeLanguage: 'German' } }),
    () => stage.call('DELETE', `/api/users/${made.json().id}`, { as: 'superAdmin' }),
    (id) => stage.call('PATCH', `/api/reports/${id}`, { as: 'superAdmin', body: { clubId: stage.clubs.valley } }),
  ];
  for (const change of changes) {
    const id = await stage.report('ridge', { narrative: NARRATIVE, narrativeLanguage: 'German' });
    const review = { comment: 'Seen before.', revision: await revisionOf(id) };
    expect((await change(id)).statusCode).toBeLessThan(300);
    const refused = await stage.call('POST', `/api/reports/${id}/approve`, { as: 'superAdmin', body: review });
    expectProblem(refused, 'reports/changed');
  }
});
