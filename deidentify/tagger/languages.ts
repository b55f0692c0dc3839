// The nine languages of which the recogniser knows sentences and words.

/** In the order of the columns of the word table and of the weights; never to be changed without training anew. */
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

/** Number of a report's stated language (a code or a name, in any case) among LANGUAGES; -1 for another or none. */
export function languageNumber(stated: string | null): number {
  const name = stated?.trim().toLowerCase() ?? '';
  const found = NAMES.find(([, form]) => form.test(name));
  return found ? LANGUAGES.indexOf(found[0]) : -1;
}
