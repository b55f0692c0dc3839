/** test/house/specification.tsv says where each specification line is implemented and tested: both must exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const [, ...rows] = readFileSync('test/house/specification.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

const each = (cell = ''): string[] => cell.split(' | ').filter(Boolean);

test('every row has a section, a line, a place and a proof', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
});

test('every place exists; a second one may be relative to the folder of the first or its parents', () => {
  const missing = rows.flatMap(([, , places]) => {
    const [first = '', ...others] = each(places);
    const folders: string[] = [];
    for (let folder = dirname(first); folder !== '.'; folder = dirname(folder)) folders.push(`${folder}/`);
    return [first, ...others].filter((place) => !['', ...folders].some((folder) => existsSync(folder + place)));
  });
  expect(missing).toEqual([]);
});

test('every proof is a test file that contains the quoted words', () => {
  const invented = rows
    .flatMap(([, , , proofs]) => each(proofs))
    .filter((proof) => {
      const [, file = '', words = ''] = /^(\S+): (.+)$/.exec(proof) ?? [];
      const path = [`${file}.test.ts`, `${file}.test.tsx`].find((candidate) => existsSync(candidate));
      return path === undefined || words === '' || !readFileSync(path, 'utf8').includes(words);
    });
  expect(invented).toEqual([]);
});
