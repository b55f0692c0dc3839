/** Failures are recognised by code: the words of a sentence may change, and so may its language (C14.7). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROBLEMS } from '../../domain/problems.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web', 'e2e', 'test'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('test/house/'));

/** Code that compares the words of a failure, or searches them. */
const COMPARED =
  /(?<!typeof [\w?]+)\.(message|words)(\b| as \w+\))\s*([!=]==|\.(includes|startsWith|endsWith|match|search)\()/;
const NAMED = /[!=]==\s*(PROBLEMS\[|(CLUB_NAME|EMAIL)_TAKEN|LINK_OVER|WRONG_CODE|COMMENT_REQUIRED_DETAIL)/;

/** Each sentence of the problems table, quoted. */
const quoted = Object.values(PROBLEMS).map((words) => `'${words}'`);

const found = (paths: readonly string[], is: (line: string) => boolean): string[] =>
  paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (is(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );

test('the patterns match what they should', () => {
  for (const line of ["problem.message === 'Gone'", "error.message.startsWith('The')", 'problem.words !== GONE'])
    expect(line).toMatch(COMPARED);
  expect('fieldErrors(problem).comment === COMMENT_REQUIRED_DETAIL').toMatch(NAMED);
  expect(files.length).toBeGreaterThan(500);
});

test('no page branches on the wording of a failure (C14.7)', () => {
  const pages = files.filter((path) => path.startsWith('web/') && !path.includes('.test.'));
  expect(found(pages, (line) => COMPARED.test(line) || NAMED.test(line))).toEqual([]);
});

test('no API test recognises a refusal by its wording: it asks for the code, by test/problem.ts (C14.7)', () => {
  const tests = files.filter((path) => path.startsWith('test/'));
  expect(found(tests, (line) => quoted.some((words) => line.includes(words)))).toEqual([]);
});

test('browser tests recognise an API answer by its code, not by its wording (C14.7)', () => {
  const journeys = files.filter((path) => path.startsWith('e2e/'));
  expect(found(journeys, (line) => /\.json\(\)[^;]*\bmessage:/.test(line))).toEqual([]);
});
