/** Refusals in the caller's language (C14.7). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModule } from '../../../scripts/words/modules.ts';
import { words as polish } from '../../../server/http/refusals/languages/pl.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const send = (language?: string) =>
  stage.app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { 'content-type': 'application/json', ...(language && { 'accept-language': language }) },
    payload: JSON.stringify({ headline: 'x'.repeat(201) }),
  });

test('a refusal is in the requested language, with its values, and names that language (C14.7)', async () => {
  const answer = await send('pl-PL,pl;q=0.9,en;q=0.5');
  expect([answer.statusCode, answer.headers['content-language'], answer.headers['problem']]).toEqual([
    400,
    'pl',
    'request/invalid',
  ]);
  expect(String(answer.headers['vary'])).toContain('Accept-Language');
  const { errors, message } = answer.json();
  const said = Object.fromEntries(errors.map((each: { path: string; message: string }) => [each.path, each.message]));
  expect(said['clubId']).toBe(polish.reports.clubRequired);
  expect(said['headline']).toContain('200');
  expect(said['headline']).toContain(polish.reports.labels.headline);
  expect(Object.keys(errors[0])).toEqual(['path', 'message']);
  expect(message).toBe(errors.map((each: { message: string }) => each.message).join(', '));
});

test.each([
  ['de', '„', '“ '],
  ['nl', '‘', '’ '],
  ['sv', '”', '” '],
  ['cs', '', ': '],
  ['fr', '', '\u00a0: '],
  ['it', '', ': '],
  ['es', '', ': '],
  ['pl', '', ': '],
] as const)(
  'in %s, a refused owner of an action or a hazard is named as on its form (C14.7)',
  async (language, open, close) => {
    for (const [url, form] of [
      ['/api/actions', 'web/components/actions/form/words'],
      ['/api/hazards', 'web/components/hazards/form/words'],
    ] as const) {
      const refused = await stage.call('POST', url, {
        as: 'ridgeManager',
        body: { title: 'x', ownerName: 'x'.repeat(101) },
        headers: { 'accept-language': language },
      });
      const owner = refused.json().errors.find(({ path }: { path: string }) => path === 'ownerName');
      const label = (await readModule(form, language))?.['who'];
      expect(owner.message.slice(0, owner.message.indexOf(close) + close.length)).toBe(`${open}${label}${close}`);
      expect(owner.message).toContain('100');
    }
  },
);

test('without a supported language, refusals are in English (C14.7)', async () => {
  const [none, unknown] = [await send(), await send('ja')];
  expect([none.headers['content-language'], unknown.headers['content-language']]).toEqual(['en', 'en']);
  expect(none.json()).toEqual(unknown.json());
  expect(none.json().errors).toContainEqual({ path: 'clubId', message: 'Please select a club' });
});

test('errors in an imported file and its rows are in the requested language, with cells quoted as they are (C14.7)', async () => {
  const upload = (language: string, body: string) =>
    stage.call('POST', '/api/imports', {
      as: 'ridgeAdmin',
      body,
      headers: { 'content-type': 'text/csv', 'accept-language': language },
    });
  const rows = 'Date,Was ist passiert,Schwere\n31.02.2019,Seilriss im Windenstart.,x\n1.2.2019,kurz,y';
  const german = await upload('de', rows);
  expect([german.statusCode, german.headers['content-language']]).toEqual([201, 'de']);
  expect(german.json().bad).toEqual([
    { row: 2, message: 'Date „31.02.2019“: der Februar 2019 hat 28 Tage' },
    { row: 3, message: expect.stringMatching(/^Was ist passiert „kurz“: Bitte beschreib/) },
  ]);
  const english = (await upload('en', rows)).json().bad;
  expect(english[0]).toEqual({ row: 2, message: 'Date "31.02.2019": February 2019 has 28 days' });
  const changed = await stage.call('PATCH', `/api/imports/${german.json().id}`, {
    as: 'ridgeAdmin',
    body: { dayOrder: 'mdy' },
    headers: { 'accept-language': 'fr' },
  });
  expect(changed.json().bad[0].message).toContain('il n’y a pas de mois 31');
  const refused = await upload('sv', 'Date,Date\n1,2');
  expect(refused.json().errors).toEqual([{ path: 'file', message: 'Rad 1: kolumnen Date finns två gånger' }]);
  const hostile = await upload('pl', `\u0001{"sentence":"x","Narrative\n\u0001{,\u0001{"sentence":1}`);
  expect([201, 400]).toContain(hostile.statusCode);
});
