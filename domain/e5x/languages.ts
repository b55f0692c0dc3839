/** Narrative languages by ECCAIRS RIT 5.1.0.0 id (value list 1097, labels of 3.4.0.1) */

const IN_ORDER = [
  'Afrikaans, Albanian, Arabic, Armenian, Azerbaijani, Basque, Belarusian, Bulgarian, Catalan, Chinese, Croatian',
  'Czech, Danish, Divehi, Dutch, English, Estonian, Faroese, Finnish, French, Galician, Georgian, German, Greek',
  'Gujarati, Hebrew, Hindi, Hungarian, Icelandic, Indonesian, Italian, Japanese, Kannada, Kazakh, Kirghiz, Korean',
  'Latvian, Lithuanian, Macedonian, Malay, Marathi, Mongolian, Norwegian, Persian, Polish, Portuguese, Punjabi',
  'Romanian, Russian, Sanskrit, Serbian, Slovak, Slovenian, Spanish, Swedish, Tamil, Tatar, Telugu, Thai, Turkish',
  'Ukrainian',
].join(', ');

const OTHERS: readonly (readonly [string, string])[] = [
  ['kyrgyz', '35'],
  ['norwegian bokmål', '43'],
  ['norwegian nynorsk', '43'],
  ['unknown', '62'],
  ['urdu', '63'],
  ['uzbek', '64'],
  ['vietnamese', '65'],
];
const OTHER = '66';

const ID_OF = new Map([
  ...IN_ORDER.split(', ').map((name, index) => [name.toLowerCase(), String(index + 1)] as const),
  ...OTHERS,
]);

export const E5X_LANGUAGE_NAMES: readonly string[] = IN_ORDER.split(', ');

export const LANGUAGE_LIST: ReadonlySet<string> = new Set([...ID_OF.values(), OTHER]);

/** By English name, ignoring brackets; `null` if unknown. */
export function languageId(name: string | null): string | null {
  const withoutBrackets = (name ?? '')
    .replace(/\(.*?\)/gu, '')
    .trim()
    .toLowerCase();
  if (withoutBrackets === '') return null;
  return ID_OF.get(withoutBrackets) ?? OTHER;
}
