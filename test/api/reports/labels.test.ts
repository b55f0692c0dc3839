/** A keyword finds list values by their label in the page's language (C14.6): `lang` on lists, counts and CSV. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/language/languages.ts';
import { valuesByLabel } from '../../../domain/reports/labels/values-by-label.ts';
import { COMMON_FIELDS } from '../../../domain/reports/lookups.ts';
import type { StaffReport } from '../../../domain/reports/staff-report.ts';
import { foldText, searchText, searchWords } from '../../../domain/text/folding/search.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'ridgeManager' as const;
type Query = Record<string, string>;
const call = (path: string, query: Query) =>
  stage.call('GET', `${path}?${new URLSearchParams(query)}`, path.includes('public') ? {} : { as });

/** The ids that a list finds; its counts must agree. */
async function found(path: '/api/reports/public' | '/api/reports', query: Query): Promise<string[]> {
  const list = await call(path, { limit: '200', ...query });
  expect(list.statusCode, JSON.stringify(query)).toBe(200);
  const { approvalStatus: _, ...counted } = query;
  const counts = (await call(`${path}/counts`, counted)).json();
  const ids = list.json().map(({ id }: { id: string }) => id);
  if (!query['approvalStatus']) expect(counts.total, JSON.stringify(query)).toBe(ids.length);
  return ids.sort();
}
const publicly = (keyword: string, lang: string, more: Query = {}) =>
  found('/api/reports/public', { keyword, lang, ...more });
const forStaff = (keyword: string, lang: string, more: Query = {}) => found('/api/reports', { keyword, lang, ...more });

async function published(texts: Record<string, string>): Promise<string> {
  const id = await stage.report('ridge', texts);
  await stage.approve(id, 'Noted.');
  return id;
}

test('a keyword finds a value by its label, in that language only, for staff and the public (C14.6)', async () => {
  const id = await published({ narrative: 'The cable parted.', flightPhase: 'Winch launch - ground run' });
  const other = await published({ narrative: 'The winch launch had no ground run.' });
  for (const word of ['Windenstart', 'windenst', 'ANROLLEN', 'Windenstart anrollen', 'windenstart cable']) {
    expect(await publicly(word, 'de'), word).toEqual([id]);
    expect(await forStaff(word, 'de'), word).toEqual([id]);
  }
  for (const lang of LANGUAGES.filter((each) => each !== 'de')) expect(await publicly('windenst', lang)).toEqual([]);
  expect(await publicly('winch', 'de')).toEqual([id, other].sort());
  for (const word of ['Windenstart wombat', 'Windenstarts']) expect(await publicly(word, 'de'), word).toEqual([]);
});

test('labels are found regardless of case and accents, and special characters have no meaning (C14.6)', async () => {
  const id = await published({ narrative: 'It was folded away.', worldRegion: 'Austria', injuryLevel: 'Fatal injury' });
  for (const word of ['österreich', 'OSTERREICH', 'tödlich', 'todlich', 'Osterreich  TÖDLICH'])
    expect(await publicly(word, 'de'), word).toEqual([id]);
  for (const word of ['%', 'öster%', "öster'", 'oster_eich', 'ö\\', '*', 'österreich:*', '(österreich', "' | '"])
    expect(await publicly(word, 'de'), word).toEqual([]);
});

test('staff find labels of every field, the public only of fields that a copy shows (C14.6)', async () => {
  const texts = { narrative: 'Seen from the tower.', airspaceClass: 'Danger, restricted or prohibited area' };
  const id = await stage.report('ridge', { ...texts, narrativeLanguage: 'Swedish', currentFlightRules: 'Night VFR' });
  const words = ['Sperrgebiet', 'Nacht-VFR', 'Schwedisch'];
  for (const word of words) expect(await forStaff(word, 'de'), word).toEqual([id]);
  await stage.approve(id);
  for (const word of words) expect(await publicly(word, 'de'), word).toEqual([]);
  for (const word of words)
    expect((await call('/api/reports', { keyword: word, lang: 'de', limit: '1' })).json()).toHaveLength(1);
});

test('a cached answer for a label changes as soon as a report is published or hidden (C14.6, C3.16)', async () => {
  const keyword = 'Segelkunstflug Kunstflug';
  expect(await publicly('Kunstflugtraining', 'de')).toEqual([]);
  expect(await publicly(keyword, 'de')).toEqual([]);
  const id = await published({ narrative: 'Too low at the end.', operationType: 'Aerobatic flight or training' });
  expect(await publicly('Kunstflugtraining', 'de')).toEqual([id]);
  expect(await publicly('Kunstflugtraining', 'sv')).toEqual([]);
  await stage.call('POST', `/api/reports/${id}/hide`, { as });
  expect(await publicly('Kunstflugtraining', 'de')).toEqual([]);
  await stage.approve(id);
  expect(await publicly('Kunstflugtraining', 'de')).toEqual([id]);
});

