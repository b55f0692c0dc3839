/** Texts in several languages within one process (C14.9) */
import type { Language } from './languages.ts';
import type { Plural } from './text.ts';

type Translated<Words> = {
  [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends { other: string }
      ? Plural
      : Translated<Words[Name]>;
};

export type Words<English> = { en: English } & Partial<Record<Exclude<Language, 'en'>, Translated<English>>>;

export const inLanguage = <English>(words: Words<English>, language: Language): English =>
  (words[language] as English | undefined) ?? words.en;
