/** docs/contract.md contains every rule that is cited by number, and no rule that nothing implements. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CONTRACT = 'docs/contract.md';
const OWN = 'test/house/contract.test.ts';

/** Texts and word lists, where C42 is an aircraft. */
const isText = (path: string): boolean => /\/(corpus|tables|sample)\//.test(path);
const isCode = (path: string): boolean => /\.(ts|tsx|mjs|css)$/.test(path);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => isCode(path) || /\.(md|ya?ml)$|^\.env\.example$/.test(path))
  .filter((path) => !isText(path) && path !== CONTRACT && path !== OWN);

/** A chapter (`C4`) or a rule (`C3.17`), alone or as either end of a range (`C3.13 to C3.15`). */
const CITATION = /\bC([1-9]\d?)(?:\.(\d{1,2}))?\b(?:(?: to |–)C([1-9]\d?)(?:\.(\d{1,2}))?\b)?/g;

/** Every number that a text cites, with all within a range; a range over chapters of rules counts only its ends. */
function citedIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, chapter = '', rule, lastChapter, lastRule]) => {
    const numbered = (from: string, to: string, start = '') =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `C${start}${Number(from) + index}`);
    if (rule === undefined) return numbered(chapter, lastChapter ?? chapter);
    if (lastRule === undefined) return [`C${chapter}.${rule}`];
    if (chapter === lastChapter) return numbered(rule, lastRule, `${chapter}.`);
    return [`C${chapter}.${rule}`, `C${lastChapter}.${lastRule}`];
  });
}

const contract = readFileSync(CONTRACT, 'utf8');
const chapters = [...contract.matchAll(/^## (C\d+) /gm)].map(([, chapter = '']) => chapter);
const rules = [...contract.matchAll(/^\*\*(C\d+\.\d+)\*\* /gm)].map(([, rule = '']) => rule);
const citations = files.flatMap((path) => citedIn(readFileSync(path, 'utf8')).map((number) => ({ path, number })));

test('the rules of the contract are in ascending order, each in its chapter, none twice', () => {
  expect(rules.length).toBeGreaterThan(50);
  const order = (number: string) => number.slice(1).split('.').map(Number);
  const [upwards, inChapters] = [[...new Set(rules)], rules.map((rule) => rule.split('.')[0] ?? '')];
  upwards.sort((a, b) => (order(a)[0] ?? 0) - (order(b)[0] ?? 0) || (order(a)[1] ?? 0) - (order(b)[1] ?? 0));
  expect(rules).toEqual(upwards);
  expect([...new Set(inChapters)]).toEqual(chapters);
});

test('every number that code, tests and documents cite exists in the contract', () => {
  expect(citations.length).toBeGreaterThan(500);
  const known = new Set([...chapters, ...rules]);
  expect(citations.filter(({ number }) => !known.has(number))).toEqual([]);
});

test('every rule of the contract is cited in code or tests', () => {
  const kept = new Set(citations.filter(({ path }) => isCode(path)).map(({ number }) => number));
  expect(rules.filter((rule) => !kept.has(rule))).toEqual([]);
});

test('a range cites every number within it', () => {
  expect(citedIn('(contract C3.13 to C3.15, C4)')).toEqual(['C3.13', 'C3.14', 'C3.15', 'C4']);
  expect(citedIn('C1 to C3; C0, C150 and C2471 are something else')).toEqual(['C1', 'C2', 'C3']);
});
