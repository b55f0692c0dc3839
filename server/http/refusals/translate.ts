/** Translates refusals, which the rules word in English (C14.7, decision 047). */

import type { Language } from '../../../domain/language/languages.ts';
import { formatMessage, readMessage, type ValidationMessage } from '../../../domain/language/validation-message.ts';
import { type FieldProblem, PROBLEMS, type Problem } from '../../../domain/problems.ts';
import { words as cs } from './languages/cs.ts';
import { words as de } from './languages/de.ts';
import { words as english } from './languages/en.ts';
import { words as es } from './languages/es.ts';
import { words as fr } from './languages/fr.ts';
import { words as italian } from './languages/it.ts';
import { words as nl } from './languages/nl.ts';
import { words as pl } from './languages/pl.ts';
import { words as sv } from './languages/sv.ts';

type Sentences = { [key: string]: string | Sentences };

type Tables = Record<keyof typeof english, Sentences>;

const OTHERS: Partial<Record<Language, Tables>> = { de, fr, nl, pl, cs, it: italian, es, sv };

export const REFUSAL_LANGUAGES: readonly Language[] = ['en', ...(Object.keys(OTHERS) as Language[])];

/** Texts of two languages, matched by name. */
function pairs(one: Sentences, other: Sentences): [string, string][] {
  return Object.entries(one).flatMap(([name, text]) => {
    const translated = other[name];
    if (typeof text === 'string') return typeof translated === 'string' ? [[text, translated] as [string, string]] : [];
    return typeof translated === 'object' ? pairs(text, translated) : [];
  });
}

const dictionaries = new Map<Language, Map<string, string>>();

function dictionaryOf(language: Language): Map<string, string> {
  const known = dictionaries.get(language);
  if (known) return known;
  const other = OTHERS[language];
  const translations = new Map(other ? pairs(english, other) : []);
  dictionaries.set(language, translations);
  return translations;
}

const QUOTED = ['column', 'cell'];

function translated({ sentence, values }: ValidationMessage, language: Language): ValidationMessage {
  const dictionary = dictionaryOf(language);
  const inOther = ([name, value]: [string, ValidationMessage['values'][string]]) => {
    if (typeof value === 'object') return [name, translated(value, language)];
    // A value may be a field's name.
    return [name, QUOTED.includes(name) ? value : (dictionary.get(String(value)) ?? value)];
  };
  return {
    sentence: dictionary.get(sentence) ?? sentence,
    values: Object.fromEntries(Object.entries(values).map(inOther)),
  };
}

export const translateMessage = (language: Language, message: string): string =>
  formatMessage(translated(readMessage(message), language), language);

function fieldMessage({ message, validation }: FieldProblem, language: Language): string {
  return formatMessage(translated(validation ?? { sentence: message, values: {} }, language), language);
}

/** In the format of C3.1. */
export function refusalBody(problem: Problem, language: Language) {
  const errors = problem.errors?.map((each) => ({ path: each.path, message: fieldMessage(each, language) }));
  const sentence = dictionaryOf(language).get(PROBLEMS[problem.code]) ?? PROBLEMS[problem.code];
  // The field messages, else the sentence for the code, as in English.
  const message = errors?.map((each) => each.message).join(', ') || sentence;
  return { message, ...(errors && { errors }) };
}
