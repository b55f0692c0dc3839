/** Approve, comment and hide (specification section 4, C5.1), each with its audit line and an unchanged neighbour. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'ridgeManager' as const;

const act = (id: string, action: string, body?: unknown) =>
  stage.call('POST', `/api/reports/${id}/${action}`, { as, ...(body !== undefined && { body }) });

const copyOf = (id: string) => stage.call('GET', `/api/reports/public/${id}`);

const publicIds = async (): Promise<string[]> =>
  (await stage.call('GET', '/api/reports/public')).json().map(({ id }: { id: string }) => id);

test('approve saves the comment, publishes, and marks the report approved, anonymised and reviewed now (C5.1)', async () => {
  const neighbour = await stage.report('ridge');
  const id = await stage.report('ridge');
  const before = await stage.stored(neighbour);
  stage.clock.advance({ hours: 1 });
  const rows = await auditOf(stage, async () => {
    const approved = await act(id, 'approve', { comment: '  Check the latch.\r\nTwice. ' });
    expect(approved.statusCode).toBe(200);
    expect(approved.json()).toEqual({
      ...(await stage.stored(id)),
      smsManagerComment: 'Check the latch.\nTwice.',
      approvedForPublicView: true,
      isAnonymized: true,
      reviewedAt: stage.clock.read().toISOString(),
    });
  });
  expect(rows).toMatchObject([
    { action: 'report-approve', actorId: stage.people[as].id, subjectKind: 'report', subjectId: id },
  ]);
  expect((await copyOf(id)).json()).toMatchObject({ id, smsManagerComment: 'Check the latch.\nTwice.' });
  expect(await stage.stored(neighbour)).toEqual(before);
  expect((await copyOf(neighbour)).statusCode).toBe(404);
});

test('approving an approved report publishes the new comment, still as one copy (C5.1)', async () => {
  const id = await stage.report('ridge');
  await act(id, 'approve', { comment: 'First analysis.' });
  const first = (await stage.stored(id)).reviewedAt;
  stage.clock.advance({ minutes: 5 });
  const again = await act(id, 'approve', { comment: 'Second analysis.' });
  expect(again.json()).toMatchObject({ smsManagerComment: 'Second analysis.', approvedForPublicView: true });
  expect(again.json().reviewedAt > String(first)).toBe(true);
  expect((await copyOf(id)).json().smsManagerComment).toBe('Second analysis.');
  expect((await publicIds()).filter((shown) => shown === id)).toHaveLength(1);
});

test('saving a comment leaves a pending report pending and unreviewed (section 4)', async () => {
  const id = await stage.report('ridge');
  const rows = await auditOf(stage, async () => {
    const saved = await act(id, 'comment', { comment: 'Note to self.' });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      {
        ...(await stage.stored(id)),
        smsManagerComment: 'Note to self.',
        approvedForPublicView: false,
        reviewedAt: null,
      },
    ]);
  });
  expect(rows).toMatchObject([{ action: 'report-comment', subjectId: id }]);
  expect((await copyOf(id)).statusCode).toBe(404);
});

test('saving a comment on an approved report publishes it again (C5.1)', async () => {
  const id = await stage.report('ridge');
  await act(id, 'approve', { comment: 'First analysis.' });
  const saved = await act(id, 'comment', { comment: 'Better analysis.' });
  expect(saved.json()).toMatchObject({ smsManagerComment: 'Better analysis.', approvedForPublicView: true });
  expect((await copyOf(id)).json().smsManagerComment).toBe('Better analysis.');
});

test.each([['   '], [''], ['\u200b'], [null], [undefined], [7], [['a']]])(
  'approve and comment reject the comment %j with 400, and nothing changes (section 5, C5.1)',
  async (comment) => {
    const pending = await stage.report('ridge');
    const shown = await stage.report('ridge');
    await act(shown, 'approve', { comment: 'Published words.' });
    const rows = await auditOf(stage, async () => {
      for (const id of [pending, shown]) {
        for (const action of ['approve', 'comment']) {
          const refused = await act(id, action, { comment });
          const isText = typeof (comment ?? '') === 'string';
          expectProblem(refused, isText ? 'reports/comment-required' : 'request/invalid', 'comment');
        }
      }
    });
    expect(rows).toEqual([]);
    expect(await stage.stored(pending)).toMatchObject({ smsManagerComment: null, approvedForPublicView: false });
    expect((await copyOf(shown)).json().smsManagerComment).toBe('Published words.');
  },
);

test('a comment has at most 20,000 characters (C3.4)', async () => {
  const id = await stage.report('ridge');
  for (const length of [19_999, 20_000])
    expect((await act(id, 'comment', { comment: 'c'.repeat(length) })).statusCode).toBe(200);
  expect((await act(id, 'comment', { comment: 'c'.repeat(20_001) })).statusCode).toBe(400);
  expect((await stage.stored(id)).smsManagerComment).toHaveLength(20_000);
});

test('hide removes the copy, keeps comment and reviewedAt, and resets approval and anonymisation (C5.1)', async () => {
  const neighbour = await stage.report('ridge');
  const id = await stage.report('ridge');
  for (const each of [neighbour, id]) await act(each, 'approve', { comment: 'Well flown.' });
  const { reviewedAt } = await stage.stored(id);
  stage.clock.advance({ minutes: 5 });
  const rows = await auditOf(stage, async () => {
    const hidden = await act(id, 'hide');
    expect([hidden.statusCode, hidden.json()]).toEqual([200, await stage.stored(id)]);
  });
  expect(rows).toMatchObject([{ action: 'report-hide', subjectId: id }]);
  expect(await stage.stored(id)).toMatchObject({
    approvedForPublicView: false,
    isAnonymized: false,
    reviewedAt,
    smsManagerComment: 'Well flown.',
  });
  expect((await copyOf(id)).statusCode).toBe(404);
  expect(await publicIds()).not.toContain(id);
  expect((await copyOf(neighbour)).statusCode).toBe(200);
});

test('hiding a report that is pending or was hidden before is 200 and changes nothing, with an empty body too (C5.1)', async () => {
  const [pending, gone] = [await stage.report('ridge'), await stage.report('ridge')];
  await act(gone, 'approve', { comment: 'Well flown.' });
  await act(gone, 'hide');
  stage.clock.advance({ minutes: 5 });
  for (const id of [pending, gone]) {
    const before = await stage.stored(id);
    const lines = await auditOf(stage, async () => {
      for (const body of [undefined, {}, '']) {
        const hidden = await act(id, 'hide', body);
        expect([hidden.statusCode, hidden.json()]).toEqual([200, before]);
      }
    });
    // Only the first act on a pending report is recorded: it ends the reminders (C9.3).
    expect(lines.map(({ action }) => action)).toEqual(id === pending ? ['report-hide'] : []);
    expect(await stage.stored(id)).toEqual(before);
  }
});

test('approve, hide, approve publishes the report again, with the comment of the last approval (section 4)', async () => {
  const id = await stage.report('ridge');
  await act(id, 'approve', { comment: 'One.' });
  await act(id, 'hide');
  await act(id, 'comment', { comment: 'Two.' });
  expect((await copyOf(id)).statusCode).toBe(404);
  await act(id, 'approve', { comment: 'Three.' });
  expect((await copyOf(id)).json().smsManagerComment).toBe('Three.');
});

test('simultaneous approvals and hidings leave report and copy in agreement (C5.1)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await stage.report('ridge');
    await Promise.all([
      act(id, 'approve', { comment: 'Both at once.' }),
      act(id, 'hide'),
      act(id, 'approve', { comment: 'Both at once.' }),
      act(id, 'hide'),
    ]);
    const { approvedForPublicView, isAnonymized } = await stage.stored(id);
    const shown = (await copyOf(id)).statusCode === 200;
    expect([shown, isAnonymized]).toEqual([approvedForPublicView, approvedForPublicView]);
  }
});

test('the preview is exactly what approving publishes, and publishes nothing itself (C5.4)', async () => {
  const narrative = 'I am Marla Quist, marla@quist.example, and the canopy of my glider opened on the winch.';
  const id = await stage.report('ridge', {
    narrative,
    reporterName: 'Marla Quist',
    reporterEmail: 'marla@quist.example',
  });
  const comment = 'Marla Quist did well.';
  const preview = await stage.call('POST', `/api/reports/${id}/public-preview`, { as, body: { comment } });
  expect(preview.statusCode).toBe(200);
  expect(preview.body).not.toMatch(/Quist|quist\.example/);
  expect((await copyOf(id)).statusCode).toBe(404);
  expect((await stage.stored(id)).smsManagerComment).toBeNull();
  await act(id, 'comment', { comment });
  const saved = await stage.call('GET', `/api/reports/${id}/public-preview`, { as });
  expect(saved.json()).toEqual(preview.json());
  await act(id, 'approve', { comment });
  expect((await copyOf(id)).json()).toEqual(preview.json().copy);
  expect((await stage.stored(id)).narrative).toBe(narrative);
});

test('what a manager marks is replaced in the copy, and stays marked when the comment is saved again (C5.4)', async () => {
  const narrative = 'The purple glider came in low over the hedge.';
  const id = await stage.report('ridge', { narrative });
  const redactions = [{ field: 'narrative', start: 4, end: 10, action: 'replace', replacement: '[colour]' }];
  await act(id, 'approve', { comment: 'Keep height.', redactions });
  await act(id, 'comment', { comment: 'Keep more height.' });
  expect((await copyOf(id)).json().narrative).toBe('The [colour] glider came in low over the hedge.');
  expect((await stage.stored(id)).narrative).toBe(narrative);
});

test('spans have exactly the keys of C5.4, unless the caller also asks for decisions (C5.4)', async () => {
  const narrative = 'Marla Quist and the purple glider came in low.';
  const id = await stage.report('ridge', { narrative, reporterName: 'Marla Quist' });
  const redactions = [{ field: 'narrative', start: 20, end: 26, action: 'replace', replacement: 'red' }];
  const preview = async (more: object) =>
    (
      await stage.call('POST', `/api/reports/${id}/public-preview`, {
        as,
        body: { comment: 'Well.', redactions, ...more },
      })
    ).json();
  const keys = ['field', 'start', 'end', 'kind', 'reason', 'confidence', 'action'];
  const plain = await preview({});
  expect(plain.spans.map(Object.keys)).toEqual([keys, keys]);
  const decided = await preview({ withDecisions: true });
  expect(decided.copy).toEqual(plain.copy);
  expect(decided.spans).toEqual([
    { ...plain.spans[0], confidence: 1, replacement: '[name]', decided: false },
    { ...plain.spans[1], confidence: 1, replacement: 'red', decided: true },
  ]);
});

test("a manager can redact a value from the form's lists, in preview and copy (C5.4)", async () => {
  const id = await stage.report('ridge', { worldRegion: 'Kenya', manufacturer: 'Schempp-Hirth' });
  const redactions = [
    { field: 'worldRegion', start: 0, end: 5, action: 'replace', replacement: 'Eastern Africa' },
    { field: 'manufacturer', start: 0, end: 13, action: 'replace' },
  ];
  const body = { comment: 'Well flown.', redactions };
  const preview = (await stage.call('POST', `/api/reports/${id}/public-preview`, { as, body })).json();
  expect((await act(id, 'approve', body)).statusCode).toBe(200);
  const copy = (await copyOf(id)).json();
  expect(copy).toMatchObject({ worldRegion: 'Eastern Africa', manufacturer: '[removed]' });
  expect(copy).toEqual(preview.copy);
  expect(preview.spans).toMatchObject(redactions.map(({ field, start, end }) => ({ field, start, end })));
  await stage.approve(id, 'Well flown indeed.');
  expect((await copyOf(id)).json()).toMatchObject({ worldRegion: 'Eastern Africa', manufacturer: '[removed]' });
});

test('invalid redactions are rejected with 400 at their place, in an answer that stays small (C3.1)', async () => {
  const id = await stage.report('ridge');
  const one = { field: 'narrative', start: 0, end: 3, action: 'replace' };
  const broken = [
    'x',
    {},
    [7],
    [{ ...one, field: 'reporterName' }],
    [{ ...one, start: -1 }],
    [{ ...one, action: 'burn' }],
  ];
  const worse = [[{ ...one, start: 5 }], [{ ...one, end: 1.5 }], [{ ...one, replacement: 'a\u0000' }], null];
  for (const redactions of [...broken, ...worse, Array(60_000).fill(7), Array(1_001).fill(one)]) {
    const refused = await act(id, 'approve', { comment: 'Fine.', redactions });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors[0].path).toMatch(/^redactions/);
    expect(refused.body.length).toBeLessThan(10_000);
  }
  expect((await copyOf(id)).statusCode).toBe(404);
});
