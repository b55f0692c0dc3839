/** House rules that no linter covers (docs/architecture.md). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '');
const sources = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
/** Tables of facts and sentences, which may be long. */
const isTable = (path: string): boolean => /\/(tables|corpus)\//.test(path);

test('the sources are found', () => {
  expect(sources.length).toBeGreaterThan(150);
});

test('no source file is longer than 300 lines', () => {
  const long = sources.filter((path) => !isTable(path) && readFileSync(path, 'utf8').split('\n').length > 301);
  expect(long).toEqual([]);
});

test('no folder holds more than nine files besides its tests', () => {
  const counts = new Map<string, number>();
  for (const path of sources) {
    const folder = dirname(path);
    if (
      /\.test\.tsx?$/.test(path) ||
      !/^(domain|deidentify|server|web|scripts|bench)(\/|$)/.test(folder) ||
      isTable(path)
    )
      continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 9)).toEqual([]);
});

test('no file or folder has a vague name: utils, helpers, misc, common, hooks, types, index', () => {
  const vague = sources.filter((path) =>
    /(^|\/)(utils?|helpers?|misc|common|hooks|types|index)(\/|\.tsx?$)/.test(path),
  );
  expect(vague).toEqual([]);
});

test('every form has method="post", so that nothing typed gets into the address', () => {
  const pages = tracked.filter((path) => /^web\/.*\.tsx$/.test(path) && !/\.test\.tsx$/.test(path));
  const forms = pages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<form\b[\s\S]{0,200}/g)].map(([form]) => ({ path, form })),
  );
  expect(forms.length).toBeGreaterThan(5);
  expect(forms.filter(({ form }) => !/^<form\s+method="post"/.test(form))).toEqual([]);
});

test('a link to one of our pages keeps the language: its address is `localised`, or it is a PageLink (C14.1)', () => {
  const pages = tracked.filter((path) => /^web\/.*\.tsx$/.test(path) && !/\.test\.tsx$/.test(path));
  const links = pages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<a\b[^>]*?\bhref=\{?(.{0,40})/g)].map(([, address]) => ({
      path,
      address,
    })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ address }) => /^(paths\.|SITE_MAP|[`"]\/)/.test(address ?? ''))).toEqual([]);
});

test('domain and server name media types only in their table', () => {
  const named = sources.filter(
    (path) =>
      /^(domain|server)\//.test(path) &&
      !path.endsWith('.test.ts') &&
      /['"`](application\/(json|zip)|text\/csv|image\/jpeg)\b[^'"`]*['"`]/.test(readFileSync(path, 'utf8')),
  );
  expect(named).toEqual(['domain/api/media.ts']);
});

test('no test is skipped or focused, and nothing is left for later', () => {
  const left = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck|expect-error)/.test(
      text,
    );
  });
  expect(left.filter((path) => basename(path) !== 'rules.test.ts')).toEqual([]);
});

test('the lock file contains no download addresses', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"|https?:\/\/registry/);
});
