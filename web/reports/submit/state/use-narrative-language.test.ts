import { expect, test } from 'vitest';
import { loadDebounced } from './use-narrative-language.ts';

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A result that arrives when `arrive` is called. */
function slowResult(result: string) {
  let arrive = () => {};
  const promise = new Promise<string>((resolve) => {
    arrive = () => resolve(result);
  });
  return { load: () => promise, arrive: () => arrive() };
}

test('the language shown is that of the narrative as it is now, whichever import resolves first (C19.3)', async () => {
  const shown: string[] = [];
  const [first, second] = [slowResult('English'), slowResult('German')];
  const cancel = loadDebounced(first.load, (language) => shown.push(language), 0);
  await aMoment();
  cancel();
  loadDebounced(second.load, (language) => shown.push(language), 0);
  await aMoment();
  second.arrive();
  await aMoment();
  first.arrive();
  await aMoment();
  expect(shown).toEqual(['German']);
});

test('while the narrative is being typed nothing is loaded, and a failure to load changes nothing', async () => {
  const shown: string[] = [];
  let loads = 0;
  const load = () => {
    loads += 1;
    return Promise.reject(new Error('no connection'));
  };
  loadDebounced<string>(load, (language) => shown.push(language), 0)();
  await aMoment();
  expect(loads).toBe(0);
  loadDebounced<string>(load, (language) => shown.push(language), 0);
  await aMoment();
  expect([loads, shown]).toEqual([1, []]);
});
