/** Topics of published copies (C17.3): which copies match, and that hidden ones never count. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const published = async (texts: Record<string, string>) => {
  const id = await stage.report('ridge', { headline: 'Nothing special', narrative: 'It went well.', ...texts });
  await stage.approve(id);
  return id;
};
const counts = async () => {
  const answer = (await stage.call('GET', '/api/reports/public/topics')).json();
  return Object.fromEntries(answer.map(({ topic, total }: { topic: string; total: number }) => [topic, total]));
};
/** The ids on the list; its count must agree. */
const found = async (query: string) => {
  const list = (await stage.call('GET', `/api/reports/public?${query}`)).json();
  const { total } = (await stage.call('GET', `/api/reports/public/counts?${query}`)).json();
  expect(total).toBe(list.length);
  return list.map(({ id }: { id: string }) => id).sort();
};

test('a copy has a topic by a list value or a word of its text, and leaves it as soon as it is hidden (C17.3)', async () => {
  expect(await counts()).toEqual({});
  const plain = await published({ flightPhase: 'Thermalling' });
  const byValue = await published({ flightPhase: 'Winch launch - release' });
  const byWord = await published({
    narrative: 'Beim Anrollen im Windenstart war die Haube offen.',
  });
  await stage.report('ridge', { narrative: 'Canopy and winch of a report that nobody published.' });
  expect(await counts()).toEqual({ winch: 2, canopy: 1 });
  expect(await found('topic=winch')).toEqual([byValue, byWord].sort());
  expect(await found('topic=canopy')).toEqual([byWord]);
  expect(await found('topic=airspace')).toEqual([]);
  expect(await found('topic=')).toContain(plain);
  expect(await found('topic=winch&keyword=haube')).toEqual([byWord]);
  expect(await found('topic=winch&keyword=anrollen&language=de')).toEqual([byWord]);
  expect(await found('topic=winch&endDate=2020-01-01')).toEqual([]);
  // More copies than a list scans before it uses the index.
  for (let more = 0; more < 3; more += 1) await published({});
  const [first] = (await stage.call('GET', '/api/reports/public?topic=winch&limit=1')).json();
  expect([byValue, byWord]).toContain(first.id);
  await stage.call('POST', `/api/reports/${byWord}/hide`, { as: 'ridgeManager' });
  expect(await counts()).toEqual({ winch: 1 });
  expect(await found('topic=winch')).toEqual([byValue]);
});

test('topic words are found in all nine languages, and words that only look like them are not (C17.3)', async () => {
  const before = await counts();
  await published({ narrative: 'Schwindelig vom Gewinde im Atelier, das Seil verschwindet. Il ritorno fu lento.' });
  expect(await counts()).toEqual(before);
  const winches = ['Wyciągarkę sprawdzono.', 'Rupture au TREUIL.', 'De lierstart mislukte.', 'Navijáku došel benzín.'];
  const more = ['The winch driver waved.', 'Am Windenstart riss das Seil.', 'Winden- und Seilkontrolle fehlten.'];
  for (const narrative of [...winches, ...more, 'Il verricello si fermò.', 'El tornista paró.', 'Vinschen stannade.'])
    await published({ narrative });
  expect(await counts()).toEqual({ ...before, winch: (before['winch'] ?? 0) + 10 });
  const outlanding = await published({ narrative: 'Un atterrissage de planeur en pleine campagne.' });
  expect(await found('topic=outlanding')).toEqual([outlanding]);
});

test('an unknown topic is rejected with 400, and ignored by staff lists (C17.3)', async () => {
  for (const path of ['public', 'public/counts']) {
    const refused = await stage.call('GET', `/api/reports/${path}?topic=weather`);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'topic']);
  }
  const staff = await stage.call('GET', '/api/reports?topic=weather', { as: 'ridgeManager' });
  expect(staff.statusCode).toBe(200);
});
