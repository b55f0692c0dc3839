import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, searchableWords, searchSpellings, searchText, searchWords } from './search.ts';

const found = (keyword: string, ...fields: (string | null)[]) => {
  const text = searchText(fields);
  return searchWords(keyword).every((word) => text.includes(word));
};

test.each([
  ['another case', 'WINCH', 'The winch driver'],
  ['part of a word', 'brake', 'Airbrakes unlocked'],
  ['accents in the text', 'muller', 'Müller’s field'],
  ['accents in the keyword', 'Müller', 'MULLER'],
  ['decomposed accents', 'mu\u0308ller', 'Müller'],
  ['a French word', 'voltige elevation', 'La voltige, élévation'],
  ['a Polish word', 'slizg ladowanie', 'Ślizg i lądowanie'],
  ['a crossed l', 'lodz', 'Łódź'],
  ['a sharp s', 'strasse', 'Straße'],
  ['a sharp s in capitals', 'STRASSE', 'STRAẞE'],
  ['Scandinavian letters', 'sondre aero', 'Søndre ÆRØ'],
  ['Icelandic letters', 'thordur', 'Þórður'],
  ['the Turkish dotted capital', 'istanbul', 'İSTANBUL'],
  ['the Turkish dotless letter', 'isik', 'ışık'],
  ['a final sigma', 'ΟΔΟΣ', 'οδος'],
  ['half a word with a final sigma', 'ΟΔΟΣ', 'οδοσκοπιο'],
  ['a ligature', 'field', 'ﬁeld'],
  ['full-width letters', 'ls8', 'ＬＳ８'],
  ['a soft hyphen in the text', 'sailplane', 'sail\u00ADplane'],
  ['a zero-width space in the keyword', 'sail\u200Bplane', 'Sailplane'],
  ['several words in any order', 'winch cable', 'The cable of the winch'],
  ['words in different fields', 'cable germany', 'Cable break', 'Germany'],
  ['a percent sign, as itself', '100%', 'at 100% power'],
  ['an underscore, as itself', 'a_b', 'a_b'],
  ['quotes, as themselves', '"lift"', 'said "lift" twice'],
  ['a backslash, as itself', 'c:\\temp', 'C:\\temp\\igc'],
  ['an emoji', '😀', 'fine 😀'],
  ['a spacing accent, as itself', '´', 'don´t stall'],
  ['a word with a spacing accent', 'Don´t', 'don´t stall'],
  ['a spacing accent with an accent of its own', '\u1FED', 'a \u00A8\u0300 b'],
  ['an invisible sign beside a word, which is not a word', 'winch \u200B', 'The winch'],
  ['a blank keyword, which is not a filter', ' \t ', 'anything'],
])('%s is found (C3.13)', (_what, keyword, ...fields) => {
  expect(found(keyword, ...fields)).toBe(true);
});

test.each([
  ['one missing word', 'cable tug', 'The cable of the winch'],
  ['a percent sign that is not there', '%', 'plain'],
  ['an underscore that is not there', 'a_b', 'aXb'],
  ['a spacing accent that is not there', '´', 'plain cafe\u0301'],
  ['a spacing accent that is not there, beside a word', 'plain ¨', 'plain'],
  ['another word with a spacing accent', 'don´t', 'don t stall'],
  ['an accent alone', '\u0301', 'cafe\u0301'],
  ['an accent alone beside a word', 'cafe \u0301', 'cafe\u0301'],
  ['a backslash that is not there', '\\', 'plain'],
  ['a word that spans two fields', 'cablebreak', 'cable', 'break'],
  ['a word of a field that is unset', 'null', null, 'plain'],
])('%s is not found (C3.13)', (_what, keyword, ...fields) => {
  expect(found(keyword, ...fields)).toBe(false);
});

test('a keyword is split at any white space into distinct words (C3.13)', () => {
  expect(searchWords('  Tow\trope\u00A0TOW\nröpe ')).toEqual(['tow', 'rope']);
  expect(searchWords(' \u3000 ')).toEqual([]);
});

test('every printable character is a filter, and all but bare accents are found where they occur (C3.13)', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (/^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(sign)) continue;
    if (searchWords(sign).length === 0) expect.fail(`U+${code.toString(16)} filters nothing`);
    if (!/^\p{M}+$/u.test(sign.normalize('NFKD')) && !found(sign, `a${sign}b ${sign}`))
      expect.fail(`U+${code.toString(16)} is not found`);
  }
});

const word = fc.string({ unit: 'binary', minLength: 1 });
/** An accent separated from its letter by splitting: never found, as above. */
const ACCENT_ALONE = /(?<!\S)[\p{M}\p{Default_Ignorable_Code_Point}\uFF9E\uFF9F]+(?!\S)/u;

test('any part of any word is found in its text (C3.13)', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.nat(), fc.nat(), fc.nat(), (fields, which, from, length) => {
      const points = [...(fields[which % fields.length] ?? '')];
      const start = from % points.length;
      const part = points.slice(start, start + 1 + (length % (points.length - start))).join('');
      if (foldText(part) !== '' && !ACCENT_ALONE.test(part)) expect(found(part, ...fields)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('folding twice changes nothing, and no word contains white space (C3.13)', () => {
  fc.assert(
    fc.property(word, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(searchWords(text).filter((part) => /\s/u.test(part) || part === '')).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['each word once', 'winch cable winch', 'winch cable'],
  ['no word that is part of another', 'glider gliders the other', 'gliders other'],
  ['signs belong to their word', 'field. field, field', 'field. field,'],
  ['nothing of nothing', ' \n ', ''],
])('the searchable words of a text: %s (C3.13)', (_what, folded, words) => {
  expect(searchableWords(folded).split(' ').toSorted()).toEqual(words.split(' ').toSorted());
});

test.each([
  ['eleve', ['eleve']],
  ["l'eleve", ["l'eleve", 'l’eleve']],
  ['l’eleve', ['l’eleve', "l'eleve"]],
  ["d'l’a", ["d'l’a", "d'l'a", 'd’l’a']],
])('the word %s is found with straight and with curly apostrophes (C3.13)', (word, spellings) => {
  expect(searchSpellings(word)).toEqual(spellings);
});

test('every part of every word is found in the searchable words, and nothing across two words (C3.13)', () => {
  const text = 'The glider stalled; gliders stall. Seil-\nriss beim Windenstart, ça va? 空域 空域侵入 c# 1.5';
  const folded = foldText(text);
  const sought = searchableWords(folded);
  for (const word of folded.split(/\s+/u))
    for (let from = 0; from < word.length; from += 1)
      for (let to = from + 1; to <= word.length; to += 1) expect(sought).toContain(word.slice(from, to));
  for (const across of ['glidergliders', 'seil-riss', '空域空域']) expect(sought).not.toContain(across);
});

test('a text of 6,600 words keeps each of them (C3.13)', () => {
  const words = Array.from({ length: 6_600 }, (_, at) => at.toString(36).padStart(3, 'q'));
  expect(new Set(searchableWords(words.join(' ')).split(' '))).toEqual(new Set(words));
});
