/**
 * Unusual pairs of characters (contract C3.13; docs/decisions/022-search.md). The database's index of a text knows runs of
 * three letters or digits. A word without such a run (`zq`, `c#`, `1.5`, `ж`) is found by what is rare in it instead. Pairs
 * that stand in nearly every longer text are not kept: who asks for one of them finds plenty at once.
 */

/** What follows each letter in at least three of ten occurrence reports in English. */
const USUAL: Record<string, string> = {
  a: 'bcdfgiklmnprsty',
  b: 'aelosu',
  c: 'acehiklort',
  d: 'aeiou',
  e: 'acdefglmnprstvx',
  f: 'aefilortu',
  g: 'aehir',
  h: 'aeiot',
  i: 'acdefglmnorstv',
  k: 'e',
  l: 'adeiloty',
  m: 'aeiop',
  n: 'acdegiostw',
  o: 'acflmnoprstuvw',
  p: 'aeiloprt',
  q: 'u',
  r: 'acdeimnoprstu',
  s: 'acehiopstu',
  t: 'aehilorstu',
  u: 'cdelnrst',
  v: 'ei',
  w: 'aehin',
};

const isUsual = (first: string, second: string): boolean => USUAL[first]?.includes(second) ?? false;
const isUsualAlone = (character: string): boolean => /[a-z0-9.,'-]/.test(character);

/** The unusual pairs and single characters of a folded text, each once; no pair reaches over a space. */
export function unusualPairs(folded: string): string[] {
  const found = new Set<string>();
  let before: string | null = null;
  for (const character of folded) {
    if (/\s/u.test(character)) {
      before = null;
      continue;
    }
    if (!isUsualAlone(character)) found.add(character);
    if (before !== null && !isUsual(before, character)) found.add(before + character);
    before = character;
  }
  return [...found];
}

/** True for a folded word that the database's index of runs of three can find. */
export function hasRunOfThree(word: string): boolean {
  return /[a-z0-9]{3}/.test(word);
}