test('filters, days, status, paging, CSV and trends apply to a label as to any keyword (C14.6)', async () => {
  const texts = { narrative: 'On the way back.', weatherConditions: 'Icing or frost' };
  const ids: string[] = [];
  for (const headline of ['one', 'two', 'three', 'four', 'five', 'six'])
    ids.push(await published({ ...texts, headline, ...(headline < 'p' && { highestDamage: 'Minor damage' }) }));
  const [hidden = ''] = ids;
  await stage.call('POST', `/api/reports/${hidden}/hide`, { as });
  const shown = ids.slice(1).sort();
  const query = { keyword: 'givrage', lang: 'fr' };
  expect(await publicly('givrage', 'fr')).toEqual(shown);
  expect(await forStaff('givrage', 'fr', { approvalStatus: 'pending' })).toEqual([hidden]);
  expect(await publicly('givrage', 'fr', { startDate: '2000-01-01', endDate: '2000-12-31' })).toEqual([]);
  const damaged = await publicly('givrage', 'fr', { severity: 'minor damage' });
  expect(damaged.length).toBeGreaterThan(0);
  expect(damaged.length).toBeLessThan(shown.length);
  expect(await publicly('givrage', 'fr', { language: 'pl' })).toEqual([]);
  for (const path of ['/api/reports/public', '/api/reports']) {
    const seen: string[] = [];
    let next: string | undefined = `${path}?${new URLSearchParams({ ...query, limit: '2' })}`;
    while (next) {
      const page = await stage.call('GET', next, path.includes('public') ? {} : { as });
      seen.push(...page.json().map(({ id }: { id: string }) => id));
      next = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(seen.sort()).toEqual(path.includes('public') ? shown : [...ids].sort());
  }
  const file = (await call('/api/reports.csv', query)).body;
  for (const id of ids) expect(file).toContain(id);
  expect(file.split('\r\n')).toHaveLength(ids.length + 2);
  const trends = (await call('/api/analytics', query)).json();
  expect(trends.total).toBe(ids.length);
});

test('no lang, en or a blank lang changes nothing; an unsupported one is 400 at lang (C14.6)', async () => {
  await published({ narrative: 'By the way.', flightPhase: 'Thermalling' });
  for (const path of ['/api/reports/public', '/api/reports', '/api/reports/public/counts', '/api/reports/counts'])
    for (const keyword of ['thermal', 'Thermik', '']) {
      const plain = await call(path, { keyword });
      for (const lang of ['en', ''])
        expect((await call(path, { keyword, lang })).body, `${path} ${lang}`).toBe(plain.body);
    }
  for (const path of [
    'reports/public',
    'reports/public/counts',
    'reports',
    'reports/counts',
    'reports.csv',
    'analytics',
  ])
    for (const lang of ['DE', 'da', 'german', 'constructor', '__proto__', 'de,fr']) {
      const refused = await call(`/api/${path}`, { lang });
      expect([refused.statusCode, refused.json().errors?.[0]?.path], `${path} ${lang}`).toEqual([400, 'lang']);
    }
});

test('each label finds what has its value or its words, as a plain scan does, alone and combined (C14.6)', async () => {
  const fields = {
    injuryLevel: 'injuryLevels',
    worldRegion: 'worldRegions',
    aircraftCategory: 'aircraftCategories',
    operationType: 'operationTypes',
    flightPhase: 'flightPhases',
    weatherConditions: 'weatherConditions',
  } as const;
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  for (let at = 0; at < 24; at += 1) {
    const values = Object.entries(fields).map(([field, list], index) => [
      field,
      pick(COMMON_FIELDS[list], at * 7 + index),
    ]);
    // One text has more words than are indexed.
    const narrative = at === 5 ? Array.from({ length: 2_000 }, (_, index) => `nord${index}`).join(' ') : 'As it was.';
    await published({ narrative, ...Object.fromEntries(values) });
  }
  const stored: StaffReport[] = (await call('/api/reports', { limit: '200' })).json();
  const copies: StaffReport[] = (await call('/api/reports/public', { limit: '200' })).json();
  const texts = (report: StaffReport) =>
    searchText(
      Object.entries(report).map(([name, value]) => (name === 'id' || typeof value !== 'string' ? null : value)),
    );
  const values = (report: StaffReport) => [
    ...Object.keys(fields).map((name) => report[name as keyof typeof fields]),
    ...[report.highestDamage, report.airspaceClass, report.currentFlightRules, report.narrativeLanguage],
  ];
  const expected = (reports: StaffReport[], keyword: string, lang: (typeof LANGUAGES)[number]) =>
    reports
      .filter((report) =>
        searchWords(keyword).every(
          (word) =>
            texts(report).includes(word) || valuesByLabel(word, lang).some((value) => values(report).includes(value)),
        ),
      )
      .map(({ id }) => id)
      .sort();
  for (const [lang, keywords] of Object.entries({
    de: ['segel', 'start', 'e', 'un', 'flug nord', 'landung schweiz', 'unbekannt', 'sonstiges'],
    fr: ['planeur', 'atterrissage', 'é', 'vol nord', 'vent', 'pluie'],
    pl: ['szybowiec', 'ląd', 'start', 'wiatr'],
    cs: ['kluzák', 'přist', 'let'],
    sv: ['segelflyg', 'å', 'landning'],
  } as const))
    for (const keyword of keywords) {
      expect(
        valuesByLabel(foldText(keyword.split(' ')[0] ?? ''), lang as 'de').length,
        `${lang} ${keyword}`,
      ).toBeGreaterThan(0);
      expect(await publicly(keyword, lang), `${lang} ${keyword}`).toEqual(expected(copies, keyword, lang as 'de'));
      expect(await forStaff(keyword, lang), `${lang} ${keyword}`).toEqual(expected(stored, keyword, lang as 'de'));
    }
});
