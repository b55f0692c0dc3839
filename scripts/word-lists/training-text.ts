// Reads the training text of a language from deidentify/tagger/training/LANGUAGE.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '../../deidentify/tagger/languages.ts';

export function trainingPath(language: LanguageCode, file: string): string {
  return fileURLToPath(new URL(`../../deidentify/tagger/training/${language}/${file}`, import.meta.url));
}

/** Its non-empty lines; none if there is no such file. */
export function trainingLines(language: LanguageCode, file: string): string[] {
  const path = trainingPath(language, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
    .filter((line) => line.trim() !== '');
}

/** Its lines as tab-separated fields. */
export function trainingFields(language: LanguageCode, file: string): string[][] {
  return trainingLines(language, file).map((line) => line.split('\t').map((field) => field.trim()));
}
