// The training text of a language as its files hold it: deidentify/tagger/training/LANGUAGE.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '../../deidentify/tagger/languages.ts';

/** Path of a file of the training text. */
export function trainingPath(language: LanguageCode, file: string): string {
  return fileURLToPath(new URL(`../../deidentify/tagger/training/${language}/${file}`, import.meta.url));
}

/** Its lines without empty ones; none where there is no such file. */
export function trainingLines(language: LanguageCode, file: string): string[] {
  const path = trainingPath(language, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
    .filter((line) => line.trim() !== '');
}

/** Its lines as fields between tabs. */
export function trainingFields(language: LanguageCode, file: string): string[][] {
  return trainingLines(language, file).map((line) => line.split('\t').map((field) => field.trim()));
}
