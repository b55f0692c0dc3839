/** The words of the pages (C14.11): complete in every language, and only in their files. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/language/languages.ts';
import { exportWords, importProblems, readWords } from '../../scripts/words/exchange.ts';
import { fileOf, readModule, wordsFolders } from '../../scripts/words/modules.ts';
import { problemsOf } from '../../scripts/words/problems.ts';
import { flatten } from '../../scripts/words/texts.ts';

/** Its lines that begin a comment or continue one. */
const commentsIn = (file: string): string =>
  (readFileSync(file, 'utf8').match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []).join('\n');

const folders = wordsFolders();
const translations = LANGUAGES.filter((language) => language !== 'en');

test.each(translations)('%s has every text that English has, with the same placeholders (C14.11)', async (language) => {
  const complaints: string[] = [];
  for (const folder of folders) {
    const [english, translated] = [await readModule(folder, 'en'), await readModule(folder, language)];
    for (const line of problemsOf(english ?? {}, translated ?? {}, language))
      complaints.push(`${fileOf(folder, language)}: ${line}`);
  }
  expect(complaints).toEqual([]);
});

test.each(translations)('the comments in the words of %s are those of English', (language) => {
  const differing = folders
    .filter((folder) => existsSync(fileOf(folder, language)))
    .filter((folder) => commentsIn(fileOf(folder, language)) !== commentsIn(fileOf(folder, 'en')));
  expect(differing).toEqual([]);
});

test('missing texts, surplus texts and other placeholders are each reported (C14.11)', () => {
  const english = {
    a: 'Hello {name}',
    b: { one: '{count} report', other: '{count} reports' },
    c: 'Close',
    d: { x: 'X' },
  };
  const polish = { a: 'Cześć {imię}', b: { one: '{count} zgłoszenie', other: 'x' }, d: { x: 'X', y: 'Y' }, e: 'E' };
  expect(problemsOf(english, polish, 'pl')).toEqual([
    'a has placeholders none, English has {name}',
    'b has the forms one, other, pl needs few, many, one',
    'c is missing',
    'd.y is not in English',
    'e is not in English',
  ]);
});

test('all words of a language can be exported to one file and read back unchanged (C14.12)', async () => {
  const file = await exportWords('pl');
  const imported = readWords(file);
  expect(imported.language).toBe('pl');
  expect(await importProblems(imported)).toEqual([]);
  for (const folder of folders) {
    const polish = await readModule(folder, 'pl');
    if (polish) expect([folder, imported.texts.get(folder)]).toEqual([folder, flatten(polish)]);
  }
});

test('a file with a wrong placeholder, an unknown text or an unknown language is refused (C14.12)', async () => {
  const text = (await exportWords('pl')).toString();
  const broken = text
    .replaceAll('{product}', '{produkt}')
    .replace('web/unsubscribe/words:stopMails', 'web/unsubscribe/words:nothing');
  const complaints = await importProblems(readWords(Buffer.from(broken)));
  expect(complaints.some((line) => line.includes('{produkt}'))).toBe(true);
  expect(complaints).toContain('web/unsubscribe/words:nothing is not in English');
  expect(() => readWords(Buffer.from('msgid ""\nmsgstr ""\n"Language: xx\\n"\n'))).toThrow('Language in the header');
});
