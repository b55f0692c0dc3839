/** The file for the authority (C13.3): what it requires, contains and never contains. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gaps as GERMAN_GAPS } from '../../../domain/authority/file/words/de.ts';
import { languageId } from '../../../domain/e5x/languages.ts';
import { MOVE_ERASED_FINDS } from '../../../server/db/migrations/0040-0049/0043-former-names.ts';
import { auditOf } from '../../audit.ts';
import { type Stage, setStage } from '../../stage.ts';
import { AUSTRIA, CODED, download, readyReport, underRegime, unzip, xmlOf } from './fixtures.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await underRegime(stage);
});
afterAll(() => stage.close());

const check = async (id: string) =>
  (await stage.call('GET', `/api/reports/${id}/e5x/check`, { as: 'ridgeManager' })).json();

test('every gap is reported at its field, and facts and codes fill it (C13.3)', async () => {
  const id = await stage.report('ridge');
  const { ready, missing } = await check(id);
  const fields = missing.map(({ field }: { field: string }) => field);
  expect([ready, fields.join()]).toEqual([
    false,
    'occurrenceClass,categories,eventTypes,outcome,barriers,headline,localDate,locationOccurrence',
  ]);
  // XML allows none of these characters, so nothing is left.
  const unsayable = { headline: '\uFFFE', locationOccurrence: '\uFFFF' };
  const { missing: same } = await check(await stage.report('ridge', unsayable));
  expect(same).toEqual(missing);
  // The field paths stay; the messages are in the requested language (C14.7).
  const { headers, body } = await stage.call('GET', `/api/reports/${id}/e5x/check`, {
    as: 'ridgeManager',
    headers: { 'accept-language': 'de' },
  });
  expect(headers['content-language']).toBe('de');
  expect(JSON.parse(body).missing.map(({ field }: { field: string }) => field)).toEqual(
    missing.map(({ field }: { field: string }) => field),
  );
  expect(JSON.parse(body).missing).toContainEqual({ field: 'headline', message: GERMAN_GAPS.headline });
  const refused = await download(stage, id);
  expect([refused.statusCode, refused.json().errors.map(({ path }: { path: string }) => path)]).toEqual([409, fields]);
  const as = 'ridgeManager';
  await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as, body: CODED });
  const facts = { headline: 'Near miss', utcDate: '2026-06-01', stateArea: 'Tyrol' };
  await stage.call('PATCH', `/api/reports/${id}/authority-facts`, { as, body: facts });
  expect(await check(id)).toEqual({ ready: true, missing: [] });
  const xml = await xmlOf(stage, id);
  for (const said of ['>Near miss<', '>2026-06-01<', 'Tyrol', `>${AUSTRIA}<`, '>2180300<']) expect(xml).toContain(said);
  await underRegime(stage, { responsibleEntity: null });
  expect((await check(id)).missing).toMatchObject([{ field: 'responsibleEntity' }]);
  await underRegime(stage);
});

test('the file states the language of the text, or the one that the team has set (C13.3, C19.3)', async () => {
  const narrative = 'Beim Windenstart ging die Haube auf, ich habe sofort ausgeklinkt und bin gelandet.';
  const id = await readyReport(stage, { narrative, narrativeLanguage: 'English' });
  const language = async () => /<Reporter_S_Language[^>]*>(\d+)</.exec(await xmlOf(stage, id))?.[1];
  expect(await language()).toBe(languageId('German'));
  for (const [narrativeLanguage, inEnglish] of [
    ['Dutch', 'Dutch'],
    ['Français', 'French'],
    ['pl', 'Polish'],
  ] as const) {
    const change = { as: 'ridgeManager', body: { narrativeLanguage } } as const;
    await stage.call('PATCH', `/api/reports/${id}/language`, change);
    expect(await language()).toBe(languageId(inEnglish));
  }
});

test('the file is a zip with one XML in its root, under a stable name that does not reveal the id (C13.3)', async () => {
  const id = await readyReport(stage);
  const [first, again] = [await download(stage, id), await download(stage, id, '?kind=initial&text=anonymised')];
  expect(first.headers['content-type']).toBe('application/zip');
  expect(first.headers['cache-control']).toBe('no-store');
  const name =
    /^attachment; filename="windsock-([0-9A-Z]{8})\.e5x"$/.exec(String(first.headers['content-disposition']))?.[1] ??
    '';
  expect(again.headers['content-disposition']).toBe(first.headers['content-disposition']);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  const { name: inside, content } = unzip(first.rawPayload);
  expect(inside).toBe(`${name}.xml`);
  expect(content).toContain(`<File_Number attributeId="452">${name}</File_Number>`);
  expect(content).not.toContain(id.slice(0, 8));
  const other = await download(stage, await readyReport(stage));
  expect(other.headers['content-disposition']).not.toContain(name);
});

test('unknown query values are rejected with 400, before it is checked whether the file is ready (C13.3)', async () => {
  const id = await stage.report('ridge');
  for (const query of ['?kind=last', '?text=raw', '?identify=yes', '?kind=initial&kind=final'])
    expect([query, (await download(stage, id, query)).statusCode]).toEqual([query, 400]);
});

const REPORTER = {
  reporterName: 'Quirin Thistlewood',
  reporterEmail: 'quirin@thistle.example',
  reporterTelephone: '+43 660 1234567',
};
const TELLING = {
  ...REPORTER,
  headline: 'Near miss of D-KXYZ, seen by Quirin Thistlewood',
  narrative: 'Quirin Thistlewood (quirin@thistle.example) flew d-kxyz, serial 29123, and met a Duo.',
  worldRegion: 'Quirin Thistlewood’s meadow',
  aircraftRegistration: 'd-kxyz',
  serialNumber: '29123',
};

test('texts are de-identified unless the original is requested, and the aircraft is named only on request (C13.3)', async () => {
  const id = await readyReport(stage, TELLING, {
    findings: 'Quirin Thistlewood had not looked.',
    conclusions: 'D-KXYZ gets a FLARM, says Quirin.',
  });
  const plain = await xmlOf(stage, id);
  for (const canary of [/quirin/i, /thistle/i, /660/, /d-?kxyz/i, /29123/]) expect(plain).not.toMatch(canary);
  expect(plain).toContain('[registration]');
  const identified = await xmlOf(stage, id, '?identify=true');
  expect(identified).toContain('>D-KXYZ</Aircraft_Registration>');
  expect(identified).toContain('>29123</Serial_Number>');
  for (const canary of [/quirin/i, /thistle/i, /660/]) expect(identified).not.toMatch(canary);
  const original = await xmlOf(stage, id, '?text=original');
  expect(original).toContain('Quirin Thistlewood (quirin@thistle.example) flew d-kxyz');
  expect(original).toContain('D-KXYZ gets a FLARM');
  expect(/<Headline[^>]*>([^<]*)/.exec(original)?.[1]).toBe(/<Headline[^>]*>([^<]*)/.exec(plain)?.[1]);
  expect(original).not.toMatch(/660|Aircraft_Registration|Serial_Number/);
});

test('a manager’s redactions apply as in a published copy, but a headline never gets its registration back (C13.3)', async () => {
  const text = 'The winch driver Halloran waved. Piet Foo saw it over Larkhope.';
  const id = await readyReport(stage, { ...TELLING, headline: 'D-KXYZ near Larkhope', narrative: text });
  const start = text.indexOf('Larkhope');
  const redactions = [
    { field: 'narrative', start, end: start + 8, action: 'replace', replacement: '[place]' },
    { field: 'headline', start: 0, end: 6, action: 'keep' },
  ];
  const body = { comment: 'Look out.', redactions };
  await stage.call('POST', `/api/reports/${id}/comment`, { as: 'ridgeManager', body });
  const xml = await xmlOf(stage, id);
  expect(xml).toContain('[place]');
  expect(xml).not.toContain('KXYZ');
  expect(xml).toContain('Look out.');
});

test('after the contact is erased, a file shows no more of it than before (C13.3, C13.5)', async () => {
  const as = 'ridgeManager';
  const names = { ...REPORTER, reporterName: 'Quirin Wells' };
  const notes = { findings: 'wells pulled up, then Wells landed.', conclusions: 'We spoke with quirin.' };
  const id = await readyReport(stage, names, notes);
  const body = { headline: 'Wells met a Duo', stateArea: 'Quirin’s field' };
  await stage.call('PATCH', `/api/reports/${id}/authority-facts`, { as, body });
  const before = await xmlOf(stage, id);
  expect(before).not.toMatch(/quirin/i);
  expect((await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' })).statusCode).toBe(204);
  expect((await xmlOf(stage, id)).replaceAll('[removed]', '[name]')).toBe(before);
});

test('after the contact is erased, texts that the team edits still do not reveal it (C13.5, C8.9)', async () => {
  const as = 'ridgeManager';
  const names = { ...REPORTER, reporterName: 'Kwame Aduragbemi', reporterTelephone: '+44 7911 123456' };
  const notes = {
    findings: 'The rope was old, aduragbemi said.',
    conclusions: 'Talk to adura gbemi, number ends 123456.',
    told: 'Thank you, aduragbemi, for this.',
  };
  const id = await readyReport(stage, names, notes);
  const facts = { locationOccurrence: 'Garden of aduragbemi' };
  await stage.call('PATCH', `/api/reports/${id}/authority-facts`, { as, body: facts });
  await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' });
  const longer = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text} Yes!`]));
  for (const round of [notes, longer(notes)]) {
    const body = longer(round);
    expect((await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as, body })).statusCode).toBe(200);
    await stage.call('PATCH', `/api/reports/${id}/authority-facts`, { as, body: longer(facts) });
    const xml = await xmlOf(stage, id);
    expect(xml).toContain('Yes!');
    expect(xml).not.toMatch(/adura|gbemi|123456/i);
    const { toldShown } = (await stage.call('GET', `/api/reports/${id}/follow-up`, { as })).json();
    expect(toldShown).toMatch(/Yes!$/);
    expect(toldShown).not.toMatch(/adura/i);
  }
  const elsewhere = { conclusions: 'Nothing.', findings: 'Only Aduragbemi knows.' };
  await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as, body: elsewhere });
  await stage.call('PATCH', `/api/reports/${id}/authority-facts`, { as, body: { stateArea: 'aduragbemi land' } });
  expect(await xmlOf(stage, id)).not.toMatch(/adura/i);
});

test('an erased name that only a replaced headline contained is not in a later conclusion (C13.5)', async () => {
  const as = 'ridgeManager';
  const names = { ...REPORTER, reporterName: 'Kwame Aduragbemi', headline: 'Kwame Aduragbemi landed out' };
  const id = await readyReport(stage, names);
  await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' });
  const body = { headline: 'Landed out' };
  expect((await stage.call('PATCH', `/api/reports/${id}/authority-facts`, { as, body })).statusCode).toBe(200);
  const notes = { conclusions: 'We agreed that aduragbemi flies with an instructor.' };
  expect((await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as, body: notes })).statusCode).toBe(200);
  const xml = await xmlOf(stage, id);
  expect(xml).toContain('We agreed that ');
  expect(xml).not.toMatch(/adura/i);
});

test('finds that an older version stored for an erased contact still apply after the update (C13.5, C8.9)', async () => {
  const texts = { findings: 'Seen by aduragbemi.', conclusions: 'Über aduragbemi.', told: 'Thanks, aduragbemi.' };
  const id = await readyReport(stage, { ...REPORTER, reporterName: 'Kwame Aduragbemi' }, texts);
  await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' });
  const toldShown = async () =>
    (await stage.call('GET', `/api/reports/${id}/follow-up`, { as: 'ridgeManager' })).json().toldShown;
  const before = [await xmlOf(stage, id), await toldShown()];
  expect(before.join()).not.toMatch(/adura/i);
  const found = (field: 'findings' | 'conclusions' | 'told') => {
    const start = texts[field].indexOf('aduragbemi');
    const of = createHash('sha256').update(texts[field]).digest('hex');
    return { field, of, start, end: start + 'aduragbemi'.length };
  };
  const { start, end } = found('told');
  const reply = JSON.stringify([{ field: 'smsManagerComment', start, end, action: 'replace' }]);
  await stage.services.database.plainSql('write', async (connection) => {
    const erased = JSON.stringify([found('findings'), found('conclusions')]);
    await connection.run(`UPDATE follow_ups SET told_finds = '${reply}' WHERE report_id = '${id}'`);
    await connection.run(`UPDATE authority_cases SET erased_finds = '${erased}' WHERE report_id = '${id}'`);
    await connection.run(MOVE_ERASED_FINDS);
  });
  expect([await xmlOf(stage, id), await toldShown()]).toEqual(before);
});

test('recording a sent file stores the hash of the last download of its kind (C13.4)', async () => {
  const id = await readyReport(stage);
  const initial = await download(stage, id);
  const final = await download(stage, id, '?kind=final');
  const note = async (kind: string) =>
    (
      await stage.call('POST', `/api/reports/${id}/authority`, {
        as: 'ridgeManager',
        body: { kind, sentOn: '2026-06-01' },
      })
    ).json().sha256;
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(await note('initial')).toBe(hash(initial.rawPayload));
  expect(await note('final')).toBe(hash(final.rawPayload));
  expect(await note('follow-up')).toBeNull();
});

test('every download is audited with its kind, its text and whether it identifies the aircraft (C4.6)', async () => {
  const id = await readyReport(stage);
  const lines = await auditOf(stage, async () => {
    await download(stage, id);
    await download(stage, id, '?kind=follow-up&text=original&identify=true');
  });
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['authority-download', { kind: 'initial', text: 'anonymised', identify: false }],
    ['authority-download', { kind: 'follow-up', text: 'original', identify: true }],
  ]);
});

test('the longest texts fit into 64 kB in every script (C13.3)', async () => {
  const scripts = ['a plain word ', '漢', '😀', ']]>&<"'].map((unit) => unit.repeat(Math.floor(20_000 / unit.length)));
  let seed = 7;
  const random = Array.from({ length: 20_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCodePoint(0x4e00 + ((seed >> 8) % 20_000));
  }).join('');
  for (const narrative of [...scripts, random]) {
    const id = await readyReport(stage, { narrative });
    // Stands for findings, as long as there are none.
    const comment = { as: 'ridgeManager', body: { comment: narrative } } as const;
    expect((await stage.call('POST', `/api/reports/${id}/comment`, comment)).statusCode).toBe(200);
    const answer = await download(stage, id, '?text=original');
    expect(answer.rawPayload.length).toBeLessThanOrEqual(64_000);
    expect(unzip(answer.rawPayload).content).toContain('<Reporter_S_Description');
  }
});
