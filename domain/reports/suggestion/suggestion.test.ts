import { expect, test } from 'vitest';
import { editDistance, nearestWords, spellingsIn, vocabularyOf } from './suggestion.ts';

const vocabulary = vocabularyOf(
  [
    'Canopy opened on the winch. The canopy was not locked.',
    'The canopy came off, the cable broke; [Canopyname] saw it.',
    'Die Haube ging im Windenstart auf, die Verrière auch.',
    'The gable of the hangar, seen from the cable.',
  ].map(spellingsIn),
);

test.each([
  ['canopie', ['canopy']],
  ['cnaopy', ['canopy']],
  ['winsch', ['winch']],
  // Two words are equally near: the one in more texts wins.
  ['fable', ['cable', 'gable']],
  ['verriere', ['Verrière']],
  ['windenstat', ['Windenstart']],
  ['canopynam', []],
  ['zqxwvut', []],
  // Too short to suggest anything.
  ['cab', []],
])('for %s the suggestions are %j (C17.3)', (word, meant) => {
  expect(nearestWords(word, vocabulary)).toEqual(meant);
});

test('a changed, added, missing or swapped letter counts as one edit', () => {
  expect(editDistance('winch', 'winch', 2)).toBe(0);
  expect(editDistance('winch', 'wimch', 2)).toBe(1);
  expect(editDistance('winch', 'winsch', 2)).toBe(1);
  expect(editDistance('winch', 'wnich', 2)).toBe(1);
  expect(editDistance('canopie', 'canopy', 2)).toBe(2);
  expect(editDistance('winch', 'aerotow', 2)).toBe(3);
  expect(editDistance('winch', 'about', 2)).toBe(3);
});
