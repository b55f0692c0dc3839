/** Checks the typography of each language: quotation marks, ellipses, no-break spaces, and the form of address. */
import type { Language } from '../../domain/language/languages.ts';

type Translation = Exclude<Language, 'en'>;

const QUOTATION_MARKS: Record<Translation, string> = {
  de: '„“‚‘',
  fr: '«»',
  nl: '‘’',
  pl: '„”',
  cs: '„“',
  it: '“”',
  es: '«»',
  sv: '”',
};

const word = (...forms: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'u');

/** Words of the wrong form of address; Polish and Czech texts use neither form, and no gender. */
const OTHER_ADDRESS: Record<Translation, RegExp> = {
  de: word('Ihnen', 'Ihr', 'Ihre[nmrs]?', '(?<=[a-zäöü,] )Sie'),
  fr: word('[Tt]u', '[Tt]oi', '[Tt]es', '[Tt]on'),
  nl: word('[Uu]w'),
  pl: word(
    'Pan',
    'Pani',
    '(?<=[a-ząćęłńóśźż,] )Państw\\p{L}*',
    '[Tt]w[oó]j\\p{L}*',
    '\\p{L}+łeś',
    '\\p{L}+łaś',
    '\\p{L}+\\(a\\)',
  ),
  cs: word('[Tt]y', '[Tt]vůj', '[Tt]v[aáéeé]', '[Tt]voj\\p{L}*', '\\p{L}+l/a', '\\p{L}+\\(a\\)'),
  it: word('Lei', '(?<=[a-zàèéìòù,] )Su[oae]i?'),
  es: word('[Uu]sted(?:es)?'),
  sv: word('(?<=[a-zåäö,] )Ni', '(?<=[a-zåäö,] )Er[at]?'),
};

/** What is wrong with a text; an apostrophe `’` is not a quotation mark. */
export function typographyComplaints(text: string, language: Translation): string[] {
  const complaints: string[] = [];
  const foreign = [...text].find((mark) => '„“”‚‘«»"'.includes(mark) && !QUOTATION_MARKS[language].includes(mark));
  if (foreign) complaints.push(`has the quotation mark ${foreign}, ${language} has ${QUOTATION_MARKS[language]}`);
  if (text.includes("'")) complaints.push("has ' where ’ belongs");
  if (text.includes('...')) complaints.push('has ... where … belongs');
  if (language === 'fr' && / [:;?!»%]|« /.test(text))
    complaints.push('has a space that can break before : ; ? ! » % or after «');
  const addressed = OTHER_ADDRESS[language].exec(text)?.[0];
  if (addressed) complaints.push(`addresses people as ${addressed}`);
  return complaints;
}
