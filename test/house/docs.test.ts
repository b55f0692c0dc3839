/** Every path in backticks and every link in the documents exists. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const pages = tracked.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const ROOMS = /^(?:\.\.\/)*(?:bench|deidentify|docs|domain|e2e|ops|scripts|server|test|web)\//;

/** Paths in backticks that begin with a top-level folder and contain no placeholder. */
function quotedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w./@-]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => ROOMS.test(path) && !/NNNN|NAME|…/.test(path));
}

const leadsSomewhere = (page: string, path: string) =>
  [path, join(dirname(page), path)].some(
    (place) => existsSync(place) || ['.ts', '.tsx', '.test.ts', '.test.tsx'].some((end) => existsSync(place + end)),
  );

test('the documents are found', () => {
  expect(pages.length).toBeGreaterThan(30);
});

test.each(pages)('%s: every path in backticks exists', (page) => {
  const missing = quotedPaths(readFileSync(page, 'utf8')).filter((path) => !leadsSomewhere(page, path));
  expect(missing).toEqual([]);
});

test.each(pages)('%s: every linked file exists', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^(?:https?:|mailto:)/.test(link));
  expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
});
