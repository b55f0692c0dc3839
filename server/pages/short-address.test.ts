import { expect, test } from 'vitest';
import { formOfShortAddress } from './short-address.ts';

const ID = '6a22e17c-d23b-426a-aa9f-f70a3c5ade16';
const finds =
  (...ids: string[]) =>
  async () =>
    ids.map((id) => ({ id }));

test('a short address leads to the form with its club, and an unknown one nowhere (C10.6)', async () => {
  expect(await formOfShortAddress('/s/6A22-e17c', finds(ID))).toBe(`/submit?club=${ID}`);
  expect(await formOfShortAddress('/s/6a22e17c', finds())).toBeNull();
  for (const path of ['/s/', '/s/6a22', '/s', '/submit', '/s/6a22-e17c/x'])
    expect(await formOfShortAddress(path, finds(ID)), path).toBeNull();
});

test('if two clubs share a code, or the lookup fails, the form asks for the club (C10.6)', async () => {
  expect(await formOfShortAddress('/s/6a22-e17c', finds(ID, ID.replace('d23b', 'd23c')))).toBe('/submit');
  expect(await formOfShortAddress('/s/6a22-e17c', () => Promise.reject(new Error('away')))).toBe('/submit');
});
