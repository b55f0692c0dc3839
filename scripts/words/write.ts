/** Writes the words of a language beside the English ones, in the same order and with the same notes. */
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import type { Language } from '../../domain/language/languages.ts';
import { fileOf, isPlural, type Words } from './modules.ts';
import { formsOf } from './problems.ts';
import type { Text } from './texts.ts';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

function literal(words: Words): string {
  if (typeof words === 'string') return quoted(words);
  const entries = Object.entries(words).map(([key, value]) => `${isName(key) ? key : quoted(key)}: ${literal(value)}`);
  return `{ ${entries.join(', ')} }`;
}

/** The English words with each text replaced by its translation; `found` looks one up by the key of texts.ts. */
function translated(english: Words, key: string, found: (key: string) => Text | undefined, language: Language): Words {
  if (typeof english === 'string') return (found(key) as string | undefined) ?? english;
  if (isPlural(english)) {
    const forms = (found(key) as Record<string, string> | undefined) ?? english;
    return Object.fromEntries(formsOf(language).map((form) => [form, forms[form] ?? forms['other'] ?? '']));
  }
  return Object.fromEntries(
    Object.entries(english).map(([name, value]) => [name, translated(value, `${key}.${name}`, found, language)]),
  );
}

/** Writes one file. `labels` are the entries of a table that is empty in English. */
export function writeModule(
  folder: string,
  language: Language,
  english: Record<string, Words>,
  found: (key: string) => Text | undefined,
  labels: (name: string) => Record<string, string>,
): void {
  const source = ts.createSourceFile('en.ts', readFileSync(fileOf(folder, 'en'), 'utf8'), ts.ScriptTarget.Latest, true);
  let text = source.text;
  for (const statement of [...source.statements].reverse()) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of [...statement.declarationList.declarations].reverse()) {
      const words = english[name.getText(source)];
      if (!initializer || words === undefined) continue;
      const isTable = typeof words === 'object' && Object.keys(words).length === 0;
      const wanted = isTable ? labels(name.getText(source)) : translated(words, name.getText(source), found, language);
      text = text.slice(0, initializer.getStart(source)) + literal(wanted) + text.slice(initializer.end);
    }
  }
  writeFileSync(fileOf(folder, language), text);
}
