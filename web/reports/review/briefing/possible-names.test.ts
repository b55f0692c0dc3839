import { expect, test } from 'vitest';
import { isAsWritten, withoutNames } from './possible-names.ts';

const question = 'Would Harper and Finch do it again?';
const names = [
  { start: 6, end: 12 },
  { start: 17, end: 22 },
];

test('words that the team calls a name are replaced in the question, and the rest stays (C17.2)', () => {
  const checked = { question, shown: question, names };
  expect(withoutNames(checked, { 0: 'name', 1: 'name' })).toBe('Would [name] and [name] do it again?');
  expect(withoutNames(checked, { 0: 'no-name', 1: 'name' })).toBe('Would Harper and [name] do it again?');
  expect(withoutNames(checked, { 0: 'no-name', 1: 'no-name' })).toBe(question);
});

test('a question is reviewed first if something is replaced or may be a name (C17.2)', () => {
  expect(isAsWritten({ question, shown: question, names: [] })).toBe(true);
  expect(isAsWritten({ question, shown: question, names })).toBe(false);
  expect(isAsWritten({ question, shown: 'Would [name] do it?', names: [] })).toBe(false);
});
