import { afterAll, expect, test } from 'vitest';
import { setStage } from '../../stage.ts';

const stage = await setStage({
  render: (_, { club }) => ({ status: 200, html: `<p>${club?.name ?? 'any club'}</p>` }),
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
