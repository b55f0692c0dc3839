/** Spelling suggestions for a keyword (C17.3): from published copies and labels only. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KnownWords } from '../../../server/reports/public/suggestion/known-words.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const suggested = async (query: string) =>
  (await stage.call('GET', `/api/reports/public/suggestion?${query}`)).json().keyword;
const published = async (texts: Record<string, string>) => {
  const id = await stage.report('ridge', texts);
  await stage.approve(id, 'Seen.');
  return id;
};

test('a keyword that finds nothing gets a suggestion from the copies that are published at that moment (C17.3)', async () => {
  const id = await published({ headline: 'Open', narrative: 'The canopy opened on the winch launch.' });
  await stage.report('ridge', { narrative: 'The propeller of a report that nobody has published.' });
  expect(await suggested('keyword=canopie')).toBe('canopy');
  expect(await suggested('keyword=Canopie%20WINSCH')).toBe('canopy winch');
  expect(await suggested('keyword=canopie%20winch')).toBe('canopy winch');
  // Keywords that find something, find nothing, or are in an unpublished report only.
  for (const keyword of ['canopy', 'ano', '', 'xyzzy', 'propellor'])
    expect(await suggested(`keyword=${keyword}`)).toBeNull();
  // With the other filters the suggestion would find nothing either.
  expect(await suggested('keyword=canopie&endDate=2001-01-01')).toBeNull();
  await stage.call('POST', `/api/reports/${id}/hide`, { as: 'ridgeManager' });
  expect(await suggested('keyword=canopie')).toBeNull();
});

test('a word of a label in the page’s language is suggested if a copy has the value of that label (C17.3)', async () => {
  await published({ narrative: 'It was close.', flightPhase: 'Outlanding (field landing)' });
  expect(await suggested('keyword=Aussenlandnug&lang=de')).toBe('Außenlandung');
  expect(await suggested('keyword=Aussenlandnug')).toBeNull();
});

test('a word found in a copy is kept, even one never suggested itself; unpublished reports do not count (C17.3)', async () => {
  await published({ narrative: 'The canopy of the LS4 opened, and the tow-plane waved.' });
  await stage.report('ridge', { narrative: 'The DG-1000 of a report that nobody has published.' });
  expect(await suggested('keyword=LS4%20canpoy')).toBe('ls4 canopy');
  expect(await suggested('keyword=tow-plane%20canpoy')).toBe('tow-plane canopy');
  expect(await suggested('keyword=DG-1000%20canpoy')).toBeNull();
});

test('simultaneous requests read the words of copies once, and a failed read is not cached (C17.3)', async () => {
  await published({ narrative: 'The canopy opened.' });
  const known = new KnownWords();
  const { db } = stage.services.database;
  let asked = 0;
  const select = (columns: never) => {
    asked += 1;
    // The third query reads the copies.
    if (asked === 3) throw new Error('lost');
    return db.select(columns);
  };
  await expect(known.read({ select } as unknown as typeof db)).rejects.toThrow('lost');
  const [one, two] = await Promise.all([known.read(db), known.read(db)]);
  expect(one.has('canopy')).toBe(true);
  expect(two).toBe(one);
});

test('a suggestion rejects the filters that the list rejects (C17.3)', async () => {
  for (const query of ['topic=none', 'startDate=now', 'lang=xx'])
    expect((await stage.call('GET', `/api/reports/public/suggestion?${query}`)).statusCode).toBe(400);
});
