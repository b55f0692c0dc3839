import { afterAll, expect, test } from 'vitest';
import { eraseDue } from '../../../server/erasure/erasure.ts';
import { previewRetention, runRetention } from '../../../server/erasure/retention/job.ts';
import { auditOf } from '../../audit.ts';
import { setStage } from '../../stage.ts';

const stage = await setStage();
afterAll(stage.close);

const CONTACT = {
  reporterName: 'Wilhelmina Quist',
  reporterEmail: 'wilhelmina@quist.example',
  reporterTelephone: '+49 170 1234567',
};
/** Only the reporter's own name shows that this word names a person. */
const NARRATIVE = 'The canopy of quist opened on the winch launch at 200 feet.';

const found = async (keyword: string) =>
  (await stage.call('GET', `/api/reports?keyword=${keyword}`, { as: 'superAdmin' })).json().length;
const erase = (id: string, as: Parameters<typeof stage.call>[2]) =>
  stage.call('DELETE', `/api/reports/${id}/contact`, as);

test('erasing the contact removes name, email and telephone, from the search too, and nothing else', async () => {
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

test("only an admin of the report's club or a super-admin can erase the contact, and a refusal changes nothing", async () => {
  const id = await stage.report('ridge', CONTACT);
  const statuses = [];
  for (const as of ['ridgePilot', 'ridgeManager', 'valleyAdmin'] as const)
    statuses.push((await erase(id, { as })).statusCode);
  statuses.push((await erase(id, {})).statusCode);
  expect(statuses).toEqual([403, 403, 404, 401]);
  expect((await erase('nothing', { as: 'superAdmin' })).statusCode).toBe(404);
  expect(await stage.stored(id)).toMatchObject(CONTACT);
});

test("after the contact is erased, the reporter's name stays replaced even if a reviewer keeps the whole text (C5.2)", async () => {
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

/** The reporter's name is not a word in any language, and nothing around it suggests that it names a person. */
const NAMED = {
  reporterName: 'Zqortan',
  narrative: 'On the second launch Zqortan let the wing drop and the glider turned.',
};
const COMMENT = 'Check the latch twice.';
const shownOf = async (id: string) => (await stage.call('GET', `/api/reports/public/${id}`)).json();

/** A decision about the first occurrence of some words in a text. */
function on(field: string, text: string, words: string, decision: { action: string; replacement?: string }) {
  const start = text.indexOf(words);
  return { field, start, end: start + words.length, ...decision };
}

async function decide(id: string, redactions: object[], comment = COMMENT) {
  const body = { comment, redactions };
  const done = await stage.call('POST', `/api/reports/${id}/approve`, { as: 'ridgeManager', body });
  expect(done.statusCode).toBe(200);
}

/** The two ways to erase the contact. */
const ERASURES = {
  'on request': async (id: string) => {
    expect((await erase(id, { as: 'superAdmin' })).statusCode).toBe(204);
  },
  'by retention': async (id: string) => {
    const reviewed = stage.clock.read().getTime();
    await stage.services.database.transaction((tx) =>
      eraseDue(tx, new Date(reviewed + 1), { limit: 1_000, now: new Date(reviewed) }),
    );
    expect((await stage.stored(id)).reporterEmail).toBe(null);
  },
};

const inNarrative = (words: string, decision: { action: string; replacement?: string }) =>
  on('narrative', NAMED.narrative, words, decision);

test.each(
  Object.entries(ERASURES).flatMap(([way, run]) => [
    { way, run, what: 'reworded', before: [inNarrative('Zqortan', { action: 'replace', replacement: 'the pilot' })] },
    { way, run, what: 'marked with more around it', before: [inNarrative('Zqortan let', { action: 'replace' })] },
    { way, run, what: 'put back', before: [inNarrative('Zqortan', { action: 'keep' })] },
  ]),
)(
  'the name of an erased reporter that had been $what is replaced in all later versions ($way) (C5.2)',
  async ({ run, before }) => {
    const id = await stage.report('ridge', NAMED);
    await decide(id, before);
    await run(id);
    for (const redactions of [
      [],
      [inNarrative('glider', { action: 'replace' })],
      [{ field: 'narrative', start: 0, end: NAMED.narrative.length, action: 'keep' }],
    ]) {
      await decide(id, redactions);
      expect((await shownOf(id)).narrative).toMatch(/second launch \[\w+\] let the wing drop/);
    }
  },
);

test('an erased name that is recognised even without the contact cannot be put back either (C5.2)', async () => {
  const narrative = 'Then Mr Zqortan said that the wing had dropped.';
  const id = await stage.report('ridge', { ...NAMED, narrative });
  const keep = [{ field: 'narrative', start: 0, end: narrative.length, action: 'keep' }];
  await decide(id, []);
  await erase(id, { as: 'superAdmin' });
  await decide(id, keep);
  expect((await shownOf(id)).narrative).not.toContain('Zqortan');
});

test('a part of an erased name that is also an ordinary word, and was put back, is replaced from then on (C5.2)', async () => {
  const narrative = 'On the second launch Field let the wing drop.';
  const id = await stage.report('ridge', { reporterName: 'Anna Field', narrative });
  await decide(id, [on('narrative', narrative, 'Field', { action: 'keep' })]);
  expect((await shownOf(id)).narrative).toBe(narrative);
  await erase(id, { as: 'superAdmin' });
  await decide(id, []);
  expect((await shownOf(id)).narrative).not.toContain('Field');
});

test('the name of another person can still be put back after an erasure (C5.4)', async () => {
  const narrative = 'On the second launch Zqortan let go. Mr Weatherby Clarke said so.';
  const id = await stage.report('ridge', { ...NAMED, narrative });
  await decide(id, []);
  expect((await shownOf(id)).narrative).not.toContain('Weatherby');
  await erase(id, { as: 'superAdmin' });
  await decide(id, [on('narrative', narrative, 'Mr Weatherby Clarke', { action: 'keep' })]);
  expect((await shownOf(id)).narrative).toMatch(/launch \[\w+\] let go\. Mr Weatherby Clarke said so\.$/);
});

test('a rewording that names the reporter is not published after the erasure either (C5.2)', async () => {
  const id = await stage.report('ridge', NAMED);
  await decide(id, [
    inNarrative('the wing', { action: 'replace', replacement: 'what Zqortan held' }),
    inNarrative('the glider', { action: 'replace', replacement: 'the aircraft' }),
  ]);
  expect((await shownOf(id)).narrative).toBe('On the second launch [name] let [removed] drop and the aircraft turned.');
  await erase(id, { as: 'superAdmin' });
  await stage.approve(id, COMMENT);
  expect((await shownOf(id)).narrative).toMatch(/launch \[\w+\] let \[removed\] drop and the aircraft turned\.$/);
});

test('the erased name stays replaced in a stored comment, whatever was decided before (C5.2)', async () => {
  const comment = 'On the second launch Zqortan let the wing drop.';
  const id = await stage.report('ridge', NAMED);
  const reworded = on('smsManagerComment', comment, 'Zqortan', { action: 'replace', replacement: 'the pilot' });
  await decide(id, [reworded], comment);
  await erase(id, { as: 'superAdmin' });
  await decide(id, [], comment);
  expect((await shownOf(id)).smsManagerComment).toMatch(/^On the second launch \[\w+\] let the wing drop\.$/);
});

test('positions of an erased name in one comment do not affect the next one, however often it is saved (C5.3)', async () => {
  const next = 'A good recovery: the speed was kept above 90 km/h.';
  const id = await stage.report('ridge', NAMED);
  const body = { comment: 'On the second launch Zqortan let the wing drop.' };
  await stage.call('POST', `/api/reports/${id}/comment`, { as: 'ridgeManager', body });
  await erase(id, { as: 'superAdmin' });
  for (const action of ['comment', 'approve', 'comment']) {
    const saved = { as: 'ridgeManager', body: { comment: next } } as const;
    expect((await stage.call('POST', `/api/reports/${id}/${action}`, saved)).statusCode).toBe(200);
  }
  const { smsManagerComment, narrative } = await shownOf(id);
  expect(smsManagerComment).toBe(next);
  expect(narrative).not.toContain('Zqortan');
});

test('a mark in one comment does not affect the next one, however often it is saved (C5.3)', async () => {
  const first = 'On the second launch the wing dropped at once.';
  const next = 'A good recovery: the speed was kept above 90 km/h.';
  const id = await stage.report('ridge');
  await decide(id, [on('smsManagerComment', first, 'second launch', { action: 'replace' })], first);
  for (const _time of [1, 2]) await stage.approve(id, next);
  expect((await shownOf(id)).smsManagerComment).toBe(next);
});

const winter = () =>
  stage.report('ridge', { reporterName: 'Jan Winter', narrative: 'Der Pilot (Winter) hat die Haube vergessen.' });
const comment = async (id: string, text: string) => {
  const body = { comment: text };
  expect((await stage.call('POST', `/api/reports/${id}/comment`, { as: 'superAdmin', body })).statusCode).toBe(200);
};

test('a name stays replaced after the erasure, even if a member of staff of that name leaves (C5.2)', async () => {
  const user = { email: 'jan.winter@ridge.example', name: 'Jan Winter', password: 'a long password', role: 'pilot' };
  const made = await stage.call('POST', '/api/users', {
    as: 'superAdmin',
    body: { ...user, clubId: stage.clubs.ridge },
  });
  const id = await winter();
  await stage.approve(id);
  await erase(id, { as: 'superAdmin' });
  await stage.call('DELETE', `/api/users/${made.json().id}`, { as: 'superAdmin' });
  await comment(id, 'Haube vor dem Start prüfen.');
  expect((await shownOf(id)).narrative).toBe('Der Pilot ([name]) hat die Haube vergessen.');
});

test('a name stays replaced after the erasure, even if the comment that explained it is rewritten (C5.2)', async () => {
  const id = await stage.report('ridge', { reporterName: 'Andrew Field', narrative: 'Report by Field.' });
  await decide(id, [], 'Mr Field told us about it.');
  await erase(id, { as: 'superAdmin' });
  await comment(id, 'Check the canopy.');
  expect((await shownOf(id)).narrative).toBe('Report by [name].');
});

test('the figures of a telephone number in words, once erased, stay words in a later comment (C5.3)', async () => {
  const narrative = 'Ruft mich an unter null eins sieben eins zwei drei vier fünf sechs sieben acht.';
  const id = await stage.report('ridge', { reporterTelephone: '+49 171 2345678', narrative });
  await stage.approve(id);
  await erase(id, { as: 'superAdmin' });
  const next = 'Sieben Flugzeuge waren am Start. Null Fehler.';
  await comment(id, next);
  const { smsManagerComment, narrative: shown } = await shownOf(id);
  expect(smsManagerComment).toBe(next);
  expect(shown).toBe('Ruft mich an unter [phone].');
});

test('a name erased from the notes alone is replaced in a comment written after the erasure (C5.2)', async () => {
  const id = await stage.report('ridge', { reporterName: 'Jan Winter', narrative: 'Die Haube war offen.' });
  const notes = { told: 'Danke (Winter), wir prüfen.', findings: 'Der Pilot (Winter) war müde.' };
  await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as: 'ridgeAdmin', body: notes });
  await erase(id, { as: 'superAdmin' });
  await decide(id, [], 'Der Pilot (Winter) war müde.');
  expect((await shownOf(id)).smsManagerComment).toBe('Der Pilot ([name]) war müde.');
});

test('retention erases the contact a set number of days after the review, once a day on one instance, and is audited', async () => {
  const approved = await stage.report('ridge', CONTACT);
  const hidden = await stage.report('valley', CONTACT);
  const pending = await stage.report('ridge', CONTACT);
  await stage.approve(approved);
  await stage.approve(hidden);
  await stage.call('POST', `/api/reports/${hidden}/hide`, { as: 'superAdmin' });
  const reviewed = stage.clock.read().getTime();
  /** The services this many hours after those reviews; sessions do not last that long. */
  const after = (hours: number) => ({ ...stage.services, clock: () => new Date(reviewed + hours * 3_600_000) });
  expect(await runRetention(after(29 * 24), 30)).toBe(0);
  const later = after(30 * 24 + 1);
  stage.clock.advance({ hours: 11 });
  const fresh = await stage.report('ridge', CONTACT);
  await stage.approve(fresh);
  const due = (await previewRetention(later, 30)).map(({ id }) => id);
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

test('retention commits one report at a time, so that requests never wait for more than one (C10.5)', async () => {
  const ids = [await stage.report('ridge', CONTACT), await stage.report('ridge', CONTACT)];
  for (const id of ids) await stage.approve(id);
  const { database } = stage.services;
  const reviewed = stage.clock.read().getTime();
  const erasedAfterEach: number[] = [];
  const watched = {
    ...database,
    transaction: (async (work) => {
      const answer = await database.transaction(work);
      const contacts = await Promise.all(ids.map(async (id) => (await stage.stored(id)).reporterEmail));
      erasedAfterEach.push(contacts.filter((email) => email === null).length);
      return answer;
    }) as typeof database.transaction,
  };
  await runRetention({ database: watched, clock: () => new Date(reviewed + 60 * 86_400_000) }, 30);
  expect(new Set([0, ...erasedAfterEach])).toEqual(new Set([0, 1, 2]));
});
