// The name tagger's nine languages

/** Order of the columns of words and weights; changing it requires retraining. */
export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'cs', 'sv'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

const NAMES: readonly (readonly [LanguageCode, RegExp])[] = [
  ['de', /^(?:de\b|ger|deu|german|deutsch)/],
  ['en', /^(?:en\b|eng)/],
  ['es', /^(?:es\b|spa|espa|castellano)/],
  ['fr', /^(?:fr\b|fra|fre|french)/],
  ['it', /^(?:it\b|ita)/],
  ['nl', /^(?:nl\b|nld|dut|nederlands|vlaams|flemish)/],
  ['pl', /^(?:pl\b|pol)/],
  ['cs', /^(?:cs\b|cz|ces|čes)/],
  ['sv', /^(?:sv\b|swe|sve)/],
];

/** By code or name, in any case; -1 for another or none. */
export function languageNumber(stated: string | null): number {
  const name = stated?.trim().toLowerCase() ?? '';
  const found = NAMES.find(([, form]) => form.test(name));
  return found ? LANGUAGES.indexOf(found[0]) : -1;
}
