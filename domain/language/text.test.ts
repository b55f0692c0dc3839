import { expect, test } from 'vitest';
import { count, fill } from './text.ts';

test('C14.11: every placeholder of a sentence is filled, and one within a value is left alone', () => {
  expect(fill('{label} must be at most {max} characters', { label: '{max}', max: '200' })).toBe(
    '{max} must be at most 200 characters',
  );
  const quoted: string = 'the column {constructor} appears twice';
  expect(fill(quoted, {})).toBe(quoted);
});

test('C14.11: a sentence follows the plural rules of its language', () => {
  const polish = { one: '{count} zgłoszenie', few: '{count} zgłoszenia', many: '{count} zgłoszeń' };
  const said = [1, 2, 5, 22, 1500].map((number) => count(polish, number, undefined, 'pl'));
  expect(said).toEqual(['1 zgłoszenie', '2 zgłoszenia', '5 zgłoszeń', '22 zgłoszenia', '1500 zgłoszeń']);
  expect(count({ one: '{count} report of {club}', other: '{count} reports of {club}' }, 1500, { club: 'X' })).toBe(
    '1,500 reports of X',
  );
});
