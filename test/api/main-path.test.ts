/** The main path through HTTP: a report is submitted, reviewed, published, read and hidden. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, setStage } from '../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test('a report is submitted, reviewed, published, read and hidden again (C3.8, C5.1)', async () => {
  const { call, clubs } = stage;
  const sent = await call('POST', '/api/reports', {
    body: { clubId: clubs.ridge, narrative: 'The tow rope broke at 150 feet.', reporterEmail: 'pat@example.org' },
  });
  expect(sent.statusCode).toBe(201);
  const { id } = sent.json();
  expect(Object.keys(sent.json())).toEqual(['id', 'submittedAt']);
  expect((await call('GET', `/api/reports/public/${id}`)).statusCode).toBe(404);

  const seen = await call('GET', `/api/reports/${id}`, { as: 'ridgeManager' });
  expect(seen.json()).toMatchObject({ id, approvedForPublicView: false, isAnonymized: false, reviewedAt: null });
  const approved = await call('POST', `/api/reports/${id}/approve`, {
    as: 'ridgeManager',
    body: { comment: 'Land ahead.' },
  });
  expect(approved.json()).toMatchObject({
    approvedForPublicView: true,
    isAnonymized: true,
    smsManagerComment: 'Land ahead.',
  });

  const [copy] = (await call('GET', '/api/reports/public')).json();
  expect(copy).toMatchObject({ id, narrative: 'The tow rope broke at 150 feet.', submittedAt: '2026-06-15' });
  const hidden = await call('POST', `/api/reports/${id}/hide`, { as: 'ridgeManager' });
  expect(hidden.json()).toMatchObject({
    approvedForPublicView: false,
    isAnonymized: false,
    reviewedAt: expect.any(String),
  });
  expect((await call('GET', '/api/reports/public')).json()).toEqual([]);
  expect((await call('GET', `/api/reports/public/${id}`)).statusCode).toBe(404);
});
