/** A republished copy reveals no club or member of staff that it had replaced, whatever happened to them since (C5.2). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'superAdmin' as const;
const shown = async (id: string) => (await stage.call('GET', `/api/reports/public/${id}`)).json().narrative;
const comment = (id: string, text: string) =>
  stage.call('POST', `/api/reports/${id}/comment`, { as, body: { comment: text } });
const rename = (id: string, name: string) => stage.call('PATCH', `/api/clubs/${id}`, { as, body: { name } });
const newClub = async (name: string): Promise<string> =>
  (await stage.call('POST', '/api/clubs', { as, body: { name, location: 'Somewhere' } })).json().id;

const STAFF = { password: 'a cable runs through', role: 'sms-manager' };
async function newManager(name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@staff.example`;
  const body = { ...STAFF, name, email, clubId: stage.clubs.ridge };
  const made = await stage.call('POST', '/api/users', { as, body });
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}

test.each([
  ['its acronym', 'The MKF trailer rolled into the MKF hangar.', 'The [club] trailer rolled into the [club] hangar.'],
  ['its name', 'The Velvet Otters trailer rolled.', 'The [club] trailer rolled.'],
] as const)(
  'after a club is renamed, copies still replace %s, in old and new reports (C5.2)',
  async (_, text, copy) => {
    const isAcronym = text.includes('MKF');
    const clubId = await newClub(isAcronym ? 'Mallard Kite Fliers' : 'Velvet Otters');
    const id = await stage.report('ridge', { narrative: text });
    await stage.approve(id);
    expect(await shown(id)).toBe(copy);
    for (const name of ['Second Name Soaring', 'Third Name Soaring']) {
      expect((await rename(clubId, `${name} ${isAcronym}`)).statusCode).toBe(200);
      await comment(id, `Read again as ${name.slice(0, 5)}.`);
      expect(await shown(id)).toBe(copy);
    }
    const later = await stage.report('ridge', { narrative: text });
    await stage.approve(later);
    expect(await shown(later)).toBe(copy);
  },
);

test('another club may take the name that a renamed one gave up (C4.4)', async () => {
  const first = await newClub('Plover Soaring');
  await rename(first, 'Curlew Soaring');
  const second = await newClub('Plover Soaring');
  expect((await rename(second, 'Plover Soaring')).statusCode).toBe(200);
  expect((await rename(first, 'Plover Soaring')).statusCode).toBe(409);
});

const NARRATIVE = 'The cable lay near Heather Field at launch.';
const COPY = 'The cable lay near [name] at launch.';

test('the name of a manager who left stays replaced when a comment or the language is saved (C5.2)', async () => {
  const user = await newManager('Heather Field');
  const id = await stage.report('ridge', { narrative: NARRATIVE });
  await stage.approve(id);
  expect(await shown(id)).toBe(COPY);
  expect((await stage.call('DELETE', `/api/users/${user}`, { as })).statusCode).toBe(204);
  await comment(id, 'Heather Field has put it away.');
  expect(await shown(id)).toBe(COPY);
  const copy = (await stage.call('GET', `/api/reports/public/${id}`)).json();
  expect(copy.smsManagerComment).toBe('[name] has put it away.');
  await comment(id, 'Look where the cable lies.');
  await stage.call('PATCH', `/api/reports/${id}/language`, { as, body: { narrativeLanguage: 'English' } });
  expect(await shown(id)).toBe(COPY);
});

test('the name of a manager who left stays replaced in a reworded comment, of a hidden report or a pending one (C5.2)', async () => {
  for (const isHidden of [true, false]) {
    const name = isHidden ? 'Jan Winter' : 'Jan Sommer';
    const manager = await newManager(name);
    const word = name.split(' ')[1];
    const id = await stage.report('ridge', { narrative: 'Die Haube war offen.' });
    if (isHidden) await stage.approve(id, `Der Pilot (${word}) war müde.`);
    else await comment(id, `Der Pilot (${word}) war müde.`);
    if (isHidden) await stage.call('POST', `/api/reports/${id}/hide`, { as });
    await stage.call('DELETE', `/api/users/${manager}`, { as });
    const reworded = `Wir sprachen mit dem Piloten (${word}).`;
    await comment(id, reworded);
    await stage.call('POST', `/api/reports/${id}/approve`, { as, body: { comment: reworded } });
    const copy = (await stage.call('GET', `/api/reports/public/${id}`)).json();
    expect(copy.smsManagerComment).toBe('Wir sprachen mit dem Piloten ([name]).');
  }
});

test('the name of a manager stays replaced when the report goes to another club, and can be restored (C5.2)', async () => {
  await newManager('Heather Field');
  const id = await stage.report('ridge', { narrative: NARRATIVE });
  await stage.approve(id);
  await stage.call('PATCH', `/api/reports/${id}`, { as, body: { clubId: stage.clubs.valley } });
  await comment(id, 'Look where the cable lies.');
  expect(await shown(id)).toBe(COPY);
  const start = NARRATIVE.indexOf('Heather');
  const redactions = [{ field: 'narrative', start, end: start + 13, action: 'keep' }];
  const body = { comment: 'The field of heather.', redactions };
  await stage.call('POST', `/api/reports/${id}/comment`, { as, body });
  expect(await shown(id)).toBe(NARRATIVE);
});
