/** Paging and counts of both lists (C3.11, C3.12, RFC 8288). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, type Stage, setStage } from '../../stage.ts';

const SHOWN = 7;
const HIDDEN = 4;

let stage: Stage;
const shown: string[] = [];
const pending: string[] = [];

/** Reports of both clubs over some days, several in the same millisecond. */
beforeAll(async () => {
  stage = await setStage();
  stage.clock.set('2026-05-01T10:00:00Z');
  for (let at = 0; at < SHOWN + HIDDEN; at += 1) {
    if (at % 3 === 0) stage.clock.advance({ days: 1 });
    const id = await stage.report(at % 2 ? 'ridge' : 'valley', { headline: `Report ${at} what? & more` });
    if (at < SHOWN) await stage.approve(id);
    (at < SHOWN ? shown : pending).push(id);
  }
});
afterAll(() => stage.close());

type Actor = Call['as'];
const nextOf = (link: unknown): string | null => /^<([^>]+)>; rel="next"$/.exec(String(link ?? ''))?.[1] ?? null;

/** Every id of a list, following the Link header page by page, and the size of each page. */
async function walk(first: string, as?: Actor): Promise<{ ids: string[]; sizes: number[] }> {
  const ids: string[] = [];
  const sizes: number[] = [];
  for (let url: string | null = first; url; ) {
    const page = await stage.call('GET', url, as ? { as } : {});
    expect(page.statusCode, url).toBe(200);
    const rows: { id: string }[] = page.json();
    ids.push(...rows.map(({ id }) => id));
    sizes.push(rows.length);
    url = nextOf(page.headers['link']);
  }
  return { ids, sizes };
}

test.each([1, 2, 3, 7, 200])(
  'pages of %i of the public list give each copy exactly once, in the same order (C3.11)',
  async (limit) => {
    const whole = (await walk('/api/reports/public')).ids;
    expect(whole.toSorted()).toEqual(shown.toSorted());
    const { ids, sizes } = await walk(`/api/reports/public?limit=${limit}`);
    expect(ids).toEqual(whole);
    for (const size of sizes.slice(0, -1)) expect(size).toBe(limit);
    expect(sizes.at(-1)).toBeGreaterThan(0);
  },
);

test.each([1, 4, 11])(
  'pages of %i of the staff list give each report exactly once, in the same order (C3.11)',
  async (limit) => {
    const as = 'superAdmin';
    const whole = (await walk('/api/reports', as)).ids;
    expect(whole.toSorted()).toEqual([...shown, ...pending].toSorted());
    expect((await walk(`/api/reports?limit=${limit}`, as)).ids).toEqual(whole);
  },
);

test('the pages of a club hold only its own reports (C3.11, C4.1)', async () => {
  const { ids } = await walk('/api/reports?limit=2', 'ridgeManager');
  const mine = [...shown, ...pending].filter((_, at) => at % 2);
  expect(ids.toSorted()).toEqual(mine.toSorted());
});

test('the next page keeps the filters, whatever characters they contain (C3.11, RFC 8288)', async () => {
  const filters = 'keyword=what%3F%20%26%20more&startDate=2026-05-02&endDate=2026-05-03';
  const { ids, sizes } = await walk(`/api/reports/public?limit=2&${filters}`);
  expect(ids.toSorted()).toEqual(shown.slice(0, 6).toSorted());
  expect(sizes).toEqual([2, 2, 2]);
  const raw = await stage.call('GET', '/api/reports?limit=1&keyword=what?&approvalStatus=approved', {
    as: 'superAdmin',
  });
  const next = new URL(nextOf(raw.headers['link']) ?? '', 'http://localhost');
  expect(Object.fromEntries(next.searchParams)).toMatchObject({
    limit: '1',
    keyword: 'what?',
    approvalStatus: 'approved',
  });
});

test('a list without a limit has at most 50 reports, and links to the rest (C3.11)', async () => {
  const own = await setStage();
  const submitted: string[] = [];
  for (let at = 0; at < 53; at += 1) submitted.push(await own.report('ridge'));
  const first = await own.call('GET', '/api/reports', { as: 'ridgeManager' });
  expect(first.json()).toHaveLength(50);
  const rest = await own.call('GET', nextOf(first.headers['link']) ?? '', { as: 'ridgeManager' });
  expect(rest.json()).toHaveLength(3);
  expect(rest.headers['link']).toBeUndefined();
  await own.close();
});

test('a report submitted while someone pages neither repeats nor hides another (C3.11)', async () => {
  const first = await stage.call('GET', '/api/reports?limit=4', { as: 'superAdmin' });
  const newer = await stage.report('ridge');
  const rest = await walk(nextOf(first.headers['link']) ?? '', 'superAdmin');
  const seen = [...first.json().map(({ id }: { id: string }) => id), ...rest.ids];
  expect(seen.toSorted()).toEqual([...shown, ...pending].toSorted());
  pending.push(newer);
});

