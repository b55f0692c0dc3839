/** Encodes a validation message and its values for later translation (C14.7); zod carries text only */

import type { Language } from './languages.ts';
import { fill, wholeNumber } from './text.ts';
import { language as pageLanguage } from './words/en.ts';

export type ValidationMessage = { sentence: string; values: Record<string, string | number | ValidationMessage> };

const MARK = '\u0001';

export const validationMessage = (sentence: string, values: ValidationMessage['values']): string =>
  MARK + JSON.stringify({ sentence, values });

export const readMessage = (text: string): ValidationMessage =>
  text.startsWith(MARK) ? (JSON.parse(text.slice(1)) as ValidationMessage) : { sentence: text, values: {} };

export function messageInWords({ sentence, values }: ValidationMessage, language: Language = pageLanguage): string {
  const said = (value: ValidationMessage['values'][string]) =>
    typeof value === 'object' ? messageInWords(value, language) : value;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? wholeNumber(value, language) : said(value),
  ]);
  return fill(sentence, Object.fromEntries(written));
}

export const inWords = (text: string): string => messageInWords(readMessage(text));
