/** Finds all words: each `words/en.ts` and its siblings (docs/decisions/046-one-build-a-language.md). */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Language } from '../../domain/language/languages.ts';

/** A text, a plural by CLDR category, or a table by code whose entries are words again. */
export type Words = string | { [key: string]: Words };

export type Module = Record<string, Words>;

/** Not texts: each build has its own language module. */
const LANGUAGE_FOLDER = 'domain/language/words';

/** Every folder of words, by its path. */
export function wordsFolders(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*/words/en.ts'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))
    .map((path) => path.slice(0, -'/en.ts'.length))
    .filter((folder) => folder !== LANGUAGE_FOLDER)
    .sort();
}

export const fileOf = (folder: string, language: Language): string => join(folder, `${language}.ts`);

/** The exports of a words file; `null` if there is none. */
export async function readModule(folder: string, language: Language): Promise<Module | null> {
  const file = fileOf(folder, language);
  if (!existsSync(file)) return null;
  return { ...((await import(pathToFileURL(file).href)) as Module) };
}

const PLURAL_KEYS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** True for plural forms, false for a table by code. */
export const isPlural = (words: Words): words is Record<string, string> =>
  typeof words === 'object' && 'one' in words && Object.keys(words).every((key) => PLURAL_KEYS.has(key));

/** The distinct names in braces, sorted. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/{(\w+)}/g)].map(([, name = '']) => name))].sort();

/** The comment above each export of a file; the one at its top has an empty name. */
export function notesOf(folder: string): Map<string, string> {
  const file = fileOf(folder, 'en');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const notes = new Map<string, string>();
  const text = (comment: string) =>
    comment
      .replace(/^\/\*\*?|\*\/$/g, '')
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
  for (const statement of source.statements) {
    const comments = (ts.getLeadingCommentRanges(source.text, statement.pos) ?? []).map(({ pos, end }) =>
      text(source.text.slice(pos, end)),
    );
    if (statement === source.statements[0]) notes.set('', comments[0] ?? '');
    const note = comments.slice(statement === source.statements[0] ? 1 : 0).at(-1);
    if (note && ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) notes.set(name.getText(source), note);
  }
  return notes;
}
