/** The feed of published copies (C12.6). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { titleOf } from '../../../domain/reports/public/title.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ publicUrl: 'https://safety.example.org' });
});
afterAll(() => stage.close());

const ask = (headers: Record<string, string> = {}) => stage.call('GET', '/reports.atom', { headers });
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const ids = (feed: string) => all(feed, /<entry>\n<id>urn:uuid:([^<]+)/g);
const CONTACT = {
  reporterName: 'Canary Quillfeather',
  reporterEmail: 'canary@quill.example',
  aircraftRegistration: 'D-CNRY',
};

test('the feed has the last published copies first; a hidden one is gone from the very next answer (C12.6, C3.16)', async () => {
  expect((await ask()).body).toContain('<updated>2000-01-01T00:00:00Z</updated>');
  const first = await stage.report('ridge', {
    ...CONTACT,
    headline: 'Cable <broke> & "fell"',
    narrative: 'The cable broke at 200 feet.',
  });
  const second = await stage.report('valley');
  await stage.approve(first);
  await stage.approve(second);
  const feed = await ask();
  expect(feed.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, no-cache',
    etag: expect.stringMatching(/^"[^"]+"$/),
  });
  expect(ids(feed.body)).toEqual([second, first]);
  expect(feed.body).toContain('<title xml:lang="en">Cable &lt;broke&gt; &amp; &quot;fell&quot;</title>');
  const { narrative } = (await stage.call('GET', `/api/reports/public/${second}`)).json();
  expect(feed.body).toContain(`<title xml:lang="en">${titleOf({ headline: null, narrative })}</title>`);
  expect(feed.body).not.toContain('Safety report<');
  expect(feed.body).toContain(`href="https://safety.example.org/reports?report=${first}"`);
  for (const canary of Object.values(CONTACT)) expect(feed.body).not.toContain(canary);
  expect((await ask({ 'if-none-match': String(feed.headers['etag']) })).statusCode).toBe(304);
  await stage.call('POST', `/api/reports/${second}/hide`, { as: 'superAdmin' });
  const after = await ask({ 'if-none-match': String(feed.headers['etag']) });
  expect([after.statusCode, ids(after.body)]).toEqual([200, [first]]);
  await stage.approve(second);
  await stage.approve(first, 'Said again.');
  expect(ids((await ask()).body)).toEqual([first, second]);
});

test('the feed shows the day on which a copy was published, but no time, and of a coarse one not the submission (C12.6, C5.5)', async () => {
  stage.clock.set('2026-06-15T21:41:07.123Z');
  const id = await stage.report('ridge', { localDate: '2026-06-15', localTime: '09:30' });
  const plain = await stage.report('ridge', { localDate: '2026-06-15', localTime: '09:30' });
  await stage.stored(id);
  stage.clock.set('2026-06-16T04:22:33.456Z');
  const coarse = { date: 'month', time: 'part' };
  await stage.call('POST', `/api/reports/${id}/approve`, { as: 'superAdmin', body: { comment: 'Fine.', coarse } });
  await stage.approve(plain);
  const { body } = await ask();
  const entryOf = (one: string) => body.match(new RegExp(`<entry>\\n<id>urn:uuid:${one}[^]*?</entry>`))?.[0] ?? '';
  const entry = entryOf(id);
  for (const each of [entry, entryOf(plain)]) {
    expect(all(each, /<updated>([^<]+)/g)).toEqual(['2026-06-16T00:00:00Z']);
    expect(each).not.toMatch(/21:41|04:22/);
  }
  expect(body.indexOf('<updated>2026-06-16T00:00:00Z</updated>')).toBeLessThan(body.indexOf('<entry>'));
  expect(entry).not.toContain('2026-06-15');
});

test('the feed has at most 50 entries, and a UUID as its id (C12.6)', async () => {
  for (let at = 0; at < 51; at += 1) await stage.approve(await stage.report('ridge'));
  const [one, two] = [await ask(), await ask({ 'accept-encoding': 'gzip' })];
  expect(ids(one.body)).toHaveLength(50);
  const idOf = (text: string) => all(text, /<feed[^>]*>\n<id>([^<]+)/g)[0];
  expect(idOf(one.body)).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(two.headers['content-encoding']).toBe('gzip');
});

test('each language has its own feed, with links to its pages; the text of reports stays as written (C14.1)', async () => {
  const id = await stage.report('ridge', { narrative: 'The tail wheel came off during the ground roll in the rain.' });
  await stage.approve(id);
  const english = await ask();
  const swedish = await stage.call('GET', '/sv/reports.atom');
  expect([english.headers['content-language'], swedish.headers['content-language']]).toEqual(['en', 'sv']);
  expect(swedish.headers['etag']).not.toBe(english.headers['etag']);
  const parts = swedish.body.match(/xml:lang="sv">|href="[^"]+"|<id>.*/g) ?? [];
  expect(parts.slice(0, 4)).toEqual([
    'xml:lang="sv">',
    expect.stringMatching(/^<id>urn:uuid:/),
    'href="https://safety.example.org/sv/reports.atom"',
    'href="https://safety.example.org/sv/reports"',
  ]);
  expect(parts).toContain(`href="https://safety.example.org/sv/reports?report=${id}"`);
  expect(english.body).not.toContain(parts[1]);
  expect(ids(swedish.body)).toEqual(ids(english.body));
  for (const text of [
    'The tail wheel came off',
    'Check the latch twice.',
    `scheme="https://safety.example.org/reports#`,
  ])
    expect(swedish.body).toContain(text);
  await stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' });
  expect(ids((await stage.call('GET', '/sv/reports.atom')).body)).not.toContain(id);
  for (const address of ['/xx/reports.atom', '/en/reports.atom'])
    expect((await stage.call('GET', address)).statusCode).toBe(404);
});
