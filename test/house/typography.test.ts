/** Page texts follow the typography of their language and address people consistently (docs/add-a-language.md). */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/language/languages.ts';
import { fileOf, readModule, wordsFolders } from '../../scripts/words/modules.ts';
import { flatten } from '../../scripts/words/texts.ts';
import { typographyComplaints } from '../../scripts/words/typography.ts';

const translations = LANGUAGES.filter((language) => language !== 'en');

test.each(translations)(
  'texts in %s use its quotation marks, ellipses, spaces and form of address (C14.4)',
  async (language) => {
    const complaints: string[] = [];
    let texts = 0;
    for (const folder of wordsFolders())
      for (const [key, text] of flatten((await readModule(folder, language)) ?? {}))
        for (const form of typeof text === 'string' ? [text] : Object.values(text)) {
          texts += 1;
          for (const complaint of typographyComplaints(form, language))
            complaints.push(`${fileOf(folder, language)}: ${key} ${complaint}`);
        }
    expect(texts).toBeGreaterThan(2_000);
    expect(complaints).toEqual([]);
  },
);

test.each([
  ['de', '"Verein" löschen?', 'has the quotation mark ", de has „“‚‘'],
  ['nl', '“Naam” wissen', 'has the quotation mark “, nl has ‘’'],
  ['it', "L'autorità", "has ' where ’ belongs"],
  ['sv', 'Laddar...', 'has ... where … belongs'],
  ['fr', 'Effacer ?', 'has a space that can break before : ; ? ! » % or after «'],
  ['fr', 'Ton club', 'addresses people as Ton'],
  ['de', 'Bitte melden Sie sich an', 'addresses people as Sie'],
  ['pl', 'Co zrobiłeś', 'addresses people as zrobiłeś'],
  ['cs', 'Co jsi napsal/a', 'addresses people as napsal/a'],
] as const)('the check for %s reports the fault in %s (C14.4)', (language, text, complaint) => {
  expect(typographyComplaints(text, language)).toEqual([complaint]);
});
