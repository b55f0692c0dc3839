/** Keyword search (C3.13): case, accents, every word, no wildcards, and nothing hidden found by the public. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_TEXT_NAMES } from '../../../domain/reports/report.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

async function find(url: string, keyword: string, as?: 'superAdmin' | 'ridgeManager'): Promise<string[]> {
  const found = await stage.call('GET', `${url}?keyword=${encodeURIComponent(keyword)}&limit=200`, as && { as });
  expect(found.statusCode, keyword).toBe(200);
  const counts = await stage.call('GET', `${url}/counts?keyword=${encodeURIComponent(keyword)}`, as && { as });
  const ids = found.json().map(({ id }: { id: string }) => id);
  expect(counts.json().total, `count of ${keyword}`).toBe(ids.length);
  return ids;
}

const findPublic = (keyword: string) => find('/api/reports/public', keyword);
const findStaff = (keyword: string) => find('/api/reports', keyword, 'superAdmin');

async function published(texts: Record<string, string>, comment?: string): Promise<string> {
  const id = await stage.report('ridge', texts);
  await stage.approve(id, comment);
  return id;
}

test('case, accents, ligatures and composition do not matter, in the text or in the keyword (C3.13)', async () => {
  const id = await published({ narrative: 'The straße near the Zürich læke was ICY, señor, the łódka slipped ﬁrst.' });
  const spelled = [
    'strasse',
    'STRASSE',
    'zurich',
    'Zu\u0308rich',
    'ZÜRICH',
    'icy',
    'senor',
    'SEÑOR',
    'laeke',
    'first',
    'lodka',
  ];
  for (const keyword of spelled) {
    expect(await findPublic(keyword), keyword).toContain(id);
    expect(await findStaff(keyword), keyword).toContain(id);
  }
});

test('an accent on its own is an ordinary character, and a combining one without a letter finds nothing (C3.13)', async () => {
  const id = await published({ narrative: 'The vario didn´t sound over the mesa ¨dry¨.' });
  for (const keyword of ['´', '¨', 'DIDN´T', '¨dry¨ vario']) {
    expect(await findPublic(keyword), keyword).toEqual([id]);
    expect(await findStaff(keyword), keyword).toEqual([id]);
  }
  for (const keyword of ['¸', 'vario ˜', '\u0301', 'vario \u0301', '\u20DD', 'didn t´']) {
    expect(await findPublic(keyword), keyword).toEqual([]);
    expect(await findStaff(keyword), keyword).toEqual([]);
  }
  expect(await findPublic('vario \u200B')).toEqual([id]);
});

test('a straight apostrophe finds a curly one, and the reverse, in short words, long words and labels (C3.13, C14.6)', async () => {
  const long = 'aujourd’hui-en-fin-de-matinee';
  const curly = await published({ narrative: `Près de la piste, l’élève a rebondi ${long}.` });
  const straight = await published({ narrative: "Près de la piste, l'élève a rebondi aujourd'hui-en-fin-de-matinee." });
  const both = [curly, straight].toSorted();
  for (const keyword of ["l'élève", 'l’élève', "L'ELEVE", "'élève rebondi", long, long.replace('’', "'")]) {
    expect((await findPublic(keyword)).toSorted(), keyword).toEqual(both);
    expect((await findStaff(keyword)).toSorted(), keyword).toEqual(both);
  }
  expect(await findPublic('leleve')).toEqual([]);
});

test('every word must occur, as part of a word, in any order and any field, or nothing is found (C3.13)', async () => {
  const id = await published(
    { narrative: 'A quokka crossed the runway.', headline: 'Marsupial incursion' },
    'Fence wanted.',
  );
  await published({ narrative: 'A wombat crossed the runway.' });
  for (const keyword of ['quokka', 'uokk', 'runway quokka', ' quokka   FENCE\tmarsup ', 'quokka quokka'])
    expect(await findPublic(keyword), keyword).toEqual([id]);
  for (const keyword of ['quokka wombat', 'quokkas', 'quokka crossed the taxiway', 'runway.A'])
    expect(await findPublic(keyword), keyword).toEqual([]);
});

test.each(['%', '_', '\\', "'", '"', '100%', 'a_b', 'C:\\field', "o'clock", '\\%', '$1', '*', '(.', '[a-z]', '--'])(
  'the characters %s are searched for literally (C3.13)',
  async (keyword) => {
    const id = await published({ narrative: `Somebody wrote ${keyword} into the log.` });
    await published({ narrative: 'Somebody wrote nothing special into the log at ten.' });
    for (const found of [await findPublic(keyword), await findStaff(keyword)]) {
      expect(found).toContain(id);
      for (const other of found)
        expect(
          JSON.stringify(Object.values(await stage.stored(other)))
            .toLowerCase()
            .replaceAll('’', "'"),
        ).toContain(JSON.stringify(keyword.toLowerCase()).slice(1, -1));
    }
  },
);

test('a backslash at the end of a keyword is an ordinary character, not an error (C3.13)', async () => {
  const id = await published({ narrative: 'The windsock pole reads NORTH\\ in paint.' });
  for (const keyword of ['north\\', '\\', 'north\\ paint']) expect(await findPublic(keyword), keyword).toContain(id);
  expect(await findPublic('south\\')).toEqual([]);
});

test.each(['', '   ', '\u200b'])('a blank keyword, %j, does not filter (C3.13)', async (keyword) => {
  const all = (await stage.call('GET', '/api/reports/public?limit=200')).json();
  expect(await findPublic(keyword)).toHaveLength(all.length);
});

test('a keyword has at most 200 characters; a longer one, or one with control characters, is 400 (C3.3, C3.4)', async () => {
  expect(await findPublic('q'.repeat(200))).toEqual([]);
  for (const keyword of ['q'.repeat(201), 'a%00b', 'a%0Ab']) {
    const refused = await stage.call('GET', `/api/reports/public?keyword=${keyword}`);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'keyword']);
  }
});

test('staff search covers every text field of a report, the comment included (C3.13)', async () => {
  const word = (name: string) => `zq${name.toLowerCase()}`;
  const texts = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, `${word(name)} there`]));
  const special = { utcDate: '2019-07-08', utcTime: '04:35:36', localDate: '2019-09-10', localTime: '05:46:47' };
  const contact = { reporterEmail: 'zqreporteremail@example.org', reporterTelephone: '+44 1632 960 961' };
  const id = await stage.report('ridge', { ...texts, ...special, ...contact });
  await stage.call('POST', `/api/reports/${id}/comment`, { as: 'ridgeManager', body: { comment: 'zqcomment here' } });
  for (const name of REPORT_TEXT_NAMES) {
    const keyword =
      name in special ? special[name as 'utcDate'] : name === 'reporterTelephone' ? '960 961' : word(name);
    expect(await find('/api/reports', keyword, 'ridgeManager'), name).toEqual([id]);
  }
  expect(await findStaff('zqcomment')).toEqual([id]);
});

test("staff search finds reports of the user's own club only (C4.1)", async () => {
  const mine = await stage.report('ridge', { narrative: 'A platypus by the winch.' });
  const theirs = await stage.report('valley', { narrative: 'A platypus by the hangar.' });
  expect(await find('/api/reports', 'platypus', 'ridgeManager')).toEqual([mine]);
  expect((await findStaff('platypus')).toSorted()).toEqual([mine, theirs].toSorted());
});

test('public search neither finds nor counts a report by a value that its copy does not show (C3.13)', async () => {
  const secrets = {
    aircraftRegistration: 'G-QZXW',
    serialNumber: 'SN-774411',
    reporterName: 'Xanthippe Quillfeather',
    reporterEmail: 'xq@quillfeather.example',
    reporterTelephone: '+44 1632 960 777',
    otherAircraftInfo: 'wobblestick',
    airspaceClass: 'classzulu',
    lastDeparturePointIcao: 'QZQZ',
  };
  const narrative = 'I, Xanthippe Quillfeather (xq@quillfeather.example, +44 1632 960 777), flew G-QZXW, SN-774411.';
  const id = await published({ ...secrets, narrative }, 'Xanthippe flew G-QZXW well.');
  expect(await findStaff('Quillfeather')).toEqual([id]);
  const parts = [
    'xanthippe',
    'quill',
    'feather',
    'qzxw',
    'g-qzxw',
    '774411',
    '960',
    '777',
    'wobble',
    'zulu',
    'qzqz',
    'xq@',
  ];
  for (const keyword of [...Object.values(secrets), ...parts]) expect(await findPublic(keyword), keyword).toEqual([]);
});

test('public search does not find a hidden report (C3.13)', async () => {
  const id = await published({ narrative: 'An echidna in the launch point hut.' });
  expect(await findPublic('echidna')).toEqual([id]);
  await stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' });
  expect(await findPublic('echidna')).toEqual([]);
});

test('after a new comment, the words of the old one are no longer found (C3.13, C5.1)', async () => {
  const id = await published({ narrative: 'A plain narrative of an event.' }, 'Beware of numbats.');
  await stage.call('POST', `/api/reports/${id}/comment`, { as: 'superAdmin', body: { comment: 'Beware of bilbies.' } });
  expect([await findPublic('numbats'), await findStaff('numbats')]).toEqual([[], []]);
  expect([await findPublic('bilbies'), await findStaff('bilbies')]).toEqual([[id], [id]]);
});
