/** Briefing suggestions of the safety team (C17.2): first for 30 days, question de-identified, gone with the copy. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Lesson } from '../../../domain/briefing/briefing.ts';
import { auditOf } from '../../audit.ts';
import type { CastMember } from '../../cast.ts';
import { problemOf } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeEach(async () => {
  await stage?.close();
  stage = await setStage({ rateLimits: false });
});
afterAll(() => stage.close());

const QUESTION = 'Who checks the canopy on our field?';
const published = async (texts: Record<string, string> = {}) => {
  const id = await stage.report('ridge', texts);
  await stage.approve(id);
  return id;
};
const at = (id: string) => `/api/reports/${id}/briefing`;
const suggest = (id: string, body: unknown = { question: QUESTION }, as: CastMember = 'ridgeManager') =>
  stage.call('PUT', at(id), { as, body });
const withdraw = (id: string, as: CastMember = 'ridgeManager') => stage.call('DELETE', at(id), { as });
const currentSuggestion = async (id: string) => {
  const answer = await stage.call('GET', at(id), { as: 'ridgeManager' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ]);
  return answer.json();
};
const briefing = async (): Promise<Lesson[]> => (await stage.call('GET', '/api/briefing')).json();
const act = (id: string, action: 'hide' | 'approve' | 'comment', body?: object) =>
  stage.call('POST', `/api/reports/${id}/${action}`, { as: 'ridgeManager', ...(body && { body }) });

test('a suggested report comes first at once, with its question, and for 30 days only (C17.2)', async () => {
  const others = [await published(), await published(), await published(), await published()];
  const id = await published({ headline: 'The canopy' });
  expect(await currentSuggestion(id)).toBeNull();
  const sent = await suggest(id);
  expect([sent.statusCode, sent.body]).toEqual([204, '']);
  expect(await currentSuggestion(id)).toEqual({ question: QUESTION, until: '2026-07-15' });
  const [first, ...rest] = await briefing();
  expect([first?.id, first?.question]).toEqual([id, QUESTION]);
  expect(rest).toHaveLength(2);
  expect(rest.every((lesson) => lesson.question === null && others.includes(lesson.id))).toBe(true);
  stage.clock.set('2026-07-14T23:59:59.999Z');
  expect((await briefing())[0]?.question).toBe(QUESTION);
  stage.clock.advance({ seconds: 1 });
  expect((await briefing()).filter(({ question }) => question !== null)).toEqual([]);
});

test('with more than three suggestions the briefing shows three a day, suggested reports only, in turn over the days (C17.2)', async () => {
  const ids = [];
  for (let index = 0; index < 6; index += 1) ids.push(await published());
  for (const id of ids.slice(0, 5)) expect((await suggest(id, { question: null })).statusCode).toBe(204);
  const seen = new Set<string>();
  for (let day = 0; day < 10; day += 1) {
    const today = await briefing();
    expect(today).toHaveLength(3);
    for (const { id } of today) seen.add(id);
    stage.clock.advance({ hours: 24 });
  }
  expect([...seen].sort()).toEqual(ids.slice(0, 5).sort());
});

test('a suggestion can be replaced by a new one, and withdrawn (C17.2)', async () => {
  const id = await published();
  await suggest(id);
  stage.clock.advance({ hours: 1 });
  await suggest(id, { question: null });
  expect(await currentSuggestion(id)).toEqual({ question: null, until: '2026-07-15' });
  expect((await briefing())[0]?.question).toBeNull();
  await suggest(id, { question: '  Who   checks?  ' });
  expect((await currentSuggestion(id)).question).toBe('Who   checks?');
  expect((await withdraw(id)).statusCode).toBe(204);
  expect(await currentSuggestion(id)).toBeNull();
  expect((await briefing())[0]?.question).toBeNull();
});

test('hiding a report ends its suggestion for good; a new comment does not (C17.2, C3.16)', async () => {
  const id = await published();
  await suggest(id);
  await act(id, 'comment', { comment: 'Another comment.' });
  expect((await briefing())[0]).toMatchObject({ id, question: QUESTION, smsManagerComment: 'Another comment.' });
  await act(id, 'hide');
  expect(await briefing()).toEqual([]);
  expect(await currentSuggestion(id)).toBeNull();
  expect((await suggest(id)).statusCode).toBe(409);
  await act(id, 'approve', { comment: 'Once more.' });
  expect(await currentSuggestion(id)).toBeNull();
  expect((await briefing())[0]?.question).toBeNull();
});

test('suggesting an unpublished report is 409; withdrawing where there is no suggestion is 204 (C17.2)', async () => {
  const id = await stage.report('ridge');
  const refused = await suggest(id);
  expect([refused.statusCode, problemOf(refused)]).toEqual([409, 'reports/not-published']);
  expect(await currentSuggestion(id)).toBeNull();
  expect((await withdraw(id)).statusCode).toBe(204);
  // Invalid input is reported before a conflict.
  expect((await suggest(id, { question: 'x'.repeat(201) })).statusCode).toBe(400);
});

test('a question is one line of 1 to 200 characters; a blank one counts as none (C17.2)', async () => {
  const id = await published();
  for (const question of ['x'.repeat(201), 'One\nTwo', 7, { a: 1 }, 'a\u0000b']) {
    const refused = await suggest(id, { question });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'question']);
  }
  expect(await currentSuggestion(id)).toBeNull();
  for (const [sent, kept] of [
    ['x'.repeat(200), 'x'.repeat(200)],
    ['?', '?'],
    ['  ', null],
    [null, null],
  ]) {
    expect((await suggest(id, { question: sent })).statusCode).toBe(204);
    expect((await currentSuggestion(id)).question).toBe(kept);
  }
});

test('the question is de-identified like a comment, and stored and shown only in that form (C17.2, C5.2)', async () => {
  const secret = {
    reporterName: 'Canaria Birdsong',
    reporterEmail: 'canaria@birdsong.example',
    reporterTelephone: '+44 1632 960 247',
    aircraftRegistration: 'G-CNRY',
  };
  const CANARY = /canaria|birdsong|cnry|960 ?247/i;
  const id = await published(secret);
  const rows = await auditOf(stage, async () => {
    const question = 'What would you tell Canaria Birdsong in G-CNRY (canaria@birdsong.example, +44 1632 960 247)?';
    expect((await suggest(id, { question })).statusCode).toBe(204);
  });
  expect(rows).toMatchObject([
    { action: 'report-briefing', actorId: stage.people.ridgeManager.id, subjectId: id, details: {} },
  ]);
  expect((await currentSuggestion(id)).question).toBe(
    'What would you tell [name] in [registration] ([email], [phone])?',
  );
  const lists = ['/api/briefing', '/api/reports/public', `/api/reports/public/${id}`, '/reports.atom'];
  for (const url of lists) expect((await stage.call('GET', url)).body, url).not.toMatch(CANARY);
  const { rows: kept } = (await stage.services.database.db.execute(
    sql`SELECT to_jsonb(b) AS row FROM published_briefings b`,
  )) as unknown as { rows: unknown[] };
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(CANARY);
  // The contact is erased; the question stays as it was.
  await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' });
  expect((await briefing())[0]?.question).toContain('[name]');
});

test('the question appears in the briefing only, not in the copy, a search, a count or the feed (C17.2)', async () => {
  const id = await published();
  const before = (await stage.call('GET', `/api/reports/public/${id}`)).json();
  const order = (await stage.call('GET', '/reports.atom')).body;
  await suggest(id, { question: 'Xylophone?' });
  expect((await stage.call('GET', `/api/reports/public/${id}`)).json()).toEqual(before);
  expect((await stage.call('GET', '/api/reports/public?keyword=xylophone')).json()).toEqual([]);
  expect((await stage.call('GET', '/api/reports?keyword=xylophone', { as: 'ridgeManager' })).json()).toEqual([]);
  expect((await stage.call('GET', '/api/reports/public/counts?keyword=xylophone')).json()).toEqual({ total: 0 });
  const counted = await stage.call('GET', '/api/reports/counts?keyword=xylophone', { as: 'ridgeManager' });
  expect(counted.json()).toEqual({ total: 0, pending: 0, approved: 0 });
  expect((await stage.call('GET', '/reports.atom')).body).toBe(order);
  expect(JSON.stringify(await stage.stored(id))).not.toContain('Xylophone');
});

test("another club's report is 404, a pilot gets 403, and changes are audited without their text (C17.2)", async () => {
  const id = await published();
  expect((await suggest(id, { question: null }, 'valleyManager')).statusCode).toBe(404);
  expect((await stage.call('GET', at(id), { as: 'valleyAdmin' })).statusCode).toBe(404);
  expect((await withdraw(id, 'ridgePilot')).statusCode).toBe(403);
  expect((await stage.call('GET', at(id))).statusCode).toBe(401);
  expect((await suggest('not-an-id')).statusCode).toBe(404);
  const rows = await auditOf(stage, async () => {
    await suggest(id, { question: QUESTION }, 'superAdmin');
    await withdraw(id, 'ridgeAdmin');
    await withdraw(id, 'ridgeAdmin');
  });
  expect(rows.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['report-briefing', id],
    ['report-briefing-end', id],
  ]);
  expect(JSON.stringify(rows)).not.toContain('canopy');
});
