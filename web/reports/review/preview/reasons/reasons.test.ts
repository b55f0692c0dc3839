import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOf, translateReason } from './reasons.ts';
import { reasons } from './words/en.ts';

const PHRASE = /^[A-Z][a-z']* (?:$|.*[a-z])/;

/** Phrases in the engine's sources: strings of several words starting with a capital. */
function phrasesOfEngine(): string[] {
  const listed = execFileSync('git', ['ls-files', 'deidentify/*.ts'], { encoding: 'utf8' }).trim().split('\n');
  const files = listed.filter((path) => !/\.test\.ts$|\/(?:corpus|training|data|tables\/(?!number-cues))/.test(path));
  return files.flatMap((path) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) && PHRASE.test(node.text)) found.push(node.text);
      if (ts.isTemplateHead(node) && PHRASE.test(node.text)) found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
    return found;
  });
}

test('every reason that the engine gives has its own words, and there are no others (C5.4)', () => {
  const phrases = new Set(phrasesOfEngine());
  const withWord = ['Follows the title ', 'Follows the word '];
  expect([...phrases].filter((phrase) => phrase.endsWith(' ')).sort()).toEqual(withWord);
  const plain = [...phrases].filter((phrase) => !phrase.endsWith(' '));
  expect([...new Set(plain.map(codeOf))].sort()).toEqual(Object.keys(reasons).sort());
  for (const phrase of plain) expect(translateReason(phrase)).toBe(phrase);
});

test.each([
  'Follows the title Mr',
  'Follows the word instructor',
  'A name, before "said"',
  'In a text in capitals, and not in the lists of names, after "WITH"',
  'A name that is also an ordinary word, after "{word}"',
  'A reason that nobody knows',
  'constructor',
  '',
])('in English %j is shown as the engine says it (C5.4)', (reason) => {
  expect(translateReason(reason)).toBe(reason);
});
