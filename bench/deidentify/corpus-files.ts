/** Reads the de-identification corpus from disk (deidentify/README.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChapters } from '../../deidentify/corpus/chapters.ts';
import type { Chapter } from '../../deidentify/corpus/row.ts';

const FOLDER = 'deidentify/corpus';
/** The subjects of the corpus, each a folder. */
export const SUBJECTS = ['names', 'identifiers', 'harmless', 'own'] as const;

/** One file: its name within the corpus, such as `names/blind-1.txt`, and its content. */
type CorpusFile = { name: string; chapters: Chapter[] };

/** Every file of the corpus, by subject and name. */
export function corpusFiles(): CorpusFile[] {
  return SUBJECTS.flatMap((subject) =>
    readdirSync(join(FOLDER, subject))
      .filter((file) => /\.(?:txt|jsonl)$/.test(file))
      .sort()
      .map((file) => `${subject}/${file}`),
  ).map((name) => ({ name, chapters: readChapters(name, readFileSync(join(FOLDER, name), 'utf8')) }));
}

type KnownMiss = { name: string; row: string };

/** Rows known to fail, one per line: the file name, a tab, the row as written there. */
export function knownMisses(): KnownMiss[] {
  const lines = readFileSync(join(FOLDER, 'known-misses.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', row = ''] = line.split('\t');
      return { name, row };
    });
}
