/** Word lists belong in the tables of de-identification, where they can be found, and never inside a rule. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const MOST_WORDS = 8;

/** How many words of two letters or more are in the longest string, string list or pattern of a source. */
function longestList(source: string): number {
  let longest = 0;
  const count = (words: readonly string[]) => {
    longest = Math.max(longest, words.filter((word) => /\p{L}{2}/u.test(word)).length);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) count(node.text.split(/\s+/));
    if (ts.isRegularExpressionLiteral(node) || ts.isTemplateExpression(node)) count(node.getText().split('|'));
    if (ts.isArrayLiteralExpression(node)) count(node.elements.filter(ts.isStringLiteralLike).map(({ text }) => text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('rule.ts', source, ts.ScriptTarget.Latest, true));
  return longest;
}

test.each([
  "const A = new Set('one two three four five six seven eight nine'.split(' '));",
  'const A = `one two three four\n five six seven eight nine`;',
  'const A = /^(?:one|two|three|four|five|six|seven|eight|nine)$/;',
  "const A = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];",
])('a list of nine words is detected in %j', (source) => {
  expect(longestList(source)).toBe(9);
});

test('no rule of de-identification contains a list of words', () => {
  const folders = ['recognisers', 'reading', 'resolving'].map((folder) => `deidentify/${folder}`);
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const rules = files.filter((file) => !file.endsWith('.test.ts'));
  expect(rules.length).toBeGreaterThan(50);
  const long = rules.filter((file) => longestList(readFileSync(file, 'utf8')) > MOST_WORDS);
  expect(long, 'their lists belong into deidentify/tables/').toEqual([]);
});