test('a report approved while someone pages is neither repeated nor hides another, on both lists (C3.11)', async () => {
  const [as, body] = ['superAdmin', { comment: 'Fine.' }] as const;
  const pages = [
    await stage.call('GET', '/api/reports?limit=4', { as }),
    await stage.call('GET', '/api/reports/public?limit=3'),
  ];
  const [approved = ''] = pending;
  await stage.call('POST', `/api/reports/${approved}/approve`, { as, body });
  const [staff, open] = await Promise.all(
    pages.map(async (first, at) => {
      const rest = await walk(nextOf(first.headers['link']) ?? '', at === 0 ? as : undefined);
      return [...first.json().map(({ id }: { id: string }) => id), ...rest.ids];
    }),
  );
  expect(staff?.toSorted()).toEqual([...shown, ...pending].toSorted());
  expect(open?.filter((id) => id !== approved).toSorted()).toEqual(shown.toSorted());
  expect(new Set(open).size).toBe(open?.length);
  await stage.call('POST', `/api/reports/${approved}/hide`, { as });
});

const BAD_LIMITS = [
  '0',
  '-1',
  '201',
  '1000',
  '1.5',
  '1e1',
  'ten',
  '%2B5',
  '0x10',
  '%EF%BC%95',
  '1%00',
  '99999999999999999999',
];

test.each(BAD_LIMITS)('the limit %s is rejected with 400 at limit on both lists (C3.11)', async (limit) => {
  for (const [url, as] of [['/api/reports/public'], ['/api/reports', 'superAdmin']] as const) {
    const refused = await stage.call('GET', `${url}?limit=${limit}`, as && { as });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'limit']);
    expect(refused.headers['cache-control']).toBe('no-store');
  }
});

test('limits from 1 to 200 are accepted (C3.11)', async () => {
  for (const limit of [1, 199, 200])
    expect((await stage.call('GET', `/api/reports/public?limit=${limit}`)).statusCode).toBe(200);
});

const cursor = (place: string) => Buffer.from(place).toString('base64url');
const ID = '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b';
const BAD_CURSORS = [
  'nonsense',
  '%00',
  '=',
  cursor('2026-06-01'),
  cursor(`2026-06-01 {${ID}}`),
  cursor(`2026-02-30 ${ID}`),
  cursor(`0000-01-01 ${ID}`),
  cursor(`infinity ${ID}`),
  cursor(`2026-02-30T10:00:00.000Z ${ID}`),
  cursor(`0000-01-01T10:00:00.000Z ${ID}`),
  cursor(`2026-06-01T24:00:00.000Z ${ID}`),
  cursor(`2026-06-01T10:00:60.000Z ${ID}`),
  cursor(`+012026-06-01T10:00:00.000Z ${ID}`),
  cursor(`now ${ID}`),
  cursor(`2026-06-01' OR 1=1 ${ID}`),
  `${cursor(`2026-06-01T10:00:00.000Z ${ID}`)}=`,
  'x'.repeat(5_000),
];

test.each(BAD_CURSORS)(
  'the cursor %s, which no list has given, is rejected with 400 at cursor (C3.11)',
  async (bad) => {
    for (const [url, as] of [['/api/reports/public'], ['/api/reports', 'superAdmin']] as const) {
      const refused = await stage.call('GET', `${url}?cursor=${bad}`, as && { as });
      expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, 'cursor']);
    }
  },
);

test('a cursor of the staff list is not valid on the public list, whose cursors hold days only (C3.9, C3.11)', async () => {
  const moment = cursor(`2026-05-03T10:00:00.000Z ${ID}`);
  expect((await stage.call('GET', `/api/reports/public?cursor=${moment}`)).statusCode).toBe(400);
  const link = (await stage.call('GET', '/api/reports/public?limit=1')).headers['link'];
  expect(Buffer.from(String(nextOf(link)?.split('cursor=')[1]), 'base64url').toString()).not.toMatch(/\d:\d/);
});

test("counts take the filters, ignore approvalStatus and paging, and cover only the user's club (C3.11, C3.12)", async () => {
  const countsFor = async (query: string, as: 'superAdmin' | 'ridgeManager') =>
    (await stage.call('GET', `/api/reports/counts?${query}`, { as })).json();
  const all = { total: shown.length + pending.length, pending: pending.length, approved: shown.length };
  expect(await countsFor('', 'superAdmin')).toEqual(all);
  expect(await countsFor('approvalStatus=pending&limit=1', 'superAdmin')).toEqual(all);
  expect(await countsFor('approvalStatus=nonsense', 'superAdmin')).toEqual(all);
  expect(await countsFor('endDate=2026-05-02', 'superAdmin')).toEqual({ total: 3, pending: 0, approved: 3 });
  expect(await countsFor('endDate=2026-05-02', 'ridgeManager')).toEqual({ total: 1, pending: 0, approved: 1 });
  const open = (await stage.call('GET', '/api/reports/public/counts?approvalStatus=pending')).json();
  expect(open).toEqual({ total: SHOWN });
  expect((await stage.call('GET', '/api/reports/public/counts?startDate=2026-05-04')).json()).toEqual({ total: 1 });
});

test.each(['/api/reports/public', '/api/reports', '/api/audit'])(
  'an invalid cursor of %s is reported together with every other broken rule (C3.1, C3.11)',
  async (path) => {
    const answer = await stage.call('GET', `${path}?limit=0&cursor=zzz`, { as: 'superAdmin' });
    const paths = answer.json().errors.map((error: { path: string }) => error.path);
    expect([answer.statusCode, paths.toSorted()]).toEqual([400, ['cursor', 'limit']]);
  },
);
