/** The words of the pages (contract C14.11): whole in every language, and nowhere but in their files. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/language/languages.ts';
import { complaintsAbout } from '../../scripts/words/complaints.ts';
import { fileOf, readModule, wordsFolders } from '../../scripts/words/modules.ts';

const folders = wordsFolders();
const translations = LANGUAGES.filter((language) => language !== 'en');

test.each(translations)('C14.11: %s says all that English says, with the same placeholders', async (language) => {
  const complaints: string[] = [];
  for (const folder of folders) {
    const [english, translated] = [await readModule(folder, 'en'), await readModule(folder, language)];
    if (!translated) continue;
    for (const line of complaintsAbout(english ?? {}, translated, language))
      complaints.push(`${fileOf(folder, language)}: ${line}`);
  }
  expect(complaints).toEqual([]);
});

test('C14.11: a missing text, a surplus one and another placeholder are each named', () => {
  const english = {
    a: 'Hello {name}',
    b: { one: '{count} report', other: '{count} reports' },
    c: 'Close',
    d: { x: 'X' },
  };
  const polish = { a: 'Cześć {imię}', b: { one: '{count} zgłoszenie', other: 'x' }, d: { x: 'X', y: 'Y' }, e: 'E' };
  expect(complaintsAbout(english, polish, 'pl')).toEqual([
    'a has placeholders none, English has {name}',
    'b has the forms one, other, pl needs few, many, one',
    'c is missing',
    'd.y is not in English',
    'e is not in English',
  ]);
});
