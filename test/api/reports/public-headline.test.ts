/** The headline that the team gives a report for the public (C19.5). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'ridgeManager' as const;
const act = (id: string, action: string, body: object) =>
  stage.call('POST', `/api/reports/${id}/${action}`, { as, body: { comment: 'Check the latch.', ...body } });
const headlineOf = async (id: string) => (await stage.call('GET', `/api/reports/public/${id}`)).json().headline;
const preview = async (id: string, body: object = {}) => (await act(id, 'public-preview', body)).json();

test("the copy has the team's headline, else the reporter's, which the report itself always keeps (C19.5)", async () => {
  const id = await stage.report('ridge', { headline: 'Canopy' });
  const publicHeadline = '  Canopy opened on the winch ';
  expect((await preview(id, { publicHeadline })).copy.headline).toBe('Canopy opened on the winch');
  expect((await act(id, 'approve', { publicHeadline })).statusCode).toBe(200);
  expect(await headlineOf(id)).toBe('Canopy opened on the winch');
  expect((await stage.stored(id)).headline).toBe('Canopy');
  expect((await stage.call('GET', '/api/reports/public?keyword=opened on the winch')).json()).toMatchObject([{ id }]);
  await act(id, 'approve', { publicHeadline: ' ' });
  expect(await headlineOf(id)).toBe('Canopy');
});

test("the team's headline stays when a comment is saved or the report is hidden and published again (C19.5)", async () => {
  const id = await stage.report('ridge');
  await act(id, 'approve', { publicHeadline: 'Canopy opened' });
  await act(id, 'comment', { comment: 'Check the latch twice.' });
  expect(await headlineOf(id)).toBe('Canopy opened');
  await stage.call('POST', `/api/reports/${id}/hide`, { as });
  await act(id, 'approve', {});
  expect(await headlineOf(id)).toBe('Canopy opened');
  expect((await preview(id)).copy.headline).toBe('Canopy opened');
  expect(Object.keys(await preview(id))).toEqual(['copy', 'spans']);
  expect((await preview(id, { withDecisions: true, publicHeadline: 'Another' })).publicHeadline).toBe('Canopy opened');
});

test('a headline with a line break, of 201 characters or not text is 400, and nothing is published (C19.5)', async () => {
  const id = await stage.report('ridge');
  for (const publicHeadline of ['Two\nlines', 'x'.repeat(201), 7])
    for (const action of ['approve', 'public-preview']) {
      const refused = await act(id, action, { publicHeadline });
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'publicHeadline']);
    }
  expect((await stage.call('GET', `/api/reports/public/${id}`)).statusCode).toBe(404);
  expect((await act(id, 'approve', { publicHeadline: 'x'.repeat(200) })).statusCode).toBe(200);
});

test('the headline is de-identified like the comment, and decisions about it end when it changes (C19.5)', async () => {
  const id = await stage.report('ridge', { headline: 'Cable', reporterName: 'Tom Harper' });
  const publicHeadline = 'Tom Harper and D-1234: cable break';
  expect((await preview(id, { publicHeadline })).copy.headline).toBe('[name] and [registration]: cable break');
  const end = publicHeadline.length;
  const cable = { field: 'publicHeadline', start: end - 11, end: end - 6, action: 'replace', replacement: 'Rope' };
  await act(id, 'approve', { publicHeadline, redactions: [cable] });
  expect(await headlineOf(id)).toBe('[name] and [registration]: Rope break');
  await act(id, 'approve', { publicHeadline: 'A longer headline on what broke' });
  expect(await headlineOf(id)).toBe('A longer headline on what broke');
});

test("decisions about the reporter's headline are kept while the team's headline is shown (C19.5)", async () => {
  const id = await stage.report('ridge', { headline: 'Rope break near Larkhope' });
  const place = { field: 'headline', start: 16, end: 24, action: 'replace', replacement: 'home' };
  await act(id, 'approve', { redactions: [place] });
  expect(await headlineOf(id)).toBe('Rope break near home');
  await act(id, 'approve', { publicHeadline: 'Rope break' });
  const { spans } = await preview(id, { withDecisions: true });
  expect(spans).toMatchObject([{ field: 'headline', action: 'replace', decided: true }]);
  await act(id, 'approve', { publicHeadline: null });
  expect(await headlineOf(id)).toBe('Rope break near home');
});

test("after the contact is erased, the reporter's name still stays out of the team's headline (C19.5)", async () => {
  const id = await stage.report('ridge', { reporterName: 'Ilvane Qorrid', narrative: 'The rope broke.' });
  await act(id, 'approve', { publicHeadline: 'Rope break of Ilvane Qorrid' });
  expect(await headlineOf(id)).toBe('Rope break of [name]');
  const gone = await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' });
  expect(gone.statusCode).toBe(204);
  await act(id, 'approve', { comment: 'Said again.' });
  expect(await headlineOf(id)).toBe('Rope break of [name]');
});
