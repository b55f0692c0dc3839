/** Encodes a validation message and its values as text, to translate later (C14.7) */

import type { Language } from './languages.ts';
import { fill, wholeNumber } from './text.ts';
import { language as pageLanguage } from './words/en.ts';

export type ValidationMessage = { sentence: string; values: Record<string, string | number | ValidationMessage> };

const MARK = '\u0001';

export const validationMessage = (sentence: string, values: ValidationMessage['values']): string =>
  MARK + JSON.stringify({ sentence, values });

export const readMessage = (text: string): ValidationMessage =>
  text.startsWith(MARK) ? (JSON.parse(text.slice(1)) as ValidationMessage) : { sentence: text, values: {} };

export function formatMessage({ sentence, values }: ValidationMessage, language: Language = pageLanguage): string {
  const translate = (value: ValidationMessage['values'][string]) =>
    typeof value === 'object' ? formatMessage(value, language) : value;
  const translated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? wholeNumber(value, language) : translate(value),
  ]);
  return fill(sentence, Object.fromEntries(translated));
}

export const formatEncodedMessage = (text: string): string => formatMessage(readMessage(text));
