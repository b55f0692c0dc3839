/** docs/where-it-stands.md names where each line of the specification lives and what proves it: both must be there. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/where-it-stands.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \| .* \| .* \|$/.test(line) && !line.startsWith('| line |'))
  .map((line) => line.slice(2, -2).split(' | '));

const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

test('every row has a line, a place and a proof', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(
    rows.filter((cells) => cells.length !== 3 || quoted(cells[1]).length === 0 || quoted(cells[2]).length === 0),
  ).toEqual([]);
});

test('every place stands in the tree; a second one may be named from the folder of the first or its parents', () => {
  const missing = rows.flatMap(([, places]) => {
    const [first = '', ...others] = quoted(places);
    const folders: string[] = [];
    for (let folder = dirname(first); folder !== '.'; folder = dirname(folder)) folders.push(`${folder}/`);
    return [first, ...others].filter((place) => !['', ...folders].some((folder) => existsSync(folder + place)));
  });
  expect(missing).toEqual([]);
});

test('every proof is a test file that holds the words which are quoted from it', () => {
  const invented = rows
    .flatMap(([, , proofs]) => quoted(proofs))
    .filter((proof) => {
      const [, file = '', words = ''] = /^(\S+): (.+)$/.exec(proof) ?? [];
      const path = [`${file}.test.ts`, `${file}.test.tsx`].find((candidate) => existsSync(candidate));
      return path === undefined || words === '' || !readFileSync(path, 'utf8').includes(words);
    });
  expect(invented).toEqual([]);
});
