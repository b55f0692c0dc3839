/** The language of a copy, filtering by it, and the team's correction of it (C14.8, C19.3). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'ridgeManager' as const;
const GERMAN = 'Beim Windenstart ging die Haube auf, ich habe sofort ausgeklinkt.';
const published = async (texts: Record<string, string>) => {
  const id = await stage.report('ridge', texts);
  await stage.approve(id);
  return id;
};
const copyOf = async (id: string) => (await stage.call('GET', `/api/reports/public/${id}`)).json();
const found = async (query: string) => {
  const list = (await stage.call('GET', `/api/reports/public?${query}`)).json();
  const { total } = (await stage.call('GET', `/api/reports/public/counts?${query}`)).json();
  expect(total).toBe(list.length);
  return list.map(({ id }: { id: string }) => id);
};
const correct = (id: string, body: object, who: 'ridgeManager' | 'valleyManager' | 'ridgePilot' = as) =>
  stage.call('PATCH', `/api/reports/${id}/language`, { as: who, body });

test('a copy has the language of its text, else the one stated, else none, and can be filtered by it (C14.8)', async () => {
  const german = await published({ narrative: GERMAN, narrativeLanguage: 'English' });
  const english = await published({ narrativeLanguage: 'German' });
  const said = await published({ narrative: 'Seilriss in 80 m.', narrativeLanguage: 'Deutsch' });
  const unknown = await published({ narrative: 'Seilriss in 90 m.', narrativeLanguage: 'Klingon' });
  const languages = await Promise.all([german, english, said, unknown].map(async (id) => (await copyOf(id)).language));
  expect(languages).toEqual(['de', 'en', 'de', null]);
  const [both] = [[german, said].sort()];
  expect((await found('language=de')).sort()).toEqual(both);
  expect(await found('language=en')).toEqual([english]);
  expect(await found('language=pl')).toEqual([]);
  expect(await found('language=de&keyword=haube')).toEqual([german]);
  expect(await found('language=en&keyword=haube')).toEqual([]);
  expect((await found('language=de&startDate=2000-01-01')).sort()).toEqual(both);
  expect((await found('language=')).length).toBe(4);
  const feed = (await stage.call('GET', '/reports.atom')).body;
  expect(feed).toContain(`<content type="text" xml:lang="de">${GERMAN}`);
  for (const language of ['DE', 'german', 'xx'])
    for (const path of ['public', 'public/counts']) {
      const refused = await stage.call('GET', `/api/reports/${path}?language=${language}`);
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'language']);
    }
});

test('the list of a language changes as soon as a copy in it is published or hidden (C14.8)', async () => {
  const query = 'language=sv';
  expect(await found(query)).toEqual([]);
  const id = await published({ narrative: 'Under vinschstarten öppnades huven och jag fick landa.' });
  expect(await found(query)).toEqual([id]);
  await stage.call('POST', `/api/reports/${id}/hide`, { as });
  expect(await found(query)).toEqual([]);
});

test('a language corrected by the team is audited, and preview and copy follow it (C19.3)', async () => {
  const id = await published({ narrative: 'Seilriss in 70 m.', narrativeLanguage: 'English' });
  expect((await copyOf(id)).language).toBe('en');
  const rows = await auditOf(stage, async () => {
    const corrected = await correct(id, { narrativeLanguage: ' German ' });
    expect([corrected.statusCode, corrected.json().narrativeLanguage]).toEqual([200, 'German']);
  });
  expect(rows).toMatchObject([{ action: 'report-language', actorId: stage.people[as].id, subjectId: id }]);
  expect(JSON.stringify(rows)).not.toContain('German');
  expect(await copyOf(id)).toMatchObject({ language: 'de', smsManagerComment: 'Check the latch twice.' });
  const pending = await stage.report('ridge', { narrative: 'Seilriss in 60 m.' });
  await correct(pending, { narrativeLanguage: 'Polish' });
  const preview = await stage.call('GET', `/api/reports/${pending}/public-preview`, { as });
  expect(preview.json().copy.language).toBe('pl');
  expect((await stage.call('GET', `/api/reports/public/${pending}`)).statusCode).toBe(404);
});

test('the language set by the team outweighs the text, even when the report is published again (C19.3)', async () => {
  const id = await published({ narrative: GERMAN, narrativeLanguage: 'English' });
  expect((await copyOf(id)).language).toBe('de');
  await correct(id, { narrativeLanguage: 'Dutch' });
  expect((await copyOf(id)).language).toBe('nl');
  await stage.call('POST', `/api/reports/${id}/hide`, { as });
  await stage.approve(id);
  expect((await copyOf(id)).language).toBe('nl');
  expect(Object.keys((await stage.call('GET', `/api/reports/${id}`, { as })).json())).not.toContain(
    'languageCorrected',
  );
});

test('a missing or invalid language is 400, and only reviewers of the report can set it (C19.3)', async () => {
  const id = await stage.report('ridge');
  for (const narrativeLanguage of ['', ' ', null, undefined, 7, 'x'.repeat(201), 'Ger\nman']) {
    const refused = await correct(id, { narrativeLanguage });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'narrativeLanguage']);
  }
  expect((await correct(id, { narrativeLanguage: 'German' }, 'valleyManager')).statusCode).toBe(404);
  expect((await correct(id, { narrativeLanguage: 'German' }, 'ridgePilot')).statusCode).toBe(403);
  expect((await stage.stored(id)).narrativeLanguage).toBe('English');
});
