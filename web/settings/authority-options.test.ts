import { afterEach, expect, test, vi } from 'vitest';
import { AUTHORITIES } from '../../domain/e5x/authorities.ts';

const WORDS = '../../domain/language/words/en.ts';

async function optionsIn(language: string) {
  vi.resetModules();
  vi.doMock(WORDS, () => ({ language }));
  return (await import('./authority-options.ts')).authorityOptions();
}
afterEach(() => {
  vi.doUnmock(WORDS);
  vi.resetModules();
});

test('English names authorities as the list of the format does, in its order (C13.1)', async () => {
  const options = await optionsIn('en');
  expect(options.map(({ value, label }) => ({ id: Number(value), label }))).toEqual(AUTHORITIES);
});

test.each([
  ['de', ['Österreich', 'Deutschland', 'Tschechien', 'Vereinigtes Königreich', 'Zypern']],
  ['pl', ['Austria', 'Niemcy', 'Czechy', 'Wielka Brytania', 'Cypr']],
])('%s names the states of authorities in its own words, sorted (C14.5)', async (language, names) => {
  const options = await optionsIn(language);
  const labels = options.map(({ label }) => label);
  const listed = ['Austria', 'Germany', 'Czech Republic', 'United Kingdom', 'Cyprus'];
  expect(listed.map((name) => options.find(({ keywords }) => keywords === name)?.label)).toEqual(names);
  expect(options.map(({ value }) => Number(value)).toSorted()).toEqual(AUTHORITIES.map(({ id }) => id).toSorted());
  expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare));
});
