/**
 * What is wrong with something that was sent, as rules say it: a sentence, with its values still apart, so that the server
 * can say it in another language (contract C14.7; decision 047). It travels through zod, which carries text alone.
 */

import type { Language } from './languages.ts';
import { fill, wholeNumber } from './text.ts';
import { language as pageLanguage } from './words/en.ts';

export type Complaint = { sentence: string; values: Record<string, string | number | Complaint> };

const MARK = '\u0001';

export const complaint = (sentence: string, values: Complaint['values']): string =>
  MARK + JSON.stringify({ sentence, values });

export const readComplaint = (text: string): Complaint =>
  text.startsWith(MARK) ? (JSON.parse(text.slice(1)) as Complaint) : { sentence: text, values: {} };

export function sayComplaint({ sentence, values }: Complaint, language: Language = pageLanguage): string {
  const said = (value: Complaint['values'][string]) =>
    typeof value === 'object' ? sayComplaint(value, language) : value;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? wholeNumber(value, language) : said(value),
  ]);
  return fill(sentence, Object.fromEntries(written));
}

export const inWords = (text: string): string => sayComplaint(readComplaint(text));
