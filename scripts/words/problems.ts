/** Checks the words of a language against the English ones (C14.11). */
import type { Language } from '../../domain/language/languages.ts';
import { isPlural, type Module, placeholdersOf, type Words } from './modules.ts';

/** The plural forms that integers need; `other` is required where a language has only `one` besides it. */
const FORMS: Partial<Record<Language, readonly string[]>> = { pl: ['one', 'few', 'many'], cs: ['one', 'few', 'other'] };
export const formsOf = (language: Language): readonly string[] => FORMS[language] ?? ['one', 'other'];

const list = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ') || 'none';

/** Placeholders of a plural: a form may omit the number ("one report"). */
const placeholdersOfForms = (forms: Record<string, string>): string[] =>
  [...new Set(Object.values(forms).flatMap(placeholdersOf))].filter((name) => name !== 'count').sort();

function textProblem(english: string, translated: string): string | null {
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(translated)];
  if (translated.trim() === '' && english.trim() !== '') return 'is empty';
  return String(wanted) === String(found) ? null : `has placeholders ${list(found)}, English has ${list(wanted)}`;
}

function pluralProblem(english: Record<string, string>, translated: Words, language: Language): string | null {
  if (!isPlural(translated)) return 'is not a plural';
  const keys = Object.keys(translated).sort();
  const wanted = [...formsOf(language)].sort();
  if (String(keys) !== String(wanted))
    return `has the forms ${keys.join(', ')}, ${language} needs ${wanted.join(', ')}`;
  const [have, want] = [placeholdersOfForms(translated), placeholdersOfForms(english)];
  return String(have) === String(want) ? null : `has placeholders ${list(have)}, English has ${list(want)}`;
}

/** One line per text that is missing, surplus or has other placeholders; a table empty in English may be filled. */
export function problemsOf(
  english: Words | Module,
  translated: Words | Module,
  language: Language,
  key = '',
): string[] {
  if (typeof english === 'string') {
    if (typeof translated !== 'string') return [`${key} is not a text`];
    const problem = textProblem(english, translated);
    return problem ? [`${key} ${problem}`] : [];
  }
  if (key !== '' && isPlural(english as Words)) {
    const problem = pluralProblem(english as Record<string, string>, translated as Words, language);
    return problem ? [`${key} ${problem}`] : [];
  }
  if (typeof translated === 'string') return [`${key} is not a table`];
  const isLabels = key !== '' && Object.keys(english).length === 0;
  const names = isLabels ? [] : [...new Set([...Object.keys(english), ...Object.keys(translated)])];
  return names.flatMap((name) => {
    const at = key === '' ? name : `${key}.${name}`;
    const [one, other] = [english[name], translated[name]];
    if (one === undefined) return [`${at} is not in English`];
    if (other === undefined) return [`${at} is missing`];
    return problemsOf(one, other, language, at);
  });
}
