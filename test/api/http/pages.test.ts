import { afterAll, expect, test } from 'vitest';
import type { RenderedPage } from '../../../domain/page.ts';
import { setStage } from '../../stage.ts';

const STATUS: Readonly<Record<string, RenderedPage['status']>> = { '/nowhere': 404, '/briefing': 400 };
const stage = await setStage({
  render: (path, { club }) => ({ status: STATUS[path] ?? 200, html: `<p>${club?.name ?? 'any club'}</p>` }),
});
afterAll(() => stage.close());

const form = async (club: string) => (await stage.app.inject(`/submit?club=${club}`)).body;

test('a club deleted while its form is opened is not in the page then or later (C10.6, C3.16)', async () => {
  const { valley, ridge } = stage.clubs;
  expect(await form(ridge)).toBe('<p>Ridge Soaring Club</p>');
  const cache = stage.app.publicResponseCache;
  const { get } = cache;
  cache.get = async (...request) => {
    cache.get = get;
    await stage.call('DELETE', `/api/clubs/${valley}`, { as: 'superAdmin' });
    return get.apply(cache, request);
  };
  expect([await form(valley), await form(valley)]).toEqual(['<p>any club</p>', '<p>any club</p>']);
  expect(await form(ridge)).toBe('<p>Ridge Soaring Club</p>');
});

test('a page that says that something is wrong has the code of the problem in its header (C14.7)', async () => {
  const problemAt = async (path: string) => {
    const { statusCode, headers } = await stage.app.inject(path);
    return [statusCode, headers['problem']];
  };
  expect(await problemAt('/nowhere')).toEqual([404, 'request/not-found']);
  expect(await problemAt('/briefing?language=xx')).toEqual([400, 'request/invalid']);
  expect(await problemAt('/submit')).toEqual([200, undefined]);
});
