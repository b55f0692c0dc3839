/** Placeholders and plurals in messages (C14.11) */
import type { Language } from './languages.ts';
import * as words from './words/en.ts';

export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Name extends string> = Record<Name, string | number>;

export const wholeNumber = (value: number, language: Language = words.language): string =>
  value.toLocaleString(language);

/** Grouped as in the language; numbers in the specification's English texts stay plain (C14.10). */
export const numberInText = (value: number, language: Language = words.language): string =>
  language === 'en' ? String(value) : wholeNumber(value, language);

export function fill<Text extends string>(
  text: Text,
  values: Values<Placeholder<Text>>,
  language: Language = words.language,
): string {
  return text.replace(/{(\w+)}/g, (whole, name: string) => {
    // Messages may quote typed text, such as `{constructor}`.
    if (!Object.hasOwn(values, name)) return whole;
    const value = (values as Values<string>)[name] ?? '';
    return typeof value === 'number' ? numberInText(value, language) : value;
  });
}

/** CLDR plural categories; English has `one` and `other`. */
export type Plural = { one: string; few?: string; many?: string; other?: string };

/** Chooses the plural form for `number` and fills in `{count}`. */
export function pluralText<Forms extends Plural>(
  forms: Forms,
  number: number,
  values?: Values<Exclude<Placeholder<Extract<Forms[keyof Forms], string>>, 'count'>>,
  language: Language = words.language,
): string {
  const form = forms[new Intl.PluralRules(language).select(number) as keyof Plural] ?? forms.other ?? forms.many ?? '';
  return fill(form as string, { count: wholeNumber(number, language), ...values } as Values<never>, language);
}
